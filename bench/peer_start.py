"""The ordinary way to start: an empty window, and one line by pyttsx3. Timed from outside (`speech_peers.starts`)."""

import pygame
import pyttsx3

pygame.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
engine = pyttsx3.init()
engine.say("Bonjour.")
engine.runAndWait()
while pygame.event.wait().type != pygame.QUIT:
    pygame.display.flip()
