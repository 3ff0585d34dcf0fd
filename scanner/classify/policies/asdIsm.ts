import { families } from "../families.ts"
import type { Policy } from "../Policy.ts"

const after2030 = "2031-01-01"
const ec = ["EC", "ECDSA", "ECDH", "ECDHE"]
const rsaOrEcdsa = ["RSA", "ECDSA"]

export const asdIsm: Policy = {
  id: "asd-ism",
  title: "Information security manual: Guidelines for cryptography",
  authority: "Australian Signals Directorate",
  version: "December 2025",
  status: "final",
  published: "2025-12-09",
  source: "https://github.com/AustralianCyberSecurityCentre/ism-oscal",
  scope:
    "Australian government systems up to PROTECTED, whose minimum is 112 bits of security. SECRET and TOP SECRET have higher minimums (ISM-1759, ISM-1761, ISM-1762, ISM-1765, ISM-1767, ISM-1768, ISM-1770) that are not judged here. Read in ASD's own machine-readable edition.",
  rows: [
    { when: { mode: "ecb" }, status: "disallowed", clause: "ISM-0479" },
    { when: { name: "AES", keyBits: 256 }, status: "compliant", clause: "ISM-1769" },
    {
      when: { name: "AES", keyBits: [128, 192] },
      status: "disallowed",
      from: after2030,
      clause: "ISM-1769 and its guidance: not approved beyond 2030"
    },
    { when: { name: ["SHA-384", "SHA-512", "SHA-512/224", "SHA-512/256"] }, status: "compliant", clause: "ISM-1766" },
    {
      when: { name: ["SHA-224", "SHA-256"] },
      status: "disallowed",
      from: after2030,
      clause: "ISM-1766 and its guidance: not approved beyond 2030"
    },
    {
      when: { name: [...families.sha3, "SHAKE128", "SHAKE256"] },
      status: "disallowed",
      clause: "Using Secure Hashing Algorithms: SHA-3 is approved only for use within ML-DSA and ML-KEM"
    },
    {
      when: { name: ["DH", "FFDHE"], keyBits: { max: 2047 } },
      status: "disallowed",
      clause: "ISM-0472"
    },
    {
      when: { name: ["DH", "FFDHE"], keyBits: { min: 2048 } },
      status: "disallowed",
      from: after2030,
      clause: "ISM-0472 and its guidance: not approved beyond 2030",
      note: "Groups are to be chosen by SP 800-56A (ISM-1629)."
    },
    { when: { name: ec, keyBits: { max: 223 } }, status: "disallowed", clause: "ISM-0474 (ECDH) and ISM-0475 (ECDSA)" },
    {
      when: { name: rsaOrEcdsa, type: "algorithm", primitive: "signature", not: { digest: families.sha2 } },
      status: "disallowed",
      clause: "ISM-1766: only SHA-2 is approved for general use"
    },
    {
      when: {
        name: ec,
        curve: [...families.nistCurves112, ...families.nistPrimeCurves, ...families.nistBinaryCurves]
      },
      status: "disallowed",
      from: after2030,
      clause: "ISM-0474 (ECDH), ISM-0475 (ECDSA) and their guidance: not approved beyond 2030"
    },
    {
      when: {
        anyOf: [
          { name: [...families.montgomery, "X25519Kyber768Draft00", "sntrup761x25519-sha512"] },
          { name: ec, curve: ["secp256k1", ...families.brainpoolCurves112, ...families.brainpoolCurves] }
        ]
      },
      status: "unknown",
      clause: "ISM-1446: a suitable curve from SP 800-186",
      note: "SP 800-186 has the curve; the manual does not say whether it is suitable."
    },
    { when: { name: ec }, status: "disallowed", clause: "ISM-1446: not a curve from SP 800-186" },
    { when: { name: "RSA", keyBits: { max: 2047 } }, status: "disallowed", clause: "ISM-0476" },
    {
      when: { name: "RSA", keyBits: { min: 2048 } },
      status: "disallowed",
      from: after2030,
      clause: "ISM-0476 and its guidance: not approved beyond 2030"
    },
    { when: { name: "ML-DSA", parameterSet: "87" }, status: "compliant", clause: "ISM-1991" },
    {
      when: { name: "ML-DSA", parameterSet: "65" },
      status: "disallowed",
      from: after2030,
      clause: "ISM-1991 and its guidance: not approved beyond 2030"
    },
    {
      when: { name: "HashML-DSA", parameterSet: "87", digest: "SHA-512" },
      status: "compliant",
      clause: "ISM-1994",
      note: "Only where the default variant is too slow (ISM-1993)."
    },
    {
      when: { name: "HashML-DSA", parameterSet: "65", digest: ["SHA-384", "SHA-512"] },
      status: "disallowed",
      from: after2030,
      clause: "ISM-1994 and the guidance on ML-DSA: not approved beyond 2030"
    },
    {
      when: { name: ["ML-DSA", "HashML-DSA"], parameterSet: ["44", "65", "87"] },
      status: "disallowed",
      clause: "ISM-1991 and ISM-1994: another parameter set or hash function"
    },
    { when: { name: "ML-KEM", parameterSet: "1024" }, status: "compliant", clause: "ISM-1995" },
    {
      when: { name: "ML-KEM", parameterSet: "768" },
      status: "disallowed",
      from: after2030,
      clause: "ISM-1995 and its guidance: not approved beyond 2030"
    },
    { when: { name: "ML-KEM", parameterSet: "512" }, status: "disallowed", clause: "ISM-1995" },
    {
      when: { name: families.mlKemHybrids },
      status: "compliant",
      clause: "ISM-1996: one part is an approved algorithm",
      note: "Allowed, not recommended. Its parts have dates of their own."
    },
    {
      when: { name: "HMAC", digest: ["SHA-384", "SHA-512", "SHA-512/224", "SHA-512/256"] },
      status: "compliant",
      clause: "ISM-1375 (TLS), ISM-0998 and ISM-1772 (IPsec)"
    },
    {
      when: { name: "HMAC", digest: ["SHA-224", "SHA-256"] },
      status: "disallowed",
      from: after2030,
      clause: "ISM-0998, ISM-1772 and their guidance: not approved beyond 2030"
    },
    {
      when: { name: "HMAC", not: { digest: families.sha2 } },
      status: "disallowed",
      clause: "ISM-1375 (TLS), ISM-0998 and ISM-1772 (IPsec)"
    },
    { when: { name: "TLS", version: "1.3" }, status: "compliant", clause: "ISM-1139" },
    {
      when: { name: "TLS", version: ["ssl2", "ssl3", "1.0", "1.1", "1.2"] },
      status: "disallowed",
      clause: "ISM-1139: only the latest version of TLS"
    },
    { when: { name: "SSH", version: ["1", "1.0"] }, status: "disallowed", clause: "ISM-1506" },
    { when: { name: "SSH", version: ["2", "2.0"] }, status: "compliant", clause: "ISM-0481 and ISM-1506" },
    { when: { name: "IKE", version: "1" }, status: "disallowed", clause: "ISM-1233" },
    { when: { name: "IKE", version: "2" }, status: "compliant", clause: "ISM-1233" },
    { when: { name: "WPA", version: ["2", "3"] }, status: "compliant", clause: "ISM-0481: WPA2 and WPA3" },
    { when: { name: ["IPsec", "PGP", "CMS"] }, status: "compliant", clause: "ISM-0481: IPsec, OpenPGP, S/MIME" },
    {
      when: { name: ["OpenVPN", "WireGuard", "Noise", "Kerberos", "WPA", "SRTP"] },
      status: "disallowed",
      clause: "ISM-0481: not among the approved protocols"
    },
    {
      when: {
        anyOf: [
          { type: "protocol" },
          { primitive: ["mac", "kdf", "drbg"] },
          { primitive: "other", not: { name: ["NullCipher", "JWS-none"] } }
        ]
      },
      status: "unknown",
      clause: "The guidelines name none: what it is built from decides"
    }
  ],
  otherwise: { status: "disallowed", clause: "ISM-0471: not among the approved algorithms" }
}
