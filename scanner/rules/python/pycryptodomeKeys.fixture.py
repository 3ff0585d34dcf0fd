# also: Crypto=Cryptodome
from Crypto.Cipher import PKCS1_OAEP
from Crypto.Hash import SHA256, SHA384, SHA512
from Crypto.IO import PEM, PKCS8
from Crypto.PublicKey import DSA, ECC, ElGamal, RSA
from Crypto.Random import get_random_bytes
from Crypto.Signature import DSS, PKCS1_PSS, PKCS1_v1_5, eddsa, pkcs1_15, pss
from Crypto.Util import number

BITS = 3072


class Signer:
    def __init__(self):
        self.key = RSA.generate(BITS)  # expect: keygen RSA-3072
        self.public = self.key.public_key()

    def sign(self, text):
        digest = SHA256.new(text)
        return pkcs1_15.new(self.key).sign(digest)  # expect: signature RSA-PKCS1-1.5-SHA-256-3072 functions=sign

    def check(self, text, signature):
        verifier = pss.new(self.public, salt_bytes=32)  # expect: signature RSA-PSS-SHA-512-MGF1-32-3072 functions=verify saltBits=256
        verifier.verify(SHA512.new(text), signature)

    def save(self, path, password):
        pem = self.key.export_key("PEM", password, 8, "PBKDF2WithHMAC-SHA512AndAES256-CBC")  # expect: key RSA-3072 certificateFormat=PEM
        path.write_bytes(pem)
        return self.public.exportKey(format="DER")  # expect: key RSA-3072 certificateFormat=DER


def load(path):
    return RSA.import_key(open(path).read())  # expect: key RSA


pub = RSA.importKey(b"ssh-rsa AAAA")  # expect: key RSA
numbers = RSA.construct((number.getPrime(1024) * number.getPrime(1024), 65537))  # expect: key RSA; random RNG; random RNG
pkcs1_15.PKCS115_SigScheme(load("a.pem"))  # expect: signature RSA-PKCS1-1.5
PKCS1_v1_5.new(load("a.pem")).sign(SHA384.new(b"x"))  # expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
pss.PSS_SigScheme(pub, None, 20, get_random_bytes)  # expect: signature RSA-PSS saltBits=160
PKCS1_PSS.new(pub, saltLen=20).verify(SHA256.new(), b"sig")  # expect: signature RSA-PSS-SHA-256-MGF1-20 functions=verify

old = RSA.generate(1024)  # expect: keygen RSA-1024
old.encrypt(b"x", 0)  # expect: cipher RSA-RAW-1024 functions=encrypt
old.decrypt(b"x")  # expect: cipher RSA-RAW-1024 functions=decrypt
old.sign(b"x", 0)  # expect: signature RSA-RAW-1024 functions=sign
old.publickey().verify(b"x", (1,))  # expect: signature RSA-RAW-1024 functions=verify

dsa = DSA.generate(2048)  # expect: keygen DSA-2048
DSS.new(dsa, "fips-186-3").sign(SHA256.new(b"x"))  # expect: signature DSA-2048-SHA-256 functions=sign
dsa.sign(b"x", 5)  # expect: signature DSA-2048 functions=sign
dsa.publickey().verify(b"x", (1, 2))  # expect: signature DSA-2048 functions=verify
dsa.public_key().export_key()  # expect: key DSA-2048
dsa.exportKey("DER")  # expect: key DSA-2048 certificateFormat=DER
DSA.import_key(b"pem")  # expect: key DSA
DSA.importKey(b"pem")  # expect: key DSA
DSA.construct((1, 2, 3, 4))  # expect: key DSA

ec = ECC.generate(curve="P-256")  # expect: keygen EC-P-256
signer = DSS.new(ec, mode="deterministic-rfc6979")  # expect: signature ECDSA-P-256-SHA-256 functions=sign
signer.sign(SHA256.new(b"x"))
verifier = DSS.new(ec.public_key(), "fips-186-3")  # expect: signature ECDSA-P-256-SHA-256 functions=verify
try:
    verifier.verify(SHA256.new(b"x"), b"sig")
except ValueError:
    pass
DSS.new(key_from_elsewhere, "fips-186-3")  # expect: signature unknown
ECC.construct(curve="secp384r1", d=1)  # expect: key EC-P-384
ECC.import_key(b"raw", curve_name="P-521")  # expect: key EC-P-521
ec.export_key(format="OpenSSH")  # expect: key EC-P-256 certificateFormat=OpenSSH
ed = ECC.generate(curve="Ed25519")  # expect: keygen Ed25519
eddsa.new(ed, "rfc8032").sign(b"x")  # expect: signature Ed25519 functions=sign
eddsa.new(ECC.import_key(b"pem"), "rfc8032").verify(b"x", b"sig")  # expect: signature EdDSA functions=verify; key EC
eddsa.import_public_key(b"raw")  # expect: key EdDSA material=public-key
eddsa.import_private_key(b"raw")  # expect: key EdDSA material=private-key

elgamal = ElGamal.generate(2048, get_random_bytes)  # expect: keygen ElGamal-2048
elgamal.publickey().encrypt(b"x", 5)  # expect: cipher ElGamal-2048 functions=encrypt
elgamal.decrypt((1, 2))  # expect: cipher ElGamal-2048 functions=decrypt
elgamal.sign(b"x", 5)  # expect: signature ElGamal-2048 functions=sign
elgamal.verify(b"x", (1, 2))  # expect: signature ElGamal-2048 functions=verify
ElGamal.construct((1, 2, 3))  # expect: key ElGamal

PEM.encode(b"der", "RSA PRIVATE KEY", passphrase=b"secret")  # expect: key unknown certificateFormat=PEM
PEM.decode("pem")  # expect: key unknown certificateFormat=PEM
PKCS8.wrap(b"der", "1.2.840.113549.1.1.1", b"secret")  # expect: key unknown certificateFormat=PKCS8
PKCS8.unwrap(b"der")  # expect: key unknown material=private-key

PKCS1_OAEP.new(Signer().public)  # expect: cipher RSA-OAEP-SHA-1-MGF1-3072
open("a").encrypt(b"x")
