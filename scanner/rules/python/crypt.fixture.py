import crypt
from crypt import METHOD_SHA256, crypt as hash_password, mksalt

crypt.crypt("password")  # expect: password-hash unknown
crypt.crypt("password", crypt.METHOD_SHA512)  # expect: password-hash crypt-sha512
crypt.crypt("password", salt=crypt.METHOD_MD5)  # expect: password-hash crypt-md5
hash_password("password", METHOD_SHA256)  # expect: password-hash crypt-sha256
hash_password("password", mksalt(crypt.METHOD_SHA512, rounds=10000))  # expect: password-hash crypt-sha512-10000 iterations=10000


def legacy(word, strong):
    salt = crypt.mksalt(crypt.METHOD_CRYPT)
    crypt.crypt(word, salt)  # expect: password-hash crypt-des
    method = crypt.METHOD_BLOWFISH if strong else crypt.METHOD_MD5
    return crypt.crypt(word, crypt.mksalt(method=method))  # expect: password-hash bcrypt; password-hash crypt-md5


def verify(word, stored):
    return crypt.crypt(word, stored) == stored  # expect: password-hash unknown


def unrelated(crypt):
    return crypt.crypt("password")
