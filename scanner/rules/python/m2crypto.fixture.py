from M2Crypto import DH, DSA, EC, EVP, RC4, RSA, SMIME, SSL, X509, Rand, httpslib
from M2Crypto.SSL.Context import Context as WireContext

KEY = b"0123456789abcdef0123456789abcdef"
ENCRYPT = 1


def seal(text, iv):
    cipher = EVP.Cipher("aes_256_cbc", KEY, b"0123456789abcdef", ENCRYPT)  # expect: cipher AES-256-CBC-PKCS7 nonceBits=128 functions=encrypt
    return cipher.update(text) + cipher.final()


EVP.Cipher(alg="des_ede3_cbc", key=KEY, iv=b"12345678", op=1)  # expect: cipher 3DES-168-CBC-PKCS7 functions=encrypt
EVP.Cipher("rc4", KEY, b"", 1)  # expect: cipher RC4
EVP.MessageDigest("sha1").update(b"text")  # expect: hash SHA-1 functions=digest
hmac = EVP.HMAC(KEY)  # expect: mac HMAC-SHA-256 keyBits=256 functions=tag
hmac.update(b"text")
EVP.HMAC(KEY, "sha512")  # expect: mac HMAC-SHA-512
EVP.hmac(KEY, b"text", algo="md5")  # expect: mac HMAC-MD5
EVP.pbkdf2(b"pw", b"saltsalt", 1000, 32)  # expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=256


class Signer:
    def __init__(self):
        self.rsa = RSA.gen_key(2048, 65537)  # expect: keygen RSA-2048
        self.key = EVP.PKey(md="sha384")
        self.key.assign_rsa(self.rsa)

    def sign(self, text):
        self.key.sign_init()
        self.key.sign_update(text)
        return self.key.sign_final()  # expect: signature RSA-SHA-384-2048 functions=sign


key = EVP.load_key("key.pem")  # expect: key unknown material=private-key
key.reset_context(md="sha1")
key.verify_final(b"sig")  # expect: signature unknown functions=verify digest=SHA-1
EVP.load_key_bio(bio).digest_sign(b"text")  # expect: signature unknown functions=sign; key unknown
EVP.load_key_string("pem").digest_sign_final()  # expect: signature unknown functions=sign; key unknown
EVP.load_key_pubkey("pub.pem").digest_verify(b"sig", b"text")  # expect: signature unknown functions=verify; key unknown material=public-key
EVP.load_key_bio_pubkey(bio).digest_verify_final(b"sig")  # expect: signature unknown; key unknown
EVP.load_key_string_pubkey("pem")  # expect: key unknown
curve_key = EVP.PKey()
curve_key.assign_ec(EC.load_key("ec.pem"))  # expect: key EC

rsa = RSA.load_key("rsa.pem")  # expect: key RSA material=private-key
rsa.public_encrypt(b"text", RSA.pkcs1_oaep_padding)  # expect: cipher RSA-OAEP functions=encrypt
rsa.private_encrypt(b"text", RSA.pkcs1_padding)  # expect: cipher RSA-PKCS1-1.5 functions=encrypt
rsa.public_decrypt(b"text", RSA.no_padding)  # expect: cipher RSA-RAW functions=decrypt
rsa.private_decrypt(b"text", RSA.sslv23_padding)  # expect: cipher RSA-SSLv23 functions=decrypt
rsa.sign(b"digest")  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
rsa.verify(b"digest", b"sig", "sha1")  # expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
rsa.sign_rsassa_pss(b"digest", "sha512", 64)  # expect: signature RSA-PSS-SHA-512-MGF1-64 functions=sign
rsa.verify_rsassa_pss(b"digest", b"sig")  # expect: signature RSA-PSS-SHA-256-MGF1-20 functions=verify
rsa.save_key("rsa.pem", None)  # expect: key RSA
rsa.save_key_bio(bio)  # expect: key RSA
rsa.save_pub_key("pub.pem")  # expect: key RSA
rsa.as_pem()  # expect: key RSA
RSA.load_key_bio(bio)  # expect: key RSA
RSA.load_key_string("pem")  # expect: key RSA
RSA.load_pub_key("pub.pem")  # expect: key RSA material=public-key
RSA.load_pub_key_bio(bio)  # expect: key RSA
RSA.new_pub_key((b"e", b"n"))  # expect: key RSA

