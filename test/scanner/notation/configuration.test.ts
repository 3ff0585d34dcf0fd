import { describe, expect, it } from "vitest"
import { cipherString } from "../../../scanner/notation/cipherString.ts"
import { notations } from "../../../scanner/notation/notations.ts"

describe("a cipher list of OpenSSL", () => {
  it("names suites as IANA does, keeps keywords and leaves out what it takes away", () => {
    expect(cipherString("ECDHE-RSA-AES128-GCM-SHA256:HIGH:!aNULL:-MD5:@STRENGTH")).toEqual([
      "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
      "HIGH"
    ])
    expect(cipherString("DEFAULT@SECLEVEL=1")).toEqual(["DEFAULT"])
    expect(cipherString("RC4-SHA:AES128-SHA:!RC4")).toEqual(["TLS_RSA_WITH_AES_128_CBC_SHA"])
    expect(cipherString("AES128-SHA:DES-CBC3-SHA:-kRSA+3DES:AES128-SHA")).toEqual(["TLS_RSA_WITH_AES_128_CBC_SHA"])
  })

  it("resolves combinations of keywords that mean the same in every version", () => {
    expect(cipherString("EECDH+AESGCM+aRSA")).toEqual([
      "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
      "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"
    ])
    expect(cipherString("ECDHE+CHACHA20")).toEqual([
      "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256",
      "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256"
    ])
    expect(cipherString("kEDH+HIGH")).toEqual(["kEDH+HIGH"])
    expect(cipherString("DHE+3DES:!DSS")).toEqual(["TLS_DHE_RSA_WITH_3DES_EDE_CBC_SHA"])
  })

  it("repeats no text that is neither", () => {
    expect(
      cipherString("hunter2:9f86d081884c7d659a2feaa0c55ad015:Correct-Horse-Battery:{{ x }}:TLS_NEW_WITH_AES")
    ).toEqual(["TLS_NEW_WITH_AES"])
  })

  it("reads groups of equally good suites, and no more than a list can have", () => {
    expect(cipherString("[ECDHE-ECDSA-AES128-GCM-SHA256|ECDHE-ECDSA-CHACHA20-POLY1305]")).toHaveLength(2)
    expect(cipherString("AES128-SHA:".repeat(100_000))).toEqual(["TLS_RSA_WITH_AES_128_CBC_SHA"])
  })
})

describe("a proposal of strongSwan", () => {
  const read = notations.ikeProposal.ofText!

  it.each([
    ["aes", { name: "AES", keyBits: 128, mode: "cbc" }],
    ["aes256ctr", { name: "AES", keyBits: 256, mode: "ctr" }],
    ["aes128gcm16", { name: "AES", keyBits: 128, mode: "gcm", tagBits: 128 }],
    ["aes128gcm64", { name: "AES", keyBits: 128, mode: "gcm", tagBits: 64 }],
    ["aes256ccm12", { name: "AES", keyBits: 256, mode: "ccm", tagBits: 96 }],
    ["aes192gmac", { name: "GMAC", cipher: "AES", keyBits: 192 }],
    ["cast128", { name: "CAST5", mode: "cbc" }],
    ["sha2_384", { name: "HMAC", digest: "SHA-384", tagBits: 192 }],
    ["sha256_96", { name: "HMAC", digest: "SHA-256", tagBits: 96 }],
    ["md5", { name: "HMAC", digest: "MD5", tagBits: 96 }],
    ["prfsha1", { name: "IKE-PRF", digest: "SHA-1" }],
    ["modp2048s256", { name: "DH", keyBits: 2048 }],
    ["ecp521", { name: "ECDH", curve: "P-521" }],
    ["ecp384bp", { name: "ECDH", curve: "brainpoolP384r1" }],
    ["ke1_mlkem768", { name: "ML-KEM", parameterSet: "768" }]
  ])("%s", (text, facts) => {
    expect(read(text)).toEqual(facts)
  })

  it("knows no others", () => {
    for (const text of ["aes512", "sha3", "modp2000", "ecp200", "esn", ""]) expect(read(text)).toBeUndefined()
  })
})

describe("a key of a cloud's key management", () => {
  it.each([
    ["GOOGLE_SYMMETRIC_ENCRYPTION", { name: "AES", keyBits: 256, mode: "gcm" }],
    [
      "RSA_DECRYPT_OAEP_3072_SHA256",
      { name: "RSA", keyBits: 3072, padding: "oaep", primitive: "pke", digest: "SHA-256" }
    ],
    ["EC_SIGN_SECP256K1_SHA256", { name: "ECDSA", curve: "secp256k1", digest: "SHA-256" }],
    ["EC_SIGN_ED25519", { name: "Ed25519" }],
    ["HMAC_SHA224", { name: "HMAC", digest: "SHA-224" }],
    ["PQ_SIGN_ML_DSA_65", { name: "ML-DSA", parameterSet: "65" }],
    ["EXTERNAL_SYMMETRIC_ENCRYPTION", undefined]
  ])("%s", (text, facts) => {
    expect(notations.gcpKms.ofText!(text)).toEqual(facts)
  })
})

describe("a kind of key", () => {
  it.each([
    ["RSA-HSM", { name: "RSA" }],
    ["rsa4096", { name: "RSA", keyBits: 4096 }],
    ["EC_prime256v1", { name: "ECDSA", curve: "P-256" }],
    ["EC_secp521r1", { name: "ECDSA", curve: "P-521" }],
    ["P384", { name: "ECDSA", curve: "P-384" }],
    ["ED25519", { name: "Ed25519" }],
    ["p", undefined],
    ["oct", undefined],
    ["2048", undefined]
  ])("%s", (text, facts) => {
    expect(notations.keyType.ofText!(text)).toEqual(facts)
  })
})
