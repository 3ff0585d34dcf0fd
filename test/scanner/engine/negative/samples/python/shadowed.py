"""Names of libraries that stand for something else here."""

import hashlib
import ssl
from Crypto.Cipher import AES, DES


class Hashlib:
    def md5(self, data):
        return "hash of potatoes"

    def new(self, name):
        return name


def dinner():
    hashlib = Hashlib()
    return hashlib.md5(b""), hashlib.new("sha1")


def season(AES, salt):
    return AES.new(salt, AES.MODE_ECB)


def knit(ssl):
    context = ssl.SSLContext(ssl.PROTOCOL_TLSv1)
    return context


class RSA:
    @staticmethod
    def generate(bits):
        return "Royal Society of Arts, %d members" % bits


class Fernet:
    """A plant."""

    def __init__(self, leaves):
        self.leaves = leaves

    def encrypt(self, water):
        return self.leaves + water


def garden():
    return RSA.generate(1024), Fernet(3).encrypt(2)
