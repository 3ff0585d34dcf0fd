import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_131A } from "./references.ts"

const common = { category: "certificate" } as const

const renew = "Issue a new certificate, and let its renewal run by itself (RFC 8555)."

/** Certificates that were read. Weak keys of certificates are among the short keys. */
export const certificates: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-CERTIFICATE-EXPIRED",
    aspect: "validity",
    cwe: [324],
    title: "Certificate has expired",
    when: { type: "certificate", expiresInDays: { max: -1 } },
    message: "The certificate is no longer valid: peers refuse it, or have been told not to look.",
    recommendation: renew,
    references: [rfc(5280), rfc(8555)]
  },
  {
    ...common,
    id: "CM-CERTIFICATE-EXPIRING",
    aspect: "validity",
    cwe: [324],
    title: "Certificate is about to expire",
    when: { type: "certificate", expiresInDays: { min: 0, max: 30 } },
    message: "Peers refuse the certificate after its last day, which is {expiresInDays} days away.",
    recommendation: renew,
    references: [rfc(5280), rfc(8555)]
  },
  {
    ...common,
    id: "CM-CERTIFICATE-ROOT",
    aspect: "issuer",
    cwe: [296],
    title: "Self-signed certificate of an authority",
    when: { type: "certificate", isSelfSigned: true, isAuthority: true },
    message:
      "It may sign others: that is what a root is for, and too much for a server that shows it as its own certificate.",
    recommendation: "Give it to peers as a trust anchor only, and let it issue the certificates of servers.",
    references: [rfc(5280)]
  },
  {
    ...common,
    id: "CM-CERTIFICATE-SELF-SIGNED",
    aspect: "issuer",
    cwe: [296],
    title: "Self-signed certificate",
    when: { type: "certificate", isSelfSigned: true },
    message: "Nobody vouches for it, and it does not say that it may sign others, as a root does.",
    recommendation: "Let a certification authority that peers know issue the certificate.",
    references: [rfc(5280)]
  },
  {
    ...common,
    id: "CM-CERTIFICATE-MD5",
    aspect: "digest",
    cwe: [328],
    title: "Certificate signed over MD5 or older",
    when: { type: "certificate", digest: ["MD2", "MD4", "MD5"], not: { isSelfSigned: true } },
    message: "It is signed over {digest}: certificates have been forged by collisions of MD5.",
    recommendation: "Let it be issued anew with SHA-256.",
    references: [rfc(6151), SP_800_131A]
  },
  {
    ...common,
    id: "CM-CERTIFICATE-SHA1",
    aspect: "digest",
    cwe: [328],
    title: "Certificate signed over SHA-1",
    when: { type: "certificate", digest: "SHA-1", not: { isSelfSigned: true } },
    message: "Collisions of SHA-1 are affordable, and browsers and NIST no longer accept such signatures.",
    recommendation: "Let it be issued anew with SHA-256.",
    references: [SP_800_131A, "https://eprint.iacr.org/2020/014"]
  }
]
