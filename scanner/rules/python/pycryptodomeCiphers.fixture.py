# also: Crypto=Cryptodome
import os
from Crypto.Cipher import AES, ARC2, ARC4, Blowfish, CAST, ChaCha20, ChaCha20_Poly1305, DES, DES3, PKCS1_OAEP, PKCS1_v1_5, Salsa20
from Crypto.Hash import CMAC, SHA256, SHA512
from Crypto.PublicKey import RSA
from Crypto.Random import get_random_bytes  # the generator is part of another table
from Crypto.Util.Padding import pad, unpad
from Crypto.Signature import pss


class Vault:
    def __init__(self, key):
        self.key = key
        self.cipher = AES.new(key, AES.MODE_EAX, mac_len=8)  # expect: cipher AES-EAX-64 tagBits=64 functions=encrypt

    def store(self, text):
        return self.cipher.encrypt_and_digest(text)

    @staticmethod
    def open(key, nonce, tag, text):
        box = AES.new(key, AES.MODE_GCM, nonce=nonce)  # expect: cipher AES-GCM functions=decrypt
        return box.decrypt_and_verify(text, tag)


key16 = b"0123456789abcdef"
iv = os.urandom(16)  # expect: random RNG
cbc = AES.new(key16, AES.MODE_CBC, iv)  # expect: cipher AES-128-CBC-PKCS7 nonceBits=128 functions=encrypt
ct = cbc.encrypt(pad(b"text", AES.block_size))
plain = unpad(AES.new(key16, AES.MODE_CBC, iv=iv).decrypt(ct), 16)  # expect: parameters unknown padding=pkcs7; cipher AES-128-CBC functions=decrypt
pad(b"text", 16, style="x923")  # expect: parameters unknown padding=ansix923
gcm = AES.new(get_random_bytes(32), AES.MODE_GCM, nonce=get_random_bytes(12), mac_len=16)  # expect: cipher AES-256-GCM nonceBits=96 tagBits=128; random RNG byteLength=32; random RNG byteLength=12
AES.new(key16, AES.MODE_CFB, iv, segment_size=128)  # expect: cipher AES-128-CFB128
AES.new(key16, AES.MODE_CFB, iv, segment_size=8)  # expect: cipher AES-128-CFB8
AES.new(key16, mode=AES.MODE_CTR, nonce=b"12345678")  # expect: cipher AES-128-CTR nonceBits=64
wrapper = AES.new(key16, AES.MODE_KW)  # expect: cipher AES-128-KW functions=encrypt
wrapper.seal(get_random_bytes(AES.block_size))  # expect: random RNG byteLength=16
AES.new(key16, AES.MODE_KWP).unseal(ct)  # expect: cipher AES-128-KWP functions=decrypt

for mode in (AES.MODE_ECB, AES.MODE_OFB, AES.MODE_OPENPGP, AES.MODE_CCM, AES.MODE_SIV, AES.MODE_OCB):
    AES.new(key16, mode)  # expect: cipher AES-128-ECB; cipher AES-128-OFB; cipher AES-128-OpenPGP; cipher AES-128-CCM; cipher AES-128-SIV; cipher AES-128-OCB

DES_MODES = {"ecb": DES.MODE_ECB, "cbc": DES.MODE_CBC, "cfb": DES.MODE_CFB, "ofb": DES.MODE_OFB, "ctr": DES.MODE_CTR, "pgp": DES.MODE_OPENPGP, "eax": DES.MODE_EAX}


def des(mode):
    return DES.new(b"8bytekey", DES_MODES[mode])  # expect: cipher DES-56-ECB; cipher DES-56-CBC; cipher DES-56-CFB; cipher DES-56-OFB; cipher DES-56-CTR; cipher DES-56-OpenPGP; cipher DES-56-EAX


for m3 in [DES3.MODE_ECB, DES3.MODE_CBC, DES3.MODE_CFB, DES3.MODE_OFB, DES3.MODE_CTR, DES3.MODE_OPENPGP, DES3.MODE_EAX]:
    DES3.new(key16 + b"01234567", m3)  # expect: cipher 3DES-168-ECB; cipher 3DES-168-CBC; cipher 3DES-168-CFB; cipher 3DES-168-OFB; cipher 3DES-168-CTR; cipher 3DES-168-OpenPGP; cipher 3DES-168-EAX

for m2 in [ARC2.MODE_ECB, ARC2.MODE_CBC, ARC2.MODE_CFB, ARC2.MODE_OFB, ARC2.MODE_CTR, ARC2.MODE_OPENPGP, ARC2.MODE_EAX]:
    ARC2.new(key16, m2)  # expect: cipher RC2-128-ECB; cipher RC2-128-CBC; cipher RC2-128-CFB; cipher RC2-128-OFB; cipher RC2-128-CTR; cipher RC2-128-OpenPGP; cipher RC2-128-EAX

