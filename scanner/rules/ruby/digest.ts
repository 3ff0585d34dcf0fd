import { arg, library, text } from "../rule.ts"

const made = "{new,digest,hexdigest,base64digest,file}"
const names = "{MD5,SHA1,SHA256,SHA384,SHA512,RMD160}"
const hash = { is: "hash", returns: "Digest.Instance" } as const

/*
 * Ruby 3.4, "Digest", whose SHA2 documents 256 bits, and READMEs of the gems digest-sha3, digest-blake3, blake3-rb, blake2b
 * and blake2s.
 */
export const digest = library("ruby", "digest", {
  [`Digest.${names}`]: { is: "hash", algorithm: text("{1}", "openssl") },
  [`Digest.${names}.${made}`]: { ...hash, algorithm: text("{1}", "openssl") },
  "Digest.SHA2": { is: "hash", name: "SHA-256" },
  "Digest.SHA2.new": { ...hash, algorithm: arg(0, "sha2Bits"), defaults: { name: "SHA-256" } },
  "Digest.SHA2.{digest,hexdigest,base64digest,file}": {
    ...hash,
    algorithm: arg(1, "sha2Bits"),
    defaults: { name: "SHA-256" }
  },
  "{Digest,Digest.const_get}": { algorithm: arg(0, "openssl"), returns: "Digest.Class" },
  "Digest.Class#{new,digest,hexdigest,base64digest,file}": { ...hash, inherits: true },
  "Digest.Instance#{update,digest,hexdigest,base64digest,file,digest!,hexdigest!}": {
    refines: true,
    operates: true,
    functions: ["digest"],
    returns: "Digest.Instance"
  },
  "Digest.SHA3.new": { ...hash, algorithm: arg(0, "sha3Bits") },
  "Digest.SHA3.{digest,hexdigest}": { ...hash, algorithm: arg(1, "sha3Bits") },
  "Digest.{Blake3,BLAKE3}.{new,digest,hexdigest,base64digest}": { ...hash, name: "BLAKE3" },
  "Blake3.{digest,hexdigest,base64digest}": { is: "hash", name: "BLAKE3", functions: ["digest"] },
  "{Blake2b,Blake2s}.{hex,bytes}": { is: "hash", algorithm: text("{1}", "hash"), functions: ["digest"] }
})
