#include <windows.h>
#include <wincrypt.h>

void use(HCRYPTPROV hProv) {
  HCRYPTHASH hHash = 0;
  HCRYPTKEY hKey = 0;
  CryptCreateHash(hProv, CALG_SHA1, 0, 0, &hHash);
  CryptHashData(hHash, data, len, 0); // none
  CryptDeriveKey(hProv, CALG_AES_256, hHash, CRYPT_EXPORTABLE, &hKey); // expect: kdf AES-256-CBC; kdf AES-256-CFB; kdf AES-256-CTS; kdf AES-256-ECB; kdf AES-256-OFB
  CryptSetKeyParam(hKey, KP_MODE, CRYPT_MODE_CBC, 0); // none
  CryptSetKeyParam(hKey, KP_MODE, CRYPT_MODE_ECB, 0); // none
  CryptSetKeyParam(hKey, KP_MODE, CRYPT_MODE_OFB, 0); // none
  CryptSetKeyParam(hKey, KP_MODE, CRYPT_MODE_CFB, 0); // none
  CryptSetKeyParam(hKey, KP_MODE, CRYPT_MODE_CTS, 0); // none
  CryptEncrypt(hKey, 0, TRUE, 0, data, &len, size); // expect: cipher AES-256-CBC functions=encrypt; cipher AES-256-CFB functions=encrypt; cipher AES-256-CTS functions=encrypt; cipher AES-256-ECB functions=encrypt; cipher AES-256-OFB functions=encrypt
  CryptDecrypt(hKey, 0, TRUE, 0, data, &len); // expect: cipher AES-256-CBC functions=decrypt; cipher AES-256-CFB functions=decrypt; cipher AES-256-CTS functions=decrypt; cipher AES-256-ECB functions=decrypt; cipher AES-256-OFB functions=decrypt
  CryptCreateHash(hProv, CALG_MD2, 0, 0, &other); // expect: hash MD2
  CryptCreateHash(hProv, CALG_MD4, 0, 0, &other); // expect: hash MD4
  CryptCreateHash(hProv, CALG_MD5, 0, 0, &other); // expect: hash MD5
  CryptCreateHash(hProv, CALG_SHA, 0, 0, &other); // expect: hash SHA-1
  CryptCreateHash(hProv, CALG_SHA_256, 0, 0, &other); // expect: hash SHA-256
  CryptCreateHash(hProv, CALG_SHA_384, 0, 0, &other); // expect: hash SHA-384
  CryptCreateHash(hProv, CALG_SHA_512, 0, 0, &other); // expect: hash SHA-512
  CryptCreateHash(hProv, CALG_HMAC, 0, 0, &other); // expect: mac HMAC
  CryptCreateHash(hProv, CALG_MAC, 0, 0, &other); // expect: mac CBC-MAC
  CryptGenKey(hProv, CALG_RSA_KEYX, 0x08000000 | CRYPT_EXPORTABLE, &pair); // expect: keygen RSA-2048
  CryptGenKey(hProv, CALG_AES_128, 2048 << 16, &pair); // expect: keygen AES-128
  CryptGenKey(hProv, CALG_AES_192, 2048 << 16, &pair); // expect: keygen AES-192
  CryptGenKey(hProv, CALG_AES, 2048 << 16, &pair); // expect: keygen AES keyBits=2048
  CryptGenKey(hProv, CALG_DES, 2048 << 16, &pair); // expect: keygen DES-56 keyBits=2048
  CryptGenKey(hProv, CALG_DESX, 2048 << 16, &pair); // expect: keygen DESX keyBits=2048
  CryptGenKey(hProv, CALG_RC2, 2048 << 16, &pair); // expect: keygen RC2-2048
  CryptGenKey(hProv, CALG_RC4, 2048 << 16, &pair); // expect: keygen RC4-2048
  CryptGenKey(hProv, CALG_RC5, 2048 << 16, &pair); // expect: keygen RC5-2048
  CryptGenKey(hProv, CALG_3DES, 2048 << 16, &pair); // expect: keygen 3DES-168
  CryptGenKey(hProv, CALG_3DES_112, 2048 << 16, &pair); // expect: keygen 3DES-112
  CryptGenKey(hProv, CALG_RSA_SIGN, 2048 << 16, &pair); // expect: keygen RSA-2048
  CryptGenKey(hProv, CALG_DSS_SIGN, 2048 << 16, &pair); // expect: keygen DSA-2048
  CryptGenKey(hProv, CALG_DH_SF, 2048 << 16, &pair); // expect: keygen DH-2048
  CryptGenKey(hProv, CALG_DH_EPHEM, 2048 << 16, &pair); // expect: keygen DH-2048
  CryptGenKey(hProv, CALG_ECDH, 2048 << 16, &pair); // expect: keygen ECDH-2048
  CryptGenKey(hProv, CALG_ECDSA, 2048 << 16, &pair); // expect: keygen ECDSA-2048
  CryptGenKey(hProv, CALG_SKIPJACK, 2048 << 16, &pair); // expect: keygen Skipjack keyBits=2048
  CryptSignHashA(hHash, AT_SIGNATURE, NULL, 0, sig, &len); // expect: signature unknown digest=SHA-1 functions=sign
  CryptSignHashW(hHash, AT_SIGNATURE, NULL, 0, sig, &len); // expect: signature unknown digest=SHA-1 functions=sign
  CryptSignHash(hHash, AT_SIGNATURE, NULL, 0, sig, &len); // expect: signature unknown digest=SHA-1 functions=sign
  CryptVerifySignatureA(hHash, sig, len, pub, NULL, 0); // expect: signature unknown digest=SHA-1 functions=verify
  CryptVerifySignatureW(hHash, sig, len, pub, NULL, 0); // expect: signature unknown digest=SHA-1 functions=verify
  CryptVerifySignature(hHash, sig, len, pub, NULL, 0); // expect: signature unknown digest=SHA-1 functions=verify
  CryptGenRandom(hProv, 16, buffer); // expect: random RNG byteLength=16 functions=generate
  SCHANNEL_CRED cred = {0};
  cred.grbitEnabledProtocols = SP_PROT_TLS1_2_CLIENT | SP_PROT_TLS1_3_CLIENT; // expect: protocol TLSv1.2 version=1.2; protocol TLSv1.3 version=1.3
  other.grbitEnabledProtocols = SP_PROT_SSL2; // expect: protocol SSLv2 version=ssl2
  other.grbitEnabledProtocols = SP_PROT_SSL2_CLIENT; // expect: protocol SSLv2 version=ssl2
  other.grbitEnabledProtocols = SP_PROT_SSL2_SERVER; // expect: protocol SSLv2 version=ssl2
  other.grbitEnabledProtocols = SP_PROT_SSL3; // expect: protocol SSLv3 version=ssl3
  other.grbitEnabledProtocols = SP_PROT_SSL3_CLIENT; // expect: protocol SSLv3 version=ssl3
  other.grbitEnabledProtocols = SP_PROT_SSL3_SERVER; // expect: protocol SSLv3 version=ssl3
  other.grbitEnabledProtocols = SP_PROT_TLS1; // expect: protocol TLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_TLS1_CLIENT; // expect: protocol TLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_TLS1_SERVER; // expect: protocol TLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_TLS1_0; // expect: protocol TLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_TLS1_0_CLIENT; // expect: protocol TLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_TLS1_0_SERVER; // expect: protocol TLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_TLS1_1; // expect: protocol TLSv1.1 version=1.1
  other.grbitEnabledProtocols = SP_PROT_TLS1_1_CLIENT; // expect: protocol TLSv1.1 version=1.1
  other.grbitEnabledProtocols = SP_PROT_TLS1_1_SERVER; // expect: protocol TLSv1.1 version=1.1
  other.grbitEnabledProtocols = SP_PROT_TLS1_2; // expect: protocol TLSv1.2 version=1.2
  other.grbitEnabledProtocols = SP_PROT_TLS1_2_CLIENT; // expect: protocol TLSv1.2 version=1.2
  other.grbitEnabledProtocols = SP_PROT_TLS1_2_SERVER; // expect: protocol TLSv1.2 version=1.2
  other.grbitEnabledProtocols = SP_PROT_TLS1_3; // expect: protocol TLSv1.3 version=1.3
  other.grbitEnabledProtocols = SP_PROT_TLS1_3_CLIENT; // expect: protocol TLSv1.3 version=1.3
  other.grbitEnabledProtocols = SP_PROT_TLS1_3_SERVER; // expect: protocol TLSv1.3 version=1.3
  other.grbitEnabledProtocols = SP_PROT_DTLS1_0; // expect: protocol DTLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_DTLS1_0_CLIENT; // expect: protocol DTLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_DTLS1_0_SERVER; // expect: protocol DTLSv1.0 version=1.0
  other.grbitEnabledProtocols = SP_PROT_DTLS1_2; // expect: protocol DTLSv1.2 version=1.2
  other.grbitEnabledProtocols = SP_PROT_DTLS1_2_CLIENT; // expect: protocol DTLSv1.2 version=1.2
  other.grbitEnabledProtocols = SP_PROT_DTLS1_2_SERVER; // expect: protocol DTLSv1.2 version=1.2
  DWORD protocols = WINHTTP_FLAG_SECURE_PROTOCOL_SSL2; // expect: protocol SSLv2 version=ssl2
  DWORD protocols = WINHTTP_FLAG_SECURE_PROTOCOL_SSL3; // expect: protocol SSLv3 version=ssl3
  DWORD protocols = WINHTTP_FLAG_SECURE_PROTOCOL_TLS1; // expect: protocol TLSv1.0 version=1.0
  DWORD protocols = WINHTTP_FLAG_SECURE_PROTOCOL_TLS1_1; // expect: protocol TLSv1.1 version=1.1
  DWORD protocols = WINHTTP_FLAG_SECURE_PROTOCOL_TLS1_2; // expect: protocol TLSv1.2 version=1.2
  DWORD protocols = WINHTTP_FLAG_SECURE_PROTOCOL_TLS1_3; // expect: protocol TLSv1.3 version=1.3
}

