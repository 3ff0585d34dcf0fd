import { arg, library, text } from "../rule.ts"

const kdf = { is: "kdf", returns: "org.bouncycastle.crypto.DerivationFunction" } as const
const pbe = { is: "kdf", returns: "org.bouncycastle.crypto.PBEParametersGenerator" } as const
const random = { is: "random", functions: ["generate"] } as const
const argon2 = { refines: true, returns: "org.bouncycastle.crypto.params.Argon2Parameters.Builder" } as const
const drbgBuilder = "org.bouncycastle.crypto.prng.SP800SecureRandomBuilder"

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.crypto.{generators,agreement.kdf,prng,prng.drbg,util,params}: key
 * derivation, password hashing and random numbers. Derived key sizes of the PBE generators are bits, of SCrypt bytes.
 */
export const bcKdf = library("java", "bcKdf", {
  "new org.bouncycastle.crypto.generators.HKDFBytesGenerator": { ...kdf, name: "HKDF", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.generators.{KDF1,KDF2,MGF1}BytesGenerator": {
    ...kdf,
    name: "{1}",
    digest: arg(0, "any")
  },
  "new org.bouncycastle.crypto.generators.KDFCounterBytesGenerator": {
    ...kdf,
    name: "KBKDF-Counter",
    digest: arg(0, "any"),
    cipher: arg(0, "any")
  },
  "new org.bouncycastle.crypto.generators.KDFFeedbackBytesGenerator": {
    ...kdf,
    name: "KBKDF-Feedback",
    digest: arg(0, "any"),
    cipher: arg(0, "any")
  },
  "new org.bouncycastle.crypto.generators.KDFDoublePipelineIterationBytesGenerator": {
    ...kdf,
    name: "KBKDF-DoublePipeline",
    digest: arg(0, "any"),
    cipher: arg(0, "any")
  },
  "new org.bouncycastle.crypto.agreement.kdf.ConcatenationKDFGenerator": {
    ...kdf,
    name: "ConcatKDF",
    digest: arg(0, "any")
  },
  "new org.bouncycastle.crypto.agreement.kdf.DHKEKGenerator": { ...kdf, name: "X942KDF", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.agreement.kdf.ECDHKEKGenerator": { ...kdf, name: "X963KDF", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.agreement.kdf.GSKKFDGenerator": { ...kdf, name: "GSKKDF", digest: arg(0, "any") },
  "org.bouncycastle.crypto.{DerivationFunction,DigestDerivationFunction,MacDerivationFunction}#init": {
    refines: true,
    from: arg(0, "any")
  },
  "org.bouncycastle.crypto.{DerivationFunction,DigestDerivationFunction,MacDerivationFunction}#generateBytes": {
    refines: true,
    outputBits: arg(2, "bytes")
  },
  "org.bouncycastle.crypto.generators.HKDFBytesGenerator#{init,extractPRK}": { refines: true, from: arg(0, "any") },
  "org.bouncycastle.crypto.generators.HKDFBytesGenerator#generateBytes": { refines: true, outputBits: arg(2, "bytes") },
  "new org.bouncycastle.crypto.params.HKDFParameters": { saltBits: arg(1, "bytes") },
  "org.bouncycastle.crypto.params.HKDFParameters.{skipExtractParameters,defaultParameters}": {},
  "new org.bouncycastle.crypto.agreement.kdf.DHKDFParameters": { keyBits: arg(1, "int") },
  "org.bouncycastle.crypto.agreement.kdf.{ConcatenationKDFGenerator,GSKKFDGenerator}#init": {
    refines: true,
    from: arg(0, "any")
  },

  "new org.bouncycastle.crypto.generators.PKCS5S2ParametersGenerator": {
    ...pbe,
    name: "PBKDF2",
    digest: arg(0, "any"),
    defaults: { digest: "SHA-1" }
  },
  "new org.bouncycastle.crypto.generators.PKCS5S1ParametersGenerator": {
    ...pbe,
    name: "PBKDF1",
    digest: arg(0, "any")
  },
  "new org.bouncycastle.crypto.generators.PKCS12ParametersGenerator": {
    ...pbe,
    name: "PKCS12KDF",
    digest: arg(0, "any")
  },
  "new org.bouncycastle.crypto.generators.OpenSSLPBEParametersGenerator": {
    ...pbe,
    name: "OpenSSL-KDF",
    digest: arg(0, "any"),
    defaults: { digest: "MD5" }
  },
  "org.bouncycastle.crypto.PBEParametersGenerator#init": {
    refines: true,
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int")
  },
  "org.bouncycastle.crypto.PBEParametersGenerator#{generateDerivedParameters,generateDerivedMacParameters}": {
    keyBits: arg(0, "int"),
    nonceBits: arg(1, "int")
  },

  "new org.bouncycastle.crypto.generators.Argon2BytesGenerator": {
    is: "kdf",
    returns: "org.bouncycastle.crypto.generators.Argon2BytesGenerator",
    defaults: { name: "Argon2" }
  },
  "org.bouncycastle.crypto.generators.Argon2BytesGenerator#init": { refines: true, from: arg(0, "any") },
  "org.bouncycastle.crypto.generators.Argon2BytesGenerator#generateBytes": {
    refines: true,
    algorithm: arg(3, "digestBytes"),
    outputBits: arg(1, "bytes")
  },
  "new org.bouncycastle.crypto.params.Argon2Parameters.Builder": {
    algorithm: arg(0, "canonical"),
    defaults: { name: "Argon2i", version: "19", iterations: 3, memoryKib: 4096, parallelism: 1 }
  },
  "org.bouncycastle.crypto.params.Argon2Parameters.ARGON2_{d,i,id}": { value: "Argon2{1}" },
  "org.bouncycastle.crypto.params.Argon2Parameters.ARGON2_VERSION_10": { value: "16" },
  "org.bouncycastle.crypto.params.Argon2Parameters.ARGON2_VERSION_13": { value: "19" },
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#withSalt": { ...argon2, saltBits: arg(0, "bytes") },
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#withIterations": { ...argon2, iterations: arg(0, "int") },
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#withMemoryAsKB": { ...argon2, memoryKib: arg(0, "kib") },
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#withMemoryPowOfTwo": {
    ...argon2,
    memoryKib: arg(0, "log2")
  },
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#withParallelism": { ...argon2, parallelism: arg(0, "int") },
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#withVersion": { ...argon2, version: arg(0, "text") },
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#{withSecret,withAdditional,withCharToByteConverter,withBlockPool}":
    argon2,
  "org.bouncycastle.crypto.params.Argon2Parameters.Builder#build": {
    refines: true,
    returns: "org.bouncycastle.crypto.params.Argon2Parameters"
  },

  "org.bouncycastle.crypto.generators.SCrypt.generate": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  "org.bouncycastle.crypto.generators.BCrypt.generate": {
    is: "password-hash",
    name: "bcrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "log2")
  },
  "org.bouncycastle.crypto.generators.BCrypt.pbkdfGenerate": {
    is: "kdf",
    name: "bcrypt-pbkdf",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  "org.bouncycastle.crypto.generators.OpenBSDBCrypt.generate": {
    is: "password-hash",
    name: "bcrypt",
    saltBits: arg(-2, "bytes"),
    iterations: arg(-1, "log2")
  },
  "org.bouncycastle.crypto.generators.OpenBSDBCrypt.checkPassword": {
    is: "password-hash",
    name: "bcrypt",
    functions: ["verify"]
  },

  "new org.bouncycastle.crypto.util.PBKDF2Config.Builder": {
    is: "kdf",
    name: "PBKDF2",
    returns: "org.bouncycastle.crypto.util.PBKDF2Config.Builder",
    defaults: { iterations: 1024, digest: "SHA-1" }
  },
  "org.bouncycastle.crypto.util.PBKDF2Config.Builder#withIterationCount": {
    refines: true,
    iterations: arg(0, "int"),
    returns: "org.bouncycastle.crypto.util.PBKDF2Config.Builder"
  },
  "org.bouncycastle.crypto.util.PBKDF2Config.Builder#withPRF": {
    refines: true,
    digest: arg(0, "any"),
    returns: "org.bouncycastle.crypto.util.PBKDF2Config.Builder"
  },
  "org.bouncycastle.crypto.util.PBKDF2Config.PRF_{SHA1,SHA256,SHA512,SHA3_256,SHA3_512}": {
    digest: text("{1}", "hash")
  },
  "org.bouncycastle.crypto.util.PBKDF2Config.Builder#withSaltLength": {
    refines: true,
    saltBits: arg(0, "bytes"),
    returns: "org.bouncycastle.crypto.util.PBKDF2Config.Builder"
  },
  "org.bouncycastle.crypto.util.PBKDF2Config.Builder#build": { refines: true },
  "new org.bouncycastle.crypto.util.ScryptConfig.Builder": {
    is: "kdf",
    name: "scrypt",
    iterations: arg(0, "int"),
    blockSize: arg(1, "int"),
    parallelism: arg(2, "int"),
    returns: "org.bouncycastle.crypto.util.ScryptConfig.Builder"
  },
  "org.bouncycastle.crypto.util.ScryptConfig.Builder#withSaltLength": {
    refines: true,
    saltBits: arg(0, "bytes"),
    returns: "org.bouncycastle.crypto.util.ScryptConfig.Builder"
  },
  "org.bouncycastle.crypto.util.ScryptConfig.Builder#build": { refines: true },

  "new org.bouncycastle.crypto.prng.SP800SecureRandomBuilder": { returns: drbgBuilder },
  "org.bouncycastle.crypto.prng.SP800SecureRandomBuilder#{setPersonalizationString,setSecurityStrength,setEntropyBitsRequired}":
    {
      refines: true,
      returns: drbgBuilder
    },
  "org.bouncycastle.crypto.prng.SP800SecureRandomBuilder#buildHash": {
    ...random,
    name: "Hash_DRBG",
    digest: arg(0, "any")
  },
  "org.bouncycastle.crypto.prng.SP800SecureRandomBuilder#buildHMAC": {
    ...random,
    name: "HMAC_DRBG",
    digest: arg(0, "any")
  },
  "org.bouncycastle.crypto.prng.SP800SecureRandomBuilder#buildCTR": {
    ...random,
    name: "CTR_DRBG",
    cipher: arg(0, "any"),
    keyBits: arg(1, "int")
  },
  "new org.bouncycastle.crypto.prng.X931SecureRandomBuilder": {
    returns: "org.bouncycastle.crypto.prng.X931SecureRandomBuilder"
  },
  "org.bouncycastle.crypto.prng.X931SecureRandomBuilder#setDateTimeVector": {
    refines: true,
    returns: "org.bouncycastle.crypto.prng.X931SecureRandomBuilder"
  },
  "org.bouncycastle.crypto.prng.X931SecureRandomBuilder#build": {
    ...random,
    name: "X9.31-PRNG",
    cipher: arg(0, "any"),
    from: arg(1, "any")
  },
  "new org.bouncycastle.crypto.prng.X931RNG": { ...random, name: "X9.31-PRNG", cipher: arg(0, "any") },
  "new org.bouncycastle.crypto.prng.drbg.HashSP800DRBG": { ...random, name: "Hash_DRBG", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.prng.drbg.HMacSP800DRBG": { ...random, name: "HMAC_DRBG", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.prng.drbg.CTRSP800DRBG": {
    ...random,
    name: "CTR_DRBG",
    cipher: arg(0, "any"),
    keyBits: arg(1, "int")
  },
  "new org.bouncycastle.crypto.prng.drbg.DualECSP800DRBG": { ...random, name: "Dual_EC_DRBG", digest: arg(-5, "any") },
  "new org.bouncycastle.crypto.prng.DigestRandomGenerator": {
    ...random,
    name: "DigestRandomGenerator",
    digest: arg(0, "any")
  },
  "new org.bouncycastle.crypto.prng.VMPCRandomGenerator": { ...random, name: "VMPC" },
  "new org.bouncycastle.crypto.prng.ThreadedSeedGenerator": { ...random, name: "RNG" },
  "new org.bouncycastle.crypto.prng.FixedSecureRandom": { ...random, name: "NonCryptographicPRNG" },
  "org.bouncycastle.crypto.CryptoServicesRegistrar.getSecureRandom": { ...random, name: "RNG" }
})
