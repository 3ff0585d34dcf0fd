from werkzeug import security
from werkzeug.security import check_password_hash, generate_password_hash


class User:
    def __init__(self, password):
        self.hash = generate_password_hash(password, method="pbkdf2", salt_length=32)  # expect: password-hash PBKDF2 saltBits=256 functions=keyderive

    def check(self, password):
        return check_password_hash(self.hash, password)  # expect: password-hash unknown functions=verify


generate_password_hash("pw")  # expect: password-hash scrypt-32768-8-1 saltBits=128
generate_password_hash("pw", method_from_config)  # expect: password-hash unknown
security.gen_salt(16)  # expect: random RNG byteLength=16


def generate(password):
    return User(password).hash
