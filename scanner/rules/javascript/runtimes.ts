import { arg, library, option, text } from "../rule.ts"

const random = { is: "random", name: "RNG" } as const
const tls = { is: "protocol", name: "TLS" } as const
const bunHashes = "{MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_256}"
const otp = { is: "mac", name: "HMAC" } as const

/*
 * Bun 1.3 ("Hashing": Argon2id by default), Deno 2 ("Network"), expo-crypto 15, uuid 13 (RFC 9562: version 3 is MD5, version 5 SHA-1),
 * @hapi/iron 7 and iron-webcrypto 1 (defaults: AES-256-CBC, HMAC-SHA-256), cookie-signature 1.2 (HMAC-SHA-256), keygrip 1.1 (SHA-1 by default),
 * otplib 12, speakeasy 2 and otpauth 9 (https://github.com/hectorm/otpauth; SHA-1 by default), @aws-sdk/client-kms 3 and aws-sdk 2, random-bytes and randombytes 2.
 */
export const runtimes = library("javascript", "runtimes", {
  "bun.password.{hash,hashSync}": {
    is: "password-hash",
    algorithm: arg(1, "bunPassword"),
    memoryKib: option(1, "int", "memoryCost"),
    iterations: option(1, "int", "timeCost"),
    functions: ["keyderive"],
    defaults: { name: "Argon2id" },
    varies: ["iterations"]
  },
  "bun.password.{verify,verifySync}": { is: "password-hash", functions: ["verify"] },
  "new bun.CryptoHasher": { is: "hash", algorithm: arg(0, "opensslDigest") },
  "bun.CryptoHasher.hash": { is: "hash", algorithm: arg(0, "opensslDigest") },
  [`new bun.${bunHashes}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`bun.${bunHashes}.hash`]: { is: "hash", algorithm: text("{1}", "hash") },
  "bun.sha": { is: "hash", name: "SHA-512/256" },
  "Deno.{connectTls,listenTls,startTls}": tls,

  "expo-crypto.{digestStringAsync,digest}": { is: "hash", algorithm: arg(0, "hash") },
  "expo-crypto.CryptoDigestAlgorithm.{MD2,MD4,MD5,SHA1,SHA256,SHA384,SHA512}": { value: "{1}" },
  "expo-crypto.{getRandomBytes,getRandomBytesAsync}": { ...random, byteLength: arg(0, "size") },
  "expo-crypto.{randomUUID,getRandomValues}": random,
  "{expo-random.getRandomBytes,expo-random.getRandomBytesAsync,randombytes,random-bytes,secure-random}": {
    ...random,
    byteLength: arg(0, "size")
  },
  "{uuid.v3,uuid/v3}": { is: "hash", name: "MD5" },
  "{uuid.v5,uuid/v5}": { is: "hash", name: "SHA-1" },

  "{@hapi/iron,iron-webcrypto,iron}.seal": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "cbc",
    functions: ["encrypt"]
  },
  "{@hapi/iron,iron-webcrypto,iron}.unseal": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "cbc",
    functions: ["decrypt"]
  },
  "cookie-signature.sign": { is: "mac", name: "HMAC", digest: "SHA-256", functions: ["tag"] },
  "cookie-signature.unsign": { is: "mac", name: "HMAC", digest: "SHA-256", functions: ["verify"] },
  "{new keygrip,keygrip}": { is: "mac", name: "HMAC", digest: arg(1, "opensslDigest"), defaults: { digest: "SHA-1" } },
  "otplib.{authenticator,totp,hotp}.generate": { ...otp, functions: ["tag"] },
  "otplib.{authenticator,totp,hotp}.{check,verify}": { ...otp, functions: ["verify"] },
  "new otpauth.{TOTP,HOTP}": {
    ...otp,
    digest: option(0, "hash", "algorithm"),
    functions: ["tag"],
    defaults: { digest: "SHA-1" }
  },
  "speakeasy.{totp,hotp}": {
    ...otp,
    digest: option(0, "hash", "algorithm"),
    functions: ["tag"],
    defaults: { digest: "SHA-1" }
  },
  "speakeasy.{totp,hotp}.verify": {
    ...otp,
    digest: option(0, "hash", "algorithm"),
    functions: ["verify"],
    defaults: { digest: "SHA-1" }
  },

  "new @aws-sdk/client-kms.EncryptCommand": {
    is: "cipher",
    algorithm: option(0, "awsKms", "EncryptionAlgorithm"),
    functions: ["encrypt"]
  },
  "new @aws-sdk/client-kms.DecryptCommand": {
    is: "cipher",
    algorithm: option(0, "awsKms", "EncryptionAlgorithm"),
    functions: ["decrypt"]
  },
  "new @aws-sdk/client-kms.SignCommand": {
    is: "signature",
    algorithm: option(0, "awsKms", "SigningAlgorithm"),
    functions: ["sign"]
  },
  "new @aws-sdk/client-kms.VerifyCommand": {
    is: "signature",
    algorithm: option(0, "awsKms", "SigningAlgorithm"),
    functions: ["verify"]
  },
  "new @aws-sdk/client-kms.{GenerateMacCommand,VerifyMacCommand}": {
    is: "mac",
    algorithm: option(0, "awsKms", "MacAlgorithm")
  },
  "new @aws-sdk/client-kms.{GenerateDataKeyCommand,GenerateDataKeyWithoutPlaintextCommand}": {
    is: "keygen",
    algorithm: option(0, "awsKms", "KeySpec")
  },
  "new @aws-sdk/client-kms.{GenerateDataKeyPairCommand,GenerateDataKeyPairWithoutPlaintextCommand}": {
    is: "keygen",
    algorithm: option(0, "awsKms", "KeyPairSpec")
  },
  "new @aws-sdk/client-kms.CreateKeyCommand": {
    is: "keygen",
    algorithm: option(0, "awsKms", "KeySpec|CustomerMasterKeySpec"),
    defaults: { name: "AES" }
  },
  "new @aws-sdk/client-kms.GenerateRandomCommand": { ...random, byteLength: option(0, "size", "NumberOfBytes") },
  "aws-sdk.KMS#encrypt": {
    is: "cipher",
    algorithm: option(0, "awsKms", "EncryptionAlgorithm"),
    functions: ["encrypt"]
  },
  "aws-sdk.KMS#decrypt": {
    is: "cipher",
    algorithm: option(0, "awsKms", "EncryptionAlgorithm"),
    functions: ["decrypt"]
  },
  "aws-sdk.KMS#sign": { is: "signature", algorithm: option(0, "awsKms", "SigningAlgorithm"), functions: ["sign"] },
  "aws-sdk.KMS#generateDataKey": { is: "keygen", algorithm: option(0, "awsKms", "KeySpec") },
  "aws-sdk.KMS#createKey": {
    is: "keygen",
    algorithm: option(0, "awsKms", "KeySpec|CustomerMasterKeySpec"),
    defaults: { name: "AES" }
  }
})
