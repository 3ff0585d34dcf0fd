"""Prices of crypto currencies.

>>> import hashlib
>>> hashlib.md5(b"wallet").hexdigest()
'5bfb5d0a4d8bc9dc9b2b9c7b0c1b0a63'

Example::

    from Crypto.Cipher import AES
    cipher = AES.new(key, AES.MODE_ECB)
"""

import hashlib
import hmac as _hmac
import secrets
from cryptography.hazmat.primitives import hashes
from dataclasses import dataclass
from acme.puzzle.random import Random as Dice

md5sum_label = "MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6"
aes_thetic = True
QUERY = "SELECT md5(name), sha1(name) FROM tokens WHERE cipher = 'aes-256-gcm'"


@dataclass
class Token:
    kind: str
    hash: int = 0

    def __hash__(self):
        return hash((self.kind, self.hash))


class Wallet:
    """A wallet; `hashlib.new("md5")` is not called here."""

    def __init__(self, prices):
        self.prices = dict(prices)
        self.key = "BTC"

    def price(self, key):
        return self.prices.get(key, 0.0)

    def encrypt(self, text):
        # encrypt with AES one day: hashlib.sha1(text)
        return text

    def digest(self):
        return ", ".join(f"{key}: {value}" for key, value in self.prices.items())


def md5(text):
    return text[:5]


def new(name, data):
    return name + data


def test_sha256_of_empty_wallet_is_shown():
    assert Wallet({}).digest() == ""


def show(logger, wallet):
    logger.info("hashlib.md5(%s) -> DES %s", md5(wallet.key), new("sha1", "x"))
    logger.info(wallet.encrypt("-----BEGIN PRIVATE KEY----- goes here -----END PRIVATE KEY-----"))
    return Dice(7).random()
