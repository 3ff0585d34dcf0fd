# also: Crypto=Cryptodome
from Crypto import Random
from Crypto.Cipher import AES
from Crypto.Hash import HMAC, MD5, SHA256, SHA512
from Crypto.Protocol import HPKE
from Crypto.Protocol.DH import import_x25519_private_key, import_x25519_public_key, import_x448_private_key, import_x448_public_key, key_agreement
from Crypto.Protocol.KDF import HKDF, PBKDF1, PBKDF2, SP800_108_Counter, bcrypt, bcrypt_check, scrypt
from Crypto.Protocol.SecretSharing import Shamir
from Crypto.PublicKey import ECC
from Crypto.Random import get_random_bytes, random, urandom
from Crypto.Random.random import StrongRandom
from Crypto.Util.number import getPrime, getRandomInteger, getRandomNBitInteger, getRandomNumber, getRandomRange, getStrongPrime

ITERATIONS = 600_000
salt = get_random_bytes(16)  # expect: random RNG byteLength=16


def derive(password):
    key = PBKDF2(password, salt, dkLen=32, count=ITERATIONS, hmac_hash_module=SHA256)  # expect: kdf PBKDF2-SHA-256-600000 saltBits=128 outputBits=256
    return AES.new(key, AES.MODE_GCM)  # expect: cipher AES-256-GCM


PBKDF2("pw", b"12345678")  # expect: kdf PBKDF2-SHA-1-1000 outputBits=128
PBKDF2("pw", salt, 32, 5000, prf=lambda p, s: HMAC.new(p, s, SHA512).digest())  # expect: kdf PBKDF2-SHA-512-5000; mac HMAC-SHA-512
PBKDF1("pw", b"12345678", 16)  # expect: kdf PBKDF1-SHA-1-1000 outputBits=128
PBKDF1("pw", b"12345678", 16, 2000, MD5)  # expect: kdf PBKDF1-MD5-2000
keys = HKDF(b"master", 32, b"salt", SHA512, 2)  # expect: kdf HKDF-SHA-512 outputBits=256 saltBits=32
scrypt("pw", "saltsalt", 16, N=16384, r=8, p=1)  # expect: kdf scrypt-16384-8-1 outputBits=128
hashed = bcrypt(b"pw", 12)  # expect: password-hash bcrypt-4096 functions=keyderive
bcrypt_check(b"pw", hashed)  # expect: password-hash bcrypt functions=verify
SP800_108_Counter(b"master", 32, prf)  # expect: kdf SP800_108_CounterKDF outputBits=256

mine = ECC.generate(curve="P-256")  # expect: keygen EC-P-256
key_agreement(static_priv=mine, static_pub=ECC.import_key(open("peer.pem").read()), kdf=kdf)  # expect: key-agreement ECDH-P-256; key EC
key_agreement(eph_priv=ECC.generate(curve="Curve25519"), eph_pub=theirs, kdf=kdf)  # expect: key-agreement x25519; keygen x25519
import_x25519_public_key(b"raw")  # expect: key x25519 material=public-key
import_x25519_private_key(b"raw")  # expect: key x25519 material=private-key
import_x448_public_key(b"raw")  # expect: key x448 material=public-key
import_x448_private_key(b"raw")  # expect: key x448 material=private-key

sealed = HPKE.new(receiver_key=mine.public_key(), aead_id=HPKE.AEAD.AES256_GCM)  # expect: cipher HPKE-DHKEM-P-256-AES-256-GCM functions=encrypt
sealed.seal(b"text")
HPKE.new(receiver_key=mine, aead_id=HPKE.AEAD.AES128_GCM, enc=sealed.enc).unseal(b"ct")  # expect: cipher HPKE-DHKEM-P-256-AES-128-GCM functions=decrypt
HPKE.new(receiver_key=mine, aead_id=HPKE.AEAD.CHACHA20_POLY1305)  # expect: cipher HPKE-DHKEM-P-256-ChaCha20-Poly1305

shares = Shamir.split(2, 5, get_random_bytes(16))  # expect: material unknown byteLength=16; random RNG
Shamir.combine(shares)  # expect: material unknown

urandom(8)  # expect: random RNG byteLength=8
generator = Random.new()
generator.read(24)  # expect: random RNG byteLength=24
StrongRandom()  # expect: random RNG
random.getrandbits(128)  # expect: random RNG
random.randrange(10)  # expect: random RNG
random.randint(1, 6)  # expect: random RNG
random.choice("abc")  # expect: random RNG
random.shuffle([1])  # expect: random RNG
random.sample([1, 2], 1)  # expect: random RNG
getRandomInteger(64)  # expect: random RNG
getRandomRange(1, 64)  # expect: random RNG
getRandomNBitInteger(64)  # expect: random RNG
getRandomNumber(64)  # expect: random RNG
p, q = getPrime(1024), getStrongPrime(1024)  # expect: random RNG; random RNG


def no_crypto(random):
    return random.choice("abc"), Shamirs.split(2, 5)
