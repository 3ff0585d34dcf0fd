import cryptography.hazmat.primitives.asymmetric.ec
from cryptography.hazmat.backends import default_backend
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP384R1, EllipticCurvePrivateKey, EllipticCurvePublicKey, EllipticCurvePublicNumbers
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.ed448 import Ed448PrivateKey, Ed448PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x448 import X448PrivateKey, X448PublicKey

import otherec

CURVES = [
    ec.SECP192R1(),  # expect: parameters EC-P-192
    ec.SECP224R1(),  # expect: parameters EC-P-224
    ec.SECP256R1(),  # expect: parameters EC-P-256
    ec.SECP521R1(),  # expect: parameters EC-P-521
    ec.SECP256K1(),  # expect: parameters EC-secp256k1
    ec.BrainpoolP256R1(),  # expect: parameters EC-brainpoolP256r1
    ec.BrainpoolP384R1(),  # expect: parameters EC-brainpoolP384r1
    ec.BrainpoolP512R1(),  # expect: parameters EC-brainpoolP512r1
    ec.SECT163K1,  # expect: parameters EC-K-163
    ec.SECT163R2,  # expect: parameters EC-B-163
    ec.SECT233K1,  # expect: parameters EC-K-233
    ec.SECT233R1,  # expect: parameters EC-B-233
    ec.SECT283K1,  # expect: parameters EC-K-283
    ec.SECT283R1,  # expect: parameters EC-B-283
    ec.SECT409K1,  # expect: parameters EC-K-409
    ec.SECT409R1,  # expect: parameters EC-B-409
    ec.SECT571K1,  # expect: parameters EC-K-571
    ec.SECT571R1,  # expect: parameters EC-B-571
]
TABLE = {"nistp256": ec.SECP256R1(), "nistp384": SECP384R1()}

OIDS = {
    "p192": ec.get_curve_for_oid(ec.EllipticCurveOID.SECP192R1),  # expect: parameters EC-P-192
    "p224": ec.get_curve_for_oid(ec.EllipticCurveOID.SECP224R1),  # expect: parameters EC-P-224
    "k256": ec.get_curve_for_oid(ec.EllipticCurveOID.SECP256K1),  # expect: parameters EC-secp256k1
    "p256": ec.get_curve_for_oid(oid=ec.EllipticCurveOID.SECP256R1),  # expect: parameters EC-P-256
    "p384": ec.get_curve_for_oid(ec.EllipticCurveOID.SECP384R1),  # expect: parameters EC-P-384
    "p521": ec.get_curve_for_oid(ec.EllipticCurveOID.SECP521R1),  # expect: parameters EC-P-521
    "bp256": ec.get_curve_for_oid(ec.EllipticCurveOID.BRAINPOOLP256R1),  # expect: parameters EC-brainpoolP256r1
    "bp384": ec.get_curve_for_oid(ec.EllipticCurveOID.BRAINPOOLP384R1),  # expect: parameters EC-brainpoolP384r1
    "bp512": ec.get_curve_for_oid(ec.EllipticCurveOID.BRAINPOOLP512R1),  # expect: parameters EC-brainpoolP512r1
}


class Identity:
    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP384R1(), default_backend())  # expect: keygen EC-P-384
        self.public = self.key.public_key()

    def sign(self, data: bytes) -> bytes:
        return self.key.sign(data, ec.ECDSA(hashes.SHA384()))  # expect: signature ECDSA-P-384-SHA-384 functions=sign

    def check(self, signature: bytes, data: bytes) -> None:
        self.public.verify(signature, data, signature_algorithm=ECDSA(hashes.SHA256()))  # expect: signature ECDSA-P-384-SHA-256 functions=verify

    def agree(self, peer: EllipticCurvePublicKey) -> bytes:
        return self.key.exchange(ec.ECDH(), peer)  # expect: key-agreement ECDH-P-384


def keys(data, digest, name, point):
    ec.generate_private_key(curve=TABLE[name])  # expect: keygen EC-P-256; keygen EC-P-384
    ec.generate_private_key(ec.SECP256K1).signer(ec.ECDSA(hashes.SHA256()))  # expect: keygen EC-secp256k1; signature ECDSA-secp256k1-SHA-256
    derived = ec.derive_private_key(12345, curve=SECP384R1())  # expect: key EC-P-384 material=private-key
    derived.sign(digest, ec.ECDSA(utils.Prehashed(hashes.SHA3_512())))  # expect: signature ECDSA-P-384-SHA3-512
    cryptography.hazmat.primitives.asymmetric.ec.derive_private_key(7, cryptography.hazmat.primitives.asymmetric.ec.SECP256R1())  # expect: key EC-P-256
    public = EllipticCurvePublicKey.from_encoded_point(ec.SECP521R1(), point)  # expect: key EC-P-521 material=public-key
    public.verifier(data, ec.ECDSA(hashes.SHA512())).verify()  # expect: signature ECDSA-P-521-SHA-512 functions=verify
    return ec.generate_private_key(public.curve)  # expect: keygen EC-P-521


