from cryptography.hazmat.backends import default_backend
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa, utils
from cryptography.hazmat.primitives.asymmetric.padding import MGF1, OAEP, PSS
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, RSAPublicKey, RSAPublicNumbers

KEY_SIZE = 3072
DIGEST = hashes.SHA256()


class Signer:
    def __init__(self, bits: int = KEY_SIZE) -> None:
        self.key = rsa.generate_private_key(public_exponent=65537, key_size=bits)  # expect: keygen RSA-3072
        self.public = self.key.public_key()

    def sign(self, data: bytes) -> bytes:
        return self.key.sign(data, padding.PSS(mgf=MGF1(DIGEST), salt_length=32), DIGEST)  # expect: signature RSA-PSS-SHA-256-MGF1-32-3072 functions=sign

    def verify(self, signature: bytes, data: bytes) -> None:
        self.public.verify(signature, data, PSS(MGF1(hashes.SHA256()), salt_length=PSS.MAX_LENGTH), algorithm=DIGEST)  # expect: signature RSA-PSS-SHA-256-MGF1-3072 functions=verify


def pkcs1(message, signature):
    key = rsa.generate_private_key(65537, 2048, default_backend())  # expect: keygen RSA-2048
    key.sign(message, padding.PKCS1v15(), utils.Prehashed(hashes.SHA384()))  # expect: signature RSA-PKCS1-1.5-SHA-384-2048
    key.signer(padding.PKCS1v15(), hashes.SHA1()).finalize()  # expect: signature RSA-PKCS1-1.5-SHA-1-2048 functions=sign
    public = key.public_key()
    public.verify(signature, message, padding.PKCS1v15(), hashes.SHA512())  # expect: signature RSA-PKCS1-1.5-SHA-512-2048
    public.verifier(signature, padding.PKCS1v15(), hashes.SHA1()).verify()  # expect: signature RSA-PKCS1-1.5-SHA-1-2048 functions=verify
    return public.recover_data_from_signature(signature, padding.PKCS1v15(), hashes.SHA256())  # expect: signature RSA-PKCS1-1.5-SHA-256-2048


def seal(plain: bytes, key: RSAPublicKey, weak: bool) -> bytes:
    scheme = padding.PKCS1v15() if weak else OAEP(mgf=padding.MGF1(algorithm=hashes.SHA1()), algorithm=hashes.SHA256(), label=None)
    return key.encrypt(plain, scheme)  # expect: cipher RSA-PKCS1-1.5; cipher RSA-OAEP-SHA-256-MGF1-SHA-1


def unseal(sealed: bytes, key: RSAPrivateKey) -> bytes:
    return key.decrypt(sealed, padding=padding.OAEP(padding.MGF1(hashes.SHA256()), hashes.SHA256(), None))  # expect: cipher RSA-OAEP-SHA-256-MGF1 functions=decrypt


def key_of_unknown_class(key, data):
    key.sign(data, padding.PSS(padding.MGF1(hashes.SHA256()), 20), hashes.SHA256())  # expect: signature RSA-PSS-MGF1-SHA-256 saltBits=160; hash SHA-256
    key.encrypt(data, padding.OAEP(padding.MGF1(hashes.SHA256()), hashes.SHA256(), None))  # expect: cipher RSA-OAEP-SHA-256-MGF1
    key.sign(data, padding.PKCS1v15(), hashes.SHA384())  # expect: parameters RSA-PKCS1-1.5; hash SHA-384


def from_numbers(n, e, d, p, q):
    numbers = RSAPublicNumbers(e, n)  # expect: key RSA material=public-key
    numbers.public_key().verify(b"", b"", padding.PKCS1v15(), hashes.SHA256())  # expect: signature RSA-PKCS1-1.5-SHA-256
    rsa.rsa_crt_dmq1(d, q)  # expect: key RSA material=private-key
    rsa.rsa_recover_prime_factors(n, e, d)  # expect: key RSA
    rsa.rsa_recover_private_exponent(e, p, q)  # expect: key RSA
    private = rsa.RSAPrivateNumbers(  # expect: key RSA material=private-key
        p,
        q,
        d,
        rsa.rsa_crt_dmp1(d, p),  # expect: key RSA
        d % (q - 1),
        rsa.rsa_crt_iqmp(p, q),  # expect: key RSA
        rsa.RSAPublicNumbers(e, n),
    )
    key = private.private_key(default_backend())
    key.private_numbers().private_key().decrypt(b"", padding.PKCS1v15())  # expect: cipher RSA-PKCS1-1.5 functions=decrypt
    key.public_key().public_numbers().public_key().encrypt(b"", padding.PKCS1v15())  # expect: cipher RSA-PKCS1-1.5 functions=encrypt
    return key.sign(b"", padding.PKCS1v15(), hashes.SHA256())  # expect: signature RSA-PKCS1-1.5-SHA-256


class Model:
    def sign(self, data, padding, algorithm):
        return data

    def encrypt(self, data):
        return data


Model().sign(b"", None, None)
Model().encrypt(b"")
