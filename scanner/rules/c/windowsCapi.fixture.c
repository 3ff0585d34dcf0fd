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
  CryptCreateHash(hProv, CALG_HMAC, 0, 0, &other); // expect: hash HMAC
  CryptCreateHash(hProv, CALG_MAC, 0, 0, &other); // expect: hash CBC-MAC
  CryptGenKey(hProv, CALG_RSA_KEYX, 0x08000000 | CRYPT_EXPORTABLE, &pair); // expect: keygen RSA; keygen RSA-2048
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
