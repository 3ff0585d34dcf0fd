import boto3
from azure.keyvault.keys import KeyClient
from azure.keyvault.keys import aio as keys_aio
from azure.keyvault.keys.crypto import CryptographyClient, EncryptionAlgorithm, KeyWrapAlgorithm, SignatureAlgorithm, aio
from google.cloud import kms, kms_v1

k = boto3.client("kms")
k.encrypt(KeyId="a", Plaintext=p)  # expect: cipher AES-256 functions=encrypt
k.encrypt(KeyId="a", Plaintext=p, EncryptionAlgorithm="RSAES_OAEP_SHA_256")  # expect: cipher RSA-OAEP-SHA-256-MGF1
k.decrypt(CiphertextBlob=c)  # expect: cipher AES-256 functions=decrypt
k.sign(KeyId="a", Message=m, SigningAlgorithm="ECDSA_SHA_384")  # expect: signature ECDSA-SHA-384 functions=sign
k.verify(KeyId="a", Message=m, SigningAlgorithm="RSASSA_PSS_SHA_256")  # expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
k.generate_mac(KeyId="a", MacAlgorithm="HMAC_SHA_256")  # expect: mac HMAC-SHA-256
k.verify_mac(KeyId="a", MacAlgorithm="HMAC_SHA_512")  # expect: mac HMAC-SHA-512
k.generate_data_key(KeyId="a", KeySpec="AES_256")  # expect: keygen AES-256
k.generate_data_key_without_plaintext(KeyId="a", KeySpec="AES_128")  # expect: keygen AES-128
k.generate_data_key_pair(KeyId="a", KeyPairSpec="RSA_2048")  # expect: keygen RSA-2048
k.generate_data_key_pair_without_plaintext(KeyId="a", KeyPairSpec="ECC_NIST_P256")  # expect: keygen EC-P-256
k.create_key(KeySpec="RSA_4096")  # expect: keygen RSA-4096
k.create_key()  # expect: keygen AES-256
k.generate_random(NumberOfBytes=32)  # expect: random RNG byteLength=32
boto3.Session().client("kms").encrypt(KeyId="a", Plaintext=p)  # expect: cipher AES-256
s = boto3.client("s3")
s.put_object(Bucket="b", Key="k", ServerSideEncryption="aws:kms")  # expect: cipher AES-256
s.copy_object(Bucket="b", Key="k", ServerSideEncryption="AES256")  # expect: cipher AES-256
s.put_object(Bucket="b", Key="k")
boto3.Session().client("s3").create_multipart_upload(Bucket="b", ServerSideEncryption="AES256")  # expect: cipher AES-256

c = CryptographyClient(key, credential)
aio.CryptographyClient(key, credential).sign(SignatureAlgorithm.rs256, d)  # expect: signature RSA-PKCS1-1.5-SHA-256
c.encrypt(EncryptionAlgorithm.rsa_oaep, d)  # expect: cipher RSA-OAEP functions=encrypt
c.encrypt(EncryptionAlgorithm.rsa_oaep_256, d)  # expect: cipher RSA-OAEP-SHA-256-MGF1
c.decrypt(EncryptionAlgorithm.rsa1_5, d)  # expect: cipher RSA-PKCS1-1.5 functions=decrypt
c.encrypt(EncryptionAlgorithm.a128_gcm, d)  # expect: cipher AES-128-GCM
c.encrypt(EncryptionAlgorithm.a128_cbc, d)  # expect: cipher AES-128-CBC
c.encrypt(EncryptionAlgorithm.a128_cbcpad, d)  # expect: cipher AES-128-CBC
c.wrap_key(KeyWrapAlgorithm.aes_128, d)  # expect: key-wrap AES-128-KW
c.encrypt(EncryptionAlgorithm.a192_gcm, d)  # expect: cipher AES-192-GCM
c.encrypt(EncryptionAlgorithm.a192_cbc, d)  # expect: cipher AES-192-CBC
c.encrypt(EncryptionAlgorithm.a192_cbcpad, d)  # expect: cipher AES-192-CBC
c.wrap_key(KeyWrapAlgorithm.aes_192, d)  # expect: key-wrap AES-192-KW
c.encrypt(EncryptionAlgorithm.a256_gcm, d)  # expect: cipher AES-256-GCM
c.encrypt(EncryptionAlgorithm.a256_cbc, d)  # expect: cipher AES-256-CBC
c.encrypt(EncryptionAlgorithm.a256_cbcpad, d)  # expect: cipher AES-256-CBC
c.wrap_key(KeyWrapAlgorithm.aes_256, d)  # expect: key-wrap AES-256-KW
c.wrap_key(KeyWrapAlgorithm.rsa_oaep, d)  # expect: key-wrap RSA-OAEP functions=encrypt
c.unwrap_key(KeyWrapAlgorithm.rsa_oaep_256, d)  # expect: key-wrap RSA-OAEP-SHA-256-MGF1 functions=decrypt
c.unwrap_key(KeyWrapAlgorithm.rsa1_5, d)  # expect: key-wrap RSA-PKCS1-1.5
c.sign(SignatureAlgorithm.rs384, d)  # expect: signature RSA-PKCS1-1.5-SHA-384
c.sign(SignatureAlgorithm.rs512, d)  # expect: signature RSA-PKCS1-1.5-SHA-512
c.sign(SignatureAlgorithm.ps256, d)  # expect: signature RSA-PSS-SHA-256-MGF1
c.sign(SignatureAlgorithm.ps384, d)  # expect: signature RSA-PSS-SHA-384-MGF1
c.sign(SignatureAlgorithm.ps512, d)  # expect: signature RSA-PSS-SHA-512-MGF1
c.verify(SignatureAlgorithm.es256, d, s)  # expect: signature ECDSA-P-256-SHA-256 functions=verify
c.verify(SignatureAlgorithm.es384, d, s)  # expect: signature ECDSA-P-384-SHA-384
c.verify(SignatureAlgorithm.es512, d, s)  # expect: signature ECDSA-P-521-SHA-512
c.verify(SignatureAlgorithm.es256_k, d, s)  # expect: signature ECDSA-secp256k1-SHA-256
v = KeyClient(url, credential)
v.create_rsa_key("a", size=3072)  # expect: keygen RSA-3072
v.create_ec_key("a", curve="P-256")  # expect: keygen EC-P-256
v.create_oct_key("a", size=256)  # expect: keygen AES-256
keys_aio.KeyClient(url, credential).create_key("a", "RSA")  # expect: keygen RSA

