import type { Verdict } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { clipped } from "../html/escape.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import type { Report } from "./Report.ts"
import { SCOPES, STATUS_TONES, STATUSES } from "./words.ts"

const MAX_TEXT = 400

/** A text that somebody else wrote. */
export const plain = (text: string): string => clipped(text, MAX_TEXT)

export const pill = (text: string, tone: string): Html => markup`<span class="pill ${tone}">${text}</span>`

/** A link to an address of our own making, or to one that is https. The head says for all of them that nobody follows or is told. */
export const link = (address: string | undefined, content: Content): Content =>
  address?.startsWith("https://") === true ? markup`<a href="${address}">${content}</a>` : content

/** The name of an asset, with a link to its row in the inventory. */
export const assetName = ({ anchorOf, assetOf }: Report, id: string, name = assetOf(id)?.name ?? id): Content => {
  const anchor = anchorOf(id)
  return anchor === undefined ? plain(name) : markup`<a href="#${anchor}">${plain(name)}</a>`
}

const NAMED = 6

/** The first of many names. */
export const someOf = (names: ReadonlyArray<Content>): Html => {
  const more = names.length - NAMED
  return markup`${joined(names.slice(0, NAMED), ", ")}${more > 0 ? ` and ${counted(more, "other")}` : undefined}`
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

/** Status with its day, and what follows. */
export const verdictView = ({ status, from, isInEffect, later }: Verdict): Html => {
  const day =
    from === undefined ? undefined : markup` <span class="day">${isInEffect ? "since" : "from"} ${from}</span>`
  const next =
    later === undefined ? undefined : markup`<div class="later">${STATUSES[later.status]} from ${later.from}</div>`
  return markup`${pill(STATUSES[status], isInEffect || status === "unknown" ? STATUS_TONES[status] : `${STATUS_TONES[status]} ahead`)}${day}${next}`
}

/** A section with its heading; `id` is what the navigation points to. */
export const sectionStart = (id: string, title: string, intro?: Content): Html =>
  markup`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${intro === undefined ? undefined : markup`<p class="intro">${intro}</p>`}`

export const sectionEnd: Html = markup`</section>`

export const emptyNote = (text: string): Html => markup`<p class="empty">${text}</p>`
