from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import dh, dsa, ec, padding, rsa
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.ed448 import Ed448PrivateKey
from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes, PublicKeyTypes
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x448 import X448PrivateKey
from cryptography.hazmat.primitives.ciphers.algorithms import AES256
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    SSHCertificateBuilder,
    load_pem_private_key,
    load_pem_public_key,
    pkcs7,
    pkcs12,
)

import othercrypto


class Keys:
    """Keys from files, of whatever algorithm they are."""

    def __init__(self, pem: bytes, password: bytes) -> None:
        self.private = load_pem_private_key(pem, password=password)  # expect: key unknown material=private-key certificateFormat=PEM
        self.public = self.private.public_key()

    def sign(self, data: bytes) -> bytes:
        return self.private.sign(data, padding.PKCS1v15(), hashes.SHA256())  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign

    def verify(self, signature: bytes, data: bytes) -> None:
        self.public.verify(signature, data, ec.ECDSA(hashes.SHA384()))  # expect: signature ECDSA-SHA-384 functions=verify


def load(data, password, peer):
    rsa_key: rsa.RSAPrivateKey = serialization.load_der_private_key(data, password)  # expect: key unknown certificateFormat=DER
    rsa_key.sign(data, padding.PSS(padding.MGF1(hashes.SHA256()), 32), hashes.SHA256())  # expect: signature RSA-PSS-SHA-256-MGF1-32
    key = serialization.load_ssh_private_key(data, password)  # expect: key unknown certificateFormat=OpenSSH material=private-key
    key.sign(data)  # expect: signature unknown functions=sign
    key.exchange(ec.ECDH(), peer)  # expect: key-agreement ECDH
    key.decrypt(data, padding.OAEP(padding.MGF1(hashes.SHA1()), hashes.SHA1(), None))  # expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
    load_pem_public_key(data).encrypt(data, padding.PKCS1v15())  # expect: key unknown material=public-key; cipher RSA-PKCS1-1.5 functions=encrypt
    serialization.load_der_public_key(data)  # expect: key unknown material=public-key certificateFormat=DER
    serialization.load_ssh_public_key(data)  # expect: key unknown certificateFormat=OpenSSH
    identity = serialization.load_ssh_public_identity(data)  # expect: key unknown material=public-key
    serialization.ssh_key_fingerprint(identity, hashes.MD5())  # expect: hash MD5
    serialization.ssh.load_ssh_private_key(data, password)  # expect: key unknown material=private-key certificateFormat=OpenSSH
    serialization.ssh.load_ssh_public_key(data)  # expect: key unknown material=public-key certificateFormat=OpenSSH
    serialization.ssh.load_ssh_public_identity(data)  # expect: key unknown material=public-key certificateFormat=OpenSSH
    serialization.ssh.ssh_key_fingerprint(identity, hashes.SHA256())  # expect: hash SHA-256
    serialization.load_pem_parameters(data).generate_private_key()  # expect: parameters DH; keygen DH
    return serialization.load_der_parameters(data)  # expect: parameters DH


def annotated(private: PrivateKeyTypes, public: PublicKeyTypes, data: bytes) -> None:
    private.sign(data, signature_algorithm=ec.ECDSA(hashes.SHA256()))  # expect: signature ECDSA-SHA-256
    public.verify(data, data, padding=padding.PKCS1v15(), algorithm=hashes.SHA1())  # expect: signature RSA-PKCS1-1.5-SHA-1
    private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())  # expect: key unknown material=private-key certificateFormat=PKCS8
    public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)  # expect: key unknown material=public-key certificateFormat=SPKI


