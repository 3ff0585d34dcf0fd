from cryptography.hazmat.primitives.asymmetric import rsa
from OpenSSL import SSL, crypto, rand
from OpenSSL.crypto import PKCS12, CRL, PKey, X509, X509Req, FILETYPE_PEM

BITS = 2048


def server(certfile, keyfile):
    context = SSL.Context(SSL.TLS_SERVER_METHOD)  # expect: protocol TLSv1.2 suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384 curve=P-256
    context.set_min_proto_version(SSL.TLS1_2_VERSION)
    context.set_cipher_list(b"ECDHE-RSA-AES256-GCM-SHA384")
    context.set_tmp_ecdh(crypto.get_elliptic_curve("prime256v1"))
    context.set_options(SSL.OP_NO_SSLv3)
    context.load_tmp_dh(b"dh.pem")  # expect: parameters DH
    context.use_certificate_file(certfile)  # expect: certificate unknown certificateFormat=X.509
    context.use_certificate_chain_file(certfile)  # expect: certificate unknown certificateFormat=X.509
    context.use_privatekey_file(keyfile, SSL.FILETYPE_PEM)  # expect: key unknown material=private-key certificateFormat=PEM
    context.use_privatekey_file(keyfile, SSL.FILETYPE_ASN1)  # expect: key unknown material=private-key certificateFormat=DER
    return context


def client(cafile):
    context = SSL.Context(SSL.TLS_CLIENT_METHOD)  # expect: protocol TLSv1.3 suite=TLS_AES_256_GCM_SHA384
    context.set_max_proto_version(SSL.TLS1_3_VERSION)
    context.set_tls13_ciphersuites(b"TLS_AES_256_GCM_SHA384")
    context.load_verify_locations(cafile)  # expect: certificate unknown certificateFormat=X.509
    context.load_client_ca(cafile)  # expect: certificate unknown certificateFormat=X.509
    return context


for old in (SSL.SSLv2_METHOD, SSL.SSLv3_METHOD, SSL.SSLv23_METHOD, SSL.TLSv1_METHOD, SSL.TLSv1_1_METHOD, SSL.TLSv1_2_METHOD, SSL.TLS_METHOD):
    SSL.Context(old)  # expect: protocol SSLv2; protocol SSLv3; protocol TLS; protocol TLSv1.0; protocol TLSv1.1; protocol TLSv1.2
for datagram in (SSL.DTLS_METHOD, SSL.DTLS_SERVER_METHOD, SSL.DTLS_CLIENT_METHOD):
    SSL.Context(datagram)  # expect: protocol DTLS


def oldest(limit):
    context = SSL.Context(SSL.TLS_METHOD)  # expect: protocol SSLv3; protocol TLSv1.0; protocol TLSv1.1
    context.set_min_proto_version({"3.0": SSL.SSL3_VERSION, "1.0": SSL.TLS1_VERSION, "1.1": SSL.TLS1_1_VERSION}[limit])


def self_signed():
    key = crypto.PKey()
    key.generate_key(crypto.TYPE_RSA, BITS)  # expect: keygen RSA-2048
    cert = crypto.X509()
    cert.set_pubkey(key)
    cert.sign(key, "sha256")  # expect: signature RSA-SHA-256-2048 functions=sign
    cert.digest("sha1")  # expect: hash SHA-1
    crypto.dump_privatekey(crypto.FILETYPE_PEM, key, cipher="aes-256-cbc", passphrase=b"pw")  # expect: key RSA-2048 cipher=AES material=private-key
    crypto.dump_publickey(crypto.FILETYPE_ASN1, key)  # expect: key RSA-2048 certificateFormat=DER material=public-key
    return crypto.dump_certificate(crypto.FILETYPE_PEM, cert)  # expect: certificate unknown certificateFormat=X.509


PKey().generate_key(crypto.TYPE_DSA, 1024)  # expect: keygen DSA-1024
PKey().generate_key(crypto.TYPE_DH, 2048)  # expect: keygen DH-2048
PKey().generate_key(crypto.TYPE_EC, 256)  # expect: keygen EC-256

