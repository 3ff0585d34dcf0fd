from cryptography.hazmat.backends import default_backend
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf import kbkdf, pbkdf2
from cryptography.hazmat.primitives.kdf.argon2 import Argon2d, Argon2i, Argon2id
from cryptography.hazmat.primitives.kdf.concatkdf import ConcatKDFHash, ConcatKDFHMAC
from cryptography.hazmat.primitives.kdf.hkdf import HKDF, HKDFExpand
from cryptography.hazmat.primitives.kdf.kbkdf import KBKDFCMAC, CounterLocation, KBKDFHMAC, Mode
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from cryptography.hazmat.primitives.kdf.x963kdf import X963KDF

from otherkdf import Scrypt as OtherScrypt

ITERATIONS = 480_000


class Vault:
    KEY_BYTES = 32

    def __init__(self, salt: bytes) -> None:
        self.kdf = PBKDF2HMAC(algorithm=hashes.SHA256(), length=self.KEY_BYTES, salt=salt, iterations=ITERATIONS)  # expect: kdf PBKDF2-SHA-256-480000 outputBits=256

    def unlock(self, password: bytes) -> bytes:
        return self.kdf.derive(password)


def derive(secret, salt, info):
    pbkdf2.PBKDF2HMAC(hashes.SHA1(), 20, b"saltsalt", 1000, default_backend()).derive(secret)  # expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=160
    HKDF(algorithm=hashes.SHA384(), length=48, salt=None, info=info).derive(secret)  # expect: kdf HKDF-SHA-384 outputBits=384 saltBits=none
    HKDF(hashes.SHA256(), 32, b"0123456789abcdef", info)  # expect: kdf HKDF-SHA-256 saltBits=128
    HKDF.extract(hashes.SHA256(), salt, secret)  # expect: kdf HKDF-SHA-256
    HKDFExpand(algorithm=hashes.SHA512(), length=64, info=info).derive(secret)  # expect: kdf HKDF-SHA-512 outputBits=512
    ConcatKDFHash(algorithm=hashes.SHA256(), length=32, otherinfo=info).derive(secret)  # expect: kdf SP800_56C_OneStep-SHA-256
    ConcatKDFHMAC(hashes.SHA256(), 32, b"salt", info).derive(secret)  # expect: kdf SP800_56C_OneStep-SHA-256 saltBits=32
    X963KDF(algorithm=hashes.SHA256(), length=32, sharedinfo=info).derive(secret)  # expect: kdf ANSI-KDF-X9.63-SHA-256
    return Scrypt(salt=salt, length=32, n=16384, r=8, p=1).derive(secret)  # expect: kdf scrypt-16384-8-1 outputBits=256


def counter(secret, mode):
    KBKDFHMAC(algorithm=hashes.SHA256(), mode=Mode.CounterMode, length=32, rlen=4, llen=4, location=CounterLocation.BeforeFixed, label=b"", context=b"", fixed=None).derive(secret)  # expect: kdf SP800_108_CounterKDF-HMAC-SHA-256 outputBits=256
    kbkdf.KBKDFHMAC(hashes.SHA512(), mode, 64, 4, 4, CounterLocation.AfterFixed, None, None, None)  # expect: kdf SP800_108-HMAC-SHA-512
    return KBKDFCMAC(algorithms.AES, kbkdf.Mode.CounterMode, 16, 4, 4, CounterLocation.BeforeFixed, None, None, None).derive(secret)  # expect: kdf SP800_108_CounterKDF-CMAC-AES outputBits=128


def argon2(password, stored):
    Argon2id(salt=b"0123456789abcdef", length=32, iterations=1, lanes=4, memory_cost=64 * 1024, ad=None, secret=None).derive(password)  # expect: kdf Argon2id-65536-1-4 saltBits=128 outputBits=256
    Argon2d(salt=stored, length=16, iterations=3, lanes=1, memory_cost=8192).derive(password)  # expect: kdf Argon2d-8192-3-1
    Argon2i(salt=stored, length=16, iterations=3, lanes=1, memory_cost=8192).derive(password)  # expect: kdf Argon2i-8192-3-1
    Argon2id.verify_phc_encoded(password, stored)  # expect: password-hash Argon2id functions=verify
    Argon2d.verify_phc_encoded(password, stored)  # expect: password-hash Argon2d
    return Argon2i.verify_phc_encoded(password, stored)  # expect: password-hash Argon2i


