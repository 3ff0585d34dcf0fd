import { algorithmOf } from "../model/algorithms.ts"
import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import { hashWords } from "./hash.ts"
import type { Notation } from "./Notation.ts"
import { pqcWords } from "./pqc.ts"
import { normaliseName, words, type Words } from "./words.ts"

const plain: Words = words({
  "ed25519 eddsaed25519": { name: "Ed25519" },
  "ed448 eddsaed448": { name: "Ed448" },
  sm2sigsm3: { name: "SM2", digest: "SM3" }
})

const schemes: { readonly [scheme: string]: Facts } = {
  rsapkcs1: { name: "RSA", padding: "pkcs1v15" },
  rsa: { name: "RSA", padding: "pkcs1v15" },
  rsapssrsae: { name: "RSA", padding: "pss" },
  rsapsspss: { name: "RSA", padding: "pss" },
  rsapss: { name: "RSA", padding: "pss" },
  dsa: { name: "DSA" },
  ecdsa: { name: "ECDSA" }
}

const SCHEME = /^(?<scheme>rsa(?:pkcs1|pssrsae|psspss|pss)?|dsa|ecdsa)(?<curve>\w*?)(?:tls13)?(?<hash>md5|sha\d+|sm3)$/

/** RFC 8446 4.2.3: the mask is made with the hash of the message and the salt is as long as its digest. */
const masked = (digest: string): Facts => {
  const saltBits = algorithmOf(digest)?.outputBits
  return { mgfDigest: digest, ...(saltBits !== undefined && { saltBits }) }
}

const read = (normalised: string): Facts | undefined => {
  const known = plain.get(normalised) ?? pqcWords.get(normalised)
  if (known !== undefined) return known
  const found = SCHEME.exec(normalised)?.groups
  const scheme = schemes[found?.["scheme"] ?? ""]
  const digest = hashWords.get(found?.["hash"] ?? "")?.name
  if (found === undefined || scheme === undefined || digest === undefined) return undefined
  const curve = found["curve"] === "" ? undefined : canonicalCurve(found["curve"]!)
  if (found["curve"] !== "" && (curve === undefined || scheme.name !== "ECDSA")) return undefined
  return {
    ...scheme,
    digest,
    ...(curve !== undefined && { curve }),
    ...(scheme.padding === "pss" && masked(digest))
  }
}

/** A signature scheme of TLS (RFC 8446 4.2.3), or as OpenSSL writes it: `rsa_pss_rsae_sha256`, `ECDSA+SHA256`, `ed25519`. */
export const tlsSignature: Notation = {
  ofText: (text) => {
    const normalised = normaliseName(text.replaceAll("+", ""))
    return normalised === undefined ? undefined : read(normalised)
  }
}
