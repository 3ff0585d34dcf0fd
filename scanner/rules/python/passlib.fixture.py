import passlib.hash
from passlib import hash as schemes
from passlib.apache import HtdigestFile, HtpasswdFile
from passlib.context import CryptContext, LazyCryptContext
from passlib.crypto.digest import compile_hmac, pbkdf1, pbkdf2_hmac
from passlib.hash import argon2, bcrypt, django_argon2, pbkdf2_sha256, scrypt, sha512_crypt
from passlib.pwd import genphrase, genword
from passlib.totp import TOTP, generate_secret
from passlib.utils import pbkdf2

context = CryptContext(schemes=["bcrypt", "md5_crypt"], deprecated="auto")  # expect: password-hash bcrypt functions=keyderive,verify; password-hash crypt-md5 functions=keyderive,verify


class Users:
    context = CryptContext([pbkdf2_sha256, "argon2"])  # expect: password-hash PBKDF2-SHA-256; password-hash Argon2
    lazy = LazyCryptContext(["sha512_crypt"])  # expect: password-hash crypt-sha512

    def add(self, password):
        return context.hash(password)

    def check(self, password, hashed):
        return context.verify(password, hashed)


context.encrypt("pw")
context.verify_and_update("pw", "hash")
CryptContext(schemes=["des_crypt"]).genhash("pw", "config")  # expect: password-hash crypt-des functions=keyderive

strong = pbkdf2_sha256.using(rounds=300_000, salt_size=32)
strong.hash("pw")  # expect: password-hash PBKDF2-SHA-256-300000 saltBits=256 functions=keyderive
strong.verify("pw", "hash")  # expect: password-hash PBKDF2-SHA-256-300000 functions=verify
sha512_crypt.encrypt("pw", rounds=100000)  # expect: password-hash crypt-sha512-100000
sha512_crypt.genhash("pw", "config")  # expect: password-hash crypt-sha512
schemes.md5_crypt.hash("pw")  # expect: password-hash crypt-md5
bcrypt.using(rounds=13).hash("pw")  # expect: password-hash bcrypt-8192
bcrypt.encrypt("pw", rounds=10)  # expect: password-hash bcrypt-1024
bcrypt.genhash("pw", "config")  # expect: password-hash bcrypt
bcrypt.verify("pw", "hash")  # expect: password-hash bcrypt functions=verify
argon2.using(time_cost=3, memory_cost=65536, parallelism=4).hash("pw")  # expect: password-hash Argon2-65536-3-4
argon2.hash("pw")  # expect: password-hash Argon2
argon2.encrypt("pw")  # expect: password-hash Argon2
argon2.genhash("pw", "config")  # expect: password-hash Argon2
django_argon2.verify("pw", "hash")  # expect: password-hash Argon2 functions=verify
scrypt.using(rounds=16, block_size=8, parallelism=1).hash("pw")  # expect: password-hash scrypt-65536-8-1
scrypt.encrypt("pw")  # expect: password-hash scrypt
scrypt.genhash("pw", "config")  # expect: password-hash scrypt
scrypt.verify("pw", "hash")  # expect: password-hash scrypt functions=verify

HtpasswdFile("passwd", default_scheme="bcrypt")  # expect: password-hash bcrypt
HtpasswdFile("passwd")  # expect: password-hash unknown
HtdigestFile("passwd")  # expect: password-hash MD5
pbkdf1("sha1", "pw", "saltsalt", 1000, 16)  # expect: kdf PBKDF1-SHA-1-1000 outputBits=128
pbkdf2_hmac("sha512", "pw", "saltsalt", rounds=10000, keylen=32)  # expect: kdf PBKDF2-SHA-512-10000 saltBits=64 outputBits=256
pbkdf2.pbkdf1("pw", "saltsalt", 1000, 16, hash="md5")  # expect: kdf PBKDF1-MD5-1000
pbkdf2.pbkdf2("pw", "saltsalt", 1000)  # expect: kdf PBKDF2-SHA-1-1000
pbkdf2.pbkdf2("pw", "saltsalt", 1000, 32, "hmac-sha256")  # expect: kdf PBKDF2-SHA-256-1000
compile_hmac("sha256", b"key")  # expect: mac HMAC-SHA-256
TOTP("S3JDVB7QD2R7JPXX")  # expect: mac HMAC-SHA-1
TOTP.new()  # expect: mac HMAC-SHA-1
TOTP.using(alg="sha256")  # expect: mac HMAC-SHA-256
generate_secret()  # expect: random RNG
genword(entropy=128)  # expect: random RNG
genphrase()  # expect: random RNG

