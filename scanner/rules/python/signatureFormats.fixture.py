import gnupg
import pgpy
import signxml
import xmlsec
from onelogin.saml2 import constants, utils
from pgpy.constants import EllipticCurveOID, HashAlgorithm, PubKeyAlgorithm, SymmetricKeyAlgorithm
from saml2 import xmldsig
from signxml import DigestAlgorithm, SignatureMethod, XMLSigner, XMLVerifier

XMLSigner()  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
XMLSigner(signature_algorithm="rsa-sha512", digest_algorithm="sha512")  # expect: signature RSA-PKCS1-1.5-SHA-512
XMLVerifier().verify(data, x509_cert=c)  # expect: signature unknown functions=verify
XMLSigner(signature_algorithm=SignatureMethod.RSA_SHA1)  # expect: signature RSA-PKCS1-1.5-SHA-1
XMLSigner(signature_algorithm=SignatureMethod.RSA_SHA224)  # expect: signature RSA-PKCS1-1.5-SHA-224
XMLSigner(signature_algorithm=SignatureMethod.RSA_SHA256)  # expect: signature RSA-PKCS1-1.5-SHA-256
XMLSigner(signature_algorithm=SignatureMethod.RSA_SHA384)  # expect: signature RSA-PKCS1-1.5-SHA-384
XMLSigner(signature_algorithm=SignatureMethod.RSA_SHA512)  # expect: signature RSA-PKCS1-1.5-SHA-512
XMLSigner(signature_algorithm=SignatureMethod.ECDSA_SHA1)  # expect: signature ECDSA-SHA-1
XMLSigner(signature_algorithm=SignatureMethod.ECDSA_SHA224)  # expect: signature ECDSA-SHA-224
XMLSigner(signature_algorithm=SignatureMethod.ECDSA_SHA256)  # expect: signature ECDSA-SHA-256
XMLSigner(signature_algorithm=SignatureMethod.ECDSA_SHA384)  # expect: signature ECDSA-SHA-384
XMLSigner(signature_algorithm=SignatureMethod.ECDSA_SHA512)  # expect: signature ECDSA-SHA-512
XMLSigner(signature_algorithm=SignatureMethod.HMAC_SHA1)  # expect: mac HMAC-SHA-1
XMLSigner(signature_algorithm=SignatureMethod.HMAC_SHA256)  # expect: mac HMAC-SHA-256
XMLSigner(signature_algorithm=SignatureMethod.HMAC_SHA384)  # expect: mac HMAC-SHA-384
XMLSigner(signature_algorithm=SignatureMethod.HMAC_SHA512)  # expect: mac HMAC-SHA-512
XMLSigner(signature_algorithm="ecdsa-sha256", digest_algorithm=DigestAlgorithm.SHA1)  # expect: signature ECDSA-SHA-256
XMLSigner(signature_algorithm="ecdsa-sha256", digest_algorithm=DigestAlgorithm.SHA224)  # expect: signature ECDSA-SHA-256
XMLSigner(signature_algorithm="ecdsa-sha256", digest_algorithm=DigestAlgorithm.SHA256)  # expect: signature ECDSA-SHA-256
XMLSigner(signature_algorithm="ecdsa-sha256", digest_algorithm=DigestAlgorithm.SHA384)  # expect: signature ECDSA-SHA-256
XMLSigner(signature_algorithm="ecdsa-sha256", digest_algorithm=DigestAlgorithm.SHA512)  # expect: signature ECDSA-SHA-256
ctx = xmlsec.SignatureContext()
ctx.sign(node)  # expect: signature unknown functions=sign
ctx.verify(node)  # expect: signature unknown functions=verify
ctx.sign_binary(d, xmlsec.Transform.RSA_SHA256)  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
ctx.verify_binary(d, xmlsec.Transform.RSA_SHA256, s)  # expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
xmlsec.template.create(root, xmlsec.Transform.EXCL_C14N, xmlsec.Transform.RSA_SHA384)  # expect: signature RSA-PKCS1-1.5-SHA-384
xmlsec.template.add_reference(node, xmlsec.Transform.SHA512)  # expect: hash SHA-512
xmlsec.template.encrypted_data_create(root, xmlsec.Transform.AES128)  # expect: cipher AES-128-CBC
xmlsec.template.add_encrypted_key(info, xmlsec.Transform.RSA_OAEP)  # expect: key-wrap RSA-OAEP
use(xmlsec.Transform.RSA_MD5)  # expect: signature RSA-PKCS1-1.5-MD5
use(xmlsec.Transform.RSA_SHA1)  # expect: signature RSA-PKCS1-1.5-SHA-1
use(xmlsec.Transform.RSA_SHA224)  # expect: signature RSA-PKCS1-1.5-SHA-224
use(xmlsec.Transform.RSA_SHA256)  # expect: signature RSA-PKCS1-1.5-SHA-256
use(xmlsec.Transform.RSA_SHA384)  # expect: signature RSA-PKCS1-1.5-SHA-384
use(xmlsec.Transform.RSA_SHA512)  # expect: signature RSA-PKCS1-1.5-SHA-512
use(xmlsec.Transform.DSA_SHA1)  # expect: signature DSA-SHA-1
use(xmlsec.Transform.ECDSA_SHA1)  # expect: signature ECDSA-SHA-1
use(xmlsec.Transform.ECDSA_SHA224)  # expect: signature ECDSA-SHA-224
use(xmlsec.Transform.ECDSA_SHA256)  # expect: signature ECDSA-SHA-256
use(xmlsec.Transform.ECDSA_SHA384)  # expect: signature ECDSA-SHA-384
use(xmlsec.Transform.ECDSA_SHA512)  # expect: signature ECDSA-SHA-512
use(xmlsec.Transform.HMAC_SHA1)  # expect: mac HMAC-SHA-1
use(xmlsec.Transform.HMAC_SHA256)  # expect: mac HMAC-SHA-256
use(xmlsec.Transform.HMAC_SHA384)  # expect: mac HMAC-SHA-384
use(xmlsec.Transform.HMAC_SHA512)  # expect: mac HMAC-SHA-512
use(xmlsec.Transform.MD5)  # expect: hash MD5
use(xmlsec.Transform.SHA1)  # expect: hash SHA-1
use(xmlsec.Transform.SHA224)  # expect: hash SHA-224
use(xmlsec.Transform.SHA256)  # expect: hash SHA-256
use(xmlsec.Transform.SHA384)  # expect: hash SHA-384
use(xmlsec.Transform.SHA512)  # expect: hash SHA-512
use(xmlsec.Transform.RIPEMD160)  # expect: hash RIPEMD-160
use(xmlsec.Transform.AES128)  # expect: cipher AES-128-CBC
use(xmlsec.Transform.AES128_GCM)  # expect: cipher AES-128-GCM
use(xmlsec.Transform.KW_AES128)  # expect: key-wrap AES-128-KW
use(xmlsec.Transform.AES192)  # expect: cipher AES-192-CBC
use(xmlsec.Transform.AES192_GCM)  # expect: cipher AES-192-GCM
use(xmlsec.Transform.KW_AES192)  # expect: key-wrap AES-192-KW
use(xmlsec.Transform.AES256)  # expect: cipher AES-256-CBC
use(xmlsec.Transform.AES256_GCM)  # expect: cipher AES-256-GCM
use(xmlsec.Transform.KW_AES256)  # expect: key-wrap AES-256-KW
use(xmlsec.Transform.DES3)  # expect: cipher 3DES-168-CBC
use(xmlsec.Transform.RSA_PKCS1)  # expect: key-wrap RSA-PKCS1-1.5
xmlsec.Key.from_file("k.pem", xmlsec.KeyFormat.PEM)  # expect: key unknown
xmlsec.Key.from_memory(d, xmlsec.KeyFormat.PEM)  # expect: key unknown
xmlsec.Key.from_binary_file(xmlsec.KeyData.AES, "k")  # expect: key unknown
xmlsec.Key.from_binary_data(xmlsec.KeyData.AES, d)  # expect: key unknown
use(constants.OneLogin_Saml2_Constants.RSA_SHA1)  # expect: signature RSA-PKCS1-1.5-SHA-1
use(constants.OneLogin_Saml2_Constants.RSA_SHA256)  # expect: signature RSA-PKCS1-1.5-SHA-256
use(constants.OneLogin_Saml2_Constants.RSA_SHA384)  # expect: signature RSA-PKCS1-1.5-SHA-384
use(constants.OneLogin_Saml2_Constants.RSA_SHA512)  # expect: signature RSA-PKCS1-1.5-SHA-512
use(constants.OneLogin_Saml2_Constants.DSA_SHA1)  # expect: signature DSA-SHA-1
use(constants.OneLogin_Saml2_Constants.SHA1)  # expect: hash SHA-1
use(constants.OneLogin_Saml2_Constants.SHA256)  # expect: hash SHA-256
use(constants.OneLogin_Saml2_Constants.SHA384)  # expect: hash SHA-384
use(constants.OneLogin_Saml2_Constants.SHA512)  # expect: hash SHA-512
use(utils.OneLogin_Saml2_Constants.RSA_SHA1)  # expect: signature RSA-PKCS1-1.5-SHA-1
use(utils.OneLogin_Saml2_Constants.RSA_SHA256)  # expect: signature RSA-PKCS1-1.5-SHA-256
use(utils.OneLogin_Saml2_Constants.RSA_SHA384)  # expect: signature RSA-PKCS1-1.5-SHA-384
use(utils.OneLogin_Saml2_Constants.RSA_SHA512)  # expect: signature RSA-PKCS1-1.5-SHA-512
use(utils.OneLogin_Saml2_Constants.DSA_SHA1)  # expect: signature DSA-SHA-1
use(utils.OneLogin_Saml2_Constants.SHA1)  # expect: hash SHA-1
use(utils.OneLogin_Saml2_Constants.SHA256)  # expect: hash SHA-256
use(utils.OneLogin_Saml2_Constants.SHA384)  # expect: hash SHA-384
use(utils.OneLogin_Saml2_Constants.SHA512)  # expect: hash SHA-512
use(xmldsig.SIG_RSA_SHA1)  # expect: signature RSA-PKCS1-1.5-SHA-1
use(xmldsig.SIG_RSA_SHA224)  # expect: signature RSA-PKCS1-1.5-SHA-224
use(xmldsig.SIG_RSA_SHA256)  # expect: signature RSA-PKCS1-1.5-SHA-256
use(xmldsig.SIG_RSA_SHA384)  # expect: signature RSA-PKCS1-1.5-SHA-384
use(xmldsig.SIG_RSA_SHA512)  # expect: signature RSA-PKCS1-1.5-SHA-512
use(xmldsig.DIGEST_SHA1)  # expect: hash SHA-1
use(xmldsig.DIGEST_SHA224)  # expect: hash SHA-224
use(xmldsig.DIGEST_SHA256)  # expect: hash SHA-256
use(xmldsig.DIGEST_SHA384)  # expect: hash SHA-384
use(xmldsig.DIGEST_SHA512)  # expect: hash SHA-512
use(xmldsig.DIGEST_RIPEMD160)  # expect: hash RIPEMD-160
gpg = gnupg.GPG(gnupghome="/tmp")
gpg.encrypt(d, "a")  # expect: cipher PGP functions=encrypt
gpg.encrypt(d, None, symmetric="AES256", passphrase=p)  # expect: cipher PGP cipher=AES
gpg.encrypt_file(f, "a")  # expect: cipher PGP
gpg.decrypt(d)  # expect: cipher PGP functions=decrypt
gpg.decrypt_file(f)  # expect: cipher PGP
gpg.sign(d)  # expect: signature PGP functions=sign
gpg.sign_file(f)  # expect: signature PGP
gpg.verify(d)  # expect: signature PGP functions=verify
gpg.verify_file(f)  # expect: signature PGP
gpg.verify_data("s", d)  # expect: signature PGP
gpg.import_keys(d)  # expect: key PGP
gpg.import_keys_file("k")  # expect: key PGP
gpg.recv_keys("s", "k")  # expect: key PGP
gpg.export_keys("k")  # expect: key PGP
gpg.gen_key(gpg.gen_key_input(key_type="RSA", key_length=4096))  # expect: keygen PGP; keygen PGP keyBits=4096

