import { algorithmOf } from "../../model/algorithms.ts"
import type { CanonicalFacts } from "../CanonicalFacts.ts"
import { cipherWords, keySizeWords } from "../cipher.ts"
import { hashWords } from "../hash.ts"
import { modeName } from "../mode.ts"
import { paddingName } from "../padding.ts"
import { pqcWords } from "../pqc.ts"
import {
  firstOf,
  ignored,
  join,
  named,
  normaliseName,
  optional,
  renamedAs,
  sequence,
  token,
  words,
  type Words
} from "../words.ts"
import { keyAgreement } from "./keyAgreement.ts"
import { passwordBased } from "./passwordBased.ts"

const publicKeyWords: Words = named({ RSA: "rsa", ElGamal: "elgamal", ECIES: "ecies", IES: "ies dhies", SM2: "sm2" })

const wrapWords: Words = words({
  "wrap rfc3394wrap kw": { mode: "kw" },
  "wrappad rfc5649wrap kwp": { mode: "kwp" },
  rfc3211wrap: { mode: "wrap-rfc3211" }
})

/** `Rijndael` of the JCA is AES: the block of 128 bits is fixed. */
const ciphers: Words = join(cipherWords, named({ AES: "aes rijndael" }))

const algorithm = firstOf(
  sequence(token(ciphers), optional(keySizeWords)),
  sequence(token(cipherWords), token(wrapWords), optional(keySizeWords)),
  sequence(token(publicKeyWords)),
  sequence(token(pqcWords)),
  passwordBased,
  keyAgreement
)

/** The hash of MGF1 is not in the name: SunJCE takes SHA-1 and Bouncy Castle the digest. */
const oaep = sequence(
  token(words({ "oaep oaepwith": { padding: "oaep" } })),
  optional(renamedAs("digest", hashWords)),
  optional(ignored("andmgf1")),
  token(ignored("padding"))
)

const ciphertextStealing = sequence(token(words({ "withcts ctspadding": { mode: "cts" } })))

const blockPadding = firstOf(paddingName, ciphertextStealing)

const rsaPadding = (normalised: string): CanonicalFacts | undefined => {
  const facts = oaep(normalised) ?? paddingName(normalised)
  return facts?.padding === "none" ? { padding: "raw" } : facts
}

/** The names of truncated SHA-512 have a slash of their own. */
const partsOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/(sha-?512)\/(?=2)/i, "$1-")
    .split("/")
    .map((part) => normaliseName(part) ?? "")

/**
 * A transformation `algorithm/mode/padding`. A mode or padding that is not known is left out. RSA has no mode: what
 * `RSA/ECB/...` does is to encrypt one block.
 */
export const transformation = (text: string): CanonicalFacts | undefined => {
  const [base = "", mode = "", padding = "", ...more] = partsOf(text)
  const facts = more.length > 0 ? undefined : algorithm(base)
  if (facts?.name === "RSA") return { ...facts, ...rsaPadding(padding) }
  const hasMode = algorithmOf(facts?.name)?.primitive === "block-cipher"
  return hasMode ? { ...facts, ...modeName(mode), ...blockPadding(padding) } : facts
}
