import { arg, library, text, typeArg, type Row } from "../rule.ts"

const ciphers =
  "AES,Rijndael,DES,Blowfish,Twofish,Serpent,RC2,RC5,RC6,IDEA,Camellia,ARIA,SEED,SM4,TEA,XTEA,GOST,SKIPJACK,MARS,SHACAL2,LEA,HIGHT,Threefish256,Threefish512,Threefish1024"
const hashes =
  "SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256,Keccak_224,Keccak_256,Keccak_384,Keccak_512,BLAKE2b,BLAKE2s,LSH256,LSH256_256,LSH512_224,LSH512_256,LSH512_384,LSH512,RIPEMD128,RIPEMD160,RIPEMD256,RIPEMD320,Whirlpool,Tiger,SM3"

const inMode: Row = {
  is: "cipher",
  algorithm: typeArg(0, "any"),
  keyBits: arg(1, "bytes"),
  functions: text("{2}", "cipherFunction"),
  returns: "CryptoPP.Cipher"
}

const stream = (name: string, classes: string): { readonly [key: string]: Row } => ({
  [`new CryptoPP.${classes}.Encryption`]: { is: "cipher", name, keyBits: arg(1, "bytes"), functions: ["encrypt"] },
  [`new CryptoPP.${classes}.Decryption`]: { is: "cipher", name, keyBits: arg(1, "bytes"), functions: ["decrypt"] }
})

/** A block cipher, which modes take as their type argument. */
const rare = (name: string, classes: string): { readonly [key: string]: Row } => ({
  [`CryptoPP.${classes}`]: { name },
  ...stream(name, classes)
})

