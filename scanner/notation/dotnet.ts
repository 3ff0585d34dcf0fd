import type { CanonicalFacts } from "./CanonicalFacts.ts"
import { cipherWords, keySizeWords } from "./cipher.ts"
import { hashWords } from "./hash.ts"
import { macName } from "./macName.ts"
import { modeWords } from "./mode.ts"
import type { Notation } from "./Notation.ts"
import { oids } from "./oids.ts"
import { paddingWords } from "./padding.ts"
import { pqcWords } from "./pqc.ts"
import { signatureName } from "./signatureName.ts"
import { firstOf, ignored, join, ofNormalised, optional, sequence, token, words, type Words } from "./words.ts"
import { readXmldsig as readUri } from "./xmldsig.ts"

const asymmetric: Words = words({
  "rsa rsasign": { name: "RSA" },
  dsa: { name: "DSA" },
  ecdsa: { name: "ECDSA" },
  "ecdh ecdiffiehellman": { name: "ECDH" },
  mactripledes: { name: "CBC-MAC", cipher: "3DES" }
})

const namespace = ignored("systemsecuritycryptography")
const suffix = ignored("managed cryptoserviceprovider cng openssl")

const read = ofNormalised(
  firstOf(
    sequence(optional(namespace), token(join(hashWords, pqcWords, asymmetric)), optional(suffix)),
    (normalised) => macName(normalised.replace(/^systemsecuritycryptography/, "")),
    signatureName,
    sequence(
      optional(namespace),
      token(cipherWords),
      optional(keySizeWords),
      optional(modeWords),
      optional(paddingWords),
      optional(suffix)
    )
  )
)

/** Names that .NET's factories know: `SHA256`, `System.Security.Cryptography.AesManaged`, `http://www.w3.org/...#sha256`. */
export const dotnet: Notation = {
  ofText: (text): CanonicalFacts | undefined => oids.get(text.trim()) ?? read(text) ?? readUri(text)
}
