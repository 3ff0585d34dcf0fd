import { arg, library } from "../rule.ts"

/*
 * Source: Password4j 1.8 API, package com.password4j. What a call does not say is read from a properties file at run time.
 */
export const password4j = library("java", "password4j", {
  "com.password4j.Password.hash": { returns: "com.password4j.HashBuilder" },
  "com.password4j.Password.check": { returns: "com.password4j.HashChecker" },
  "com.password4j.HashBuilder#addRandomSalt": {
    refines: true,
    saltBits: arg(0, "bytes"),
    returns: "com.password4j.HashBuilder"
  },
  "com.password4j.HashBuilder#{addSalt,addPepper}": { refines: true, returns: "com.password4j.HashBuilder" },
  "com.password4j.HashChecker#{addSalt,addPepper}": { refines: true, returns: "com.password4j.HashChecker" },
  "com.password4j.{HashBuilder,HashChecker}#withBcrypt": { is: "password-hash", inherits: true, name: "bcrypt" },
  "com.password4j.{HashBuilder,HashChecker}#withScrypt": { is: "password-hash", inherits: true, name: "scrypt" },
  "com.password4j.{HashBuilder,HashChecker}#withArgon2": { is: "password-hash", inherits: true, name: "Argon2" },
  "com.password4j.{HashBuilder,HashChecker}#{withPBKDF2,withCompressedPBKDF2}": {
    is: "password-hash",
    inherits: true,
    name: "PBKDF2"
  },
  "com.password4j.{HashBuilder,HashChecker}#withBalloonHashing": {
    is: "password-hash",
    inherits: true,
    name: "Balloon"
  },
  "com.password4j.{HashBuilder,HashChecker}#withMessageDigest": { is: "password-hash", inherits: true },
  "com.password4j.{HashBuilder,HashChecker}#with": { is: "password-hash", inherits: true, from: arg(0, "any") },

  "com.password4j.BcryptFunction.getInstance": {
    name: "bcrypt",
    iterations: arg(-1, "log2"),
    returns: "com.password4j.BcryptFunction"
  },
  "com.password4j.ScryptFunction.getInstance": {
    name: "scrypt",
    iterations: arg(0, "int"),
    blockSize: arg(1, "int"),
    parallelism: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    returns: "com.password4j.ScryptFunction"
  },
  "com.password4j.Argon2Function.getInstance": {
    algorithm: arg(4, "any"),
    memoryKib: arg(0, "kib"),
    iterations: arg(1, "int"),
    parallelism: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    returns: "com.password4j.Argon2Function"
  },
  "com.password4j.types.Argon2.D": { name: "Argon2d" },
  "com.password4j.types.Argon2.I": { name: "Argon2i" },
  "com.password4j.types.Argon2.ID": { name: "Argon2id" },
  "com.password4j.{PBKDF2Function,CompressedPBKDF2Function}.getInstance": {
    name: "PBKDF2",
    digest: arg(0, "hash"),
    iterations: arg(1, "int"),
    outputBits: arg(2, "int"),
    returns: "com.password4j.PBKDF2Function"
  },
  "com.password4j.types.Hmac.{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },
  "com.password4j.BalloonHashingFunction.getInstance": {
    name: "Balloon",
    digest: arg(0, "hash"),
    iterations: arg(2, "int"),
    parallelism: arg(3, "int"),
    returns: "com.password4j.BalloonHashingFunction"
  },
  "com.password4j.MessageDigestFunction.getInstance": {
    algorithm: arg(0, "jca"),
    returns: "com.password4j.MessageDigestFunction"
  },
  "com.password4j.{BcryptFunction,ScryptFunction,Argon2Function,PBKDF2Function,BalloonHashingFunction,MessageDigestFunction}#hash":
    { is: "password-hash", inherits: true },
  "com.password4j.{BcryptFunction,ScryptFunction,Argon2Function,PBKDF2Function,BalloonHashingFunction,MessageDigestFunction}#check":
    { is: "password-hash", inherits: true, functions: ["verify"] }
})