def export(password):
    secret = BestAvailableEncryption(password)  # expect: key-wrap unknown functions=encrypt
    rsa_key = rsa.generate_private_key(65537, 2048)  # expect: keygen RSA-2048
    rsa_key.private_bytes(encoding=Encoding.PEM, format=PrivateFormat.TraditionalOpenSSL, encryption_algorithm=secret)  # expect: key RSA-2048 certificateFormat=PKCS1 material=private-key
    rsa_key.public_key().public_bytes(Encoding.PEM, PublicFormat.PKCS1)  # expect: key RSA-2048 material=public-key certificateFormat=PKCS1
    dsa_key = dsa.generate_private_key(2048)  # expect: keygen DSA-2048
    dsa_key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, secret)  # expect: key DSA-2048 material=private-key
    dsa_key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)  # expect: key DSA-2048 material=public-key
    dh_key = dh.generate_parameters(2, 2048).generate_private_key()  # expect: parameters DH-2048; keygen DH-2048
    dh_key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, secret)  # expect: key DH-2048
    dh_key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)  # expect: key DH-2048
    ec_key = ec.generate_private_key(ec.SECP256R1())  # expect: keygen EC-P-256
    ec_key.private_bytes(Encoding.PEM, PrivateFormat.OpenSSH, secret)  # expect: key EC-P-256 certificateFormat=OpenSSH
    ec_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)  # expect: key EC-P-256 certificateFormat=none
    ec_key.public_key().public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH)  # expect: key EC-P-256 certificateFormat=OpenSSH
    ed_key = Ed25519PrivateKey.generate()  # expect: keygen Ed25519
    ed_key.private_bytes(Encoding.Raw, PrivateFormat.Raw, NoEncryption())  # expect: key Ed25519 material=private-key
    ed_key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)  # expect: key Ed25519 material=public-key
    goldilocks = Ed448PrivateKey.generate()  # expect: keygen Ed448
    goldilocks.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())  # expect: key Ed448
    goldilocks.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)  # expect: key Ed448
    x_key = X25519PrivateKey.generate()  # expect: keygen x25519
    x_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())  # expect: key x25519
    x_key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)  # expect: key x25519
    x448_key = X448PrivateKey.generate()  # expect: keygen x448
    x448_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())  # expect: key x448
    return x448_key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)  # expect: key x448


def stores(data, password, key, certificate):
    pkcs12.load_key_and_certificates(data, password)  # expect: keystore unknown certificateFormat=PKCS12
    pkcs12.load_pkcs12(data, password)  # expect: keystore unknown
    pkcs12.serialize_java_truststore([certificate], NoEncryption())  # expect: keystore unknown
    encryption = (
        PrivateFormat.PKCS12.encryption_builder()  # expect: key-wrap PBES2-AES-256-CBC-PBKDF2-SHA-256-50000 functions=encrypt
        .kdf_rounds(50000)
        .hmac_hash(hashes.SHA256())  # expect: hash SHA-256
        .key_cert_algorithm(pkcs12.PBES.PBESv2SHA256AndAES256CBC)
        .build(password)
    )
    pkcs12.serialize_key_and_certificates(b"name", key, certificate, None, encryption)  # expect: keystore unknown certificateFormat=PKCS12
    PrivateFormat.PKCS12.encryption_builder().key_cert_algorithm(pkcs12.PBES.PBESv1SHA1And3KeyTripleDESCBC).build(password)  # expect: key-wrap PKCS12-PBE-3DES-168-CBC-SHA-1
    PrivateFormat.PKCS8.encryption_builder().build(password)  # expect: key-wrap unknown
    return PrivateFormat.OpenSSH.encryption_builder().kdf_rounds(30).build(password)  # expect: key-wrap unknown iterations=30


def cms(data, certificate, path):
    key = rsa.generate_private_key(65537, 3072)  # expect: keygen RSA-3072
    pkcs7.PKCS7SignatureBuilder().set_data(data).add_signer(certificate, key, hashes.SHA512()).sign(Encoding.SMIME, [])  # expect: signature RSA-SHA-512-3072 functions=sign
    builder = pkcs7.PKCS7SignatureBuilder()  # expect: signature RSA-PKCS1-1.5-SHA-256-3072
    signed = builder.add_signer(certificate, key, hashes.SHA256(), rsa_padding=padding.PKCS1v15())
    pkcs7.PKCS7EnvelopeBuilder().set_data(data).add_recipient(certificate).encrypt(Encoding.SMIME, [])  # expect: cipher AES-128-CBC functions=encrypt
    pkcs7.PKCS7EnvelopeBuilder().set_data(data).set_content_encryption_algorithm(AES256).encrypt(Encoding.DER, [])  # expect: cipher AES-256-CBC
    pkcs7.pkcs7_decrypt_der(data, certificate, key, [])  # expect: cipher CMS functions=decrypt
    pkcs7.pkcs7_decrypt_pem(data, certificate, key, [])  # expect: cipher CMS
    pkcs7.pkcs7_decrypt_smime(data, certificate, key, [])  # expect: cipher CMS
    pkcs7.load_pem_pkcs7_certificates(data)  # expect: certificate unknown certificateFormat=PKCS7
    pkcs7.load_der_pkcs7_certificates(data)  # expect: certificate unknown
    pkcs7.serialize_certificates([certificate], Encoding.PEM)  # expect: certificate unknown
    return signed


def ssh(public, principals):
    authority = Ed25519PrivateKey.generate()  # expect: keygen Ed25519
    builder = SSHCertificateBuilder().public_key(public).serial(1).valid_principals(principals)
    return builder.sign(authority)  # expect: certificate Ed25519 certificateFormat=OpenSSH functions=sign


othercrypto.load_pem_private_key(b"").sign(b"")
