import hashlib
import hashlib as h
import hmac
import md5 as legacy_md5
import myhashlib
import sha
from hashlib import new as make, sha1
from md5 import md5

NAME = "md5"
hashlib.new("sha256")            # expect: hash SHA-256
hashlib.new(data=b"", name=NAME) # expect: hash MD5
h.new(NAME)                      # expect: hash MD5
make("sha3_256")                 # expect: hash SHA3-256
sha1(b"x")                       # expect: hash SHA-1
hashlib.blake2b()                # expect: hash BLAKE2b-512
myhashlib.new("md5")


def wrap(alg="sha512"):
    return hashlib.new(alg)  # expect: hash SHA-512; hash MD5


wrap("md5")
h.new(input())              # expect: hash unknown
hashlib.new("sha512_256", usedforsecurity=False)  # expect: hash SHA-512/256
hashlib.new("ripemd160")  # expect: hash RIPEMD-160


class Checksums:
    """Several digests of one file, as package mirrors publish them."""

    ALGORITHMS = {"weak": "md5", "strong": "sha384"}

    def __init__(self, kind="strong"):
        self.hash = hashlib.new(self.ALGORITHMS[kind])  # expect: hash SHA-384
        self.all = [
            hashlib.md5(usedforsecurity=False),  # expect: hash MD5
            hashlib.sha224(),  # expect: hash SHA-224
            hashlib.sha256(b""),  # expect: hash SHA-256
            hashlib.sha384(),  # expect: hash SHA-384
            hashlib.sha512(),  # expect: hash SHA-512
            h.sha3_224(),  # expect: hash SHA3-224
            h.sha3_256(),  # expect: hash SHA3-256
            h.sha3_384(),  # expect: hash SHA3-384
            h.sha3_512(),  # expect: hash SHA3-512
        ]

    def update(self, chunk):
        for one in self.all:
            one.update(chunk)

    def digest(self, length):
        return [one.hexdigest() for one in self.all]


def of_file(path):
    with open(path, "rb") as file:
        hashlib.file_digest(file, "sha256")  # expect: hash SHA-256
        return hashlib.file_digest(file, hashlib.sha512).hexdigest()  # expect: hash SHA-512


def lengths(data, key):
    hashlib.shake_128(data).hexdigest(16)  # expect: hash SHAKE128 outputBits=128
    xof = hashlib.shake_256(data)  # expect: hash SHAKE256 outputBits=512
    xof.digest(length=64)
    hashlib.blake2b(data, digest_size=20, salt=b"0123456789abcdef")  # expect: hash BLAKE2b-160 saltBits=128
    hashlib.blake2s(data, digest_size=16)  # expect: hash BLAKE2s-128 outputBits=128
    hashlib.blake2s(data, key=key)  # expect: hash BLAKE2s-256


def python_2(data):
    md5(data)  # expect: hash MD5
    legacy_md5.new(data)  # expect: hash MD5
    sha.new(data)  # expect: hash SHA-1
    sha.sha(data)  # expect: hash SHA-1


FACTORY = hashlib.sha256  # expect: hash SHA-256


def derive(password, salt, rounds):
    hashlib.pbkdf2_hmac("sha256", password, salt, 100_000)  # expect: kdf PBKDF2-SHA-256-100000
    hashlib.pbkdf2_hmac("sha1", password, b"saltsalt", 1000, 16)  # expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=128
    hashlib.pbkdf2_hmac(hash_name="sha512", password=password, salt=salt, iterations=rounds, dklen=32)  # expect: kdf PBKDF2-SHA-512 outputBits=256
    hashlib.scrypt(password, salt=b"0123456789abcdef", n=16384, r=8, p=1)  # expect: kdf scrypt-16384-8-1 saltBits=128 outputBits=512
    hashlib.scrypt(password, salt=salt, n=1 << 15, r=8, p=2, dklen=32)  # expect: kdf scrypt-32768-8-2 outputBits=256


def keys_of_digests(password, message):
    hmac.new(hashlib.sha256(password).digest(), message, "sha1")  # expect: hash SHA-256; mac HMAC-SHA-1 keyBits=256
    return hmac.digest(hashlib.blake2b(password, digest_size=20).digest(), message, "md5")  # expect: hash BLAKE2b-160; mac HMAC-MD5 keyBits=160


def shadowed(hashlib, sha1):
    hashlib.new("md5")
    sha1(b"")

state = hashlib.sha256()  # expect: hash SHA-256 functions=digest
state.update(b"more")
extendable = hashlib.shake_128()  # expect: hash SHAKE128 functions=digest
extendable.update(b"more")

hashlib.md5(data, usedforsecurity=False)  # expect: hash MD5 purpose=non-security
hashlib.new("sha1", data, usedforsecurity=False)  # expect: hash SHA-1 purpose=non-security
hashlib.blake2b(data, usedforsecurity=False)  # expect: hash BLAKE2b-512 purpose=non-security
hashlib.blake2s(data, usedforsecurity=False)  # expect: hash BLAKE2s-256 purpose=non-security
hashlib.shake_128(usedforsecurity=False).hexdigest(16)  # expect: hash SHAKE128 purpose=non-security
hashlib.md5(data, usedforsecurity=True)  # expect: hash MD5 purpose=none
hashlib.sha1(data)  # expect: hash SHA-1 purpose=none