def numbers(x, y, secret, point):
    public = ec.EllipticCurvePublicNumbers(x, y, ec.SECP256R1())  # expect: key EC-P-256 material=public-key
    public.public_key().verify(b"", b"", ec.ECDSA(hashes.SHA256()))  # expect: signature ECDSA-P-256-SHA-256
    private = ec.EllipticCurvePrivateNumbers(secret, ec.EllipticCurvePublicNumbers(x=x, y=y, curve=ec.SECP224R1()))  # expect: key EC-P-224 material=private-key
    key = private.private_key(default_backend())
    key.private_numbers().private_key().sign(b"", ec.ECDSA(hashes.SHA224()))  # expect: signature ECDSA-P-224-SHA-224
    key.public_key().public_numbers().public_key().verify(b"", b"", ec.ECDSA(hashes.SHA1()))  # expect: signature ECDSA-P-224-SHA-1
    old = EllipticCurvePublicNumbers.from_encoded_point(ec.BrainpoolP256R1(), point)  # expect: key EC-brainpoolP256r1
    old.public_key().verify(b"", b"", ec.ECDSA(hashes.SHA256()))  # expect: signature ECDSA-brainpoolP256r1-SHA-256
    ec.generate_private_key(public.curve)  # expect: keygen EC-P-256
    return ec.generate_private_key(key.curve)  # expect: keygen EC-P-224


def annotated(key: EllipticCurvePrivateKey, peer: EllipticCurvePublicKey, data: bytes) -> bytes:
    key.sign(data, ec.ECDSA(hashes.SHA256()))  # expect: signature ECDSA-SHA-256
    return key.exchange(algorithm=ec.ECDH(), peer_public_key=peer)  # expect: key-agreement ECDH


def of_unknown_class(key, peer, signature, data):
    key.verify(signature, data, ec.ECDSA(hashes.SHA3_512()))  # expect: signature ECDSA-SHA3-512
    return key.exchange(ec.ECDH(), peer)  # expect: key-agreement ECDH


class Ed25519Signer:
    def __init__(self, seed: bytes) -> None:
        self.fresh = Ed25519PrivateKey.generate()  # expect: keygen Ed25519
        self.stored = Ed25519PrivateKey.from_private_bytes(seed)  # expect: key Ed25519 material=private-key

    def sign(self, message: bytes) -> bytes:
        self.fresh.public_key().verify(self.fresh.sign(message), message)  # expect: signature Ed25519 functions=verify; signature Ed25519 functions=sign
        return self.stored.sign(message)  # expect: signature Ed25519

    def check(self, raw: bytes, signature: bytes, message: bytes) -> None:
        Ed25519PublicKey.from_public_bytes(raw).verify(signature, message)  # expect: key Ed25519 material=public-key; signature Ed25519


def ed448_keys(raw, message):
    key = Ed448PrivateKey.generate()  # expect: keygen Ed448
    signature = key.sign(message)  # expect: signature Ed448
    key.public_key().verify(signature, message)  # expect: signature Ed448
    Ed448PrivateKey.from_private_bytes(raw)  # expect: key Ed448 material=private-key
    return Ed448PublicKey.from_public_bytes(raw)  # expect: key Ed448 material=public-key


def x25519_exchange(raw):
    private = X25519PrivateKey.generate()  # expect: keygen x25519
    peer = X25519PublicKey.from_public_bytes(raw)  # expect: key x25519 material=public-key
    X25519PrivateKey.from_private_bytes(raw).public_key()  # expect: key x25519 material=private-key
    private.exchange(private.public_key())  # expect: key-agreement x25519
    return private.exchange(peer)  # expect: key-agreement x25519


def x448_exchange(raw):
    private = X448PrivateKey.generate()  # expect: keygen x448
    private.exchange(private.public_key())  # expect: key-agreement x448
    X448PrivateKey.from_private_bytes(raw)  # expect: key x448 material=private-key
    return private.exchange(X448PublicKey.from_public_bytes(raw))  # expect: key-agreement x448; key x448 material=public-key


class Model:
    def generate(self, **options):
        return options

    def sign(self, data):
        return data


Model().generate(size=1)
Model().sign(b"")
otherec.generate_private_key(otherec.SECP256R1())
