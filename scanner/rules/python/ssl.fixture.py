import ftplib
import http.client
import imaplib
import nntplib
import poplib
import smtplib
import socket
import ssl
from ssl import PROTOCOL_TLSv1_1, SSLContext, TLSVersion, create_default_context

import other

ssl.SSLContext(ssl.PROTOCOL_TLSv1_2)  # expect: protocol TLSv1.2
SSLContext(PROTOCOL_TLSv1_1)  # expect: protocol TLSv1.1
SSLContext(protocol=ssl.PROTOCOL_TLSv1)  # expect: protocol TLSv1.0
ssl.SSLContext(ssl.PROTOCOL_SSLv2)  # expect: protocol SSLv2
ssl.SSLContext(ssl.PROTOCOL_SSLv3)  # expect: protocol SSLv3
ssl.SSLContext(ssl.PROTOCOL_SSLv23)  # expect: protocol TLS version=none
ssl.SSLContext(ssl.PROTOCOL_TLS)  # expect: protocol TLS version=none
ssl.SSLContext()  # expect: protocol TLS
create_default_context(ssl.Purpose.CLIENT_AUTH)  # expect: protocol TLS
ssl._create_unverified_context()  # expect: protocol TLS
ssl._create_stdlib_context(ssl.PROTOCOL_TLSv1_2)  # expect: protocol TLSv1.2
ssl._create_default_https_context = ssl._create_unverified_context  # expect: protocol TLS
ssl.wrap_socket(socket.socket(), ssl_version=ssl.PROTOCOL_TLSv1_2)  # expect: protocol TLSv1.2
ssl.wrap_socket(socket.socket(), None, None, False, ssl.CERT_NONE, ssl.PROTOCOL_SSLv3)  # expect: protocol SSLv3
ssl.wrap_socket(socket.socket(), ciphers="ECDHE-RSA-AES128-GCM-SHA256")  # expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
ssl.wrap_socket(socket.socket(), ciphers="ECDHE-RSA-AES128-GCM-SHA256:!aNULL:ECDHE-RSA-AES256-GCM-SHA384")  # expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
ssl.get_server_certificate(("localhost", 443))  # expect: protocol TLS
ssl.get_server_certificate(("localhost", 443), ssl_version=ssl.PROTOCOL_TLSv1)  # expect: protocol TLSv1.0
ssl.DER_cert_to_PEM_cert(b"")  # expect: certificate unknown certificateFormat=X.509
ssl.PEM_cert_to_DER_cert("")  # expect: certificate unknown certificateFormat=X.509
other.SSLContext(ssl.PROTOCOL_TLSv1)  # expect: protocol TLSv1.0


class Server:
    VERSION = TLSVersion.TLSv1_2

    def __init__(self, certificate, key):
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)  # expect: protocol TLSv1.2 curve=P-256
        self.context.minimum_version = self.VERSION
        self.context.options |= ssl.OP_NO_COMPRESSION
        self.context.load_cert_chain(certificate, key)  # expect: certificate unknown certificateFormat=X.509
        self.context.load_dh_params("dhparam.pem")  # expect: parameters DH
        self.context.set_ecdh_curve("prime256v1")
        self.context.set_ciphers("ECDHE+AESGCM:!aNULL")

    def serve(self, listener):
        with self.context.wrap_socket(listener, server_side=True) as connection:
            return connection.version()


def client(modern, host):
    context = ssl.create_default_context()  # expect: protocol TLSv1.3 suite=TLS_AES_256_GCM_SHA384
    context.minimum_version = TLSVersion.TLSv1_3
    context.set_ciphersuites("TLS_AES_256_GCM_SHA384")
    context.load_verify_locations(cafile="ca.pem")  # expect: certificate unknown certificateFormat=X.509
    return context.wrap_socket(socket.create_connection((host, 443)), server_hostname=host)


def listed(host):
    context = ssl.create_default_context()  # expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    context.set_ciphers("ECDHE-RSA-AES128-GCM-SHA256,ECDHE-RSA-AES256-GCM-SHA384,-RC4-SHA")
    return context.wrap_socket(socket.create_connection((host, 443)), server_hostname=host)


def bounded():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # expect: protocol TLSv1.1; protocol TLSv1.2
    context.minimum_version = ssl.TLSVersion.TLSv1_1
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    old = ssl.SSLContext()  # expect: protocol SSLv3; protocol TLSv1.0
    old.minimum_version = ssl.TLSVersion.SSLv3
    old.maximum_version = ssl.TLSVersion.TLSv1
    groups = ssl.SSLContext()  # expect: protocol TLS
    groups.set_groups("X25519")  # expect: key-agreement x25519 curve=Curve25519
    finite = ssl.SSLContext()  # expect: protocol TLS
    finite.set_groups("ffdhe3072")  # expect: key-agreement FFDHE-ffdhe3072
    several = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)  # expect: protocol TLS
    several.set_groups("X25519MLKEM768:X25519:P-256")  # expect: key-agreement ECDHE-P-256; key-agreement X25519MLKEM768; key-agreement x25519 curve=Curve25519
    several.set_server_sigalgs("ecdsa_secp256r1_sha256:ed25519")  # expect: signature ECDSA-P-256-SHA-256; signature Ed25519
    several.set_client_sigalgs("rsa_pss_rsae_sha256")  # expect: signature RSA-PSS-SHA-256-MGF1-32
    return context, old


