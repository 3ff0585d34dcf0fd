import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const NAME =
  /^Noise_(?<pattern>[A-Z][A-Za-z0-9+]{0,24})_(?<dh>25519|448)_(?<cipher>ChaChaPoly|AESGCM)_(?<hash>SHA256|SHA512|BLAKE2s|BLAKE2b)$/

const curves: { readonly [dh: string]: string } = { "25519": "Curve25519", "448": "Curve448" }

const ciphers: { readonly [cipher: string]: Facts } = {
  ChaChaPoly: { cipher: "ChaCha20-Poly1305" },
  AESGCM: { cipher: "AES", keyBits: 256, mode: "gcm" }
}

const hashes: { readonly [hash: string]: string } = {
  SHA256: "SHA-256",
  SHA512: "SHA-512",
  BLAKE2s: "BLAKE2s",
  BLAKE2b: "BLAKE2b"
}

/** A Noise protocol (revision 34, sections 8 and 12): `Noise_XX_25519_ChaChaPoly_BLAKE2s`. */
export const noise: Notation = {
  ofText: (text) => {
    const parts = text.length > 64 ? undefined : NAME.exec(text.trim())?.groups
    if (parts === undefined) return undefined
    return {
      name: "Noise",
      parameterSet: parts["pattern"]!,
      curve: curves[parts["dh"]!]!,
      digest: hashes[parts["hash"]!]!,
      ...ciphers[parts["cipher"]!]
    }
  }
}
