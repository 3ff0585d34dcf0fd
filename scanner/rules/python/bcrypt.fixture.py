import bcrypt
import flask_bcrypt
from flask_bcrypt import Bcrypt

ROUNDS = 14


class Users:
    def __init__(self, app):
        self.salt = bcrypt.gensalt(ROUNDS)
        self.flask = Bcrypt(app)

    def add(self, password):
        return bcrypt.hashpw(password.encode("utf-8"), self.salt)  # expect: password-hash bcrypt-16384 saltBits=128 functions=keyderive

    def check(self, password, hashed):
        return bcrypt.checkpw(password, hashed)  # expect: password-hash bcrypt functions=verify

    def web(self, password):
        hashed = self.flask.generate_password_hash(password, 10)  # expect: password-hash bcrypt-1024 functions=keyderive
        return self.flask.check_password_hash(hashed, password)  # expect: password-hash bcrypt functions=verify


bcrypt.hashpw(b"pw", bcrypt.gensalt())  # expect: password-hash bcrypt-4096
bcrypt.hashpw(b"pw", bcrypt.gensalt(rounds=4, prefix=b"2a"))  # expect: password-hash bcrypt-16
bcrypt.hashpw(b"pw", stored)  # expect: password-hash bcrypt unknown=iterations
bcrypt.hashpw(b"pw", b"$2b$10$abcdefghijklmnopqrstuu")  # expect: password-hash bcrypt-1024
bcrypt.kdf(password=b"pw", salt=b"saltsalt", desired_key_bytes=32, rounds=100)  # expect: kdf bcrypt-pbkdf-100 outputBits=256 saltBits=64
flask_bcrypt.generate_password_hash("pw")  # expect: password-hash bcrypt-4096
flask_bcrypt.check_password_hash("hash", "pw")  # expect: password-hash bcrypt functions=verify


class Own:
    def hashpw(self, password):
        return password


Own().hashpw("pw")
