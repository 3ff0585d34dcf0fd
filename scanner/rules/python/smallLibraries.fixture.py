import blake3
import blowfish
import chacha20poly1305
import coincurve
import dns.dnssec
import eth_utils
import ldap3
import pyDes
import pyzipper
import salsa20
import twofish
from acme import crypto_util
from celery import Celery
from coincurve import keys as ck
from eth_account import Account
from eth_hash.auto import keccak
from eth_keys import keys
from eth_utils import crypto
from gmssl import CryptSM2, CryptSM4, sm2, sm3, sm3_hash, sm4
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from pwdlib.hashers.bcrypt import BcryptHasher
from signedjson import key, sign
from sqlalchemy_utils import EncryptedType, StringEncryptedType, types
from sqlalchemy_utils.types.encrypted import encrypted_type
from sqlalchemy_utils.types.encrypted.encrypted_type import AesEngine, AesGcmEngine, FernetEngine
from tinyec import registry
from twisted.internet import ssl


k = key.generate_signing_key("1")  # expect: keygen Ed25519
key.get_verify_key(k)  # expect: key Ed25519 material=public-key
key.decode_signing_key_base64("ed25519", "1", b)  # expect: key Ed25519 material=private-key
key.decode_verify_key_base64("ed25519", "1", b)  # expect: key Ed25519 material=public-key
key.decode_verify_key_bytes("ed25519:1", b)  # expect: key Ed25519 material=public-key
key.read_signing_keys(f)  # expect: key Ed25519 material=private-key
key.read_old_signing_keys(f)  # expect: key Ed25519 material=public-key
sign.sign_json({}, "here", k)  # expect: signature Ed25519 functions=sign
sign.verify_signed_json({}, "here", k)  # expect: signature Ed25519 functions=verify

a = Column(EncryptedType(String, load()))  # expect: cipher AES-256-CBC
b = Column(StringEncryptedType(String, load(), AesGcmEngine))  # expect: cipher AES-256-GCM
c = Column(types.EncryptedType(String, load(), AesEngine, "pkcs5"))  # expect: cipher AES-256-CBC
d = Column(types.StringEncryptedType(String, load(), FernetEngine))  # expect: cipher AES-128-CBC
e = encrypted_type.EncryptedType(String, load())  # expect: cipher AES-256-CBC
f = encrypted_type.StringEncryptedType(String, load())  # expect: cipher AES-256-CBC

PasswordHash.recommended()  # expect: password-hash Argon2id
Argon2Hasher(time_cost=3, memory_cost=65536, parallelism=4)  # expect: password-hash Argon2id-65536-3-4
BcryptHasher(rounds=12)  # expect: password-hash bcrypt-4096

pyDes.des(load(), pyDes.CBC, load())  # expect: cipher DES-56-CBC
pyDes.triple_des(load(), pyDes.ECB)  # expect: cipher 3DES-ECB
blowfish.Cipher(load())  # expect: cipher Blowfish
twofish.Twofish(load())  # expect: cipher Twofish
salsa20.Salsa20_xor(m, n, k)  # expect: cipher Salsa20
salsa20.Salsa20_keystream(8, n, k)  # expect: cipher Salsa20
salsa20.XSalsa20_xor(m, n, k)  # expect: cipher XSalsa20
salsa20.XSalsa20_keystream(8, n, k)  # expect: cipher XSalsa20
chacha20poly1305.ChaCha20Poly1305(load())  # expect: cipher ChaCha20-Poly1305
registry.get_curve("secp256r1")  # expect: key EC-P-256
sm2.CryptSM2(public_key=p, private_key=q)  # expect: signature SM2
CryptSM2(public_key=p, private_key=q)  # expect: signature SM2
sm3.sm3_hash(d)  # expect: hash SM3
sm3_hash(d)  # expect: hash SM3
s = sm4.CryptSM4()  # expect: cipher SM4-CBC
s.crypt_cbc(iv, d)
t = CryptSM4()  # expect: cipher SM4-ECB
t.crypt_ecb(d)
blake3.blake3(b"x")  # expect: hash BLAKE3
blake3.blake3(b"x", key=bytes(32))  # expect: mac BLAKE3-MAC keyBits=256

p = coincurve.PrivateKey()  # expect: key ECDSA-secp256k1
p.sign(m)  # expect: signature ECDSA-secp256k1-SHA-256
p.sign_recoverable(m)  # expect: signature ECDSA-secp256k1-SHA-256
p.sign_schnorr(m)  # expect: signature Schnorr-secp256k1
q = coincurve.PublicKey(d)  # expect: key ECDSA-secp256k1
q.verify(s, m)  # expect: signature ECDSA-secp256k1 functions=verify
ck.PrivateKey()  # expect: key ECDSA-secp256k1
ck.PublicKey(d)  # expect: key ECDSA-secp256k1
coincurve.verify_signature(s, m, d)  # expect: signature ECDSA-secp256k1
Account.create()  # expect: keygen ECDSA-secp256k1
Account.create_with_mnemonic()  # expect: keygen ECDSA-secp256k1
Account.from_key(load())  # expect: key ECDSA-secp256k1
Account.from_mnemonic(load())  # expect: key ECDSA-secp256k1
Account.sign_message(m, load())  # expect: signature ECDSA-secp256k1
Account.sign_transaction(m, load())  # expect: signature ECDSA-secp256k1
Account.signHash(m, load())  # expect: signature ECDSA-secp256k1
Account.unsafe_sign_hash(m, load())  # expect: signature ECDSA-secp256k1
Account.sign_typed_data(load(), m)  # expect: signature ECDSA-secp256k1
Account.recover_message(m, signature=s)  # expect: signature ECDSA-secp256k1 functions=verify
Account.recover_transaction(m)  # expect: signature ECDSA-secp256k1 functions=verify
keys.PrivateKey(load())  # expect: key ECDSA-secp256k1
keys.PublicKey(load())  # expect: key ECDSA-secp256k1
eth_utils.keccak(text="x")  # expect: hash Keccak-256
crypto.keccak(text="x")  # expect: hash Keccak-256
keccak(b"x")  # expect: hash Keccak-256

pyzipper.AESZipFile("a.zip", "w")  # expect: cipher AES
dns.dnssec.make_ds(name, dnskey, "SHA256")  # expect: hash SHA-256
dns.dnssec.validate(rrset, sig, dnskeys)  # expect: signature unknown functions=verify
ldap3.Tls(ca_certs_file="ca.pem")  # expect: protocol TLS
ssl.CertificateOptions(privateKey=p)  # expect: protocol TLS
ssl.optionsForClientTLS("here")  # expect: protocol TLS verification=peer
ssl.ClientContextFactory()  # expect: protocol TLS
ssl.DefaultOpenSSLContextFactory("k", "c")  # expect: protocol TLS
ssl.platformTrust()  # expect: protocol TLS
ssl.Certificate.loadPEM(d)  # expect: certificate unknown certificateFormat=X.509
ssl.PrivateCertificate.loadPEM(d)  # expect: certificate unknown certificateFormat=X.509
app = Celery("x")
app.setup_security(digest="sha512")  # expect: signature unknown digest=SHA-512
crypto_util.make_csr(pem, ["a"])  # expect: certificate unknown certificateFormat=PKCS10
