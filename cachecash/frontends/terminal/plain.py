"""What was typed, as it is compared: capitals and accents do not count."""

import re
import unicodedata


def plain(text: str) -> str:
    """Give a text in small letters without accents."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(sign for sign in spread if not unicodedata.combining(sign))


def plain_name(text: str) -> str:
    """Give a name as it is compared: hyphens and underscores stand for blanks, however many there are."""
    return re.sub(r"[\s_-]+", " ", plain(text)).strip()
