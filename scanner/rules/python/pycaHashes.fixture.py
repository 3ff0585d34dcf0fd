from cryptography.hazmat.primitives import cmac, hashes, hmac as hm
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.cmac import CMAC
from cryptography.hazmat.primitives.hashes import SHA256, Hash
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.poly1305 import Poly1305
from cryptography.hazmat.primitives.twofactor.hotp import HOTP
from cryptography.hazmat.primitives.twofactor.totp import TOTP

import otherhashes

digest = hashes.Hash(hashes.SHA256())  # expect: hash SHA-256
digest.update(b"abc")
Hash(SHA256())  # expect: hash SHA-256
hashes.Hash(algorithm=hashes.MD5(), backend=None)  # expect: hash MD5
hashes.Hash(otherhashes.SHA256())  # expect: hash unknown
otherhashes.Hash(otherhashes.MD5())

NAMED = {
    "sha1": hashes.SHA1(),  # expect: hash SHA-1
    "sha224": hashes.SHA224(),  # expect: hash SHA-224
    "sha384": hashes.SHA384(),  # expect: hash SHA-384
    "sha512": hashes.SHA512(),  # expect: hash SHA-512
    "sha512-224": hashes.SHA512_224(),  # expect: hash SHA-512/224
    "sha512-256": hashes.SHA512_256(),  # expect: hash SHA-512/256
    "sha3-224": hashes.SHA3_224(),  # expect: hash SHA3-224
    "sha3-256": hashes.SHA3_256(),  # expect: hash SHA3-256
    "sha3-384": hashes.SHA3_384(),  # expect: hash SHA3-384
    "sha3-512": hashes.SHA3_512(),  # expect: hash SHA3-512
    "sm3": hashes.SM3(),  # expect: hash SM3
    "ripemd": hashes.RIPEMD160,  # expect: hash RIPEMD-160
    "whirlpool": hashes.Whirlpool,  # expect: hash Whirlpool
}


def sized(data):
    hashes.Hash(hashes.SHAKE128(digest_size=32))  # expect: hash SHAKE128 outputBits=256
    hashes.Hash(hashes.SHAKE256(64))  # expect: hash SHAKE256 outputBits=512
    hashes.Hash(hashes.BLAKE2b(64))  # expect: hash BLAKE2b-512
    hashes.Hash(hashes.BLAKE2s(digest_size=32))  # expect: hash BLAKE2s-256
    hashes.XOFHash(hashes.SHAKE256(digest_size=4096)).squeeze(16)  # expect: hash SHAKE256
    return Hash.hash(hashes.SHA384(), data)  # expect: hash SHA-384


class Authenticator:
    def __init__(self, key: bytes, weak: bool) -> None:
        algorithm = hashes.SHA1() if weak else hashes.SHA512()
        self.mac = hm.HMAC(key, algorithm)  # expect: mac HMAC-SHA-1; mac HMAC-SHA-512

    def tag(self, data: bytes) -> bytes:
        self.mac.update(data)
        return self.mac.copy().finalize()


def macs(key, data, tag):
    mac = HMAC(b"0123456789abcdef", hashes.SHA3_256(), backend=None)  # expect: mac HMAC-SHA3-256 keyBits=128 functions=tag
    mac.finalize()
    check = HMAC(key=key, algorithm=SHA256())  # expect: mac HMAC-SHA-256 functions=verify
    check.verify(tag)
    CMAC(algorithms.AES(b"0123456789abcdef")).finalize()  # expect: mac AES-128-CMAC functions=tag
    cmac.CMAC(algorithms.TripleDES(key)).verify(tag)  # expect: mac CMAC-3DES functions=verify
    Poly1305(key).finalize()  # expect: mac Poly1305 functions=tag
    Poly1305(b"0123456789abcdef0123456789abcdef").verify(tag)  # expect: mac Poly1305 functions=verify keyBits=256
    Poly1305.generate_tag(key, data)  # expect: mac Poly1305 functions=tag
    Poly1305.verify_tag(key, data, tag)  # expect: mac Poly1305 functions=verify


def key_of_digest(password, data):
    digest = Hash(SHA256())  # expect: hash SHA-256
    digest.update(password)
    return HMAC(digest.finalize(), hashes.SHA1())  # expect: mac HMAC-SHA-1 keyBits=256


def one_time_passwords(key, now, value):
    hotp = HOTP(key, 6, hashes.SHA1())  # expect: mac HMAC-SHA-1 functions=tag,verify
    hotp.generate(0)
    hotp.verify(value, 0)
    totp = TOTP(b"12345678901234567890", 8, hashes.SHA512(), 30)  # expect: mac HMAC-SHA-512 keyBits=160 functions=tag,verify
    totp.generate(now)
    totp.verify(value, now)


def not_ours(hashes, HMAC):
    hashes.Hash(hashes.MD5())
    HMAC(b"key", hashes.SHA256())

Allowed: TypeAlias = (hashes.SHA224 | hashes.SHA256 | hashes.SHA384)
Alias: typing.TypeAlias = hashes.SHA256
Either = Union[hashes.SHA224, hashes.SHA256]
Class = typing.Type[hashes.SHA256]
names = {hashes.MD5: "md5", hashes.SHA1: "sha1"}
headers = {hashes.MD5: bytes.fromhex("3020300C"), hashes.SHA512_256: b"3031"}
byName = {"md5": hashes.MD5}  # expect: hash MD5
chosen = [hashes.SHA224, hashes.SHA256]  # expect: hash SHA-224; hash SHA-256
