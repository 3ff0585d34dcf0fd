import { hashWords } from "./hash.ts"
import type { Notation } from "./Notation.ts"
import { firstOf, ofNormalised, renamedAs, sequence, token, words } from "./words.ts"
import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"

const awsDigests = renamedAs("digest", hashWords)

const specs = words({
  "symmetricdefault aes256": { name: "AES", keyBits: 256 },
  aes128: { name: "AES", keyBits: 128 },
  rsa2048: { name: "RSA", keyBits: 2048 },
  rsa3072: { name: "RSA", keyBits: 3072 },
  rsa4096: { name: "RSA", keyBits: 4096 },
  eccnistp256: { name: "EC", curve: "P-256" },
  eccnistp384: { name: "EC", curve: "P-384" },
  eccnistp521: { name: "EC", curve: "P-521" },
  eccsecgp256k1: { name: "EC", curve: "secp256k1" },
  eccnistedwards25519: { name: "Ed25519" },
  ed25519sha512: { name: "Ed25519" },
  ed25519phsha512: { name: "Ed25519ph" },
  sm2: { name: "SM2" },
  sm2dsa: { name: "SM2", digest: "SM3" },
  sm2pke: { name: "SM2", primitive: "pke" },
  hmac224: { name: "HMAC", digest: "SHA-224" },
  hmac256: { name: "HMAC", digest: "SHA-256" },
  hmac384: { name: "HMAC", digest: "SHA-384" },
  hmac512: { name: "HMAC", digest: "SHA-512" },
  mldsa44: { name: "ML-DSA", parameterSet: "44" },
  mldsa65: { name: "ML-DSA", parameterSet: "65" },
  mldsa87: { name: "ML-DSA", parameterSet: "87" },
  mldsashake256: { name: "ML-DSA" }
})

const schemes = words({
  rsaesoaep: { name: "RSA", primitive: "pke", padding: "oaep" },
  rsassapss: { name: "RSA", primitive: "signature", padding: "pss" },
  rsassapkcs1v15: { name: "RSA", primitive: "signature", padding: "pkcs1v15" },
  ecdsa: { name: "ECDSA" },
  hmac: { name: "HMAC" }
})

const paddings: ReadonlyMap<string, Facts> = new Map<string, Facts>([
  ["SIGN_PSS", { padding: "pss", primitive: "signature" }],
  ["SIGN_PKCS1", { padding: "pkcs1v15", primitive: "signature" }],
  ["SIGN_RAW_PKCS1", { padding: "pkcs1v15", primitive: "signature" }],
  ["DECRYPT_OAEP", { padding: "oaep", primitive: "pke" }]
])

const digestOf = (sha: string | undefined): Facts =>
  sha === undefined ? {} : { digest: sha === "1" ? "SHA-1" : `SHA-${sha}` }

const rsa = (text: string): Facts | undefined => {
  const found = /^RSA_(SIGN_PSS|SIGN_PKCS1|SIGN_RAW_PKCS1|DECRYPT_OAEP)_(\d{4})(?:_SHA(1|256|512))?$/.exec(text)
  return found === null
    ? undefined
    : { name: "RSA", keyBits: Number(found[2]), ...paddings.get(found[1]!), ...digestOf(found[3]) }
}

const elliptic = (text: string): Facts | undefined => {
  if (text === "EC_SIGN_ED25519") return { name: "Ed25519" }
  const found = /^EC_SIGN_(P256|P384|SECP256K1)_SHA(256|384)$/.exec(text)
  const curve = found === null ? undefined : canonicalCurve(found[1]!)
  return curve === undefined ? undefined : { name: "ECDSA", curve, ...digestOf(found![2]) }
}

const symmetric = (text: string): Facts | undefined => {
  if (text === "GOOGLE_SYMMETRIC_ENCRYPTION") return { name: "AES", keyBits: 256, mode: "gcm" }
  const aes = /^AES_(128|256)_(GCM|CBC|CTR)$/.exec(text)
  if (aes !== null) return { name: "AES", keyBits: Number(aes[1]), mode: aes[2]!.toLowerCase() }
  const hmac = /^HMAC_SHA(1|224|256|384|512)$/.exec(text)
  return hmac === null ? undefined : { name: "HMAC", ...digestOf(hmac[1]) }
}

const postQuantum = (text: string): Facts | undefined => {
  const found = /^(?:PQ_SIGN_)?ML_(DSA|KEM)_(\d{2,4})$/.exec(text)
  return found === null ? undefined : { name: `ML-${found[1]}`, parameterSet: found[2]! }
}

/** No name is longer. */
const MAX_LENGTH = 64

/** Names of the key management services of clouds. */
export const cloudKms = {
  /** Key Management Service of AWS, API Reference: `KeySpec`, `SigningAlgorithm`, `EncryptionAlgorithm` and `MacAlgorithm`. */
  awsKms: {
    ofText: ofNormalised(firstOf(sequence(token(specs)), sequence(token(schemes), token(awsDigests))))
  },
  /** https://cloud.google.com/kms/docs/algorithms: `RSA_SIGN_PSS_2048_SHA256`, `GOOGLE_SYMMETRIC_ENCRYPTION`. */
  gcpKms: {
    ofText: (written) => {
      if (written.length > MAX_LENGTH) return undefined
      const text = written.trim()
      return rsa(text) ?? elliptic(text) ?? symmetric(text) ?? postQuantum(text)
    }
  }
} as const satisfies { readonly [name: string]: Notation }