for mb in [Blowfish.MODE_ECB, Blowfish.MODE_CBC, Blowfish.MODE_CFB, Blowfish.MODE_OFB, Blowfish.MODE_CTR, Blowfish.MODE_OPENPGP, Blowfish.MODE_EAX]:
    Blowfish.new(key16, mb)  # expect: cipher Blowfish-128-ECB; cipher Blowfish-128-CBC; cipher Blowfish-128-CFB; cipher Blowfish-128-OFB; cipher Blowfish-128-CTR; cipher Blowfish-128-OpenPGP; cipher Blowfish-128-EAX

for mc in [CAST.MODE_ECB, CAST.MODE_CBC, CAST.MODE_CFB, CAST.MODE_OFB, CAST.MODE_CTR, CAST.MODE_OPENPGP, CAST.MODE_EAX]:
    CAST.new(key16, mc)  # expect: cipher CAST5-128-ECB; cipher CAST5-128-CBC; cipher CAST5-128-CFB; cipher CAST5-128-OFB; cipher CAST5-128-CTR; cipher CAST5-128-OpenPGP; cipher CAST5-128-EAX

sizes = [get_random_bytes(DES.block_size), get_random_bytes(DES3.block_size), get_random_bytes(ARC2.block_size)]  # expect: random RNG byteLength=8; random RNG byteLength=8; random RNG byteLength=8
more = [get_random_bytes(Blowfish.block_size), get_random_bytes(CAST.block_size)]  # expect: random RNG byteLength=8; random RNG byteLength=8
chacha_key = get_random_bytes(ChaCha20.key_size)  # expect: random RNG byteLength=32
aead_key = get_random_bytes(ChaCha20_Poly1305.key_size)  # expect: random RNG byteLength=32

rc4 = ARC4.new(b"12345")  # expect: cipher RC4-40 functions=encrypt,decrypt
rc4.encrypt(ct)
rc4.decrypt(ct)
ChaCha20.new(key=chacha_key)  # expect: cipher ChaCha20 keyBits=256
box = ChaCha20_Poly1305.new(key=aead_key, nonce=b"123456789012")  # expect: cipher ChaCha20-Poly1305 keyBits=256 nonceBits=96 functions=encrypt
box.encrypt_and_digest(b"text")
ChaCha20_Poly1305.new(key=aead_key).decrypt_and_verify(ct, b"tag")  # expect: cipher ChaCha20-Poly1305 functions=decrypt
Salsa20.new(key16, b"12345678")  # expect: cipher Salsa20 keyBits=128 nonceBits=64

CMAC.new(key16, ciphermod=AES)  # expect: mac AES-128-CMAC
CMAC.new(key16, ciphermod=DES3)  # expect: mac CMAC-3DES-128
[CMAC.new(b"k", None, m) for m in (DES, ARC2, Blowfish, CAST)]  # expect: mac CMAC-DES; mac CMAC-RC2-8; mac CMAC-Blowfish-8; mac CMAC-CAST5-8

private = RSA.generate(2048)  # expect: keygen RSA-2048
oaep = PKCS1_OAEP.new(private.publickey())  # expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=encrypt
oaep.encrypt(b"session")
PKCS1_OAEP.new(key=private, hashAlgo=SHA256).decrypt(ct)  # expect: cipher RSA-OAEP-SHA-256-MGF1-2048 functions=decrypt
PKCS1_OAEP.new(private, SHA512.new(), mgfunc=lambda seed, size: pss.MGF1(seed, size, SHA256))  # expect: cipher RSA-OAEP-SHA-512-MGF1-2048
PKCS1_OAEP.PKCS1OAEP_Cipher(private, SHA256, None, b"", None)  # expect: cipher RSA-OAEP-SHA-256-MGF1-2048
PKCS1_v1_5.new(private).decrypt(ct, None)  # expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
PKCS1_v1_5.PKCS115_Cipher(private, None)  # expect: cipher RSA-PKCS1-1.5-2048


def aes_for(mode_from_config, key):
    return AES.new(key, mode_from_config)  # expect: cipher AES


class MyCipher:
    def new(self, key, mode):
        return mode


MyCipher().new(key16, "AES")
cbc_like = MyCipher().encrypt(b"text")


def taken_apart(secret, message):
    AES.new(secret[:16], AES.MODE_CBC, message[0:16])  # expect: cipher AES-128-CBC nonceBits=128
    AES.new(secret[-32:], AES.MODE_GCM, nonce=message[:12])  # expect: cipher AES-256-GCM
    AES.new(secret[16:], AES.MODE_CBC)  # expect: cipher AES-CBC unknown=keyBits
    AES.new(secret[::2], AES.MODE_CBC)  # expect: cipher AES-CBC unknown=keyBits
    AES.new(secret[:size()], AES.MODE_CBC)  # expect: cipher AES-CBC unknown=keyBits
    AES.new(secret[:-16], AES.MODE_CBC)  # expect: cipher AES-CBC unknown=keyBits
