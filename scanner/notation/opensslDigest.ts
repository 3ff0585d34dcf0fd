import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"
import { openssl } from "./openssl.ts"

const read = (text: string): CanonicalFacts | undefined => {
  const facts = openssl.ofText?.(text)
  return typeof facts === "object" ? (facts as CanonicalFacts) : undefined
}

/** A hash function as OpenSSL finds it by name, the names of signatures with it among them: `sha256`, `RSA-SHA256`. */
export const opensslDigest: Notation = {
  ofText: (text) => {
    const facts = read(text)
    return facts?.digest === undefined ? facts : { name: facts.digest }
  }
}

/** A signature named by its hash function, or with it: `sha256` leaves the scheme to the key, `RSA-SHA256` names it. */
export const opensslSignature: Notation = {
  ofText: (text) => {
    const facts = read(text)
    if (facts?.name === undefined || facts.digest !== undefined) return facts
    return { digest: facts.name }
  }
}

/** HMAC with a hash function that OpenSSL finds by name. */
export const hmacDigest: Notation = {
  ofText: (text) => {
    const facts = read(text)
    const digest = facts?.digest ?? facts?.name
    return digest === undefined ? undefined : { name: "HMAC", digest }
  }
}
