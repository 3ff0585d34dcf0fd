import { arg, library, text } from "../rule.ts"

const digest = { is: "hash", returns: "pointycastle.Digest" } as const
const engine = { is: "cipher", returns: "pointycastle.Cipher" } as const
const derivator = { is: "kdf", returns: "pointycastle.Parameterized" } as const
const generator = { is: "keygen", returns: "pointycastle.Parameterized" } as const

/*
 * PointyCastle 4, sources and tutorials (github.com/bcgit/pc-dart/tree/master/lib). Sizes of tags and keys are bits, other lengths bytes.
 * GCM and EAX take theirs from AEADParameters.
 */
export const pointycastle = library("dart", "pointycastle", {
  "pointycastle.Digest": { is: "hash", algorithm: arg(0, "pointycastle"), returns: "pointycastle.Digest" },
  "pointycastle.Mac": { is: "mac", algorithm: arg(0, "pointycastle"), returns: "pointycastle.Parameterized" },
  "pointycastle.{BlockCipher,PaddedBlockCipher,StreamCipher,AEADCipher,AEADBlockCipher,AsymmetricBlockCipher}": {
    is: "cipher",
    algorithm: arg(0, "pointycastle"),
    returns: "pointycastle.Cipher"
  },
  "pointycastle.KeyDerivator": { is: "kdf", algorithm: arg(0, "pointycastle"), returns: "pointycastle.Parameterized" },
  "pointycastle.KeyGenerator": {
    is: "keygen",
    algorithm: arg(0, "pointycastle"),
    returns: "pointycastle.Parameterized"
  },
  "pointycastle.Signer": { is: "signature", algorithm: arg(0, "pointycastle"), returns: "pointycastle.Signer" },
  "pointycastle.SecureRandom": { is: "random", algorithm: arg(0, "pointycastle"), defaults: { name: "RNG" } },

  "pointycastle.{MD2,MD4,MD5,RIPEMD128,RIPEMD160,RIPEMD256,RIPEMD320,SHA1,SHA224,SHA256,SHA384,SHA512,SM3,Tiger,Whirlpool}Digest":
    {
      ...digest,
      algorithm: text("{1}", "hash")
    },
  "pointycastle.SHA3Digest": { ...digest, algorithm: arg(0, "sha3Bits") },
  "pointycastle.KeccakDigest": { ...digest, algorithm: arg(0, "keccakBits"), defaults: { name: "Keccak-288" } },
  "pointycastle.SHAKEDigest": { ...digest, algorithm: arg(0, "shakeBits"), defaults: { name: "SHAKE256" } },
  "pointycastle.CSHAKEDigest": { ...digest, algorithm: arg(0, "cshakeBits"), defaults: { name: "cSHAKE256" } },
  "pointycastle.SHA512tDigest": { ...digest, name: "SHA-512", outputBits: arg(0, "bytes") },
  "pointycastle.Blake2bDigest": {
    ...digest,
    name: "BLAKE2b",
    outputBits: arg(9, "bytes", "digestSize"),
    keyBits: arg(9, "bytes", "key"),
    saltBits: arg(9, "bytes", "salt"),
    defaults: { outputBits: 512 }
  },
  "pointycastle.Digest#{process,update,doFinal}": { refines: true, operates: true, functions: ["digest"] },

  "pointycastle.{AES,AESFast,DESede,RC2,Blowfish,Camellia,Twofish,Salsa20,RC4}Engine": {
    ...engine,
    algorithm: text("{1}", "cipher")
  },
  "pointycastle.ChaCha20Engine": { ...engine, name: "ChaCha20" },
  "pointycastle.ChaCha7539Engine": { ...engine, name: "ChaCha20" },
  "pointycastle.{ChaCha20Engine,ChaCha7539Engine}.fromRounds": { ...engine, algorithm: arg(0, "chachaRounds") },
  "pointycastle.ChaCha20Poly1305": { ...engine, name: "ChaCha20-Poly1305" },
  "pointycastle.{CBC,ECB,GCTR,GCM,CCM,IGE}BlockCipher": {
    ...engine,
    algorithm: arg(0, "any"),
    mode: text("{1}", "mode")
  },
  "pointycastle.CFBBlockCipher": { ...engine, algorithm: arg(0, "any"), mode: arg(1, "cfbBytes") },
  "pointycastle.OFBBlockCipher": { ...engine, algorithm: arg(0, "any"), mode: arg(1, "ofbBytes") },
  "pointycastle.{CTR,SIC}BlockCipher": { ...engine, algorithm: arg(1, "any"), mode: "ctr" },
  "pointycastle.{CTR,SIC}StreamCipher": { ...engine, algorithm: arg(0, "any"), mode: "ctr" },
  "pointycastle.EAX": { ...engine, algorithm: arg(0, "any"), mode: "eax" },
  "pointycastle.PaddedBlockCipherImpl": { ...engine, padding: arg(0, "any"), from: arg(1, "any") },
  "pointycastle.PKCS7Padding": { padding: "pkcs7" },
  "pointycastle.ISO7816d4Padding": { padding: "iso7816" },
  "pointycastle.Padding": { padding: arg(0, "padding") },
  "pointycastle.Cipher#init": { refines: true, functions: arg(0, "cipherFunction"), from: arg(1, "any") },
  "pointycastle.Cipher#{process,processBlock,processBytes,doFinal}": { refines: true, operates: true },

  "pointycastle.RSAEngine": { ...engine, name: "RSA", primitive: "pke" },
  "pointycastle.PKCS1Encoding": { ...engine, algorithm: arg(0, "any"), padding: "pkcs1v15" },
  "pointycastle.OAEPEncoding": { ...engine, algorithm: arg(0, "any"), padding: "oaep", defaults: { digest: "SHA-1" } },
  "pointycastle.OAEPEncoding.withSHA1": { ...engine, algorithm: arg(0, "any"), padding: "oaep", digest: "SHA-1" },
  "pointycastle.OAEPEncoding.withSHA256": { ...engine, algorithm: arg(0, "any"), padding: "oaep", digest: "SHA-256" },
  "pointycastle.{ECElGamalEncryptor,ECElGamalDecryptor}": { ...engine, name: "EC-ElGamal" },

  "pointycastle.KeyParameter": { keyBits: arg(0, "bytes") },
  "pointycastle.DESedeParameters": { keyBits: arg(0, "bytes") },
  "pointycastle.ParametersWithIV": { from: arg(0, "any"), nonceBits: arg(1, "bytes") },
  "pointycastle.AEADParameters": { from: arg(0, "any"), tagBits: arg(1, "int"), nonceBits: arg(2, "bytes") },
  "pointycastle.PaddedBlockCipherParameters": { from: arg(0, "any") },
  "pointycastle.{ParametersWithRandom,PrivateKeyParameter,PublicKeyParameter}": { from: arg(0, "any") },
  "pointycastle.ParametersWithSalt": { from: arg(0, "any"), saltBits: arg(1, "bytes") },

  "pointycastle.HMac": { is: "mac", name: "HMAC", digest: arg(0, "any"), returns: "pointycastle.Parameterized" },
  "pointycastle.HMac.withDigest": {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "any"),
    returns: "pointycastle.Parameterized"
  },
  "pointycastle.CMac": {
    is: "mac",
    name: "CMAC",
    cipher: arg(0, "any"),
    tagBits: arg(1, "int"),
    returns: "pointycastle.Parameterized"
  },
  "pointycastle.CMac.fromCipher": {
    is: "mac",
    name: "CMAC",
    cipher: arg(0, "any"),
    returns: "pointycastle.Parameterized"
  },
  "pointycastle.CBCBlockCipherMac": {
    is: "mac",
    name: "CBC-MAC",
    cipher: arg(0, "any"),
    tagBits: arg(1, "int"),
    returns: "pointycastle.Parameterized"
  },
  "pointycastle.Poly1305": { is: "mac", name: "Poly1305", returns: "pointycastle.Parameterized" },
  "pointycastle.Poly1305.withCipher": {
    is: "mac",
    name: "Poly1305",
    cipher: arg(0, "any"),
    returns: "pointycastle.Parameterized"
  },
  "pointycastle.Parameterized#init": { refines: true, from: arg(0, "any") },

  "pointycastle.PBKDF2KeyDerivator": { ...derivator, name: "PBKDF2", digest: arg(0, "any") },
  "pointycastle.Pbkdf2Parameters": {
    saltBits: arg(0, "bytes"),
    iterations: arg(1, "int"),
    outputBits: arg(2, "bytes")
  },
  "pointycastle.Scrypt": { ...derivator, name: "scrypt" },
  "pointycastle.ScryptParameters": {
    iterations: arg(0, "int"),
    blockSize: arg(1, "int"),
    parallelism: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    saltBits: arg(4, "bytes")
  },
  "pointycastle.HKDFKeyDerivator": { ...derivator, name: "HKDF", digest: arg(0, "any") },
  "pointycastle.HkdfParameters": { outputBits: arg(1, "bytes"), saltBits: arg(2, "bytes") },
  "pointycastle.ConcatKDFDerivator": { ...derivator, name: "ConcatKDF", digest: arg(0, "any") },
  "pointycastle.ECDHKeyDerivator": { ...derivator, is: "key-agreement", name: "ECDH" },
  "pointycastle.ECDHBasicAgreement": { is: "key-agreement", name: "ECDH", returns: "pointycastle.Parameterized" },
  "pointycastle.{SRP6Client,SRP6Server}": { is: "key-agreement", name: "SRP", digest: arg(9, "any", "digest") },
  "pointycastle.SRP6VerifierGenerator": { is: "key-agreement", name: "SRP", digest: arg(9, "any", "digest") },
  "pointycastle.PKCS12ParametersGenerator": { ...derivator, name: "PKCS12KDF", digest: arg(0, "any") },
  "pointycastle.PKCS5S1ParameterGenerator": { ...derivator, name: "PBKDF1", digest: arg(0, "any") },
  "pointycastle.Argon2BytesGenerator": { ...derivator, name: "Argon2" },
  "pointycastle.Argon2Parameters": {
    algorithm: arg(0, "any"),
    saltBits: arg(1, "bytes"),
    outputBits: arg(9, "bytes", "desiredKeyLength"),
    iterations: arg(9, "int", "iterations"),
    memoryKib: arg(9, "int", "memory"),
    from: arg(9, "memoryPower", "memoryPowerOf2"),
    parallelism: arg(9, "int", "lanes"),
    defaults: { iterations: 3, memoryKib: 4096, parallelism: 1 }
  },
  "pointycastle.Argon2Parameters.ARGON2_d": { name: "Argon2d" },
  "pointycastle.Argon2Parameters.ARGON2_i": { name: "Argon2i" },
  "pointycastle.Argon2Parameters.ARGON2_id": { name: "Argon2id" },

  "pointycastle.RSAKeyGenerator": { ...generator, name: "RSA" },
  "pointycastle.RSAKeyGeneratorParameters": { keyBits: arg(1, "int") },
  "pointycastle.ECKeyGenerator": { ...generator, name: "EC" },
  "pointycastle.ECKeyGeneratorParameters": { curve: arg(0, "any") },
  "pointycastle.ECDomainParameters": { curve: arg(0, "curve") },
  "pointycastle.ECCurve_{brainpoolp160r1,brainpoolp160t1,brainpoolp192r1,brainpoolp192t1,brainpoolp224r1,brainpoolp224t1,brainpoolp256r1,brainpoolp256t1,brainpoolp320r1,brainpoolp320t1,brainpoolp384r1,brainpoolp384t1,brainpoolp512r1,brainpoolp512t1,gostr3410_2001_cryptopro_a,gostr3410_2001_cryptopro_b,gostr3410_2001_cryptopro_c,gostr3410_2001_cryptopro_xcha,gostr3410_2001_cryptopro_xchb,prime192v1,prime192v2,prime192v3,prime239v1,prime239v2,prime239v3,prime256v1,secp112r1,secp112r2,secp128r1,secp128r2,secp160k1,secp160r1,secp160r2,secp192k1,secp192r1,secp224k1,secp224r1,secp256k1,secp256r1,secp384r1,secp521r1}":
    { curve: text("{1}", "curve") },
  "pointycastle.RSAPrivateKey": { is: "key", name: "RSA", material: "private-key" },
  "pointycastle.RSAPublicKey": { is: "key", name: "RSA", material: "public-key" },
  "pointycastle.ECPrivateKey": { is: "key", name: "EC", curve: arg(1, "any"), material: "private-key" },
  "pointycastle.ECPublicKey": { is: "key", name: "EC", curve: arg(1, "any"), material: "public-key" },

  "pointycastle.RSASigner": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(0, "any"),
    returns: "pointycastle.Signer"
  },
  "pointycastle.PSSSigner": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    primitive: "signature",
    digest: arg(1, "any"),
    mgfDigest: arg(2, "any"),
    from: arg(0, "any"),
    returns: "pointycastle.Signer"
  },
  "pointycastle.ECDSASigner": { is: "signature", name: "ECDSA", digest: arg(0, "any"), returns: "pointycastle.Signer" },
  "pointycastle.NormalizedECDSASigner": { is: "signature", algorithm: arg(0, "any"), returns: "pointycastle.Signer" },
  "pointycastle.Signer#init": { refines: true, functions: arg(0, "signFunction"), from: arg(1, "any") },

  "pointycastle.FortunaRandom": { is: "random", name: "Fortuna" },
  "pointycastle.{AutoSeedBlockCtrRandom,BlockCtrRandom}": { is: "random", name: "RNG" }
})