passlib.hash.apr_md5_crypt.hash("pw")  # expect: password-hash crypt-md5
passlib.hash.atlassian_pbkdf2_sha1.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.bigcrypt.hash("pw")  # expect: password-hash crypt-des
passlib.hash.bsd_nthash.hash("pw")  # expect: password-hash nthash
passlib.hash.cisco_asa.hash("pw")  # expect: password-hash MD5
passlib.hash.cisco_pix.hash("pw")  # expect: password-hash MD5
passlib.hash.crypt16.hash("pw")  # expect: password-hash crypt-des
passlib.hash.des_crypt.hash("pw")  # expect: password-hash crypt-des
passlib.hash.django_des_crypt.hash("pw")  # expect: password-hash crypt-des
passlib.hash.django_salted_md5.hash("pw")  # expect: password-hash MD5
passlib.hash.django_salted_sha1.hash("pw")  # expect: password-hash SHA-1
passlib.hash.hex_md4.hash("pw")  # expect: password-hash MD4
passlib.hash.hex_md5.hash("pw")  # expect: password-hash MD5
passlib.hash.hex_sha1.hash("pw")  # expect: password-hash SHA-1
passlib.hash.hex_sha256.hash("pw")  # expect: password-hash SHA-256
passlib.hash.hex_sha512.hash("pw")  # expect: password-hash SHA-512
passlib.hash.htdigest.hash("pw")  # expect: password-hash MD5
passlib.hash.ldap_des_crypt.hash("pw")  # expect: password-hash crypt-des
passlib.hash.ldap_hex_md5.hash("pw")  # expect: password-hash MD5
passlib.hash.ldap_hex_sha1.hash("pw")  # expect: password-hash SHA-1
passlib.hash.ldap_md5.hash("pw")  # expect: password-hash MD5
passlib.hash.ldap_md5_crypt.hash("pw")  # expect: password-hash crypt-md5
passlib.hash.ldap_salted_md5.hash("pw")  # expect: password-hash MD5
passlib.hash.ldap_salted_sha1.hash("pw")  # expect: password-hash SHA-1
passlib.hash.ldap_sha1.hash("pw")  # expect: password-hash SHA-1
passlib.hash.lmhash.hash("pw")  # expect: password-hash lmhash
passlib.hash.md5_crypt.hash("pw")  # expect: password-hash crypt-md5
passlib.hash.msdcc.hash("pw")  # expect: password-hash MD4
passlib.hash.msdcc2.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.mssql2000.hash("pw")  # expect: password-hash SHA-1
passlib.hash.mssql2005.hash("pw")  # expect: password-hash SHA-1
passlib.hash.mysql41.hash("pw")  # expect: password-hash SHA-1
passlib.hash.nthash.hash("pw")  # expect: password-hash nthash
passlib.hash.oracle10.hash("pw")  # expect: password-hash DES-56
passlib.hash.oracle11.hash("pw")  # expect: password-hash SHA-1
passlib.hash.postgres_md5.hash("pw")  # expect: password-hash MD5
passlib.hash.bsdi_crypt.hash("pw")  # expect: password-hash crypt-des
passlib.hash.cta_pbkdf2_sha1.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.django_pbkdf2_sha1.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.django_pbkdf2_sha256.hash("pw")  # expect: password-hash PBKDF2-SHA-256
passlib.hash.dlitz_pbkdf2_sha1.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.fshp.hash("pw")  # expect: password-hash PBKDF1
passlib.hash.grub_pbkdf2_sha512.hash("pw")  # expect: password-hash PBKDF2-SHA-512
passlib.hash.ldap_bsdi_crypt.hash("pw")  # expect: password-hash crypt-des
passlib.hash.ldap_pbkdf2_sha1.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.ldap_pbkdf2_sha256.hash("pw")  # expect: password-hash PBKDF2-SHA-256
passlib.hash.ldap_pbkdf2_sha512.hash("pw")  # expect: password-hash PBKDF2-SHA-512
passlib.hash.ldap_sha1_crypt.hash("pw")  # expect: password-hash crypt-sha1
passlib.hash.ldap_sha256_crypt.hash("pw")  # expect: password-hash crypt-sha256
passlib.hash.ldap_sha512_crypt.hash("pw")  # expect: password-hash crypt-sha512
passlib.hash.pbkdf2_sha1.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.pbkdf2_sha256.hash("pw")  # expect: password-hash PBKDF2-SHA-256
passlib.hash.pbkdf2_sha512.hash("pw")  # expect: password-hash PBKDF2-SHA-512
passlib.hash.scram.hash("pw")  # expect: password-hash PBKDF2-SHA-1
passlib.hash.sha1_crypt.hash("pw")  # expect: password-hash crypt-sha1
passlib.hash.sha256_crypt.hash("pw")  # expect: password-hash crypt-sha256
passlib.hash.sha512_crypt.hash("pw")  # expect: password-hash crypt-sha512
passlib.hash.sun_md5_crypt.hash("pw")  # expect: password-hash crypt-md5
passlib.hash.bcrypt.hash("pw")  # expect: password-hash bcrypt
passlib.hash.bcrypt_sha256.hash("pw")  # expect: password-hash bcrypt-SHA-256
passlib.hash.django_bcrypt.hash("pw")  # expect: password-hash bcrypt
passlib.hash.django_bcrypt_sha256.hash("pw")  # expect: password-hash bcrypt-SHA-256
passlib.hash.ldap_bcrypt.hash("pw")  # expect: password-hash bcrypt
passlib.hash.phpass.hash("pw")  # expect: password-hash phpass


class plaintext:
    @staticmethod
    def hash(secret):
        return secret


plaintext.hash("pw")
passlib.hash.plaintext.hash("pw")
