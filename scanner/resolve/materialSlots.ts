import type { Row, Slot } from "../rules/rule.ts"
import type { MaterialType } from "../model/CryptoAsset.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { receiverMatches } from "./readMatch.ts"

/** Arguments that hold the bytes of a material, by the attribute they give the length of. */
const MATERIAL_SLOTS = [
  ["key", "secret-key"],
  ["keyBits", "secret-key"],
  ["nonceBits", "initialization-vector"],
  ["saltBits", "salt"]
] as const satisfies ReadonlyArray<readonly [keyof Row, MaterialType]>

const MAX_TAKERS = 8

/** Uses whose `key` argument is a secret in bytes; that of others may as well be a file or a name. */
const SECRET_USES: ReadonlySet<string | undefined> = new Set(["cipher", "mac", "token", "key", "key-wrap", "material"])

/** Dialects of bytes that leave them as they are, or write their digits. */
const PLAIN: ReadonlySet<string> = new Set([
  "any",
  "bytes",
  "bytesOrAll",
  "rawBytes",
  "keyObject",
  "jwtKey",
  "hexBytes"
])

/** What takes a specification over, in the end. */
export const userOf = (context: FileContext, match: RuleMatch, depth = 0): RuleMatch => {
  const { is, refines } = match.row.row
  const next = refines === true ? receiverMatches(context, match) : [...match.takenBy]
  return is !== undefined || next.length !== 1 || depth > MAX_TAKERS ? match : userOf(context, next[0]!, depth + 1)
}

/** The arguments of a call that hold the bytes of a key, a nonce or a salt. */
export const materialSlots = (context: FileContext, match: RuleMatch): ReadonlyArray<readonly [MaterialType, Slot]> => {
  const { row } = match.row
  return MATERIAL_SLOTS.flatMap(([attribute, material]) => {
    const slot = row[attribute]
    if (typeof slot !== "object" || !("at" in slot) || !PLAIN.has(slot.as)) return []
    const isSecret = attribute !== "key" || SECRET_USES.has(row.is ?? userOf(context, match).row.row.is)
    return isSecret ? [[material, slot] as const] : []
  })
}
