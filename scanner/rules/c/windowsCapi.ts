import { arg, library, option, text } from "../rule.ts"

/*
 * Sources: the Windows headers of MinGW (github.com/mingw-w64/mingw-w64/tree/master/mingw-w64-headers/include) and Microsoft
 * Learn (github.com/MicrosoftDocs/win32/tree/docs/desktop-src/SecCrypto): ALG_ID, CryptGenKey, CryptCreateHash, CryptDeriveKey, CryptSetKeyParam, CryptGenRandom,
 * CryptEncryptMessage, CryptProtectData, SCHANNEL_CRED, WinHttpSetOption and WINHTTP_OPTION_SECURITY_FLAGS. The upper half of a key's flags is its size.
 */
export const windowsCapi = library("c", "windowsCapi", {
  "CALG_{MD2,MD4,MD5,SHA_256,SHA_384,SHA_512}": { algorithm: text("{1}", "hash") },
  "CALG_{SHA,SHA1}": { name: "SHA-1" },
  "CALG_{AES_128,AES_192,AES_256,AES,DES,DESX,RC2,RC4,RC5}": { algorithm: text("{1}", "cipher") },
  SECURITY_FLAG_IGNORE_UNKNOWN_CA: { is: "protocol", name: "TLS", verification: "none" },
  SECURITY_FLAG_IGNORE_CERT_CN_INVALID: { is: "protocol", name: "TLS", verification: "no-host-name" },
  CALG_3DES: { name: "3DES", keyBits: 168 },
  CALG_3DES_112: { name: "3DES", keyBits: 112 },
  "CALG_{RSA_SIGN,RSA_KEYX}": { name: "RSA" },
  CALG_DSS_SIGN: { name: "DSA" },
  "CALG_{DH_SF,DH_EPHEM}": { name: "DH" },
  CALG_ECDH: { name: "ECDH" },
  CALG_ECDH_EPHEM: { name: "ECDH" },
  CALG_ECMQV: { name: "ECMQV" },
  CALG_SSL3_SHAMD5: { name: "MD5-SHA1" },
  CALG_ECDSA: { name: "ECDSA" },
  CALG_HMAC: { name: "HMAC" },
  CALG_MAC: { name: "CBC-MAC" },
  CALG_SKIPJACK: { name: "Skipjack" },
  CALG_SEAL: { name: "SEAL" },
  "{CALG_TLS1PRF,CALG_TLS1_MASTER}": { name: "TLS-PRF" },
  "CryptDuplicate{Hash,Key}": { inherits: true, on: arg(0, "any"), into: arg(3, "any") },
  HP_HMAC_INFO: { value: "HMAC info" },
  'CryptSetHashParam(1:"HMAC info")': { refines: true, on: arg(0, "any"), digest: option(2, "any", "HashAlgid|0") },
  CRYPT_OAEP: { padding: "oaep" },
  "szOID_RSA_{MD2,MD4,MD5,SHA1,SHA256,SHA384,SHA512}RSA": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  szOID_RSA_RSA: { name: "RSA" },
  szOID_RSAES_OAEP: { name: "RSA", padding: "oaep" },
  szOID_RSA_SSA_PSS: { name: "RSA", padding: "pss" },
  "szOID_RSA_{MD2,MD4,MD5}": { name: "{1}" },
  "{szOID_OIWSEC_sha1,szOID_OIWSEC_sha}": { name: "SHA-1" },
  "szOID_NIST_sha{256,384,512}": { name: "SHA-{1}" },
  "szOID_NIST_AES{128,192,256}_{CBC,WRAP}": { algorithm: text("AES-{1}-{2}", "openssl") },
  szOID_OIWSEC_desCBC: { name: "DES", mode: "cbc" },
  szOID_RSA_RC2CBC: { name: "RC2", mode: "cbc" },
  szOID_RSA_RC4: { name: "RC4" },
  szOID_RSA_DES_EDE3_CBC: { name: "3DES", keyBits: 168, mode: "cbc" },
  "{szOID_ANSI_X942_DH,szOID_RSA_DH,szOID_RSA_SMIMEalgESDH}": { name: "DH" },
  szOID_X957_DSA: { name: "DSA" },
  "{szOID_X957_SHA1DSA,szOID_OIWSEC_dsaSHA1}": { name: "DSA", digest: "SHA-1" },
  "szOID_ECDSA_SHA{1,256,384,512}": { name: "ECDSA", digest: text("SHA{1}", "hash") },
  szOID_ECC_PUBLIC_KEY: { name: "EC" },
  CryptHashCertificate: { is: "hash", algorithm: arg(1, "any") },
  CryptHashCertificate2: { is: "hash", algorithm: arg(0, "openssl") },
  CryptHashPublicKeyInfo: { is: "hash", algorithm: arg(1, "any") },
  CryptEncryptMessage: { is: "cipher", algorithm: option(0, "any", "ContentEncryptionAlgorithm", "pszObjId") },
  CryptDecryptMessage: { is: "cipher", functions: ["decrypt"] },
  CryptSignMessage: { is: "signature", digest: option(0, "any", "HashAlgorithm", "pszObjId"), functions: ["sign"] },
  CryptHashMessage: { is: "hash", algorithm: option(0, "any", "HashAlgorithm", "pszObjId") },
  "{CryptVerifyMessageSignature,CryptVerifyDetachedMessageSignature,CryptVerifyCertificateSignature,CryptVerifyCertificateSignatureEx}":
    { is: "signature", functions: ["verify"] },
  CryptCreateHash: { is: "hash", algorithm: arg(1, "any"), into: arg(4, "any") },
  CryptHashData: { refines: true, operates: true, on: arg(0, "any") },
  CryptGenKey: { is: "keygen", algorithm: arg(1, "any"), keyBits: arg(2, "capiKeyFlags"), into: arg(3, "any") },
  CryptDeriveKey: { is: "kdf", algorithm: arg(1, "any"), keyBits: arg(3, "capiKeyFlags"), into: arg(4, "any") },
  "Crypt{Encrypt,Decrypt}": {
    is: "cipher",
    inherits: true,
    on: arg(0, "any"),
    from: arg(3, "any"),
    functions: text("{1}", "cipherFunction")
  },
  "CRYPT_MODE_{CBC,ECB,OFB,CFB,CTS}": { mode: text("{1}", "mode") },
  CryptSetKeyParam: { refines: true, on: arg(0, "any"), mode: arg(2, "any") },
  "CryptSignHash{A,W,}": { is: "signature", digest: arg(0, "any"), output: arg(4, "any"), functions: ["sign"] },
  "CryptVerifySignature{A,W,}": { is: "signature", digest: arg(0, "any"), key: arg(3, "any"), functions: ["verify"] },
  CryptGenRandom: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  "{RtlGenRandom,SystemFunction036,ProcessPrng}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    functions: ["generate"]
  },
  "{CryptProtectData,CryptUnprotectData}": { is: "cipher" },
  "SP_PROT_{SSL2,SSL3,TLS1,TLS1_0,TLS1_1,TLS1_2,TLS1_3,DTLS1_0,DTLS1_2}{,_CLIENT,_SERVER}": {
    is: "protocol",
    algorithm: text("{1}", "tlsVersion")
  },
  "AcquireCredentialsHandle{,A,W}": { is: "protocol", algorithm: arg(1, "any") },
  "{UNISP_NAME,SCHANNEL_NAME}{,_A,_W}": { name: "TLS" },
  CryptImportKey: { algorithm: arg(1, "any", undefined, "aiKeyAlg"), into: arg(5, "any") },
  "{CryptProtectMemory,CryptUnprotectMemory}": { is: "cipher" },
  "WINHTTP_FLAG_SECURE_PROTOCOL_{SSL2,SSL3,TLS1,TLS1_1,TLS1_2,TLS1_3}": {
    is: "protocol",
    algorithm: text("{1}", "tlsVersion")
  }
})
