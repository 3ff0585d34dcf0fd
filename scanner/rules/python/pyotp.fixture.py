import hashlib

import pyotp
from pyotp import hotp, totp


class SecondFactor:
    def __init__(self):
        self.secret = pyotp.random_base32()  # expect: random RNG
        self.totp = pyotp.TOTP(self.secret)  # expect: mac HMAC-SHA-1 functions=verify

    def check(self, code):
        return self.totp.verify(code)


pyotp.TOTP("base32secret", digest=hashlib.sha256).now()  # expect: mac HMAC-SHA-256 functions=tag
pyotp.HOTP("base32secret", 8).at(0)  # expect: mac HMAC-SHA-1 functions=tag
totp.TOTP("base32secret").generate_otp(1)  # expect: mac HMAC-SHA-1 functions=tag
hotp.HOTP("base32secret", 6, hashlib.sha512)  # expect: mac HMAC-SHA-512
pyotp.random_hex()  # expect: random RNG


def verify(code):
    return SecondFactor().check(code)
