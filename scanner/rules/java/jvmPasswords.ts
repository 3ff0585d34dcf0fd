import { arg, library } from "../rule.ts"

/*
 * Sources: argon2-jvm 2.12 API, package de.mkammerer.argon2, of which `create()` makes Argon2i; java-totp 1.7 API, package
 * dev.samstevens.totp.code; GoogleAuth 1.5 API, package com.warrenstrange.googleauth; Spring Framework 6.2 API, class
 * org.springframework.util.DigestUtils.
 */
export const jvmPasswords = library("java", "jvmPasswords", {
  "de.mkammerer.argon2.Argon2Factory.{create,createAdvanced}": {
    is: "password-hash",
    name: arg(0, "canonical"),
    returns: "de.mkammerer.argon2.Argon2",
    defaults: { name: "Argon2i" }
  },
  "de.mkammerer.argon2.Argon2Factory.Argon2Types.ARGON2{i,d,id}": { value: "Argon2{1}" },
  "de.mkammerer.argon2.Argon2#hash": {
    refines: true,
    iterations: arg(0, "int"),
    memoryKib: arg(1, "int"),
    parallelism: arg(2, "int"),
    functions: ["keyderive"]
  },
  "de.mkammerer.argon2.Argon2#verify": { refines: true, functions: ["verify"] },

  "new dev.samstevens.totp.code.DefaultCodeGenerator": {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "hash"),
    defaults: { digest: "SHA-1" }
  },
  "dev.samstevens.totp.code.HashingAlgorithm.{SHA1,SHA256,SHA512}": { value: "{1}" },
  "new com.warrenstrange.googleauth.GoogleAuthenticator": {
    is: "mac",
    name: "HMAC",
    from: arg(0, "any"),
    defaults: { digest: "SHA-1" }
  },

  "org.springframework.util.DigestUtils.{md5Digest,md5DigestAsHex,appendMd5DigestAsHex}": { is: "hash", name: "MD5" }
})
