import hashlib
import hmac
import hmac as hm
from hashlib import sha512
from hmac import HMAC, digest, new

import other

hmac.new(b"0123456789abcdef", b"message", hashlib.sha256)  # expect: mac HMAC-SHA-256 keyBits=128
hmac.new(b"key", b"message", "sha384")  # expect: mac HMAC-SHA-384
hm.new(b"key", digestmod=hashlib.sha3_256)  # expect: mac HMAC-SHA3-256
new(b"key", msg=b"message", digestmod=sha512)  # expect: mac HMAC-SHA-512
digest(b"key", b"message", "md5")  # expect: mac HMAC-MD5
hmac.digest(key=b"key", msg=b"message", digest="sha1")  # expect: mac HMAC-SHA-1
HMAC(b"key", b"message", "sha256")  # expect: mac HMAC-SHA-256
hmac.HMAC(b"key", digestmod="blake2b")  # expect: mac HMAC-BLAKE2b
hmac.new(b"key", b"message")  # expect: mac HMAC
other.new(b"key", b"message", "sha256")


class Signer:
    digest_method = staticmethod(hashlib.sha1)  # expect: hash SHA-1

    def __init__(self, secret, algorithm="sha256"):
        self.secret = secret
        self.algorithm = algorithm

    def sign(self, value):
        mac = hmac.new(self.secret, digestmod=self.algorithm)  # expect: mac HMAC-SHA-256; mac HMAC-SHA-224
        mac.update(value)
        return mac.hexdigest()

    def verify(self, value, signature):
        return hmac.compare_digest(self.sign(value), signature)


weak = Signer(b"secret", "sha224")


def by_name(secret, value, name):
    hashes = {"HS256": hashlib.sha256, "HS512": hashlib.sha512}
    return hmac.new(secret, value, hashes[name]).digest()  # expect: mac HMAC-SHA-256; mac HMAC-SHA-512


def not_this_module(hmac):
    return hmac.new(b"key", b"message", "sha256")
