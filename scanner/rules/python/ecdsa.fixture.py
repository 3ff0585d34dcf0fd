import hashlib
from hashlib import sha256

import ecdsa
from ecdsa import ECDH, NIST192p, NIST256p, SECP256k1, SigningKey, VerifyingKey, curves, ecdh, keys

sk = SigningKey.generate(curve=NIST256p, hashfunc=sha256)  # expect: keygen EC-P-256 digest=SHA-256
vk = sk.verifying_key
signature = sk.sign(b"text")  # expect: signature ECDSA-P-256-SHA-256 functions=sign
vk.verify(signature, b"text")  # expect: signature ECDSA-P-256-SHA-256 functions=verify


class Wallet:
    def __init__(self, secret):
        self.key = SigningKey.from_string(secret, curve=SECP256k1)  # expect: key EC-secp256k1 material=private-key

    def sign(self, text):
        return self.key.sign_deterministic(text, hashfunc=hashlib.sha256)  # expect: signature ECDSA-secp256k1-SHA-256 functions=sign

    def check(self, text, signature):
        return self.key.get_verifying_key().verify_digest(signature, text)  # expect: signature ECDSA-secp256k1-SHA-1 functions=verify


old = SigningKey.generate()  # expect: keygen EC-P-192 digest=SHA-1
old.sign_digest(b"digest")  # expect: signature ECDSA-P-192-SHA-1
old.sign_number(1)  # expect: signature ECDSA-P-192-SHA-1
old.sign_digest_deterministic(b"digest", hashlib.sha512)  # expect: signature ECDSA-P-192-SHA-512
SigningKey.from_secret_exponent(1, NIST192p, hashlib.sha384)  # expect: key EC-P-192 digest=SHA-384
SigningKey.from_pem("pem")  # expect: key EC digest=SHA-1
SigningKey.from_der(b"der", hashlib.sha256)  # expect: key EC digest=SHA-256
VerifyingKey.from_public_point(point, curves.NIST384p)  # expect: key EC-P-384 material=public-key
VerifyingKey.from_string(b"raw", NIST256p)  # expect: key EC-P-256
VerifyingKey.from_pem("pem")  # expect: key EC
VerifyingKey.from_der(b"der")  # expect: key EC
VerifyingKey.from_public_key_recovery(b"sig", b"text", SECP256k1, hashfunc=sha256)  # expect: key EC-secp256k1 digest=SHA-256
VerifyingKey.from_public_key_recovery_with_digest(b"sig", b"digest", SECP256k1)  # expect: key EC-secp256k1
keys.SigningKey.generate()  # expect: keygen EC-P-192
keys.SigningKey.from_secret_exponent(1)  # expect: key EC-P-192
keys.SigningKey.from_string(b"raw")  # expect: key EC-P-192
keys.SigningKey.from_pem("pem")  # expect: key EC
keys.SigningKey.from_der(b"der")  # expect: key EC
keys.VerifyingKey.from_public_point(point)  # expect: key EC-P-192
keys.VerifyingKey.from_string(b"raw")  # expect: key EC-P-192
keys.VerifyingKey.from_pem("pem")  # expect: key EC
keys.VerifyingKey.from_der(b"der")  # expect: key EC
keys.VerifyingKey.from_public_key_recovery(b"sig", b"text", NIST256p)  # expect: key EC-P-256
keys.VerifyingKey.from_public_key_recovery_with_digest(b"sig", b"text", NIST256p)  # expect: key EC-P-256

agreement = ECDH(curve=NIST256p)  # expect: key-agreement ECDH-P-256
agreement.generate_private_key()  # expect: keygen EC-P-256
agreement.generate_sharedsecret_bytes()
later = ecdh.ECDH()  # expect: key-agreement ECDH-P-521
later.set_curve(curves.NIST521p)
loaded = ECDH()  # expect: key-agreement ECDH-P-256
loaded.load_private_key(sk)

