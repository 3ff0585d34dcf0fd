import os

import cryptg
import pyaes
import tgcrypto

KEY = b"0123456789abcdef0123456789abcdef"
IV = b"0123456789abcdef"


def seal(text):
    cipher = pyaes.AESModeOfOperationCTR(KEY)  # expect: cipher AES-256-CTR functions=encrypt
    return cipher.encrypt(text)


def files(source, target):
    mode = pyaes.AESModeOfOperationCBC(KEY, iv=IV)
    pyaes.encrypt_stream(mode, source, target)  # expect: cipher AES-256-CBC-PKCS7 nonceBits=128 functions=encrypt
    pyaes.decrypt_stream(pyaes.AESModeOfOperationCTR(KEY), target, source)  # expect: cipher AES-256-CTR functions=decrypt


feeder = pyaes.Encrypter(pyaes.AESModeOfOperationCBC(KEY, IV))  # expect: cipher AES-256-CBC-PKCS7 functions=encrypt
pyaes.Decrypter(pyaes.AESModeOfOperationOFB(KEY, iv=IV))  # expect: cipher AES-256-OFB functions=decrypt
pyaes.AESModeOfOperationECB(KEY[:16]).decrypt(b"text")  # expect: cipher AES-128-ECB functions=decrypt
pyaes.AESModeOfOperationCFB(KEY, iv=IV, segment_size=8)  # expect: cipher AES-256-CFB nonceBits=128
pyaes.AES(KEY).encrypt([0] * 16)  # expect: cipher AES-256 functions=encrypt
tgcrypto.ige256_encrypt(b"text", KEY, KEY)  # expect: cipher AES-256-IGE functions=encrypt nonceBits=256
pyaes.Encrypter(pyaes.AESModeOfOperationCBC(KEY, iv=IV), padding=pyaes.PADDING_NONE)  # expect: cipher AES-256-CBC-NoPadding functions=encrypt
pyaes.Decrypter(pyaes.AESModeOfOperationECB(KEY), pyaes.blockfeeder.PADDING_DEFAULT)  # expect: cipher AES-256-ECB-PKCS7 functions=decrypt
pyaes.Decrypter(pyaes.AESModeOfOperationECB(KEY), pyaes.blockfeeder.PADDING_NONE)  # expect: cipher AES-256-ECB-NoPadding functions=decrypt
pyaes.Decrypter(pyaes.AESModeOfOperationECB(KEY), pyaes.PADDING_DEFAULT)  # expect: cipher AES-256-ECB-PKCS7 functions=decrypt
tgcrypto.ige256_decrypt(b"text", KEY, KEY)  # expect: cipher AES-256-IGE functions=decrypt
tgcrypto.ctr256_encrypt(b"text", KEY, IV, bytes(1))  # expect: cipher AES-256-CTR functions=encrypt
tgcrypto.ctr256_decrypt(b"text", KEY, IV, bytes(1))  # expect: cipher AES-256-CTR functions=decrypt
tgcrypto.cbc256_encrypt(b"text", KEY, IV)  # expect: cipher AES-256-CBC functions=encrypt
tgcrypto.cbc256_decrypt(b"text", KEY, IV)  # expect: cipher AES-256-CBC functions=decrypt
cryptg.encrypt_ige(b"text", KEY, KEY)  # expect: cipher AES-256-IGE functions=encrypt
cryptg.decrypt_ige(b"text", KEY, KEY)  # expect: cipher AES-256-IGE functions=decrypt


class AES:
    def encrypt(self, text):
        return text


AES().encrypt(b"text")