g = kms.KeyManagementServiceClient()
g.encrypt(request={})  # expect: cipher AES-256 functions=encrypt
g.decrypt(request={})  # expect: cipher AES-256 functions=decrypt
g.asymmetric_sign(request={})  # expect: signature unknown functions=sign
g.asymmetric_decrypt(request={})  # expect: cipher RSA functions=decrypt
g.mac_sign(request={})  # expect: mac HMAC
kms_v1.KeyManagementServiceClient().mac_verify(request={})  # expect: mac HMAC functions=verify
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.GOOGLE_SYMMETRIC_ENCRYPTION)  # expect: key AES-256-GCM
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_2048_SHA256)  # expect: key RSA-PSS-SHA-256-MGF1-2048
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_3072_SHA256)  # expect: key RSA-PSS-SHA-256-MGF1-3072
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_4096_SHA256)  # expect: key RSA-PSS-SHA-256-MGF1-4096
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_4096_SHA512)  # expect: key RSA-PSS-SHA-512-MGF1-4096
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_2048_SHA256)  # expect: key RSA-PKCS1-1.5-SHA-256-2048
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_3072_SHA256)  # expect: key RSA-PKCS1-1.5-SHA-256-3072
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_4096_SHA256)  # expect: key RSA-PKCS1-1.5-SHA-256-4096
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_4096_SHA512)  # expect: key RSA-PKCS1-1.5-SHA-512-4096
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_2048_SHA256)  # expect: key RSA-OAEP-SHA-256-MGF1-2048
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_3072_SHA256)  # expect: key RSA-OAEP-SHA-256-MGF1-3072
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_4096_SHA256)  # expect: key RSA-OAEP-SHA-256-MGF1-4096
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_4096_SHA512)  # expect: key RSA-OAEP-SHA-512-MGF1-4096
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_P256_SHA256)  # expect: key ECDSA-P-256-SHA-256
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_P384_SHA384)  # expect: key ECDSA-P-384-SHA-384
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_SECP256K1_SHA256)  # expect: key ECDSA-secp256k1-SHA-256
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_ED25519)  # expect: key Ed25519
use(kms.CryptoKeyVersion.CryptoKeyVersionAlgorithm.HMAC_SHA256)  # expect: key HMAC-SHA-256
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.GOOGLE_SYMMETRIC_ENCRYPTION)  # expect: key AES-256-GCM
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_2048_SHA256)  # expect: key RSA-PSS-SHA-256-MGF1-2048
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_3072_SHA256)  # expect: key RSA-PSS-SHA-256-MGF1-3072
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_4096_SHA256)  # expect: key RSA-PSS-SHA-256-MGF1-4096
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_4096_SHA512)  # expect: key RSA-PSS-SHA-512-MGF1-4096
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_2048_SHA256)  # expect: key RSA-PKCS1-1.5-SHA-256-2048
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_3072_SHA256)  # expect: key RSA-PKCS1-1.5-SHA-256-3072
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_4096_SHA256)  # expect: key RSA-PKCS1-1.5-SHA-256-4096
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_4096_SHA512)  # expect: key RSA-PKCS1-1.5-SHA-512-4096
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_2048_SHA256)  # expect: key RSA-OAEP-SHA-256-MGF1-2048
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_3072_SHA256)  # expect: key RSA-OAEP-SHA-256-MGF1-3072
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_4096_SHA256)  # expect: key RSA-OAEP-SHA-256-MGF1-4096
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_4096_SHA512)  # expect: key RSA-OAEP-SHA-512-MGF1-4096
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_P256_SHA256)  # expect: key ECDSA-P-256-SHA-256
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_P384_SHA384)  # expect: key ECDSA-P-384-SHA-384
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_SECP256K1_SHA256)  # expect: key ECDSA-secp256k1-SHA-256
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.EC_SIGN_ED25519)  # expect: key Ed25519
use(kms_v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.HMAC_SHA256)  # expect: key HMAC-SHA-256