SigningKey.generate(ecdsa.NIST192p)  # expect: keygen EC-P-192
SigningKey.generate(ecdsa.NIST224p)  # expect: keygen EC-P-224
SigningKey.generate(ecdsa.NIST256p)  # expect: keygen EC-P-256
SigningKey.generate(ecdsa.NIST384p)  # expect: keygen EC-P-384
SigningKey.generate(ecdsa.NIST521p)  # expect: keygen EC-P-521
SigningKey.generate(ecdsa.SECP256k1)  # expect: keygen EC-secp256k1
SigningKey.generate(ecdsa.SECP112r1)  # expect: keygen EC-secp112r1
SigningKey.generate(ecdsa.SECP112r2)  # expect: keygen EC-secp112r2
SigningKey.generate(ecdsa.SECP128r1)  # expect: keygen EC-secp128r1
SigningKey.generate(ecdsa.SECP160r1)  # expect: keygen EC-secp160r1
SigningKey.generate(ecdsa.BRAINPOOLP160r1)  # expect: keygen EC-brainpoolP160r1
SigningKey.generate(ecdsa.BRAINPOOLP160t1)  # expect: keygen EC-brainpoolP160t1
SigningKey.generate(ecdsa.BRAINPOOLP192r1)  # expect: keygen EC-brainpoolP192r1
SigningKey.generate(ecdsa.BRAINPOOLP192t1)  # expect: keygen EC-brainpoolP192t1
SigningKey.generate(ecdsa.BRAINPOOLP224r1)  # expect: keygen EC-brainpoolP224r1
SigningKey.generate(ecdsa.BRAINPOOLP224t1)  # expect: keygen EC-brainpoolP224t1
SigningKey.generate(ecdsa.BRAINPOOLP256r1)  # expect: keygen EC-brainpoolP256r1
SigningKey.generate(ecdsa.BRAINPOOLP256t1)  # expect: keygen EC-brainpoolP256t1
SigningKey.generate(ecdsa.BRAINPOOLP320r1)  # expect: keygen EC-brainpoolP320r1
SigningKey.generate(ecdsa.BRAINPOOLP320t1)  # expect: keygen EC-brainpoolP320t1
SigningKey.generate(ecdsa.BRAINPOOLP384r1)  # expect: keygen EC-brainpoolP384r1
SigningKey.generate(ecdsa.BRAINPOOLP384t1)  # expect: keygen EC-brainpoolP384t1
SigningKey.generate(ecdsa.BRAINPOOLP512r1)  # expect: keygen EC-brainpoolP512r1
SigningKey.generate(ecdsa.BRAINPOOLP512t1)  # expect: keygen EC-brainpoolP512t1
SigningKey.generate(ecdsa.Ed25519)  # expect: keygen Ed25519
SigningKey.generate(ecdsa.Ed448)  # expect: keygen Ed448
SigningKey.generate(curves.NIST192p)  # expect: keygen EC-P-192
SigningKey.generate(curves.NIST224p)  # expect: keygen EC-P-224
SigningKey.generate(curves.NIST256p)  # expect: keygen EC-P-256
SigningKey.generate(curves.NIST384p)  # expect: keygen EC-P-384
SigningKey.generate(curves.NIST521p)  # expect: keygen EC-P-521
SigningKey.generate(curves.SECP256k1)  # expect: keygen EC-secp256k1
SigningKey.generate(curves.SECP112r1)  # expect: keygen EC-secp112r1
SigningKey.generate(curves.SECP112r2)  # expect: keygen EC-secp112r2
SigningKey.generate(curves.SECP128r1)  # expect: keygen EC-secp128r1
SigningKey.generate(curves.SECP160r1)  # expect: keygen EC-secp160r1
SigningKey.generate(curves.BRAINPOOLP160r1)  # expect: keygen EC-brainpoolP160r1
SigningKey.generate(curves.BRAINPOOLP160t1)  # expect: keygen EC-brainpoolP160t1
SigningKey.generate(curves.BRAINPOOLP192r1)  # expect: keygen EC-brainpoolP192r1
SigningKey.generate(curves.BRAINPOOLP192t1)  # expect: keygen EC-brainpoolP192t1
SigningKey.generate(curves.BRAINPOOLP224r1)  # expect: keygen EC-brainpoolP224r1
SigningKey.generate(curves.BRAINPOOLP224t1)  # expect: keygen EC-brainpoolP224t1
SigningKey.generate(curves.BRAINPOOLP256r1)  # expect: keygen EC-brainpoolP256r1
SigningKey.generate(curves.BRAINPOOLP256t1)  # expect: keygen EC-brainpoolP256t1
SigningKey.generate(curves.BRAINPOOLP320r1)  # expect: keygen EC-brainpoolP320r1
SigningKey.generate(curves.BRAINPOOLP320t1)  # expect: keygen EC-brainpoolP320t1
SigningKey.generate(curves.BRAINPOOLP384r1)  # expect: keygen EC-brainpoolP384r1
SigningKey.generate(curves.BRAINPOOLP384t1)  # expect: keygen EC-brainpoolP384t1
SigningKey.generate(curves.BRAINPOOLP512r1)  # expect: keygen EC-brainpoolP512r1
SigningKey.generate(curves.BRAINPOOLP512t1)  # expect: keygen EC-brainpoolP512t1
SigningKey.generate(curves.Ed25519)  # expect: keygen Ed25519
SigningKey.generate(curves.Ed448)  # expect: keygen Ed448


class Curves:
    NIST256p = 1


SigningKey.generate(Curves.NIST256p)  # expect: keygen EC
Curves.sign(b"text")
