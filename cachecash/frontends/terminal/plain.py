"""What was typed, as it is compared: capitals and accents do not count."""

import unicodedata


def plain(text: str) -> str:
    """Give a text in small letters without accents."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(sign for sign in spread if not unicodedata.combining(sign))
