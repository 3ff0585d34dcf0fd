import { arg, library } from "../rule.ts"

const ecdsa = { is: "signature", name: "ECDSA", curve: "secp256k1" } as const
const totp = { is: "mac", name: "HMAC", digest: "SHA-1" } as const

/*
 * https://github.com/tzumby/ex_keccak 0.7, https://github.com/ayrat555/ex_secp256k1 0.7, https://github.com/libitx/curvy 0.3 (SHA-256 unless
 * the option `hash` says otherwise), https://github.com/riverrun/blake2_elixir 0.8, https://github.com/Thomas-Jean/blake3 1,
 * https://github.com/bytecore/ex_sha3 0.1, https://github.com/dashbitco/nimble_totp 1 and, of the versions 3 and 5 of identifiers,
 * https://github.com/zyro/elixir-uuid 1.2 and https://github.com/bitwalker/uniq 0.6.
 */
export const elixirHashes = library("elixir", "elixirHashes", {
  "ExKeccak.hash_{224,256,384,512}": { is: "hash", name: "Keccak-{1}", functions: ["digest"] },
  "ExSha3.keccak_{224,256,384,512}": { is: "hash", name: "Keccak-{1}", functions: ["digest"] },
  "ExSha3.sha3_{224,256,384,512}": { is: "hash", name: "SHA3-{1}", functions: ["digest"] },
  "Blake2.{hash2b,blake2b}": { is: "hash", name: "BLAKE2b", outputBits: arg(1, "bytes"), functions: ["digest"] },
  "Blake2.{hash2s,blake2s}": { is: "hash", name: "BLAKE2s", outputBits: arg(1, "bytes"), functions: ["digest"] },
  "Blake3.{hash,new}": { is: "hash", name: "BLAKE3", functions: ["digest"] },
  "Blake3.{keyed_hash,new_keyed}": { is: "mac", name: "BLAKE3" },
  "Blake3.derive_key": { is: "kdf", name: "BLAKE3" },

  "ExSecp256k1.{sign,sign_compact}": { ...ecdsa, functions: ["sign"] },
  "ExSecp256k1.{verify,recover,recover_compact}": { ...ecdsa, functions: ["verify"] },
  "ExSecp256k1.create_public_key": { is: "key", name: "EC", curve: "secp256k1", material: "public-key" },
  "Curvy.generate_key": { is: "keygen", name: "EC", curve: "secp256k1" },
  "Curvy.sign": { ...ecdsa, digest: arg(9, "hash", "hash"), functions: ["sign"], defaults: { digest: "SHA-256" } },
  "Curvy.verify": { ...ecdsa, digest: arg(9, "hash", "hash"), functions: ["verify"], defaults: { digest: "SHA-256" } },
  "Curvy.recover_key": { ...ecdsa, functions: ["verify"] },
  "Curvy.get_shared_secret": { is: "key-agreement", name: "ECDH", curve: "secp256k1" },

  "NimbleTOTP.verification_code": { ...totp, functions: ["tag"] },
  "NimbleTOTP.valid?": { ...totp, functions: ["verify"] },
  "NimbleTOTP.secret": { is: "random", name: "RNG", byteLength: arg(0, "size") },

  "{UUID,Uniq.UUID}.uuid3": { is: "hash", name: "MD5", functions: ["digest"] },
  "{UUID,Uniq.UUID}.uuid5": { is: "hash", name: "SHA-1", functions: ["digest"] }
})