def encoded(password):
    Argon2d(salt=b"0123456789abcdef", length=32, iterations=3, lanes=4, memory_cost=65536).derive_phc_encoded(password)  # expect: kdf Argon2d-65536-3-4 saltBits=128 outputBits=256; password-hash Argon2d-65536-3-4 saltBits=128 outputBits=256 functions=keyderive
    Argon2i(salt=b"0123456789abcdef", length=32, iterations=3, lanes=4, memory_cost=65536).derive_phc_encoded(password)  # expect: kdf Argon2i-65536-3-4 saltBits=128 outputBits=256; password-hash Argon2i-65536-3-4 saltBits=128 outputBits=256 functions=keyderive
    Argon2id(salt=b"0123456789abcdef", length=32, iterations=3, lanes=4, memory_cost=65536).derive_phc_encoded(password)  # expect: kdf Argon2id-65536-3-4 saltBits=128 outputBits=256; password-hash Argon2id-65536-3-4 saltBits=128 outputBits=256 functions=keyderive


def keys_of_derived_length(password, salt):
    AESGCM(PBKDF2HMAC(hashes.SHA256(), 16, salt, 10_000).derive(password))  # expect: cipher AES-128-GCM keyBits=128; kdf PBKDF2-SHA-256-10000
    hkdf = HKDF(algorithm=hashes.SHA256(), length=32, salt=salt, info=b"")  # expect: kdf HKDF-SHA-256
    AESGCM(hkdf.derive(password))  # expect: cipher AES-256-GCM
    AESGCM(HKDFExpand(hashes.SHA256(), 24, b"").derive(password))  # expect: cipher AES-192-GCM; kdf HKDF-SHA-256
    AESGCM(Scrypt(salt=salt, length=32, n=2048, r=8, p=1).derive(password))  # expect: cipher AES-256-GCM; kdf scrypt-2048-8-1
    AESGCM(X963KDF(hashes.SHA256(), 16, None).derive(password))  # expect: cipher AES-128-GCM; kdf ANSI-KDF-X9.63-SHA-256
    AESGCM(ConcatKDFHash(hashes.SHA256(), 16, None).derive(password))  # expect: cipher AES-128-GCM; kdf SP800_56C_OneStep-SHA-256
    AESGCM(ConcatKDFHMAC(hashes.SHA256(), 32, salt, None).derive(password))  # expect: cipher AES-256-GCM; kdf SP800_56C_OneStep-SHA-256
    first = KBKDFHMAC(hashes.SHA256(), Mode.CounterMode, 32, 4, 4, CounterLocation.BeforeFixed, b"", b"", None)  # expect: kdf SP800_108_CounterKDF-HMAC-SHA-256
    AESGCM(first.derive(password))  # expect: cipher AES-256-GCM
    second = KBKDFCMAC(algorithms.AES, Mode.CounterMode, 16, 4, 4, CounterLocation.BeforeFixed, b"", b"", None)  # expect: kdf SP800_108_CounterKDF-CMAC-AES
    AESGCM(second.derive(password))  # expect: cipher AES-128-GCM
    AESGCM(Argon2d(salt=salt, length=16, iterations=2, lanes=1, memory_cost=1024).derive(password))  # expect: cipher AES-128-GCM; kdf Argon2d-1024-2-1
    AESGCM(Argon2i(salt=salt, length=16, iterations=2, lanes=1, memory_cost=1024).derive(password))  # expect: cipher AES-128-GCM; kdf Argon2i-1024-2-1
    return AESGCM(Argon2id(salt=salt, length=32, iterations=2, lanes=1, memory_cost=1024).derive(password))  # expect: cipher AES-256-GCM; kdf Argon2id-1024-2-1


def not_ours(password, HKDF):
    OtherScrypt(salt=b"", length=32, n=2, r=8, p=1).derive(password)
    HKDF(None, 32, None, None).derive(password)
