import rsa
from rsa import PrivateKey, PublicKey, key, pkcs1
from rsa.key import PrivateKey as OwnKey, PublicKey as PeerKey

KEY_SIZE = 2048
public, private = rsa.newkeys(KEY_SIZE)  # expect: keygen RSA-2048
key.newkeys(nbits=1024, poolsize=2)  # expect: keygen RSA-1024


def send(text, peer):
    box = rsa.encrypt(text, peer)  # expect: cipher RSA-PKCS1-1.5 functions=encrypt
    return box, rsa.sign(text, private, "SHA-256")  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign


class Reader:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.private = PrivateKey.load_pkcs1(file.read())  # expect: key RSA certificateFormat=PEM material=private-key

    def read(self, box):
        return rsa.decrypt(crypto=box, priv_key=self.private)  # expect: cipher RSA-PKCS1-1.5 functions=decrypt


digest = rsa.compute_hash(b"text", "SHA-512")  # expect: hash SHA-512
rsa.sign_hash(digest, priv_key=private, hash_method="SHA-512")  # expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
rsa.verify(b"text", b"sig", public)  # expect: signature RSA-PKCS1-1.5 functions=verify
rsa.find_signature_hash(b"sig", public)  # expect: signature RSA-PKCS1-1.5 functions=verify
PublicKey(3, 5)  # expect: key RSA material=public-key
rsa.PrivateKey(3, 5, 7, 11, 13)  # expect: key RSA material=private-key
PublicKey.load_pkcs1(b"der", "DER")  # expect: key RSA certificateFormat=DER
PublicKey.load_pkcs1_openssl_pem(b"pem")  # expect: key RSA certificateFormat=PEM
PublicKey.load_pkcs1_openssl_der(b"der")  # expect: key RSA certificateFormat=DER
key.PublicKey(3, 5)  # expect: key RSA
key.PrivateKey(3, 5, 7, 11, 13)  # expect: key RSA
PeerKey.load_pkcs1(b"pem")  # expect: key RSA
OwnKey.load_pkcs1(b"pem")  # expect: key RSA
PeerKey.load_pkcs1_openssl_pem(b"pem")  # expect: key RSA
PeerKey.load_pkcs1_openssl_der(b"der")  # expect: key RSA
pkcs1.encrypt(b"text", public)  # expect: cipher RSA-PKCS1-1.5
pkcs1.decrypt(b"box", private)  # expect: cipher RSA-PKCS1-1.5
pkcs1.sign(b"text", private, "MD5")  # expect: signature RSA-PKCS1-1.5-MD5
pkcs1.sign_hash(digest, private, "SHA-1")  # expect: signature RSA-PKCS1-1.5-SHA-1
pkcs1.verify(b"text", b"sig", public)  # expect: signature RSA-PKCS1-1.5
pkcs1.find_signature_hash(b"sig", public)  # expect: signature RSA-PKCS1-1.5
pkcs1.compute_hash(b"text", "SHA-384")  # expect: hash SHA-384


pair = rsa.newkeys(4096)  # expect: keygen RSA-4096
rsa.sign(b"text", pair[1], "SHA-256")  # expect: signature RSA-PKCS1-1.5-SHA-256


def other(rsa):
    return rsa.newkeys(512)
