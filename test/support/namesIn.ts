import * as Effect from "effect/Effect"
import type { Facts } from "../../scanner/model/Facts.ts"
import { scanFiles } from "./scanFiles.ts"

const named = ({ name = "unknown", digest, keyBits }: Facts): string => {
  if (name === "HMAC" && digest !== undefined) return `HMAC_${digest}`
  return keyBits === undefined || name.includes(String(keyBits)) ? name : `${name}@${keyBits}`
}

/** Names of all that is found in files that exist only as texts, each once and in their order. */
export const namesIn = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scanFiles(files)
  return [...new Set(findings.map(({ facts }) => named(facts)))].toSorted()
})