def protocols(host, context):
    http.client.HTTPSConnection(host, context=context)  # expect: protocol TLS
    smtplib.SMTP_SSL(host)  # expect: protocol TLS verification=none
    imaplib.IMAP4_SSL(host)  # expect: protocol TLS verification=none
    poplib.POP3_SSL(host)  # expect: protocol TLS verification=none
    ftplib.FTP_TLS(host)  # expect: protocol TLS verification=none
    nntplib.NNTP_SSL(host)  # expect: protocol TLS verification=none
    with smtplib.SMTP(host, 587) as mail:
        mail.starttls(context=context)  # expect: protocol TLS
    folder = imaplib.IMAP4(host)
    folder.starttls()  # expect: protocol TLS verification=none
    news = nntplib.NNTP(host)
    news.starttls(context)  # expect: protocol TLS
    box = poplib.POP3(host)
    box.stls(context)  # expect: protocol TLS
    http.client.HTTPConnection(host)


def unrelated(ssl, ftp):
    ssl.SSLContext(ssl.PROTOCOL_TLSv1)
    ftp.starttls()


def open_socket(version=ssl.PROTOCOL_SSLv2):  # expect: protocol SSLv2
    return connect(minimum=ssl.TLSVersion.TLSv1_1)  # expect: protocol TLSv1.1

import ssl

ssl._create_default_https_context = ssl._create_unverified_context  # expect: protocol TLS verification=none
unverified = ssl._create_unverified_context()  # expect: protocol TLS verification=none
bare = ssl.create_default_context()  # expect: protocol TLS verification=none
bare.check_hostname = False
bare.verify_mode = ssl.CERT_NONE
unnamed = ssl.create_default_context()  # expect: protocol TLS verification=no-host-name
unnamed.check_hostname = False
unnamed.verify_mode = ssl.CERT_REQUIRED
checking = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # expect: protocol TLS verification=peer
checking.verify_mode = ssl.CERT_OPTIONAL
enum = ssl.create_default_context()  # expect: protocol TLS verification=none
enum.verify_mode = ssl.VerifyMode.CERT_NONE
enums = ssl.create_default_context()  # expect: protocol TLS verification=peer
enums.verify_mode = ssl.VerifyMode.CERT_OPTIONAL or ssl.VerifyMode.CERT_REQUIRED
ssl.wrap_socket(sock, cert_reqs=ssl.CERT_NONE)  # expect: protocol TLS verification=none


def loosen(context):
    context.verify_mode = ssl.CERT_NONE  # expect: protocol TLS verification=none
    context.check_hostname = False
    return context.verify_mode == ssl.CERT_NONE or (ssl.CERT_NONE) != context.verify_mode


served = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)  # expect: protocol TLS verification=unsaid
served.verify_mode = ssl.CERT_NONE
named = ssl.create_default_context(purpose=ssl.Purpose.SERVER_AUTH)  # expect: protocol TLS verification=none
named.check_hostname = False
named.verify_mode = ssl.CERT_NONE
listening = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)  # expect: protocol TLS verification=unsaid
listening.check_hostname = False
listening.verify_mode = ssl.CERT_NONE
mutual = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)  # expect: protocol TLS verification=peer
mutual.verify_mode = ssl.CERT_REQUIRED
either = ssl.SSLContext(ssl.PROTOCOL_TLS)  # expect: protocol TLS verification=unsaid
either.verify_mode = ssl.CERT_NONE
either.wrap_socket(sock, server_side=True)
through = ssl.SSLContext(ssl.PROTOCOL_TLS)  # expect: protocol TLS verification=unsaid
through.verify_mode = ssl.CERT_NONE
through.wrap_bio(incoming, outgoing, server_side=True)
connecting = ssl.SSLContext(ssl.PROTOCOL_TLS)  # expect: protocol TLS verification=none
connecting.verify_mode = ssl.CERT_NONE
connecting.wrap_socket(sock, server_side=False)
ssl.wrap_socket(sock, server_side=True, cert_reqs=ssl.CERT_NONE)  # expect: protocol TLS verification=unsaid
Context = ssl.SSLContext
ALLOWED = (ssl.SSLContext, bool)
isinstance(either, ssl.SSLContext)
