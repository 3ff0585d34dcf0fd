import { algorithmOf } from "../model/algorithms.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { CryptoFunction } from "../model/Facts.ts"
import type { Offer, RuleHit } from "./weaknessOf.ts"

/** What tells one algorithm from another where several may be taken. */
const NAMING = ["name", "mode", "digest", "cipher", "verification"] as const

/** Whether a use reads which algorithm it takes from elsewhere; what stands in the call or a configuration is all in force. */
const isReadElsewhere = ({ role, sources }: Occurrence): boolean =>
  role === "use" && NAMING.some((attribute) => (sources[attribute]?.hops ?? 0) > 0)

/** A peer is not both checked and left unchecked: what one call says of that in several ways holds in several cases. */
const checkOf = ({ type }: CryptoAsset, { role, path, place, symbol, facts }: Occurrence): string | undefined =>
  role === "use" && type === "protocol" && facts.verification !== undefined
    ? `${path}\n${place.line}\n${place.column}\n${symbol}`
    : undefined

/** Where a call checks its peer in one case. */
const checkedAt = (assets: ReadonlyArray<CryptoAsset>): ReadonlySet<string> =>
  new Set(
    assets.flatMap((asset) =>
      asset.occurrences.flatMap((one) => (one.facts.verification === "peer" ? (checkOf(asset, one) ?? []) : []))
    )
  )

/**
 * Whether a check that is off in one case is set by what nobody can read in others: a caller's setting, or another object. A default
 * that holds unless something else is set is none of these.
 */
const isSetElsewhere = ({ sources, trail }: Occurrence): boolean =>
  sources.verification?.hops === 0 || trail?.some(({ role }) => role === "unread") === true

/** Algorithms with public keys and others do not stand for each other. */
const spotOf = ({ facts }: CryptoAsset, { path, place, symbol }: Occurrence): string =>
  `${path}\n${place.line}\n${place.column}\n${symbol}\n${algorithmOf(facts.name)?.quantumVulnerable === true}`

/** Rows of a table that have the same primitive stand for each other. */
const tableOf = ({ facts }: CryptoAsset, { path, table }: Occurrence): string | undefined =>
  table === undefined || facts.primitive === undefined
    ? undefined
    : `${path}\n${table.line}\n${table.column}\n${PRIMITIVES[facts.primitive] ?? facts.primitive}`

const PRIMITIVES: { readonly [primitive: string]: string } = { "stream-cipher": "block-cipher", ae: "block-cipher" }

/** Under which keys several algorithms are to be found, of which the program or its user picks one. */
interface Choices {
  readonly several: ReadonlySet<string>
  readonly withGood: ReadonlySet<string>
}

const TYPES: ReadonlySet<CryptoAsset["type"]> = new Set(["algorithm", "protocol"])

const choicesBy = (
  assets: ReadonlyArray<CryptoAsset>,
  keyOf: (asset: CryptoAsset, occurrence: Occurrence) => string | undefined,
  weak: ReadonlyArray<RuleHit>
): Choices => {
  const what = (asset: CryptoAsset, { facts }: Occurrence): string => `${asset.id} ${facts.verification}`
  const weakAt = new Set(weak.map(({ asset, occurrence: one }) => `${what(asset, one)} ${keyOf(asset, one)}`))
  const first = new Map<string, string>()
  const several = new Set<string>()
  const withGood = new Set<string>()
  for (const asset of assets) {
    if (!TYPES.has(asset.type)) continue
    for (const occurrence of asset.occurrences) {
      const key = keyOf(asset, occurrence)
      if (key === undefined) continue
      const own = what(asset, occurrence)
      const before = first.get(key)
      if (before === undefined) first.set(key, own)
      else if (before !== own) several.add(key)
      if (!weakAt.has(`${own} ${key}`)) withGood.add(key)
    }
  }
  return { several, withGood }
}

/** What a use must do for the weakness of what it is to be one of what it makes; what it only reads was made elsewhere. */
const MAKES: { readonly [category: string]: ReadonlyArray<CryptoFunction> } = {
  "weak-cipher": ["encrypt", "keygen", "keyderive", "encapsulate", "sign", "generate"],
  "weak-mode": ["encrypt"],
  "weak-hash": ["sign", "digest", "keyderive", "tag", "generate", "encrypt"]
}

const onlyReads = ({ result: { rule }, occurrence: { functions } }: RuleHit): boolean => {
  const wanted = MAKES[rule.category]
  return (
    wanted !== undefined &&
    functions !== undefined &&
    !functions.some((one) => wanted.includes(one)) &&
    functions.some((one) => one === "decrypt" || one === "verify")
  )
}

const OF_ALGORITHMS: ReadonlySet<string> = new Set(["algorithm", "mode", "digest"])

const onlyDoesOf = (hit: RuleHit): Pick<Offer, "onlyDoes"> => {
  if (hit.occurrence.isOption === true) return { onlyDoes: "offer" }
  if (hit.asset.type !== "algorithm" || !OF_ALGORITHMS.has(hit.result.rule.aspect)) return {}
  if (hit.occurrence.isNamedOnly === true) return { onlyDoes: "name" }
  return onlyReads(hit) ? { onlyDoes: "read" } : {}
}

/**
 * Tells the uses whose algorithm is an option: where the program, or its user, picks one of several of which at least one is not
 * weak (a choice of nothing but weak ones is none), or one that nobody can read; a check of the peer that something else may
 * turn on, too; rows of a table beside others; what is only named
 * there; what only reads or checks what others have made; and what is there for those who ask for it by name.
 */
export const offeredUses = (
  assets: ReadonlyArray<CryptoAsset>,
  weak: ReadonlyArray<RuleHit>
): ((hit: RuleHit) => Offer) => {
  const atSpot = (asset: CryptoAsset, occurrence: Occurrence) =>
    isReadElsewhere(occurrence) ? spotOf(asset, occurrence) : undefined
  const spots = choicesBy(assets, atSpot, weak)
  const tables = choicesBy(assets, tableOf, weak)
  const checked = checkedAt(assets)
  const isOneOf = ({ several, withGood }: Choices, key: string | undefined): boolean =>
    key !== undefined && several.has(key) && withGood.has(key)
  return (hit) => {
    const { asset, occurrence, result } = hit
    if (occurrence.role !== "use" || result.rule.aspect === "material" || !TYPES.has(asset.type))
      return { isChosen: false, ...(occurrence.isOption === true && { onlyDoes: "offer" }) }
    const spot = atSpot(asset, occurrence)
    const isCheckedElsewhere = result.rule.aspect === "verification" && checked.has(checkOf(asset, occurrence) ?? "")
    const isOpen =
      occurrence.isOpenEnded === true &&
      (result.rule.aspect === "verification"
        ? isSetElsewhere(occurrence)
        : spot !== undefined && OF_ALGORITHMS.has(result.rule.aspect))
    return {
      isChosen: isOpen || isCheckedElsewhere || isOneOf(spots, spot) || isOneOf(tables, tableOf(asset, occurrence)),
      ...onlyDoesOf(hit)
    }
  }
}
