import type { Facts } from "../model/Facts.ts"
import { cipher } from "./cipher.ts"
import { curve } from "./curve.ts"
import { hash } from "./hash.ts"
import type { Notation } from "./Notation.ts"

const digestOf = (name: string): Facts => {
  const read = hash.ofText?.(name)
  return typeof read === "object" && read.name !== undefined ? { digest: read.name } : {}
}

const cipherOf = (name: string): Facts => {
  const read = cipher.ofText?.(name)
  return typeof read === "object" && read.name !== undefined ? { cipher: read.name } : {}
}

/** What stands behind the last slash, and what it makes of the name before. */
const built: { readonly [last: string]: (before: string) => Facts } = {
  HMAC: (digest) => ({ name: "HMAC", ...digestOf(digest) }),
  PBKDF2: (mac) => ({ name: "PBKDF2", ...digestOf(mac.replace(/\/HMAC$/, "")) }),
  HKDF: (digest) => ({ name: "HKDF", ...digestOf(digest) }),
  ConcatKDF: (digest) => ({ name: "ConcatKDF", ...digestOf(digest) }),
  PKCS12: (digest) => ({ name: "PKCS12KDF", ...digestOf(digest) }),
  PKCS5S1: (digest) => ({ name: "PBKDF1", ...digestOf(digest) }),
  ECDSA: (digest) => ({ name: "ECDSA", ...digestOf(digest) }),
  "DET-ECDSA": (digest) => ({ name: "ECDSA", ...digestOf(digest) }),
  RSA: (digest) => ({ name: "RSA", primitive: "signature", padding: "pkcs1v15", ...digestOf(digest) }),
  PSS: (digest) => ({ name: "RSA", primitive: "signature", padding: "pss", ...digestOf(digest.replace(/\/RSA$/, "")) }),
  PKCS1: () => ({ name: "RSA", primitive: "pke", padding: "pkcs1v15" }),
  OAEP: () => ({ name: "RSA", primitive: "pke", padding: "oaep" }),
  CMAC: (inner) => ({ name: "CMAC", ...cipherOf(inner) }),
  CBC_CMAC: (inner) => ({ name: "CBC-MAC", ...cipherOf(inner) }),
  Poly1305: (inner) => ({ name: "Poly1305", ...cipherOf(inner) }),
  PRNG: () => ({ name: "RNG" }),
  "AUTO-SEED-PRNG": () => ({ name: "RNG" })
}

const single: { readonly [name: string]: Facts } = {
  RSA: { name: "RSA" },
  EC: { name: "EC" },
  ECDH: { name: "ECDH" },
  scrypt: { name: "scrypt" },
  argon2: { name: "Argon2" },
  Fortuna: { name: "Fortuna" },
  "ChaCha20/20": { name: "ChaCha20" },
  "ChaCha20/12": { name: "ChaCha", parameterSet: "12" },
  "ChaCha20/8": { name: "ChaCha", parameterSet: "8" },
  "ChaCha7539/20": { name: "ChaCha20" },
  "ChaCha7539/12": { name: "ChaCha", parameterSet: "12" },
  "ChaCha7539/8": { name: "ChaCha", parameterSet: "8" }
}

/** Names of PointyCastle's registry (its README and the factories of its classes): `AES/CBC/PKCS7`, `SHA-256/HMAC/PBKDF2`. */
export const pointycastle: Notation = {
  ofText: (written) => {
    const name = written.trim()
    if (name.length > 64) return undefined
    if (Object.hasOwn(single, name)) return single[name]
    const cut = name.lastIndexOf("/")
    const last = name.slice(cut + 1)
    if (cut > 0 && Object.hasOwn(built, last)) return built[last]!(name.slice(0, cut))
    return cipher.ofText?.(name) ?? hash.ofText?.(name) ?? curve.ofText?.(name)
  }
}
