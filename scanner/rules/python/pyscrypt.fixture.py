import pyscrypt
import scrypt


def store(password, salt):
    return scrypt.hash(password, salt)  # expect: kdf scrypt-16384-8-1 outputBits=512


scrypt.hash("pw", "saltsalt", N=1 << 15, r=8, p=2, buflen=32)  # expect: kdf scrypt-32768-8-2 outputBits=256 saltBits=64
pyscrypt.hash(b"pw", b"saltsalt", 1024, 1, 1, 32)  # expect: kdf scrypt-1024-1-1 outputBits=256
scrypt.encrypt("text", "pw", maxtime=0.5)  # expect: cipher AES-256-CTR functions=encrypt
scrypt.decrypt(b"text", "pw")  # expect: cipher AES-256-CTR functions=decrypt


def hash(scrypt):
    return scrypt.hash("pw", "salt")
