import os
import random
import secrets
import ssl
from os import urandom
from random import SystemRandom
from secrets import token_bytes

KEY_BYTES = 256 // 8

os.urandom(16)  # expect: random RNG byteLength=16
urandom(KEY_BYTES)  # expect: random RNG byteLength=32
os.getrandom(24, os.GRND_NONBLOCK)  # expect: random RNG byteLength=24
token_bytes(12)  # expect: random RNG byteLength=12
secrets.token_bytes()  # expect: random RNG byteLength=none
secrets.token_hex(16)  # expect: random RNG byteLength=16
secrets.token_urlsafe(32)  # expect: random RNG byteLength=32
secrets.token_urlsafe()  # expect: random RNG
secrets.randbelow(10)  # expect: random RNG
secrets.randbits(k=128)  # expect: random RNG
ssl.RAND_bytes(32)  # expect: random RNG byteLength=32
ssl.RAND_pseudo_bytes(8)  # expect: random RNG byteLength=8

random.random()  # expect: random Non-cryptographic-PRNG-MT19937
random.randint(1, 6)  # expect: random Non-cryptographic-PRNG-MT19937
random.Random(4).choice("abc")  # expect: random Non-cryptographic-PRNG-MT19937
os.environ.get("KEY")


class Passwords:
    def __init__(self):
        self.generator = SystemRandom()  # expect: random RNG
        self.other = secrets.SystemRandom()  # expect: random RNG

    def new(self, alphabet, length=20):
        return "".join(secrets.choice(alphabet) for _ in range(length))  # expect: random RNG

    def pin(self):
        return random.SystemRandom().randint(0, 9999)  # expect: random RNG


def unrelated(os, secrets):
    os.urandom(8)
    secrets.token_bytes(8)
