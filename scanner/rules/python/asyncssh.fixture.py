import asyncssh
from asyncssh import SSHClientConnectionOptions, generate_private_key


async def run(host):
    async with asyncssh.connect(host, encryption_algs=["aes256-gcm@openssh.com"]) as connection:  # expect: protocol SSHv2
        await connection.run("ls")
    await asyncssh.connect_reverse(host)  # expect: protocol SSHv2
    await asyncssh.listen("", 8022, server_host_keys=["host_key"])  # expect: protocol SSHv2
    await asyncssh.listen_reverse("", 8022)  # expect: protocol SSHv2
    await asyncssh.create_connection(None, host)  # expect: protocol SSHv2
    await asyncssh.create_server(None, "", 8022)  # expect: protocol SSHv2
    await asyncssh.run_client(sock)  # expect: protocol SSHv2
    await asyncssh.run_server(sock)  # expect: protocol SSHv2
    await asyncssh.get_server_host_key(host)  # expect: protocol SSHv2
    await asyncssh.get_server_auth_methods(host)  # expect: protocol SSHv2


SSHClientConnectionOptions(kex_algs=["curve25519-sha256"])  # expect: protocol SSHv2
asyncssh.SSHServerConnectionOptions()  # expect: protocol SSHv2

rsa = generate_private_key("ssh-rsa", key_size=3072)  # expect: keygen RSA-3072
rsa.sign(b"text", b"rsa-sha2-512")  # expect: signature RSA-PKCS1-1.5-SHA-512-3072 functions=sign
rsa.verify(b"text", b"sig")  # expect: signature RSA-3072 functions=verify
rsa.convert_to_public().export_public_key("pkcs1-pem")  # expect: key RSA-3072
rsa.export_private_key("pkcs8-pem", passphrase="pw")  # expect: key RSA-3072
rsa.export_private_key()  # expect: key RSA-3072 certificateFormat=OpenSSH
rsa.get_fingerprint()  # expect: hash SHA-256
rsa.get_fingerprint("md5")  # expect: hash MD5
asyncssh.generate_private_key("ssh-ed25519")  # expect: keygen Ed25519
ecdsa = asyncssh.generate_private_key("ecdsa-sha2-nistp384")  # expect: keygen ECDSA-P-384
ecdsa.write_private_key("id")  # expect: key ECDSA-P-384
ecdsa.write_public_key("id.pub")  # expect: key ECDSA-P-384
ecdsa.append_private_key("ids")  # expect: key ECDSA-P-384
ecdsa.append_public_key("ids.pub")  # expect: key ECDSA-P-384
ecdsa.generate_user_certificate(rsa, "me")  # expect: certificate ECDSA-P-384 certificateFormat=OpenSSH
ecdsa.generate_host_certificate(rsa, "host")  # expect: certificate ECDSA-P-384
ecdsa.generate_x509_user_certificate(rsa, "CN=me")  # expect: certificate ECDSA-P-384 certificateFormat=X.509
ecdsa.generate_x509_host_certificate(rsa, "CN=host")  # expect: certificate ECDSA-P-384
ecdsa.generate_x509_ca_certificate(rsa, "CN=ca")  # expect: certificate ECDSA-P-384
asyncssh.import_private_key("pem")  # expect: key unknown material=private-key
asyncssh.read_private_key("id")  # expect: key unknown material=private-key
asyncssh.import_public_key("ssh-rsa AAAA")  # expect: key unknown material=public-key
asyncssh.read_public_key("id.pub")  # expect: key unknown material=public-key
asyncssh.load_keypairs("id")  # expect: key unknown material=private-key
asyncssh.read_private_key_list("ids")  # expect: key unknown
asyncssh.load_public_keys("id.pub")  # expect: key unknown material=public-key
asyncssh.read_public_key_list("ids.pub")  # expect: key unknown
asyncssh.import_certificate("cert")  # expect: certificate unknown certificateFormat=OpenSSH
asyncssh.read_certificate("id-cert.pub")  # expect: certificate unknown
asyncssh.read_certificate_list("certs")  # expect: certificate unknown
asyncssh.load_certificates("certs")  # expect: certificate unknown


def connect(host):
    return host


connect("host")

asyncssh.connect("made.up", known_hosts=None)  # expect: protocol SSHv2 verification=none
asyncssh.connect("made.up", known_hosts="known_hosts")  # expect: protocol SSHv2 verification=peer
