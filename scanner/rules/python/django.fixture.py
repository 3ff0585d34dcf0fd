import hashlib

from django.contrib.auth import hashers
from django.contrib.auth.hashers import PBKDF2PasswordHasher, check_password, make_password
from django.core import signing
from django.core.signing import Signer, TimestampSigner
from django.utils.crypto import get_random_string, pbkdf2, salted_hmac


class Users:
    def add(self, password):
        return make_password(password, hasher="pbkdf2_sha256")  # expect: password-hash PBKDF2-SHA-256 functions=keyderive

    def check(self, password, encoded):
        return check_password(password, encoded)  # expect: password-hash unknown functions=verify


make_password("pw")  # expect: password-hash unknown
make_password("pw", None, "argon2")  # expect: password-hash Argon2
hashers.verify_password("pw", "encoded")  # expect: password-hash unknown functions=verify
PBKDF2PasswordHasher().encode("pw", "salt", 600_000)  # expect: password-hash PBKDF2-SHA-256-600000 functions=keyderive
hashers.PBKDF2SHA1PasswordHasher().verify("pw", "encoded")  # expect: password-hash PBKDF2-SHA-1 functions=verify
hashers.Argon2PasswordHasher()  # expect: password-hash Argon2id
hashers.BCryptSHA256PasswordHasher()  # expect: password-hash bcrypt-SHA-256-4096
hashers.BCryptPasswordHasher()  # expect: password-hash bcrypt-4096
hashers.ScryptPasswordHasher()  # expect: password-hash scrypt-16384-8 unknown=parallelism
hashers.MD5PasswordHasher()  # expect: password-hash MD5
hashers.SHA1PasswordHasher()  # expect: password-hash SHA-1
hashers.UnsaltedMD5PasswordHasher()  # expect: password-hash MD5
hashers.UnsaltedSHA1PasswordHasher()  # expect: password-hash SHA-1
hashers.CryptPasswordHasher()  # expect: password-hash crypt-des
salted_hmac("salt", "text")  # expect: mac HMAC-SHA-1
salted_hmac("salt", "text", algorithm="sha256")  # expect: mac HMAC-SHA-256
pbkdf2("pw", "saltsalt", 1000)  # expect: kdf PBKDF2-SHA-256-1000 saltBits=64
pbkdf2("pw", "saltsalt", 1000, 32, hashlib.sha512)  # expect: kdf PBKDF2-SHA-512-1000 outputBits=256
get_random_string(32)  # expect: random RNG
signer = Signer(salt="mine")  # expect: mac HMAC-SHA-256 functions=verify,tag
signer.unsign(signer.sign("text"))
stamped = TimestampSigner(algorithm="sha512")  # expect: mac HMAC-SHA-512 functions=tag,verify
stamped.sign_object({})
stamped.unsign_object("text")
signing.dumps({})  # expect: mac HMAC
signing.loads("text")  # expect: mac HMAC


class Local:
    def make_password(self, password):
        return password


Local().make_password("pw")
