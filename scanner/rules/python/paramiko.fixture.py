import paramiko
from cryptography.hazmat.primitives.asymmetric import ec
from paramiko import DSSKey, ECDSAKey, Ed25519Key, HostKeys, PKey, RSAKey, SSHClient, Transport
from paramiko.client import SSHClient as Client
from paramiko.dsskey import DSSKey as Dss
from paramiko.ecdsakey import ECDSAKey as Ec
from paramiko.ed25519key import Ed25519Key as Ed
from paramiko.hostkeys import HostKeys as Known
from paramiko.pkey import PKey as Any
from paramiko.rsakey import RSAKey as Rsa
from paramiko.transport import Transport as Wire


def strict(sock):
    transport = Transport(sock)  # expect: protocol SSHv2
    options = transport.get_security_options()
    options.ciphers = ("aes256-ctr", "aes128-gcm@openssh.com")  # expect: cipher AES-256-CTR; cipher AES-128-GCM
    options.digests = ["hmac-sha2-256"]  # expect: mac HMAC-SHA-256
    options.kex = ["curve25519-sha256@libssh.org", "diffie-hellman-group14-sha1"]  # expect: key-agreement x25519; key-agreement FFDHE-modp2048
    options.key_types = ["ssh-ed25519", "rsa-sha2-512"]  # expect: signature Ed25519; signature RSA-PKCS1-1.5-SHA-512
    return transport


class Uploader:
    def __init__(self, host):
        self.client = SSHClient()  # expect: protocol SSHv2
        self.client.set_missing_host_key_policy(paramiko.AutoAddPolicy())
        self.client.connect(host)

    def only_ctr(self):
        self.client.get_transport().get_security_options().ciphers = ["aes192-ctr"]  # expect: cipher AES-192-CTR


Transport._preferred_ciphers = ("3des-cbc",)  # expect: cipher 3DES-168-CBC
Transport._preferred_macs = ("hmac-md5",)  # expect: mac HMAC-MD5
Transport._preferred_kex = ("ecdh-sha2-nistp256",)  # expect: key-agreement ECDH-P-256
Transport._preferred_keys = ("ssh-rsa",)  # expect: signature RSA-PKCS1-1.5-SHA-1
Transport._preferred_pubkeys = ("ssh-rsa",)  # expect: signature RSA-PKCS1-1.5-SHA-1
Wire(("host", 22))  # expect: protocol SSHv2
paramiko.ServiceRequestingTransport(("host", 22))  # expect: protocol SSHv2
Client()  # expect: protocol SSHv2

rsa = RSAKey.generate(3072)  # expect: keygen RSA-3072
rsa.sign_ssh_data(b"text", "rsa-sha2-256")  # expect: signature RSA-PKCS1-1.5-SHA-256-3072 functions=sign
rsa.verify_ssh_sig(b"text", message)  # expect: signature RSA-PKCS1-1.5-3072 functions=verify
rsa.write_private_key_file("id_rsa", password="pw")  # expect: key RSA-3072 material=private-key
rsa.write_private_key(out)  # expect: key RSA-3072
rsa.get_fingerprint()  # expect: hash MD5
RSAKey(filename="id_rsa")  # expect: key RSA
RSAKey.from_private_key_file("id_rsa")  # expect: key RSA material=private-key
RSAKey.from_private_key(open("id_rsa"))  # expect: key RSA
Rsa.generate(bits=2048)  # expect: keygen RSA-2048
Rsa(data=b"blob")  # expect: key RSA
Rsa.from_private_key_file("id_rsa")  # expect: key RSA
Rsa.from_private_key(open("id_rsa"))  # expect: key RSA