cert = crypto.load_certificate(FILETYPE_PEM, open("a.pem").read())  # expect: certificate unknown certificateFormat=X.509
private = crypto.load_privatekey(FILETYPE_PEM, b"pem")  # expect: key unknown material=private-key
public = crypto.load_publickey(crypto.FILETYPE_ASN1, b"der")  # expect: key unknown certificateFormat=DER
signature = crypto.sign(private, b"text", "sha512")  # expect: signature unknown digest=SHA-512 functions=sign
crypto.verify(cert, signature, b"text", "sha512")  # expect: signature unknown digest=SHA-512 functions=verify

request = X509Req()
request.sign(private, "sha384")  # expect: signature unknown digest=SHA-384
request.verify(cert.get_pubkey())  # expect: signature unknown functions=verify
crypto.load_certificate_request(FILETYPE_PEM, b"pem")  # expect: certificate unknown certificateFormat=PKCS10
crypto.dump_certificate_request(FILETYPE_PEM, request)  # expect: certificate unknown certificateFormat=PKCS10
crl = crypto.load_crl(FILETYPE_PEM, b"pem")  # expect: certificate unknown certificateFormat=X.509-CRL
crl.sign(cert, private, b"sha256")  # expect: signature unknown digest=SHA-256
CRL().export(cert, private, days=20, digest=b"sha1")  # expect: signature unknown digest=SHA-1
crypto.dump_crl(FILETYPE_PEM, crl)  # expect: certificate unknown certificateFormat=X.509-CRL
store = crypto.load_pkcs12(b"p12", b"pw")  # expect: keystore unknown certificateFormat=PKCS12
crypto.X509().sign(PKey.from_cryptography_key(rsa.generate_private_key(65537, 4096)), "sha256")  # expect: signature RSA-SHA-256-4096; keygen RSA-4096
X509Req().verify(request.get_pubkey())  # expect: signature unknown functions=verify
store.export(b"pw", iter=2048)  # expect: keystore unknown certificateFormat=PKCS12 iterations=2048
crypto.load_pkcs7_data(FILETYPE_PEM, b"p7")  # expect: certificate unknown certificateFormat=PKCS7
rand.bytes(16)  # expect: random RNG byteLength=16


class Context:
    def set_cipher_list(self, ciphers):
        return ciphers


Context().set_cipher_list("ALL")


def open_connection(method=SSL.TLSv1_METHOD):  # expect: protocol TLSv1.0
    return connect(minimum=SSL.TLS1_1_VERSION)  # expect: protocol TLSv1.1

from OpenSSL import SSL as own
import pyOpenSSL

loose = own.Context(own.TLS_METHOD)  # expect: protocol TLS verification=none
loose.set_verify(own.VERIFY_NONE, callback)
strict = own.Context(own.TLS_METHOD)  # expect: protocol TLS verification=peer
strict.set_verify(own.VERIFY_PEER | own.VERIFY_FAIL_IF_NO_PEER_CERT, callback)
given.set_verify(own.VERIFY_NONE, callback)  # expect: protocol TLS verification=none
given.set_verify(pyOpenSSL.SSL.VERIFY_NONE, callback)  # expect: protocol TLS verification=none
strict.set_verify(pyOpenSSL.SSL.VERIFY_PEER)

served = own.Context(own.TLS_SERVER_METHOD)  # expect: protocol TLS verification=unsaid
served.set_verify(own.VERIFY_NONE, callback)
accepting = own.Context(own.TLS_METHOD)  # expect: protocol TLS verification=unsaid
accepting.set_verify(own.VERIFY_NONE, callback)
connection = own.Connection(accepting, sock)
connection.set_accept_state()
taking = own.Context(own.TLS_METHOD)  # expect: protocol TLS verification=unsaid
taking.set_verify(own.VERIFY_NONE, callback)
own.Connection(taking, sock).accept()
connecting = own.Context(own.TLS_METHOD)  # expect: protocol TLS verification=none
connecting.set_verify(own.VERIFY_NONE, callback)
own.Connection(connecting, sock).set_connect_state()
pyOpenSSL.SSL.Connection(given, sock)
agreeing = own.Context(own.TLS_METHOD)  # expect: protocol TLS verification=none
agreeing.set_verify(own.VERIFY_PEER | own.VERIFY_FAIL_IF_NO_PEER_CERT, lambda *args: True)
asking = own.Context(own.TLS_METHOD)  # expect: protocol TLS verification=peer
asking.set_verify(own.VERIFY_PEER, lambda connection, certificate, error, depth, ok: ok)
