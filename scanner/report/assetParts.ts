import type { Verdict } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { grouped } from "../html/numbers.ts"
import { pill, plain } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import { SCOPES, STATUS_TONES, STATUSES } from "../html/words.ts"

/** The name of an asset, with a link to its row in the inventory. */
export const assetName = ({ anchorOf, assetOf }: Report, id: string, name = assetOf(id)?.name ?? id): Content => {
  const anchor = anchorOf(id)
  return anchor === undefined ? plain(name) : markup`<a href="#${anchor}">${plain(name)}</a>`
}

/** `3 production, 17 test`. */
export const scopeCounts = (occurrences: ReadonlyArray<{ readonly scope: UsageScope }>): string => {
  const counts = new Map<UsageScope, number>()
  for (const { scope } of occurrences) counts.set(scope, (counts.get(scope) ?? 0) + 1)
  return (Object.keys(SCOPES) as unknown as ReadonlyArray<UsageScope>)
    .flatMap((scope) => (counts.has(scope) ? [`${grouped(counts.get(scope)!)} ${SCOPES[scope]}`] : []))
    .join(", ")
}

/** `128 bits classical, NIST category 1`. */
export const levelWords = ({ levels: { classical, quantum } }: CryptoAsset): ReadonlyArray<string> => [
  ...(classical === undefined ? [] : [`${classical}-bit classical`]),
  ...(quantum === undefined ? [] : [quantum === 0 ? "No NIST category" : `NIST category ${quantum}`])
]

/** Status with its date, and the next status. */
export const verdictView = ({ status, from, isInEffect, later }: Verdict): Html => {
  const day =
    from === undefined ? undefined : markup` <span class="day">${isInEffect ? "since" : "from"} ${from}</span>`
  const next =
    later === undefined ? undefined : markup`<div class="later">${STATUSES[later.status]} from ${later.from}</div>`
  return markup`${pill(STATUSES[status], isInEffect || status === "unknown" ? STATUS_TONES[status] : `${STATUS_TONES[status]} ahead`)}${day}${next}`
}