dsa = DSA.gen_params(1024)  # expect: parameters DSA-1024
dsa.gen_key()  # expect: keygen DSA-1024
dsa.sign(b"digest")  # expect: signature DSA-1024 functions=sign
dsa.sign_asn1(b"digest")  # expect: signature DSA-1024 functions=sign
dsa.verify(b"digest", b"r", b"s")  # expect: signature DSA-1024 functions=verify
dsa.verify_asn1(b"digest", b"blob")  # expect: signature DSA-1024 functions=verify
DSA.set_params(b"p", b"q", b"g")  # expect: parameters DSA
DSA.load_params("params.pem")  # expect: parameters DSA
DSA.load_params_bio(bio)  # expect: parameters DSA
DSA.load_key("dsa.pem")  # expect: key DSA
DSA.load_key_bio(bio)  # expect: key DSA
DSA.load_pub_key("dsa.pem")  # expect: key DSA
DSA.load_pub_key_bio(bio)  # expect: key DSA
DSA.pub_key_from_params(b"p", b"q", b"g", b"y")  # expect: key DSA

ec = EC.gen_params(EC.NID_secp384r1)  # expect: parameters EC-P-384
ec.gen_key()  # expect: keygen EC-P-384
ec.sign_dsa(b"digest")  # expect: signature ECDSA-P-384 functions=sign
ec.sign_dsa_asn1(b"digest")  # expect: signature ECDSA-P-384
ec.verify_dsa(b"digest", b"r", b"s")  # expect: signature ECDSA-P-384 functions=verify
ec.verify_dsa_asn1(b"digest", b"blob")  # expect: signature ECDSA-P-384
ec.compute_dh_key(peer)  # expect: key-agreement ECDH-P-384
EC.load_key_bio(bio)  # expect: key EC
EC.load_key_string("pem")  # expect: key EC
EC.load_pub_key("pub.pem")  # expect: key EC
EC.load_pub_key_bio(bio)  # expect: key EC
EC.load_key_string_pubkey("pem")  # expect: key EC
EC.pub_key_from_der(b"der")  # expect: key EC
EC.pub_key_from_params(1, b"q")  # expect: key EC
EC.gen_params(EC.NID_secp112r1)  # expect: parameters EC-secp112r1
EC.gen_params(EC.NID_secp112r2)  # expect: parameters EC-secp112r2
EC.gen_params(EC.NID_secp128r1)  # expect: parameters EC-secp128r1
EC.gen_params(EC.NID_secp128r2)  # expect: parameters EC-secp128r2
EC.gen_params(EC.NID_secp160k1)  # expect: parameters EC-secp160k1
EC.gen_params(EC.NID_secp160r1)  # expect: parameters EC-secp160r1
EC.gen_params(EC.NID_secp160r2)  # expect: parameters EC-secp160r2
EC.gen_params(EC.NID_secp192k1)  # expect: parameters EC-secp192k1
EC.gen_params(EC.NID_secp224k1)  # expect: parameters EC-secp224k1
EC.gen_params(EC.NID_secp224r1)  # expect: parameters EC-P-224
EC.gen_params(EC.NID_secp256k1)  # expect: parameters EC-secp256k1
EC.gen_params(EC.NID_secp521r1)  # expect: parameters EC-P-521
EC.gen_params(EC.NID_sect163k1)  # expect: parameters EC-K-163
EC.gen_params(EC.NID_sect163r2)  # expect: parameters EC-B-163
EC.gen_params(EC.NID_sect233k1)  # expect: parameters EC-K-233
EC.gen_params(EC.NID_sect233r1)  # expect: parameters EC-B-233
EC.gen_params(EC.NID_sect283k1)  # expect: parameters EC-K-283
EC.gen_params(EC.NID_sect283r1)  # expect: parameters EC-B-283
EC.gen_params(EC.NID_sect409k1)  # expect: parameters EC-K-409
EC.gen_params(EC.NID_sect409r1)  # expect: parameters EC-B-409
EC.gen_params(EC.NID_sect571k1)  # expect: parameters EC-K-571
EC.gen_params(EC.NID_sect571r1)  # expect: parameters EC-B-571
EC.gen_params(EC.NID_prime192v1)  # expect: parameters EC-P-192
EC.gen_params(EC.NID_prime192v2)  # expect: parameters EC-prime192v2
EC.gen_params(EC.NID_prime192v3)  # expect: parameters EC-prime192v3
EC.gen_params(EC.NID_prime239v1)  # expect: parameters EC-prime239v1
EC.gen_params(EC.NID_prime239v2)  # expect: parameters EC-prime239v2
EC.gen_params(EC.NID_prime239v3)  # expect: parameters EC-prime239v3
EC.gen_params(EC.NID_prime256v1)  # expect: parameters EC-P-256
EC.gen_params(EC.NID_X9_62_prime192v1)  # expect: parameters EC-P-192
EC.gen_params(EC.NID_X9_62_prime256v1)  # expect: parameters EC-P-256

