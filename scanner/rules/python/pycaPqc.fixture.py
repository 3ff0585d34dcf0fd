from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.mldsa import (
    MLDSA44PrivateKey,
    MLDSA44PublicKey,
    MLDSAMuHasher,
    MLDSA65PrivateKey,
    MLDSA65PublicKey,
    MLDSA87PrivateKey,
    MLDSA87PublicKey,
)
from cryptography.hazmat.primitives.asymmetric.mlkem import (
    MLKEM768PrivateKey,
    MLKEM768PublicKey,
    MLKEM1024PrivateKey,
    MLKEM1024PublicKey,
)
from cryptography.hazmat.primitives.hpke import (
    AEAD,
    KDF,
    KEM,
    MLKEM768X25519PrivateKey,
    MLKEM768X25519PublicKey,
    MLKEM1024P384PrivateKey,
    MLKEM1024P384PublicKey,
    Suite,
)

from otherpqc import MLKEM512PrivateKey


class Encapsulation:
    def __init__(self, seed: bytes, raw: bytes) -> None:
        self.key = MLKEM768PrivateKey.generate()  # expect: keygen ML-KEM-768
        self.large = MLKEM1024PrivateKey.generate()  # expect: keygen ML-KEM-1024
        self.stored = MLKEM768PrivateKey.from_seed_bytes(seed)  # expect: key ML-KEM-768 material=private-key
        self.stored_large = MLKEM1024PrivateKey.from_seed_bytes(seed)  # expect: key ML-KEM-1024 material=private-key
        self.peer = MLKEM768PublicKey.from_public_bytes(raw)  # expect: key ML-KEM-768 material=public-key
        self.large_peer = MLKEM1024PublicKey.from_public_bytes(raw)  # expect: key ML-KEM-1024 material=public-key

    def send(self):
        self.peer.encapsulate()  # expect: kem ML-KEM-768 functions=encapsulate
        self.key.public_key().encapsulate()  # expect: kem ML-KEM-768 functions=encapsulate
        return self.large.public_key().encapsulate()  # expect: kem ML-KEM-1024 functions=encapsulate

    def receive(self, ciphertext: bytes) -> bytes:
        self.large.decapsulate(ciphertext)  # expect: kem ML-KEM-1024 functions=decapsulate
        return self.stored.decapsulate(ciphertext)  # expect: kem ML-KEM-768 functions=decapsulate


def signatures(seed, raw, data):
    small = MLDSA44PrivateKey.generate()  # expect: keygen ML-DSA-44
    medium = MLDSA65PrivateKey.generate()  # expect: keygen ML-DSA-65
    large = MLDSA87PrivateKey.generate()  # expect: keygen ML-DSA-87
    MLDSA44PrivateKey.from_seed_bytes(seed).sign(data)  # expect: key ML-DSA-44 material=private-key; signature ML-DSA-44
    MLDSA65PrivateKey.from_seed_bytes(seed).sign(data, b"context")  # expect: key ML-DSA-65 material=private-key; signature ML-DSA-65
    MLDSA87PrivateKey.from_seed_bytes(seed).sign(data)  # expect: key ML-DSA-87 material=private-key; signature ML-DSA-87
    small.sign_mu(data)  # expect: signature ML-DSA-44 functions=sign
    medium.sign_mu(data)  # expect: signature ML-DSA-65 functions=sign
    large.sign_mu(data)  # expect: signature ML-DSA-87 functions=sign
    small.public_key().verify_mu(data, data)  # expect: signature ML-DSA-44 functions=verify
    medium.public_key().verify_mu(data, data)  # expect: signature ML-DSA-65 functions=verify
    large.public_key().verify_mu(data, data)  # expect: signature ML-DSA-87 functions=verify
    MLDSAMuHasher(large.public_key(), b"context").finalize()  # expect: signature ML-DSA-87
    MLDSA44PublicKey.from_public_bytes(raw).verify(data, data)  # expect: key ML-DSA-44 material=public-key; signature ML-DSA-44
    MLDSA65PublicKey.from_public_bytes(raw).verify(data, data)  # expect: key ML-DSA-65 material=public-key; signature ML-DSA-65
    MLDSA87PublicKey.from_public_bytes(raw).verify(data, data)  # expect: key ML-DSA-87 material=public-key; signature ML-DSA-87
    small.public_key().verify(small.sign(data), data)  # expect: signature ML-DSA-44 functions=verify; signature ML-DSA-44 functions=sign
    medium.public_key().verify(data, data)  # expect: signature ML-DSA-65
    large.public_key().verify(data, data)  # expect: signature ML-DSA-87


def hybrid(message, public, private):
    Suite(KEM.X25519, KDF.HKDF_SHA256, AEAD.AES_128_GCM).encrypt(message, public)  # expect: cipher HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM functions=encrypt
    suite = Suite(kem=KEM.P256, kdf=KDF.HKDF_SHA384, aead=AEAD.AES_256_GCM)  # expect: cipher HPKE-DHKEM-P-256-HKDF-SHA-384-AES-256-GCM functions=decrypt
    suite.decrypt(message, private)
    Suite(KEM.P384, KDF.HKDF_SHA512, AEAD.CHACHA20_POLY1305)  # expect: cipher HPKE-DHKEM-P-384-HKDF-SHA-512-ChaCha20-Poly1305
    Suite(KEM.P521, KDF.SHAKE256, AEAD.AES_256_GCM)  # expect: cipher HPKE-DHKEM-P-521-HKDF-SHAKE256-AES-256-GCM digest=SHAKE256
    Suite(KEM.MLKEM768, KDF.SHAKE128, AEAD.AES_256_GCM)  # expect: cipher HPKE-HKDF-SHAKE128-AES-256-GCM parameterSet=ML-KEM-768
    Suite(KEM.MLKEM1024, KDF.HKDF_SHA256, AEAD.AES_256_GCM)  # expect: cipher HPKE-HKDF-SHA-256-AES-256-GCM parameterSet=ML-KEM-1024
    Suite(KEM.MLKEM768_X25519, KDF.HKDF_SHA256, AEAD.AES_256_GCM)  # expect: cipher HPKE-HKDF-SHA-256-AES-256-GCM parameterSet=ML-KEM-768-X25519
    Suite(KEM.MLKEM1024_P384, KDF.HKDF_SHA256, AEAD.AES_256_GCM)  # expect: cipher HPKE-HKDF-SHA-256-AES-256-GCM parameterSet=ML-KEM-1024-P-384
    kem = MLKEM768PrivateKey.generate()  # expect: keygen ML-KEM-768
    MLKEM768X25519PrivateKey(kem, X25519PrivateKey.generate())  # expect: key ML-KEM-768 material=private-key; keygen x25519
    MLKEM768X25519PublicKey(kem.public_key(), public)  # expect: key ML-KEM-768 material=public-key
    MLKEM1024P384PrivateKey(mlkem_key=private, p384_key=private)  # expect: key unknown material=private-key
    MLKEM1024P384PublicKey(public, public)  # expect: key unknown material=public-key


def not_ours(KEM):
    MLKEM512PrivateKey.generate().decapsulate(KEM.X25519)
