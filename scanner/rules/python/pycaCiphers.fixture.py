import os
from secrets import token_bytes
from typing import Optional

import cryptography.hazmat.primitives.ciphers.algorithms
from cryptography.fernet import Fernet, MultiFernet
from cryptography.hazmat.backends import default_backend
from cryptography.hazmat.decrepit.ciphers import algorithms as decrepit
from cryptography.hazmat.decrepit.ciphers import modes as old_modes
from cryptography.hazmat.decrepit.ciphers.algorithms import Camellia, RC2
from cryptography.hazmat.primitives import keywrap
from cryptography.hazmat.primitives import padding as symmetric_padding
from cryptography.hazmat.primitives.ciphers import Cipher, CipherContext, algorithms, base, modes
from cryptography.hazmat.primitives.ciphers.aead import AESCCM, AESGCM, AESGCMSIV, AESOCB3, AESSIV, ChaCha20Poly1305
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CBC, GCM
from cryptography.hazmat.primitives.keywrap import aes_key_unwrap, aes_key_wrap
from cryptography.hazmat.primitives.padding import PKCS7

import othercrypto

KEY = b"0123456789abcdef0123456789abcdef"
IV = b"\x00" * 16


class Box:
    """Encrypts records with a key that is given."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.cipher = Cipher(AES(key), CBC(IV), backend=default_backend())  # expect: cipher AES-CBC nonceBits=128 functions=encrypt,decrypt

    def seal(self, plain: bytes) -> bytes:
        padder = PKCS7(128).padder()  # expect: parameters unknown padding=pkcs7
        encryptor = self.cipher.encryptor()
        return encryptor.update(padder.update(plain) + padder.finalize()) + encryptor.finalize()

    def open(self, sealed: bytes) -> bytes:
        unpadder = symmetric_padding.ANSIX923(128).unpadder()  # expect: parameters unknown padding=ansix923
        decryptor = self.cipher.decryptor()
        return unpadder.update(decryptor.update(sealed) + decryptor.finalize()) + unpadder.finalize()


def gcm(key, nonce, tag, data):
    encryptor = Cipher(algorithms.AES(KEY), modes.GCM(b"twelve bytes")).encryptor()  # expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128
    encryptor.authenticate_additional_data(b"header")
    decryptor = Cipher(algorithms.AES128(key), GCM(nonce, tag, min_tag_length=12)).decryptor()  # expect: cipher AES-128-GCM-96 functions=decrypt
    late = Cipher(algorithms.AES256(key), modes.GCM(nonce)).decryptor()  # expect: cipher AES-256-GCM-96 functions=decrypt tagBits=96
    late.update_into(data, bytearray(32))
    return encryptor.finalize(), decryptor.update(data), late.finalize_with_tag(b"12 byte tag!")


def every_mode(key, iv):
    Cipher(algorithms.AES(b"\x01" * 24), modes.ECB())  # expect: cipher AES-192-ECB
    Cipher(algorithms.AES(key), modes.CTR(iv))  # expect: cipher AES-CTR
    Cipher(algorithms.AES(KEY + KEY), modes.XTS(b"\x00" * 16))  # expect: cipher AES-256-XTS
    Cipher(algorithms.AES(key), modes.OFB(iv))  # expect: cipher AES-OFB
    Cipher(algorithms.AES(key), modes.CFB(IV))  # expect: cipher AES-CFB nonceBits=128
    Cipher(algorithms.AES(key), modes.CFB8(initialization_vector=IV))  # expect: cipher AES-CFB8 nonceBits=128
    Cipher(algorithms.AES(key), old_modes.OFB(iv))  # expect: cipher AES-OFB
    Cipher(algorithms.AES(key), old_modes.CFB(iv))  # expect: cipher AES-CFB
    Cipher(mode=old_modes.CFB8(iv), algorithm=algorithms.AES(key=KEY[:16]))  # expect: cipher AES-128-CFB8


def every_cipher(key, iv):
    base.Cipher(algorithms.Camellia(b"0123456789abcdef"), modes.CBC(iv))  # expect: cipher CAMELLIA-128-CBC
    Cipher(algorithms.SM4(key), modes.CTR(iv))  # expect: cipher SM4-CTR
    Cipher(algorithms.TripleDES(b"0123456789abcdef01234567"), modes.CBC(iv))  # expect: cipher 3DES-168-CBC
    Cipher(algorithms.ARC4(b"0123456789abcdef"), mode=None)  # expect: cipher RC4-128
    Cipher(algorithms.Blowfish(b"0123456789abcdef"), modes.ECB())  # expect: cipher Blowfish-128-ECB
    Cipher(algorithms.CAST5(key), modes.ECB())  # expect: cipher CAST5-ECB
    Cipher(algorithms.SEED(key), modes.CBC(iv))  # expect: cipher SEED-128-CBC
    Cipher(algorithms.IDEA(key), modes.CBC(iv))  # expect: cipher IDEA-CBC
    Cipher(algorithms.ChaCha20(KEY, b"\x00" * 16), mode=None)  # expect: cipher ChaCha20 nonceBits=128
    Cipher(cryptography.hazmat.primitives.ciphers.algorithms.AES(KEY), modes.ECB())  # expect: cipher AES-256-ECB
    Cipher(Camellia(key), modes.CBC(iv))  # expect: cipher CAMELLIA-CBC
    Cipher(decrepit.TripleDES(b"0123456789abcdef"), modes.ECB())  # expect: cipher 3DES-112-ECB
    Cipher(decrepit.ARC4(key), None)  # expect: cipher RC4
    Cipher(decrepit.Blowfish(key), modes.CBC(iv))  # expect: cipher Blowfish-CBC
    Cipher(decrepit.CAST5(key), modes.CBC(iv))  # expect: cipher CAST5-CBC
    Cipher(decrepit.SEED(key), modes.ECB())  # expect: cipher SEED-128-ECB
    Cipher(decrepit.IDEA(key), modes.ECB())  # expect: cipher IDEA-ECB
    Cipher(RC2(b"0123456789abcdef"), modes.CBC(iv))  # expect: cipher RC2-128-CBC


TRANSPORT = {
    "aes128-ctr": {"class": algorithms.AES, "mode": modes.CTR, "key-size": 16},  # expect: cipher AES
    "3des-cbc": {"class": algorithms.TripleDES, "mode": modes.CBC, "key-size": 24},  # expect: cipher 3DES
}


def chosen(strong, key, iv, mode_of):
    algorithm = algorithms.AES(key) if strong else algorithms.TripleDES(key)
    Cipher(algorithm, modes.CBC(iv))  # expect: cipher AES-CBC; cipher 3DES-CBC
    Cipher(algorithms.AES(key), mode_of(iv))  # expect: cipher AES
    return Cipher(mode_of(key), modes.CBC(iv))  # expect: cipher unknown mode=cbc


def aead(data, extra: Optional[bytes], nonce: bytes) -> None:
    gcm_box = AESGCM(KEY)  # expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128
    gcm_box.encrypt(b"twelve bytes", data, extra)
    AESCCM(b"0123456789abcdef", tag_length=8).decrypt(nonce, data, extra)  # expect: cipher AES-128-CCM-64 functions=decrypt
    AESCCM(b"0123456789abcdef").encrypt_into(nonce, data, extra, bytearray(64))  # expect: cipher AES-128-CCM functions=encrypt tagBits=128
    AESOCB3(KEY).encrypt(nonce, data, extra)  # expect: cipher AES-256-OCB
    siv = AESSIV(KEY + KEY)  # expect: cipher AES-256-SIV functions=encrypt,decrypt
    siv.encrypt(data, [extra])
    siv.decrypt(data, [extra])
    AESGCMSIV(KEY).decrypt(nonce=nonce, data=data, associated_data=extra)  # expect: cipher AES-256-GCM-SIV functions=decrypt
    ChaCha20Poly1305(KEY).encrypt(b"\x00" * 12, data, extra)  # expect: cipher ChaCha20-Poly1305 nonceBits=96 functions=encrypt


class Buffers:
    """The variants that write into a buffer."""

    def __init__(self, key):
        self.gcm = AESGCM(key)  # expect: cipher AES-GCM functions=encrypt,decrypt
        self.ccm = AESCCM(key, 12)  # expect: cipher AES-CCM-96 functions=encrypt,decrypt
        self.ocb = AESOCB3(key)  # expect: cipher AES-OCB functions=encrypt,decrypt
        self.siv = AESSIV(key)  # expect: cipher AES-SIV functions=encrypt,decrypt
        self.gcm_siv = AESGCMSIV(key)  # expect: cipher AES-GCM-SIV functions=encrypt,decrypt
        self.chacha = ChaCha20Poly1305(key)  # expect: cipher ChaCha20-Poly1305 functions=encrypt,decrypt

    def write(self, nonce, data, buffer):
        self.gcm.encrypt_into(nonce, data, None, buffer)
        self.ccm.encrypt(nonce, data, None)
        self.ocb.encrypt_into(nonce, data, None, buffer)
        self.siv.encrypt_into(data, None, buffer)
        self.gcm_siv.encrypt(nonce, data, None)
        self.gcm_siv.encrypt_into(nonce, data, None, buffer)
        self.chacha.encrypt_into(nonce, data, None, buffer)

    def read(self, nonce, data, buffer):
        self.gcm.decrypt(nonce, data, None)
        self.gcm.decrypt_into(nonce, data, None, buffer)
        self.ccm.decrypt_into(nonce, data, None, buffer)
        self.ocb.decrypt(nonce, data, None)
        self.ocb.decrypt_into(nonce, data, None, buffer)
        self.siv.decrypt_into(data, None, buffer)
        self.gcm_siv.decrypt_into(nonce, data, None, buffer)
        self.chacha.decrypt(nonce, data, None)
        self.chacha.decrypt_into(nonce, data, None, buffer)


class RandomKeys:
    """Keys and nonces from the system, kept in variables and in fields."""

    BITS = 256

    def __init__(self) -> None:
        self.key = os.urandom(self.BITS // 8)  # expect: random RNG byteLength=32
        self.other = token_bytes(16)  # expect: random RNG byteLength=16

    def seal(self, plain: bytes) -> bytes:
        iv = os.urandom(16)  # expect: random RNG byteLength=16
        encryptor = Cipher(algorithms.AES(self.key), modes.CBC(iv)).encryptor()  # expect: cipher AES-256-CBC nonceBits=128 functions=encrypt
        nonce = os.urandom(12)  # expect: random RNG byteLength=12
        sealed = AESGCM(self.other).encrypt(nonce, encryptor.update(plain), None)  # expect: cipher AES-128-GCM nonceBits=96
        return aes_key_wrap(self.other, self.key) + sealed  # expect: key-wrap AES-128-KW functions=encrypt


def new_keys(bits=192):
    yield AESGCM.generate_key(bit_length=128)  # expect: keygen AES-128-GCM
    yield AESCCM.generate_key(256)  # expect: keygen AES-256-CCM
    yield AESOCB3.generate_key(bits)  # expect: keygen AES-192-OCB
    yield AESSIV.generate_key(512)  # expect: keygen AES-256-SIV
    yield AESGCMSIV.generate_key(bit_length=256)  # expect: keygen AES-256-GCM-SIV
    yield ChaCha20Poly1305.generate_key()  # expect: keygen ChaCha20-Poly1305


def wrap(session, wrapped):
    aes_key_wrap(b"ABCDEFGHIJKLMNOP", session, default_backend())  # expect: key-wrap AES-128-KW functions=encrypt
    aes_key_unwrap(wrapping_key=KEY, wrapped_key=wrapped)  # expect: key-wrap AES-256-KW functions=decrypt
    keywrap.aes_key_wrap_with_padding(session, KEY)  # expect: key-wrap AES-KWP functions=encrypt
    return keywrap.aes_key_unwrap_with_padding(KEY, wrapped)  # expect: key-wrap AES-256-KWP functions=decrypt


class Tokens:
    def __init__(self, old_key):
        fresh = Fernet.generate_key()  # expect: keygen Fernet
        self.fernet = Fernet(fresh)  # expect: cipher Fernet functions=encrypt,decrypt
        self.all = MultiFernet([self.fernet, Fernet(old_key)])  # expect: cipher Fernet functions=encrypt,decrypt; cipher Fernet

    def write(self, data, now):
        self.fernet.encrypt(data)
        self.fernet.encrypt_at_time(data, current_time=now)
        self.all.encrypt(data)
        return self.all.encrypt_at_time(data, now)

    def read(self, token, now):
        self.fernet.decrypt(token, ttl=60)
        self.fernet.decrypt_at_time(token, 60, now)
        self.all.decrypt(token)
        self.all.decrypt_at_time(token, 60, now)
        return self.all.rotate(token)


def not_ours(AESGCM, key, context: CipherContext):
    AESGCM(key).encrypt(b"", b"", None)
    othercrypto.Cipher(key, othercrypto.modes.CBC(key))
    othercrypto.Fernet(key)
    context.finalize()