/* Source: the headers of Crypto++ 8.9 (github.com/weidai11/cryptopp). */
export const cryptopp = library("c", "cryptopp", {
  [`CryptoPP.{${ciphers}}`]: { algorithm: text("{1}", "cipher") },
  "CryptoPP.DES_EDE2": { name: "3DES", keyBits: 112 },
  "CryptoPP.DES_EDE3": { name: "3DES", keyBits: 168 },
  ...rare("CHAM", "{CHAM64,CHAM128}"),
  ...rare("SIMON", "{SIMON64,SIMON128}"),
  ...rare("SPECK", "{SPECK64,SPECK128}"),
  ...rare("SIMECK", "{SIMECK32,SIMECK64}"),
  ...rare("SAFER", "{SAFER_K,SAFER_SK}"),
  ...rare("3-Way", "ThreeWay"),
  ...rare("Kalyna", "{Kalyna128,Kalyna256,Kalyna512}"),
  ...rare("XXTEA", "BTEA"),
  ...stream("HC-128", "HC128"),
  ...stream("HC-256", "HC256"),
  ...stream("RABBIT", "{Rabbit,RabbitWithIV}"),
  ...stream("Sosemanuk", "Sosemanuk"),
  ...stream("SEAL", "SEAL"),
  ...stream("XSalsa20", "XSalsa20"),
  ...stream("XChaCha20", "XChaCha20"),
  ...stream("Panama", "PanamaCipher"),
  ...stream("WAKE", "WAKE_OFB"),
  "new CryptoPP.{AES,Rijndael,DES,Blowfish,Twofish,Serpent,RC2,RC5,RC6,IDEA,Camellia,ARIA,TEA,MARS,SHACAL2,GOST}{Encryption,Decryption}":
    {
      is: "cipher",
      algorithm: text("{1}", "cipher"),
      keyBits: arg(1, "bytes"),
      functions: text("{2}", "cipherFunction")
    },
  "new CryptoPP.DES_EDE2.{Encryption,Decryption}": { is: "cipher", name: "3DES", keyBits: 112 },
  "new CryptoPP.{DES_EDE2_Encryption,DES_EDE2_Decryption}": { is: "cipher", name: "3DES", keyBits: 112 },
  "new CryptoPP.{DES_EDE3_Encryption,DES_EDE3_Decryption}": { is: "cipher", name: "3DES", keyBits: 168 },
  "CryptoPP.DES_XEX3": { name: "DESX" },
  "CryptoPP.CAST128": { name: "CAST5" },
  "CryptoPP.CAST256": { name: "CAST6" },
  [`CryptoPP.{${hashes}}`]: { algorithm: text("{1}", "hash") },
  [`new CryptoPP.{${hashes}}`]: { is: "hash", algorithm: text("{1}", "hash") },
  "CryptoPP.LSH224": { name: "LSH-256", outputBits: 224 },
  "new CryptoPP.LSH224": { is: "hash", name: "LSH-256", outputBits: 224 },
  "CryptoPP.SHA": { name: "SHA-1" },
  "new CryptoPP.SHA": { is: "hash", name: "SHA-1" },
  "CryptoPP.{Weak,Weak1}.{MD2,MD4,MD5}": { name: "{2}" },
  "new CryptoPP.{Weak,Weak1}.{MD2,MD4,MD5}": { is: "hash", name: "{2}" },
  "CryptoPP.{AES,Rijndael}.{DEFAULT_KEYLENGTH,MIN_KEYLENGTH,BLOCKSIZE}": { keyBits: 128 },
  "CryptoPP.{AES,Rijndael}.MAX_KEYLENGTH": { keyBits: 256 },
  "CryptoPP.DES_EDE3.DEFAULT_KEYLENGTH": { keyBits: 168 },

  "new CryptoPP.{ECB,CBC,CFB,OFB,CTR,CBC_CTS}_Mode.{Encryption,Decryption}": { ...inMode, mode: text("{1}", "mode") },
  "CryptoPP.Cipher#{SetKey,SetKeyWithIV}": { refines: true, keyBits: arg(1, "bytes") },
  "new CryptoPP.{ECB,CBC,CFB,OFB,CTR}_Mode_ExternalCipher.{Encryption,Decryption}": {
    is: "cipher",
    mode: text("{1}", "mode"),
    from: arg(0, "any"),
    functions: text("{2}", "cipherFunction")
  },
  "new CryptoPP.{GCM,CCM,EAX,XTS}.{Encryption,Decryption}": { ...inMode, mode: text("{1}", "mode") },
  [`new CryptoPP.{${ciphers}}.{Encryption,Decryption}`]: {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    keyBits: arg(1, "bytes"),
    functions: text("{2}", "cipherFunction")
  },
  "new CryptoPP.DES_EDE3.{Encryption,Decryption}": { is: "cipher", name: "3DES", keyBits: 168 },
  "new CryptoPP.ChaCha20Poly1305.{Encryption,Decryption}": { is: "cipher", name: "ChaCha20-Poly1305" },
  "new CryptoPP.XChaCha20Poly1305.{Encryption,Decryption}": { is: "cipher", name: "XChaCha20-Poly1305" },
  "new CryptoPP.{ChaChaTLS,ChaCha}.{Encryption,Decryption}": { is: "cipher", name: "ChaCha20" },
  "new CryptoPP.Salsa20.{Encryption,Decryption}": { is: "cipher", name: "Salsa20" },
  "new CryptoPP.Weak.ARC4{,.Encryption,.Decryption}": { is: "cipher", name: "RC4" },

  "new CryptoPP.HMAC": { is: "mac", name: "HMAC", digest: typeArg(0, "any"), keyBits: arg(1, "bytes") },
  "new CryptoPP.CMAC": { is: "mac", name: "CMAC", cipher: typeArg(0, "any"), keyBits: arg(1, "bytes") },
  "new CryptoPP.CBC_MAC": { is: "mac", name: "CBC-MAC", cipher: typeArg(0, "any") },
  "new CryptoPP.VMAC": { is: "mac", name: "VMAC", cipher: typeArg(0, "any") },
  "new CryptoPP.TTMAC": { is: "mac", name: "TTMAC" },
  "new CryptoPP.{DefaultEncryptor,DefaultDecryptor}": { is: "cipher", name: "AES", keyBits: 128, mode: "cbc" },
  "new CryptoPP.{DefaultEncryptorWithMAC,DefaultDecryptorWithMAC}": {
    is: "cipher",
    name: "AES",
    keyBits: 128,
    mode: "cbc",
    digest: "SHA-256"
  },
  "new CryptoPP.{LegacyEncryptor,LegacyDecryptor}": { is: "cipher", name: "3DES", keyBits: 112, mode: "cbc" },
  "new CryptoPP.{LegacyEncryptorWithMAC,LegacyDecryptorWithMAC}": {
    is: "cipher",
    name: "3DES",
    keyBits: 112,
    mode: "cbc",
    digest: "SHA-1"
  },
  "new CryptoPP.{Poly1305,Poly1305TLS}": { is: "mac", name: "Poly1305" },
  "new CryptoPP.SipHash": { is: "mac", name: "SipHash" },
  "new CryptoPP.PKCS5_PBKDF2_HMAC": { is: "kdf", name: "PBKDF2", digest: typeArg(0, "any") },
  "CryptoPP.PKCS5_PBKDF2_HMAC#DeriveKey": {
    refines: true,
    outputBits: arg(1, "bytes"),
    saltBits: arg(6, "bytes"),
    iterations: arg(7, "int")
  },
  "new CryptoPP.PKCS12_PBKDF": { is: "kdf", name: "PKCS12KDF", digest: typeArg(0, "any") },
  "new CryptoPP.HKDF": { is: "kdf", name: "HKDF", digest: typeArg(0, "any") },
  "new CryptoPP.Scrypt": { is: "kdf", name: "scrypt" },
  "CryptoPP.HKDF#DeriveKey": { refines: true, outputBits: arg(1, "bytes"), saltBits: arg(5, "bytes") },
  "CryptoPP.PKCS12_PBKDF#DeriveKey": {
    refines: true,
    outputBits: arg(1, "bytes"),
    saltBits: arg(6, "bytes"),
    iterations: arg(7, "int")
  },
  "new CryptoPP.PKCS5_PBKDF1": { is: "kdf", name: "PBKDF1", digest: typeArg(0, "any") },
  "CryptoPP.Scrypt#DeriveKey": {
    refines: true,
    outputBits: arg(1, "bytes"),
    saltBits: arg(5, "bytes"),
    iterations: arg(6, "int"),
    blockSize: arg(7, "int"),
    parallelism: arg(8, "int")
  },

  "CryptoPP.OAEP": { padding: "oaep", digest: typeArg(0, "any") },
  "CryptoPP.{PSS,PSSR}": { padding: "pss" },
  "CryptoPP.PKCS1v15": { padding: "pkcs1v15" },
  "new CryptoPP.{RSA.PrivateKey,InvertibleRSAFunction}": { name: "RSA" },
  "CryptoPP.{RSA.PrivateKey,InvertibleRSAFunction}#{GenerateRandomWithKeySize,Initialize}": {
    is: "keygen",
    inherits: true,
    keyBits: arg(1, "int")
  },
  "new CryptoPP.RSAES.{Encryptor,Decryptor}": {
    is: "cipher",
    name: "RSA",
    from: typeArg(0, "any"),
    key: arg(0, "any")
  },
  "new CryptoPP.RSAES_OAEP_{SHA,SHA256}_{Encryptor,Decryptor}": {
    is: "cipher",
    name: "RSA",
    padding: "oaep",
    digest: text("{1}", "hash"),
    key: arg(0, "any")
  },
  "new CryptoPP.RSAES_PKCS1v15_{Encryptor,Decryptor}": {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    key: arg(0, "any")
  },
  "new CryptoPP.RSASS.{Signer,Verifier}": {
    is: "signature",
    name: "RSA",
    from: typeArg(0, "any"),
    digest: typeArg(1, "any"),
    key: arg(0, "any")
  },
  "new CryptoPP.RSASSA_PKCS1v15_{SHA,SHA256}_{Signer,Verifier}": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash"),
    key: arg(0, "any")
  },
  "new CryptoPP.ECDSA.{Signer,Verifier}": {
    is: "signature",
    name: "ECDSA",
    digest: typeArg(1, "any"),
    key: arg(0, "any")
  },
  "new CryptoPP.ECDSA.PrivateKey": { name: "ECDSA" },
  "CryptoPP.ECDSA.PrivateKey#Initialize": { is: "keygen", inherits: true, curve: arg(1, "any") },
  "CryptoPP.ASN1.{secp112r1,secp112r2,secp128r1,secp128r2,secp160k1,secp160r1,secp160r2,secp192k1,secp192r1,secp224k1,secp224r1,secp256k1,secp256r1,secp384r1,secp521r1,sect113r1,sect113r2,sect131r1,sect131r2,sect163k1,sect163r1,sect163r2,sect193r1,sect193r2,sect233k1,sect233r1,sect239k1,sect283k1,sect283r1,sect409k1,sect409r1,sect571k1,sect571r1,brainpoolP160r1,brainpoolP192r1,brainpoolP224r1,brainpoolP256r1,brainpoolP320r1,brainpoolP384r1,brainpoolP512r1}":
    { curve: text("{1}", "curve") },
  "new CryptoPP.ECDH.Domain": { is: "key-agreement", name: "ECDH", curve: arg(0, "any") },
  "new CryptoPP.ECIES.{Encryptor,Decryptor}": { is: "cipher", name: "ECIES" },
  "new CryptoPP.ECDSA_RFC6979.{Signer,Verifier}": {
    is: "signature",
    name: "ECDSA",
    digest: typeArg(1, "any"),
    key: arg(0, "any")
  },
  "new CryptoPP.ECGDSA.{Signer,Verifier}": { is: "signature", name: "ECGDSA", digest: typeArg(1, "any") },
  "new CryptoPP.ECNR.{Signer,Verifier}": { is: "signature", name: "ECNR", digest: typeArg(1, "any") },
  "new CryptoPP.{DSA2,DSA_RFC6979}.{Signer,Verifier}": { is: "signature", name: "DSA", digest: typeArg(0, "any") },
  "new CryptoPP.NR.{Signer,Verifier}": { is: "signature", name: "Nyberg-Rueppel", digest: typeArg(0, "any") },
  "new CryptoPP.RWSS.{Signer,Verifier}": {
    is: "signature",
    name: "Rabin-Williams",
    from: typeArg(0, "any"),
    digest: typeArg(1, "any")
  },
  "new CryptoPP.RabinSS.{Signer,Verifier}": {
    is: "signature",
    name: "Rabin",
    from: typeArg(0, "any"),
    digest: typeArg(1, "any")
  },
  "new CryptoPP.LUCSS.{Signer,Verifier}": { is: "signature", name: "LUC", digest: typeArg(1, "any") },
  "new CryptoPP.RSASS_ISO.{Signer,Verifier}": {
    is: "signature",
    name: "RSA",
    padding: "iso9796-2",
    digest: typeArg(0, "any")
  },
  "new CryptoPP.RabinES.{Encryptor,Decryptor}": { is: "cipher", name: "Rabin", from: typeArg(0, "any") },
  "new CryptoPP.LUCES.{Encryptor,Decryptor}": { is: "cipher", name: "LUC", from: typeArg(0, "any") },
  "new CryptoPP.DLIES.{Encryptor,Decryptor}": { is: "cipher", name: "DLIES" },
  "new CryptoPP.ElGamal.{Encryptor,Decryptor}": { is: "cipher", name: "ElGamal", key: arg(0, "any") },
  "new CryptoPP.{ElGamalEncryptor,ElGamalDecryptor}": { is: "cipher", name: "ElGamal", key: arg(0, "any") },
  "new CryptoPP.{ElGamal,ElGamalKeys}.PrivateKey": { name: "ElGamal" },
  "new CryptoPP.DSA.PrivateKey": { name: "DSA" },
  "CryptoPP.{DSA.PrivateKey,ElGamal.PrivateKey,ElGamalKeys.PrivateKey}#GenerateRandomWithKeySize": {
    is: "keygen",
    inherits: true,
    keyBits: arg(1, "int")
  },
  "new CryptoPP.{ed25519PrivateKey,ed25519.PrivateKey}": { name: "Ed25519" },
  "CryptoPP.{ed25519PrivateKey,ed25519.PrivateKey}#GenerateRandom": { is: "keygen", inherits: true },
  "new CryptoPP.DH2": { is: "key-agreement", name: "DH" },
  "new CryptoPP.{MQV,HMQV,FHMQV}": { is: "key-agreement", name: "MQV" },
  "new CryptoPP.{ECMQV,ECHMQV,ECFHMQV}.Domain": { is: "key-agreement", name: "ECMQV", curve: arg(0, "any") },
  "new CryptoPP.{ECMQV160,ECMQV256,ECMQV384,ECMQV512,ECHMQV160,ECHMQV256,ECHMQV384,ECHMQV512,ECFHMQV160,ECFHMQV256,ECFHMQV384,ECFHMQV512}":
    {
      is: "key-agreement",
      name: "ECMQV",
      curve: arg(0, "any")
    },
  "new CryptoPP.DH": { is: "key-agreement", name: "DH" },
  "new CryptoPP.DSA.{Signer,Verifier}": { is: "signature", name: "DSA" },
  "new CryptoPP.{ed25519.Signer,ed25519Signer}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "new CryptoPP.{ed25519.Verifier,ed25519Verifier}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "new CryptoPP.x25519": { is: "key-agreement", name: "X25519" },
  "new CryptoPP.{AutoSeededRandomPool,NonblockingRng,BlockingRng}": { is: "random", name: "RNG" },
  "new CryptoPP.Hash_DRBG": { is: "random", name: "Hash_DRBG", digest: typeArg(0, "any") },
  "new CryptoPP.HMAC_DRBG": { is: "random", name: "HMAC_DRBG", digest: typeArg(0, "any") },
  "new CryptoPP.{RDRAND,RDSEED,PadlockRNG,DARN,RandomPool}": { is: "random", name: "RNG" },
  "new CryptoPP.{MT19937,MT19937ar,LC_RNG}": { is: "random", name: "NonCryptographicPRNG" },
  "new CryptoPP.{PublicBlumBlumShub,BlumBlumShub}": { is: "random", name: "BlumBlumShub" },
  "new CryptoPP.X917RNG": { is: "random", name: "X9.17-PRNG" },
  "new CryptoPP.AutoSeededX917RNG": { is: "random", name: "X9.17-PRNG" },
  "CryptoPP.OS_GenerateRandomBlock": { is: "random", name: "RNG", byteLength: arg(2, "size") },
  "CryptoPP.{RandomNumberGenerator,AutoSeededRandomPool,NonblockingRng,BlockingRng,RandomPool,RDRAND,RDSEED}#GenerateBlock":
    {
      is: "random",
      inherits: true,
      byteLength: arg(1, "size"),
      fills: arg(0, "any"),
      functions: ["generate"],
      defaults: { name: "RNG" }
    },
  "CryptoPP.{RandomNumberGenerator,AutoSeededRandomPool,NonblockingRng,BlockingRng,RandomPool,RDRAND,RDSEED}#{GenerateByte,GenerateWord32}":
    { is: "random", inherits: true, functions: ["generate"], defaults: { name: "RNG" } }
})
