import { describe, expect, it } from "vitest"
import { algorithmName } from "../../../scanner/model/algorithmName.ts"
import { cipherSuiteOf, suiteAlgorithms } from "../../../scanner/model/cipherSuites.ts"

const suites: ReadonlyArray<readonly [string, string, string]> = [
  ["TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "0xC0 0x2F", "ECDHE RSA AES-128-GCM TLS12-PRF-SHA-256"],
  ["ECDHE-RSA-AES128-GCM-SHA256", "0xC0 0x2F", "ECDHE RSA AES-128-GCM TLS12-PRF-SHA-256"],
  ["TLS_AES_128_GCM_SHA256", "0x13 0x01", "AES-128-GCM HKDF-SHA-256"],
  ["TLS13_AES_256_GCM_SHA384", "0x13 0x02", "AES-256-GCM HKDF-SHA-384"],
  ["TLS_AES_128_CCM_8_SHA256", "0x13 0x05", "AES-128-CCM-64 HKDF-SHA-256"],
  ["SSL_RSA_WITH_RC4_128_MD5", "0x00 0x04", "RSA-PKCS1-1.5 RC4-128 HMAC-MD5"],
  ["DES-CBC3-SHA", "0x00 0x0A", "RSA-PKCS1-1.5 3DES-168-CBC HMAC-SHA-1"],
  ["DHE-RSA-DES-CBC3-SHA", "0x00 0x16", "FFDHE RSA 3DES-168-CBC HMAC-SHA-1"],
  ["TLS-RSA-WITH-AES-128-CCM-8", "0xC0 0xA0", "RSA-PKCS1-1.5 AES-128-CCM-64"],
  ["TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305", "0xCC 0xA9", "ECDHE ECDSA ChaCha20-Poly1305 TLS12-PRF-SHA-256"],
  ["TLS_DH_anon_WITH_AES_128_CBC_SHA", "0x00 0x34", "DH AES-128-CBC HMAC-SHA-1"],
  ["TLS_RSA_WITH_NULL_MD5", "0x00 0x01", "RSA-PKCS1-1.5 HMAC-MD5"],
  ["TLS_SM4_GCM_SM3", "0x00 0xC6", "SM4-GCM HKDF-SM3"],
  ["TLS_FALLBACK_SCSV", "0x56 0x00", ""]
]

describe("cipher suites", () => {
  it.each(suites)("takes %s apart", (text, identifiers, parts) => {
    const suite = cipherSuiteOf(text)!
    expect(suite.identifiers.join(" ")).toBe(identifiers)
    expect(
      suiteAlgorithms(suite)
        .map((facts) => algorithmName(facts))
        .join(" ")
    ).toBe(parts)
  })

  it.each(["HIGH", "!aNULL", "DEFAULT", "AES", ""])("does not take %j for a suite", (text) => {
    expect(cipherSuiteOf(text)).toBeUndefined()
  })
})
