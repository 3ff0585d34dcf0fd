import hashlib
import ssl

from cryptography.hazmat.primitives.asymmetric import rsa


def stored(password, salt):
    return hashlib.pbkdf2_hmac("sha256", password, salt, 1000)


def context():
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


signing_key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
