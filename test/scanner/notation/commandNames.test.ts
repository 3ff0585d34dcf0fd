import { describe, expect, it } from "vitest"
import { read } from "./readings.ts"

describe("names on command lines", () => {
  it.each([
    ["checksum", "sha3", undefined],
    ["checksum", "crc", { name: "NonCryptographicHash" }],
    ["checksum", "blake2b", { name: "BLAKE2b" }],
    ["shaSize", "1", { name: "SHA-1" }],
    ["shaSize", "512224", { name: "SHA-512/224" }],
    ["shaSize", "512", { name: "SHA-512" }],
    ["shaSize", "abc", undefined],
    ["opensslKey", "rsa:4096", { name: "RSA", keyBits: 4096 }],
    ["opensslKey", "2048", { name: "RSA", keyBits: 2048 }],
    ["opensslKey", "ed25519", { name: "Ed25519" }],
    ["opensslKey", "ec:parameters.pem", { name: "EC" }],
    ["opensslKey", "param:file", undefined],
    ["opensslPbe", "PBE-SHA1-3DES", { name: "PKCS12-PBE", digest: "SHA-1", cipher: "3DES", keyBits: 168, mode: "cbc" }],
    ["opensslPbe", "PBE-MD5-DES", { name: "PBES1", digest: "MD5", cipher: "DES", mode: "cbc" }],
    ["opensslPbe", "PBE-SHA1-RC2-40", { name: "PKCS12-PBE", digest: "SHA-1", cipher: "RC2", keyBits: 40, mode: "cbc" }],
    ["opensslPbe", "aes-256-cbc", { name: "AES", keyBits: 256, mode: "cbc" }],
    ["sshKey", "ecdsa-sk", { name: "ECDSA", curve: "P-256" }],
    ["sshKey", "ssh-rsa", { name: "RSA" }],
    ["sshKey", "ecdsa-sha2-nistp384", { name: "ECDSA", curve: "P-384" }],
    ["sshKey", "made-up", undefined],
    ["sshList", "made-up", undefined],
    ["awsMac", "HMAC_SHA_512", { name: "HMAC", digest: "SHA-512" }],
    ["byteCount", "32", 256],
    ["gpgKey", "rsa4096", { name: "RSA", keyBits: 4096 }],
    ["gpgKey", "ed25519/cert,sign+cv25519/encr", { name: "Ed25519" }],
    ["gpgKey", "nistp384", { name: "EC", curve: "P-384" }],
    ["gpgKey", "brainpoolP256r1", { name: "EC", curve: "brainpoolP256r1" }],
    ["gpgKey", "future-default", undefined],
    ["dmCrypt", "aes-xts-plain64", { name: "AES", mode: "xts" }],
    ["dmCrypt", "serpent-cbc-essiv:sha256", { name: "Serpent", mode: "cbc" }],
    ["dmCrypt", "capi:xts(aes)-plain64", undefined],
    ["cryptMethod", "SHA-512", { name: "crypt-sha512" }],
    ["acmeKey", "ec-384", { name: "EC", curve: "P-384" }],
    ["acmeKey", "4096", { name: "RSA", keyBits: 4096 }],
    ["vaultKey", "aes256-gcm96", { name: "AES", keyBits: 256, mode: "gcm" }],
    [
      "gcloudKey",
      "rsa-sign-pss-3072-sha256",
      { name: "RSA", primitive: "signature", padding: "pss", keyBits: 3072, digest: "SHA-256" }
    ],
    [
      "gcloudKey",
      "rsa-decrypt-oaep-2048-sha1",
      { name: "RSA", primitive: "pke", padding: "oaep", keyBits: 2048, digest: "SHA-1" }
    ],
    ["gcloudKey", "ec-sign-p384-sha384", { name: "ECDSA", curve: "P-384", digest: "SHA-384" }],
    ["gcloudKey", "hmac-sha512", { name: "HMAC", digest: "SHA-512" }],
    ["gcloudKey", "google-symmetric-encryption", { name: "AES", keyBits: 256, mode: "gcm" }],
    ["hexBytes", "00112233445566778899aabbccddeeff", 128],
    ["hexBytes", "001", undefined],
    ["hexBytes", "password", undefined]
  ] as const)("%s reads %s", (notation, text, facts) => {
    expect(read(notation, text)).toEqual(facts)
  })
})
