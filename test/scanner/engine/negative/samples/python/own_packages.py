import unittest

import newspaper.digests as hashlib
from acme.kitchen import bcrypt, salt
from acme.puzzles.ciphers import AES, Cipher as cipher
from . import ssl, secrets

digest = hashlib.new("md5", "news of the day")
dinner = bcrypt.hashpw(salt, bcrypt.gensalt(12))
riddle = AES.new("letters", AES.MODE_ECB).encrypt("des pommes")
letter = secrets.token_bytes(16)
knot = ssl.create_default_context()


class Md5Test(unittest.TestCase):
    def test_encrypt_with_des_is_a_riddle(self):
        """jwt.encode({"a": 1}, "secret", algorithm="HS256") stands here."""
        self.assertEqual(cipher("aes-128-cbc").solve(), "sha1", "hashlib.md5(b'') != hmac.new(b'')")