dh = DH.gen_params(2048, DH.DH_GENERATOR_2)  # expect: parameters DH-2048
dh.gen_key()  # expect: keygen DH-2048
dh.compute_key(b"peer")  # expect: key-agreement DH-2048
DH.load_params("dh.pem")  # expect: parameters DH
DH.load_params_bio(bio)  # expect: parameters DH
DH.set_params(b"p", b"g")  # expect: parameters DH
RC4.RC4(b"12345")  # expect: cipher RC4-40
Rand.rand_bytes(16)  # expect: random RNG byteLength=16
Rand.rand_pseudo_bytes(8)  # expect: random RNG byteLength=8

cert = X509.load_cert("cert.pem")  # expect: certificate unknown certificateFormat=X.509
cert.sign(key, "sha256")  # expect: signature unknown digest=SHA-256 functions=sign
cert.verify(key)  # expect: signature unknown functions=verify
cert.get_fingerprint("sha256")  # expect: hash SHA-256
cert.get_fingerprint()  # expect: hash MD5
X509.load_cert_bio(bio)  # expect: certificate unknown
X509.load_cert_string("pem")  # expect: certificate unknown
X509.load_cert_der_string(b"der")  # expect: certificate unknown
X509.load_crl("crl.pem")  # expect: certificate unknown certificateFormat=X.509-CRL
request = X509.Request()
request.sign(key, "sha1")  # expect: signature unknown digest=SHA-1
request.verify(key)  # expect: signature unknown functions=verify
X509.load_request("req.pem")  # expect: certificate unknown certificateFormat=PKCS10
X509.load_request_bio(bio)  # expect: certificate unknown
X509.load_request_string("pem")  # expect: certificate unknown
X509.load_request_der_string(b"der")  # expect: certificate unknown
SMIME.Cipher("aes_128_cbc")  # expect: cipher AES-128-CBC


def context():
    ctx = SSL.Context("tlsv1")  # expect: protocol TLSv1.0 suite=TLS_RSA_WITH_AES_128_CBC_SHA; protocol TLSv1.0 suite=TLS_RSA_WITH_AES_256_CBC_SHA
    ctx.set_cipher_list("AES128-SHA:AES256-SHA:!RC4")
    ctx.set_options(0)
    ctx.load_cert("cert.pem")  # expect: certificate unknown certificateFormat=X.509
    ctx.load_cert_chain("chain.pem")  # expect: certificate unknown
    ctx.load_verify_locations("ca.pem")  # expect: certificate unknown
    ctx.set_client_CA_list_from_file("ca.pem")  # expect: certificate unknown
    ctx.set_tmp_dh("dh.pem")  # expect: parameters DH
    return ctx


WireContext()  # expect: protocol TLS
httpslib.HTTPSConnection("host")  # expect: protocol TLS


class Cipher:
    def __init__(self, algorithm):
        self.algorithm = algorithm


Cipher("aes_256_cbc")

relaxed = M2Crypto.SSL.Context("tls")  # expect: protocol TLS verification=none
relaxed.set_verify(M2Crypto.SSL.verify_none, depth=9)
checked = M2Crypto.SSL.Context("tls")  # expect: protocol TLS verification=peer
checked.set_verify(M2Crypto.SSL.verify_peer, depth=9)