dss = DSSKey.generate()  # expect: keygen DSA-1024
dss.sign_ssh_data(b"text")  # expect: signature DSA-1024-SHA-1 functions=sign
dss.verify_ssh_sig(b"text", message)  # expect: signature DSA-1024-SHA-1 functions=verify
dss.write_private_key(out)  # expect: key DSA-1024
dss.write_private_key_file("id_dsa")  # expect: key DSA-1024
dss.get_fingerprint()  # expect: hash MD5
DSSKey(filename="id_dsa")  # expect: key DSA
DSSKey.from_private_key_file("id_dsa")  # expect: key DSA
DSSKey.from_private_key(open("id_dsa"))  # expect: key DSA
Dss.generate(1024)  # expect: keygen DSA-1024
Dss(filename="id_dsa")  # expect: key DSA
Dss.from_private_key_file("id_dsa")  # expect: key DSA
Dss.from_private_key(open("id_dsa"))  # expect: key DSA

ecdsa = ECDSAKey.generate(curve=ec.SECP384R1())  # expect: keygen EC-P-384
ecdsa.sign_ssh_data(b"text")  # expect: signature ECDSA-P-384 functions=sign
ecdsa.verify_ssh_sig(b"text", message)  # expect: signature ECDSA-P-384 functions=verify
ecdsa.write_private_key(out)  # expect: key EC-P-384
ecdsa.write_private_key_file("id_ecdsa")  # expect: key EC-P-384
ecdsa.get_fingerprint()  # expect: hash MD5
ECDSAKey(filename="id_ecdsa")  # expect: key EC
ECDSAKey.from_private_key_file("id_ecdsa")  # expect: key EC
ECDSAKey.from_private_key(open("id_ecdsa"))  # expect: key EC
Ec.generate(bits=521)  # expect: keygen EC-P-521
Ec(filename="id_ecdsa")  # expect: key EC
Ec.from_private_key_file("id_ecdsa")  # expect: key EC
Ec.from_private_key(open("id_ecdsa"))  # expect: key EC

ed = Ed25519Key(filename="id_ed25519")  # expect: key Ed25519
ed.sign_ssh_data(b"text")  # expect: signature Ed25519 functions=sign
ed.verify_ssh_sig(b"text", message)  # expect: signature Ed25519 functions=verify
ed.write_private_key(out)  # expect: key Ed25519
ed.write_private_key_file("id_ed25519")  # expect: key Ed25519
ed.get_fingerprint()  # expect: hash MD5
Ed25519Key.from_private_key_file("id_ed25519")  # expect: key Ed25519
Ed25519Key.from_private_key(open("id_ed25519"))  # expect: key Ed25519
Ed(filename="id_ed25519")  # expect: key Ed25519
Ed.from_private_key_file("id_ed25519")  # expect: key Ed25519
Ed.from_private_key(open("id_ed25519"))  # expect: key Ed25519

some = PKey.from_path("id")  # expect: key unknown
some.get_fingerprint()  # expect: hash MD5
some.write_private_key(out)  # expect: key unknown
some.write_private_key_file("id")  # expect: key unknown
PKey.from_type_string("ssh-rsa", b"blob")  # expect: key unknown
Any.from_path("id")  # expect: key unknown
Any.from_type_string("ssh-rsa", b"blob")  # expect: key unknown
HostKeys.hash_host("host")  # expect: mac HMAC-SHA-1
Known.hash_host("host")  # expect: mac HMAC-SHA-1


class Options:
    ciphers = ()


plain = Options()
plain.ciphers = ["aes256-ctr"]

from paramiko.client import AutoAddPolicy, RejectPolicy, WarningPolicy

trusting = paramiko.SSHClient()  # expect: protocol SSHv2 verification=none
trusting.set_missing_host_key_policy(paramiko.AutoAddPolicy())
warning = paramiko.SSHClient()  # expect: protocol SSHv2 verification=none
warning.set_missing_host_key_policy(paramiko.WarningPolicy)
strict = paramiko.SSHClient()  # expect: protocol SSHv2 verification=peer
strict.set_missing_host_key_policy(RejectPolicy())
strict.set_missing_host_key_policy(paramiko.RejectPolicy())


def connect(ssh):
    ssh.set_missing_host_key_policy(AutoAddPolicy())  # expect: protocol SSHv2 verification=none
    ssh.set_missing_host_key_policy(WarningPolicy())  # expect: protocol SSHv2 verification=none
