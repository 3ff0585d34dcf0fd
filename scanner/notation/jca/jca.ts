import type { CanonicalFacts } from "../CanonicalFacts.ts"
import { hashWords } from "../hashWords.ts"
import { macName } from "../macName.ts"
import type { Notation } from "../Notation.ts"
import { oids } from "../oids.ts"
import { pqcWords } from "../pqcWords.ts"
import { signatureName } from "../signatureName.ts"
import { tlsName } from "../tlsVersion.ts"
import { firstOf, join, squash, step, whole } from "../words.ts"
import { jcaWords } from "./jcaWords.ts"
import { keyAgreement } from "./keyAgreement.ts"
import { passwordBased } from "./passwordBased.ts"
import { transformation } from "./transformation.ts"

const name = firstOf(
  whole(step(join(hashWords, pqcWords, jcaWords))),
  signatureName,
  macName,
  passwordBased,
  keyAgreement,
  tlsName,
  (squashed) => (squashed === "default" ? { name: "TLS" } : undefined)
)

const read = (text: string): CanonicalFacts | undefined => {
  const squashed = squash(text)
  if (squashed === undefined) return undefined
  return oids.get(text.trim().replace(/^oid\./i, "")) ?? name(squashed) ?? transformation(text)
}

/** Names of the Java Cryptography Architecture, with those that Bouncy Castle adds. */
export const jca: Notation = { ofText: read }
