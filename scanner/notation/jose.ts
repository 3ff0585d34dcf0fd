import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"
import { ofNormalised, words, type Words } from "./words.ts"
import { readXmldsig } from "./xmldsig.ts"

const SIZES = [
  ["256", "SHA-256", "P-256"],
  ["384", "SHA-384", "P-384"],
  ["512", "SHA-512", "P-521"]
] as const

/** RFC 7518 3.1 and the constants of java-jwt (`HMAC256`, `RSA256`, `ECDSA256`). */
const signatures: ReadonlyArray<readonly [string, CanonicalFacts]> = SIZES.flatMap(([size, digest, curve]) => [
  [`hs${size} hmac${size}`, { name: "HMAC", digest }],
  [`rs${size} rsa${size}`, { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest }],
  [`ps${size}`, { name: "RSA", primitive: "signature", padding: "pss", digest, mgfDigest: digest }],
  [`es${size} ecdsa${size}`, { name: "ECDSA", digest, curve }],
  [
    `pbes2hs${size}+a${Number(size) / 2}kw`,
    { name: "PBES2", digest, cipher: "AES", keyBits: Number(size) / 2, mode: "kw" }
  ],
  [`a${Number(size) / 2}cbchs${size}`, { name: "AES-CBC-HMAC", cipher: "AES", keyBits: Number(size) / 2, digest }]
])

const wraps: ReadonlyArray<readonly [string, CanonicalFacts]> = [128, 192, 256].flatMap((keyBits) => [
  [`a${keyBits}kw`, { name: "AES", keyBits, mode: "kw" }],
  [`a${keyBits}gcmkw`, { name: "AES", keyBits, mode: "gcm", tagBits: 128, nonceBits: 96 }],
  [`a${keyBits}gcm`, { name: "AES", keyBits, mode: "gcm", tagBits: 128, nonceBits: 96 }],
  [`ecdhes+a${keyBits}kw ecdh1pu+a${keyBits}kw`, { name: "ECDH", digest: "SHA-256", cipher: "AES" }]
])

/*
 * Sources: RFC 7518, RFC 8037, RFC 8812, RFC 9864, draft-madden-jose-ecdh-1pu and draft-ietf-cose-dilithium.
 * `A128CBC-HS256` takes a key of 256 bits of which 128 encrypt (RFC 7518 5.2.3): the size given here is that of the AES
 * key. For a key of type `OKP` the curve determines the algorithm. The algorithm `none` is a JWS that no key protects (RFC
 * 7518 3.6) and has a name of its own.
 */
const table: Words = words({
  ...Object.fromEntries([...signatures, ...wraps]),
  none: { name: "JWS-none" },
  "es256k ecdsa256k": { name: "ECDSA", digest: "SHA-256", curve: "secp256k1" },
  eddsa: { name: "EdDSA" },
  ed25519: { name: "Ed25519" },
  ed448: { name: "Ed448" },
  rsa15: { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
  rsaoaep: { name: "RSA", primitive: "pke", padding: "oaep", digest: "SHA-1", mgfDigest: "SHA-1" },
  rsaoaep256: { name: "RSA", primitive: "pke", padding: "oaep", digest: "SHA-256", mgfDigest: "SHA-256" },
  rsaoaep384: { name: "RSA", primitive: "pke", padding: "oaep", digest: "SHA-384", mgfDigest: "SHA-384" },
  rsaoaep512: { name: "RSA", primitive: "pke", padding: "oaep", digest: "SHA-512", mgfDigest: "SHA-512" },
  dir: { name: "dir" },
  "ecdhes ecdh1pu": { name: "ECDH", digest: "SHA-256" },
  c20p: { name: "ChaCha20-Poly1305" },
  xc20p: { name: "XChaCha20-Poly1305" },
  "ecdhes+c20pkw": { name: "ECDH", digest: "SHA-256", cipher: "ChaCha20-Poly1305" },
  "ecdhes+xc20pkw": { name: "ECDH", digest: "SHA-256", cipher: "XChaCha20-Poly1305" },
  mldsa44: { name: "ML-DSA", parameterSet: "44" },
  mldsa65: { name: "ML-DSA", parameterSet: "65" },
  mldsa87: { name: "ML-DSA", parameterSet: "87" },
  slhdsasha2128s: { name: "SLH-DSA", parameterSet: "SHA2-128s" },
  slhdsashake128s: { name: "SLH-DSA", parameterSet: "SHAKE-128s" },
  slhdsasha2128f: { name: "SLH-DSA", parameterSet: "SHA2-128f" },
  esp256: { name: "ECDSA", digest: "SHA-256", curve: "P-256" },
  esp384: { name: "ECDSA", digest: "SHA-384", curve: "P-384" },
  esp512: { name: "ECDSA", digest: "SHA-512", curve: "P-521" },
  p256: { name: "EC", curve: "P-256" },
  p384: { name: "EC", curve: "P-384" },
  p521: { name: "EC", curve: "P-521" },
  secp256k1: { name: "EC", curve: "secp256k1" },
  x25519: { name: "X25519" },
  x448: { name: "X448" },
  rsa: { name: "RSA" },
  ec: { name: "EC" },
  okp: { name: "EC" }
})

/** Identifiers of XML Signature (RFC 9231 2.2, 2.3), which Microsoft.IdentityModel takes for the names of JOSE, and puts these in their place. */
const IDENTIFIERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^hmac-(sha\d+)$/, "hs"],
  [/^rsa-(sha\d+)$/, "rs"],
  [/^ecdsa-(sha\d+)$/, "es"],
  [/^(sha\d+)-rsa-MGF1$/, "ps"]
]

const NAMESPACE = /^https?:\/\/www\.w3\.org\/[^#\s]{1,64}#/

const ofName = ofNormalised((normalised) => table.get(joinPlus(normalised)))

const ofIdentifier = (text: string): CanonicalFacts | undefined => {
  const own = text.replace(NAMESPACE, "")
  for (const [form, name] of IDENTIFIERS) {
    const digest = form.exec(own)?.[1]
    if (digest !== undefined) return ofName(digest.replace("sha", name))
  }
  return readXmldsig(text)
}

/** Names of JOSE, and the spellings that enumerations give them: `A128CBC_HS256`, `RSA_OAEP_256`. */
export const jose: Notation = { ofText: (text) => (NAMESPACE.test(text) ? ofIdentifier(text) : ofName(text)) }

/** Enumerations write the `+` of `ECDH-ES+A128KW` as another underscore. */
const joinPlus = (normalised: string): string =>
  normalised.replace(/^(ecdhes|ecdh1pu|pbes2hs(?:256|384|512))(?=[axc])/, "$1+")
