import { arg, library, text } from "../../match/rule.ts"

/*
 * Sources: the Windows headers of MinGW (github.com/mingw-w64/mingw-w64/tree/master/mingw-w64-headers/include) and Microsoft
 * Learn (github.com/MicrosoftDocs/win32/tree/docs/desktop-src/SecCrypto): ALG_ID, CryptGenKey, CryptCreateHash, CryptDeriveKey, CryptSetKeyParam, CryptGenRandom,
 * CryptEncryptMessage, CryptProtectData, SCHANNEL_CRED and WinHttpSetOption. The upper half of a key's flags is its size.
 */
export const windowsCapi = library("c", "windowsCapi", {
  "CALG_{MD2,MD4,MD5,SHA_256,SHA_384,SHA_512}": { algorithm: text("{1}", "hash") },
  "CALG_{SHA,SHA1}": { name: "SHA-1" },
  "CALG_{AES_128,AES_192,AES_256,AES,DES,DESX,RC2,RC4,RC5}": { algorithm: text("{1}", "cipher") },
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
  CryptCreateHash: { is: "hash", algorithm: arg(1, "any"), into: arg(4, "any") },
  CryptHashData: { refines: true, operates: true, on: arg(0, "any") },
  CryptGenKey: { is: "keygen", algorithm: arg(1, "any"), keyBits: arg(2, "capiKeyFlags"), into: arg(3, "any") },
  CryptDeriveKey: { is: "kdf", algorithm: arg(1, "any"), keyBits: arg(3, "capiKeyFlags"), into: arg(4, "any") },
  "Crypt{Encrypt,Decrypt}": {
    is: "cipher",
    inherits: true,
    on: arg(0, "any"),
    functions: text("{1}", "cipherFunction")
  },
  "CRYPT_MODE_{CBC,ECB,OFB,CFB,CTS}": { mode: text("{1}", "mode") },
  CryptSetKeyParam: { refines: true, on: arg(0, "any"), mode: arg(2, "any") },
  "CryptSignHash{A,W,}": { is: "signature", digest: arg(0, "any"), functions: ["sign"] },
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
