# -*- coding: utf-8 -*-
from django.utils.translation import gettext as _

ARTICLES = ["le", "la", "les", "des", "du"]
TEXT = "Il y a des pommes, des poires et des scoubidous. AES: Agence européenne de sécurité."
CSS = ".cipher { color: #aes; } .md5-sum::after { content: 'RC4'; } .key { } .salt { }"
URL = "https://acme.example/hash?md5=1&cipher=des-ede3-cbc&key=rsa2048"
MESSAGES = {"encrypt": _("Encrypt with AES"), "hash.md5": _("MD5 checksum"), "key": _("Key")}


def tokenize(text, salt="fleur de sel"):
    tokens = []
    for word in text.split():
        token = {"hash": hash(word), "key": word.lower(), "signature": word[:1]}
        tokens.append(token)
    return tokens, salt


def random_choice(random, items):
    return items[random.randint(0, len(items) - 1)]


def key_code(event):
    return {13: "enter", 27: "escape"}.get(event.keyCode)
