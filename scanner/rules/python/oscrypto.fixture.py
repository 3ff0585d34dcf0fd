import asn1crypto.x509
from asn1crypto import crl, csr, keys, pkcs12
from oscrypto import asymmetric, kdf, symmetric, tls, util

symmetric.aes_cbc_pkcs7_encrypt(load(), d, load())  # expect: cipher AES-CBC functions=encrypt
symmetric.aes_cbc_pkcs7_decrypt(load(), d, load())  # expect: cipher AES-CBC functions=decrypt
symmetric.aes_cbc_no_padding_encrypt(load(), d, load())  # expect: cipher AES-CBC functions=encrypt
symmetric.aes_cbc_no_padding_decrypt(load(), d, load())  # expect: cipher AES-CBC functions=decrypt
symmetric.des_cbc_pkcs5_encrypt(load(), d, load())  # expect: cipher DES-56-CBC functions=encrypt
symmetric.des_cbc_pkcs5_decrypt(load(), d, load())  # expect: cipher DES-56-CBC functions=decrypt
symmetric.tripledes_cbc_pkcs5_encrypt(load(), d, load())  # expect: cipher 3DES-CBC functions=encrypt
symmetric.tripledes_cbc_pkcs5_decrypt(load(), d, load())  # expect: cipher 3DES-CBC functions=decrypt
symmetric.rc2_cbc_pkcs5_encrypt(load(), d, load())  # expect: cipher RC2-CBC functions=encrypt
symmetric.rc2_cbc_pkcs5_decrypt(load(), d, load())  # expect: cipher RC2-CBC functions=decrypt
symmetric.rc4_encrypt(load(), d)  # expect: cipher RC4 functions=encrypt
symmetric.rc4_decrypt(load(), d)  # expect: cipher RC4 functions=decrypt
asymmetric.rsa_pkcs1v15_sign(k, d, "sha256")  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
asymmetric.rsa_pkcs1v15_verify(c, s, d, "sha256")  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
asymmetric.rsa_pss_sign(k, d, "sha256")  # expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
asymmetric.rsa_pss_verify(c, s, d, "sha256")  # expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
asymmetric.ecdsa_sign(k, d, "sha256")  # expect: signature ECDSA-SHA-256 functions=sign
asymmetric.ecdsa_verify(c, s, d, "sha256")  # expect: signature ECDSA-SHA-256 functions=verify
asymmetric.dsa_sign(k, d, "sha256")  # expect: signature DSA-SHA-256 functions=sign
asymmetric.dsa_verify(c, s, d, "sha256")  # expect: signature DSA-SHA-256 functions=verify
asymmetric.rsa_pkcs1v15_encrypt(k, d)  # expect: cipher RSA-PKCS1-1.5 functions=encrypt
asymmetric.rsa_pkcs1v15_decrypt(k, d)  # expect: cipher RSA-PKCS1-1.5 functions=decrypt
asymmetric.rsa_oaep_encrypt(k, d)  # expect: cipher RSA-OAEP functions=encrypt
asymmetric.rsa_oaep_decrypt(k, d)  # expect: cipher RSA-OAEP functions=decrypt
asymmetric.generate_pair("rsa", bit_size=2048)  # expect: keygen RSA-2048
asymmetric.generate_pair("ec", curve="secp256r1")  # expect: keygen ECDSA-P-256
asymmetric.load_private_key(f)  # expect: key unknown
asymmetric.load_public_key(f)  # expect: key unknown
asymmetric.load_certificate(f)  # expect: certificate unknown certificateFormat=X.509
asymmetric.load_pkcs12(f)  # expect: keystore unknown certificateFormat=PKCS12
kdf.pbkdf2("sha256", p, s, 10000, 32)  # expect: kdf PBKDF2-SHA-256-10000 outputBits=256
util.rand_bytes(32)  # expect: random RNG byteLength=32
tls.TLSSession()  # expect: protocol TLS
tls.TLSSocket("here", 443)  # expect: protocol TLS
asn1crypto.x509.Certificate.load(d)  # expect: certificate unknown certificateFormat=X.509
csr.CertificationRequest.load(d)  # expect: certificate unknown certificateFormat=PKCS10
crl.CertificateList.load(d)  # expect: certificate unknown certificateFormat=X.509-CRL
keys.PrivateKeyInfo.load(d)  # expect: key unknown
keys.PublicKeyInfo.load(d)  # expect: key unknown
keys.RSAPrivateKey.load(d)  # expect: key unknown
keys.ECPrivateKey.load(d)  # expect: key unknown
pkcs12.Pfx.load(d)  # expect: keystore unknown certificateFormat=PKCS12
