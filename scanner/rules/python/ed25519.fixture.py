import ed25519
from ed25519 import SigningKey, keys

signing_key, verifying_key = ed25519.create_keypair()  # expect: keygen Ed25519
keys.create_keypair()  # expect: keygen Ed25519


def sign(seed, text):
    key = ed25519.SigningKey(seed)  # expect: key Ed25519 material=private-key
    signature = key.sign(text, encoding="base64")  # expect: signature Ed25519 functions=sign
    key.get_verifying_key().verify(signature, text)  # expect: signature Ed25519 functions=verify
    return signature


def check(hexed, signature, text):
    key = ed25519.VerifyingKey(hexed, encoding="hex")  # expect: key Ed25519 material=public-key
    try:
        key.verify(signature, text)  # expect: signature Ed25519 functions=verify
    except ed25519.BadSignatureError:
        return False


keys.SigningKey(b"seed")  # expect: key Ed25519
keys.VerifyingKey(b"raw")  # expect: key Ed25519


class Other:
    def sign(self, text):
        return text


Other().sign(b"text")