k = pgpy.PGPKey.new(PubKeyAlgorithm.RSAEncryptOrSign, 4096)  # expect: keygen RSA-4096
k.encrypt(m, cipher=SymmetricKeyAlgorithm.AES256)  # expect: cipher PGP functions=encrypt
k.decrypt(m)  # expect: cipher PGP functions=decrypt
k.sign(m, hash=HashAlgorithm.SHA256)  # expect: signature PGP digest=SHA-256 functions=sign
k.verify(m)  # expect: signature PGP functions=verify
k.protect("p", SymmetricKeyAlgorithm.AES256, HashAlgorithm.SHA512)  # expect: cipher PGP
pgpy.PGPKey.from_blob(d)  # expect: key PGP
pgpy.PGPKey.from_file("k")  # expect: key PGP
pgpy.PGPKey.new(PubKeyAlgorithm.DSA, 2048)  # expect: keygen DSA-2048
pgpy.PGPKey.new(PubKeyAlgorithm.ECDSA, EllipticCurveOID.NIST_P256)  # expect: keygen ECDSA-P-256
pgpy.PGPKey.new(PubKeyAlgorithm.ECDSA, EllipticCurveOID.NIST_P384)  # expect: keygen ECDSA-P-384
pgpy.PGPKey.new(PubKeyAlgorithm.ECDSA, EllipticCurveOID.NIST_P521)  # expect: keygen ECDSA-P-521
pgpy.PGPKey.new(PubKeyAlgorithm.ECDSA, EllipticCurveOID.SECP256K1)  # expect: keygen ECDSA-secp256k1
pgpy.PGPKey.new(PubKeyAlgorithm.ECDH, EllipticCurveOID.Curve25519)  # expect: keygen x25519
pgpy.PGPKey.new(PubKeyAlgorithm.EdDSA, EllipticCurveOID.Ed25519)  # expect: keygen Ed25519
k.encrypt(m, cipher=SymmetricKeyAlgorithm.AES128)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.AES192)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.TripleDES)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.CAST5)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.Blowfish)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.Camellia128)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.Camellia192)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.Camellia256)  # expect: cipher PGP
k.encrypt(m, cipher=SymmetricKeyAlgorithm.IDEA)  # expect: cipher PGP
k.sign(m, hash=HashAlgorithm.MD5)  # expect: signature PGP digest=MD5
k.sign(m, hash=HashAlgorithm.SHA1)  # expect: signature PGP digest=SHA-1
k.sign(m, hash=HashAlgorithm.RIPEMD160)  # expect: signature PGP digest=RIPEMD-160
k.sign(m, hash=HashAlgorithm.SHA384)  # expect: signature PGP digest=SHA-384
k.sign(m, hash=HashAlgorithm.SHA512)  # expect: signature PGP digest=SHA-512
k.sign(m, hash=HashAlgorithm.SHA224)  # expect: signature PGP digest=SHA-224
