import { hashWords } from "../hash.ts"
import { as, firstOf, maybe, silent, step, whole, words, type Words } from "../words.ts"

const digestWords: Words = as("digest", hashWords)
const cipherWords: Words = words({
  aescbc: { cipher: "AES", mode: "cbc" },
  desedecbc: { cipher: "3DES", mode: "cbc" }
})

/** `C`: with cofactor (SP 800-56A 5.7.1.2). `U`: unified model. */
const agreements: Words = words({
  "ecdh ecdhc eccdh ecdhu eccdhu eckaeg": { name: "ECDH" },
  "ecmqv mqv": { name: "ECMQV" },
  "dh dhu diffiehellman": { name: "DH" },
  x25519: { name: "X25519" },
  x25519u: { name: "X25519" },
  "x448 x448u": { name: "X448" },
  "xdh xdhu": { name: "XDH" }
})

const integrated: Words = words({ ecies: { name: "ECIES" }, "dhies ies": { name: "IES" } })

const WITH = silent("with")

/** Agreements with a key derivation, and integrated encryption: `ECDHwithSHA256KDF`, `ECIESwithSHA256andAES-CBC`. */
export const keyAgreement = firstOf(
  whole(step(agreements), step(WITH), step(digestWords), step(silent("kdf ckdf hkdf concatkdf"))),
  whole(step(integrated), maybe(WITH), maybe(digestWords), maybe(silent("and")), maybe(cipherWords))
)
