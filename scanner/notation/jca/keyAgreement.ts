import { hashWords } from "../hash.ts"
import { firstOf, ignored, optional, renamedAs, sequence, token, words, type Words } from "../words.ts"

const digestWords: Words = renamedAs("digest", hashWords)
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

const WITH = ignored("with")

/** Agreements with a key derivation, and integrated encryption: `ECDHwithSHA256KDF`, `ECIESwithSHA256andAES-CBC`. */
export const keyAgreement = firstOf(
  sequence(token(agreements), token(WITH), token(digestWords), token(ignored("kdf ckdf hkdf concatkdf"))),
  sequence(token(integrated), optional(WITH), optional(digestWords), optional(ignored("and")), optional(cipherWords))
)