void others_8(void) {
  RtlGenRandom(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  SystemFunction036(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  ProcessPrng(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  CryptProtectData(a, b, c, d, e, f, g, h); // expect: cipher unknown
  CryptUnprotectData(a, b, c, d, e, f, g, h); // expect: cipher unknown
  AcquireCredentialsHandle(a, b, c, d, e, f, g, h); // expect: protocol unknown
  AcquireCredentialsHandleA(a, b, c, d, e, f, g, h); // expect: protocol unknown
  AcquireCredentialsHandleW(a, b, c, d, e, f, g, h); // expect: protocol unknown
}
void schannel(void) {
  AcquireCredentialsHandleA(NULL, UNISP_NAME_A, SECPKG_CRED_OUTBOUND, NULL, &auth, NULL, NULL, &cred, &life); // expect: protocol TLS
  AcquireCredentialsHandleW(NULL, UNISP_NAME_W, SECPKG_CRED_OUTBOUND, NULL, &auth, NULL, NULL, &cred, &life); // expect: protocol TLS
  AcquireCredentialsHandle(NULL, UNISP_NAME, SECPKG_CRED_OUTBOUND, NULL, &auth, NULL, NULL, &cred, &life); // expect: protocol TLS
  AcquireCredentialsHandleA(NULL, SCHANNEL_NAME_A, SECPKG_CRED_OUTBOUND, NULL, &auth, NULL, NULL, &cred, &life); // expect: protocol TLS
  AcquireCredentialsHandleW(NULL, SCHANNEL_NAME_W, SECPKG_CRED_OUTBOUND, NULL, &auth, NULL, NULL, &cred, &life); // expect: protocol TLS
  AcquireCredentialsHandle(NULL, SCHANNEL_NAME, SECPKG_CRED_OUTBOUND, NULL, &auth, NULL, NULL, &cred, &life); // expect: protocol TLS
  CryptProtectMemory(secret, 32, 0); // expect: cipher unknown
  CryptUnprotectMemory(secret, 32, 0); // expect: cipher unknown
  CryptCreateHash(provider, CALG_SSL3_SHAMD5, 0, 0, &both); // expect: hash MD5-SHA1
  CryptGenKey(provider, CALG_ECDH_EPHEM, 0, &ephemeral); // expect: keygen ECDH
  CryptGenKey(provider, CALG_ECMQV, 0, &mqv); // expect: keygen ECMQV
}

void imported_key(void) {
  PUBLICKEYSTRUC header;
  HCRYPTKEY imported;
  header.aiKeyAlg = CALG_AES_256;
  CryptImportKey(provider, (BYTE *)&header, sizeof(header), 0, 0, &imported);
  CryptEncrypt(imported, 0, TRUE, 0, out, &len, max); // expect: cipher AES-256 functions=encrypt
}

void rest(void) {
  CryptCreateHash(prov, CALG_TLS1PRF, 0, 0, &prf); // expect: hash TLS-PRF
  CryptCreateHash(prov, CALG_TLS1_MASTER, 0, 0, &master); // expect: hash TLS-PRF
  CryptGenKey(prov, CALG_SEAL, 0, &seal); // expect: keygen SEAL
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_MD2RSA;
  p_szOID_RSA_MD2RSA.HashAlgorithm.pszObjId = szOID_RSA_MD2RSA;
  CryptHashMessage(&p_szOID_RSA_MD2RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PKCS1-1.5-MD2
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_MD4RSA;
  p_szOID_RSA_MD4RSA.HashAlgorithm.pszObjId = szOID_RSA_MD4RSA;
  CryptHashMessage(&p_szOID_RSA_MD4RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PKCS1-1.5-MD4
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_MD5RSA;
  p_szOID_RSA_MD5RSA.HashAlgorithm.pszObjId = szOID_RSA_MD5RSA;
  CryptHashMessage(&p_szOID_RSA_MD5RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PKCS1-1.5-MD5
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_SHA1RSA;
  p_szOID_RSA_SHA1RSA.HashAlgorithm.pszObjId = szOID_RSA_SHA1RSA;
  CryptHashMessage(&p_szOID_RSA_SHA1RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PKCS1-1.5-SHA-1
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_SHA256RSA;
  p_szOID_RSA_SHA256RSA.HashAlgorithm.pszObjId = szOID_RSA_SHA256RSA;
  CryptHashMessage(&p_szOID_RSA_SHA256RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PKCS1-1.5-SHA-256
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_SHA384RSA;
  p_szOID_RSA_SHA384RSA.HashAlgorithm.pszObjId = szOID_RSA_SHA384RSA;
  CryptHashMessage(&p_szOID_RSA_SHA384RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PKCS1-1.5-SHA-384
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_SHA512RSA;
  p_szOID_RSA_SHA512RSA.HashAlgorithm.pszObjId = szOID_RSA_SHA512RSA;
  CryptHashMessage(&p_szOID_RSA_SHA512RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PKCS1-1.5-SHA-512
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_RSA;
  p_szOID_RSA_RSA.HashAlgorithm.pszObjId = szOID_RSA_RSA;
  CryptHashMessage(&p_szOID_RSA_RSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSAES_OAEP;
  p_szOID_RSAES_OAEP.HashAlgorithm.pszObjId = szOID_RSAES_OAEP;
  CryptHashMessage(&p_szOID_RSAES_OAEP, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-OAEP
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_SSA_PSS;
  p_szOID_RSA_SSA_PSS.HashAlgorithm.pszObjId = szOID_RSA_SSA_PSS;
  CryptHashMessage(&p_szOID_RSA_SSA_PSS, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RSA-PSS
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_MD2;
  p_szOID_RSA_MD2.HashAlgorithm.pszObjId = szOID_RSA_MD2;
  CryptHashMessage(&p_szOID_RSA_MD2, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash MD2
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_MD4;
  p_szOID_RSA_MD4.HashAlgorithm.pszObjId = szOID_RSA_MD4;
  CryptHashMessage(&p_szOID_RSA_MD4, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash MD4
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_MD5;
  p_szOID_RSA_MD5.HashAlgorithm.pszObjId = szOID_RSA_MD5;
  CryptHashMessage(&p_szOID_RSA_MD5, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash MD5
  CRYPT_HASH_MESSAGE_PARA p_szOID_OIWSEC_sha1;
  p_szOID_OIWSEC_sha1.HashAlgorithm.pszObjId = szOID_OIWSEC_sha1;
  CryptHashMessage(&p_szOID_OIWSEC_sha1, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash SHA-1
  CRYPT_HASH_MESSAGE_PARA p_szOID_OIWSEC_sha;
  p_szOID_OIWSEC_sha.HashAlgorithm.pszObjId = szOID_OIWSEC_sha;
  CryptHashMessage(&p_szOID_OIWSEC_sha, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash SHA-1
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_sha256;
  p_szOID_NIST_sha256.HashAlgorithm.pszObjId = szOID_NIST_sha256;
  CryptHashMessage(&p_szOID_NIST_sha256, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash SHA-256
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_sha384;
  p_szOID_NIST_sha384.HashAlgorithm.pszObjId = szOID_NIST_sha384;
  CryptHashMessage(&p_szOID_NIST_sha384, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash SHA-384
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_sha512;
  p_szOID_NIST_sha512.HashAlgorithm.pszObjId = szOID_NIST_sha512;
  CryptHashMessage(&p_szOID_NIST_sha512, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash SHA-512
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_AES128_CBC;
  p_szOID_NIST_AES128_CBC.HashAlgorithm.pszObjId = szOID_NIST_AES128_CBC;
  CryptHashMessage(&p_szOID_NIST_AES128_CBC, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash AES-128-CBC
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_AES128_WRAP;
  p_szOID_NIST_AES128_WRAP.HashAlgorithm.pszObjId = szOID_NIST_AES128_WRAP;
  CryptHashMessage(&p_szOID_NIST_AES128_WRAP, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash AES-128-KW
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_AES192_CBC;
  p_szOID_NIST_AES192_CBC.HashAlgorithm.pszObjId = szOID_NIST_AES192_CBC;
  CryptHashMessage(&p_szOID_NIST_AES192_CBC, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash AES-192-CBC
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_AES192_WRAP;
  p_szOID_NIST_AES192_WRAP.HashAlgorithm.pszObjId = szOID_NIST_AES192_WRAP;
  CryptHashMessage(&p_szOID_NIST_AES192_WRAP, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash AES-192-KW
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_AES256_CBC;
  p_szOID_NIST_AES256_CBC.HashAlgorithm.pszObjId = szOID_NIST_AES256_CBC;
  CryptHashMessage(&p_szOID_NIST_AES256_CBC, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash AES-256-CBC
  CRYPT_HASH_MESSAGE_PARA p_szOID_NIST_AES256_WRAP;
  p_szOID_NIST_AES256_WRAP.HashAlgorithm.pszObjId = szOID_NIST_AES256_WRAP;
  CryptHashMessage(&p_szOID_NIST_AES256_WRAP, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash AES-256-KW
  CRYPT_HASH_MESSAGE_PARA p_szOID_OIWSEC_desCBC;
  p_szOID_OIWSEC_desCBC.HashAlgorithm.pszObjId = szOID_OIWSEC_desCBC;
  CryptHashMessage(&p_szOID_OIWSEC_desCBC, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash DES-56-CBC
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_RC2CBC;
  p_szOID_RSA_RC2CBC.HashAlgorithm.pszObjId = szOID_RSA_RC2CBC;
  CryptHashMessage(&p_szOID_RSA_RC2CBC, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RC2-CBC
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_RC4;
  p_szOID_RSA_RC4.HashAlgorithm.pszObjId = szOID_RSA_RC4;
  CryptHashMessage(&p_szOID_RSA_RC4, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash RC4
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_DES_EDE3_CBC;
  p_szOID_RSA_DES_EDE3_CBC.HashAlgorithm.pszObjId = szOID_RSA_DES_EDE3_CBC;
  CryptHashMessage(&p_szOID_RSA_DES_EDE3_CBC, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash 3DES-168-CBC
  CRYPT_HASH_MESSAGE_PARA p_szOID_ANSI_X942_DH;
  p_szOID_ANSI_X942_DH.HashAlgorithm.pszObjId = szOID_ANSI_X942_DH;
  CryptHashMessage(&p_szOID_ANSI_X942_DH, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash DH
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_DH;
  p_szOID_RSA_DH.HashAlgorithm.pszObjId = szOID_RSA_DH;
  CryptHashMessage(&p_szOID_RSA_DH, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash DH
  CRYPT_HASH_MESSAGE_PARA p_szOID_RSA_SMIMEalgESDH;
  p_szOID_RSA_SMIMEalgESDH.HashAlgorithm.pszObjId = szOID_RSA_SMIMEalgESDH;
  CryptHashMessage(&p_szOID_RSA_SMIMEalgESDH, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash DH
  CRYPT_HASH_MESSAGE_PARA p_szOID_X957_DSA;
  p_szOID_X957_DSA.HashAlgorithm.pszObjId = szOID_X957_DSA;
  CryptHashMessage(&p_szOID_X957_DSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash DSA
  CRYPT_HASH_MESSAGE_PARA p_szOID_X957_SHA1DSA;
  p_szOID_X957_SHA1DSA.HashAlgorithm.pszObjId = szOID_X957_SHA1DSA;
  CryptHashMessage(&p_szOID_X957_SHA1DSA, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash DSA-SHA-1
  CRYPT_HASH_MESSAGE_PARA p_szOID_OIWSEC_dsaSHA1;
  p_szOID_OIWSEC_dsaSHA1.HashAlgorithm.pszObjId = szOID_OIWSEC_dsaSHA1;
  CryptHashMessage(&p_szOID_OIWSEC_dsaSHA1, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash DSA-SHA-1
  CRYPT_HASH_MESSAGE_PARA p_szOID_ECDSA_SHA1;
  p_szOID_ECDSA_SHA1.HashAlgorithm.pszObjId = szOID_ECDSA_SHA1;
  CryptHashMessage(&p_szOID_ECDSA_SHA1, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash ECDSA-SHA-1
  CRYPT_HASH_MESSAGE_PARA p_szOID_ECDSA_SHA256;
  p_szOID_ECDSA_SHA256.HashAlgorithm.pszObjId = szOID_ECDSA_SHA256;
  CryptHashMessage(&p_szOID_ECDSA_SHA256, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash ECDSA-SHA-256
  CRYPT_HASH_MESSAGE_PARA p_szOID_ECDSA_SHA384;
  p_szOID_ECDSA_SHA384.HashAlgorithm.pszObjId = szOID_ECDSA_SHA384;
  CryptHashMessage(&p_szOID_ECDSA_SHA384, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash ECDSA-SHA-384
  CRYPT_HASH_MESSAGE_PARA p_szOID_ECDSA_SHA512;
  p_szOID_ECDSA_SHA512.HashAlgorithm.pszObjId = szOID_ECDSA_SHA512;
  CryptHashMessage(&p_szOID_ECDSA_SHA512, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash ECDSA-SHA-512
  CRYPT_HASH_MESSAGE_PARA p_szOID_ECC_PUBLIC_KEY;
  p_szOID_ECC_PUBLIC_KEY.HashAlgorithm.pszObjId = szOID_ECC_PUBLIC_KEY;
  CryptHashMessage(&p_szOID_ECC_PUBLIC_KEY, FALSE, 1, &in, &n, out, &n, NULL, NULL); // expect: hash EC
  HCRYPTHASH mac, copy;
  CryptCreateHash(prov, CALG_HMAC, key, 0, &mac); // expect: mac HMAC-SHA-256
  HMAC_INFO info = { CALG_SHA_256 };
  CryptSetHashParam(mac, HP_HMAC_INFO, (BYTE *)&info, 0);
  HCRYPTHASH sum;
  CryptCreateHash(prov, CALG_SHA1, 0, 0, &sum); // expect: hash SHA-1
  CryptDuplicateHash(sum, NULL, 0, &copy);
  HCRYPTKEY aes, twin;
  CryptGenKey(prov, CALG_AES_256, 0, &aes); // expect: keygen AES-256
  CryptDuplicateKey(aes, NULL, 0, &twin);
  CryptEncrypt(twin, 0, TRUE, CRYPT_OAEP, data, &n, size); // expect: cipher AES-256 functions=encrypt
  CryptHashCertificate(prov, CALG_SHA1, 0, in, n, out, &n); // expect: hash SHA-1
  CryptHashCertificate2(L"SHA256", 0, NULL, in, n, out, &n); // expect: hash SHA-256
  CryptHashPublicKeyInfo(prov, CALG_MD5, 0, X509_ASN_ENCODING, info, out, &n); // expect: hash MD5
  CRYPT_ENCRYPT_MESSAGE_PARA envelope;
  envelope.ContentEncryptionAlgorithm.pszObjId = szOID_RSA_DES_EDE3_CBC;
  CryptEncryptMessage(&envelope, 1, certs, in, n, out, &n); // expect: cipher 3DES-168-CBC
  CryptDecryptMessage(&para, in, n, out, &n, NULL); // expect: cipher unknown functions=decrypt
  CRYPT_SIGN_MESSAGE_PARA signer;
  signer.HashAlgorithm.pszObjId = szOID_NIST_sha256;
  CryptSignMessage(&signer, TRUE, 1, &in, &n, out, &n); // expect: signature unknown digest=SHA-256 functions=sign
  CryptVerifyMessageSignature(&para, 0, in, n, out, &n, NULL); // expect: signature unknown functions=verify
  CryptVerifyDetachedMessageSignature(&para, 0, in, n, 1, &data, &size, NULL); // expect: signature unknown functions=verify
  CryptVerifyCertificateSignature(prov, 1, in, n, info); // expect: signature unknown functions=verify
  CryptVerifyCertificateSignatureEx(prov, 1, 2, subject, 1, issuer, 0, NULL); // expect: signature unknown functions=verify
}
