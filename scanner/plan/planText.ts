import { effortOf } from "./effortOf.ts"
import type { Effort, Exposure, LibraryOffer, Milestone, NoTarget, Plan, PlanItem, Target } from "./Plan.ts"

const EXPOSURES: { readonly [E in Exposure]: string } = {
  "key-agreement": "recorded today, decrypted later",
  "long-lived-secret": "long-lived secret",
  encryption: "encryption",
  signature: "signature",
  integrity: "integrity",
  other: "other",
  none: "no security rests on it"
}

export const exposureText = (exposure: Exposure): string => EXPOSURES[exposure]

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** `12 changes in 4 files`. */
export const effortText = ({ changes, files }: Pick<Effort, "changes" | "files">): string =>
  `${countText(changes, "change")} in ${countText(files, "file")}`

/** The same in a table: `from 2031-01-01`. */
export const shortDeadlineText = (item: Pick<PlanItem, "isOverdue" | "lapses">): string =>
  deadlineText(item).replace(/^not allowed /, "")

/** `overdue since 2024-01-01`, `not allowed from 2031-01-01`, `deprecated`. */
export const deadlineText = ({ isOverdue, lapses }: Pick<PlanItem, "isOverdue" | "lapses">): string => {
  if (isOverdue) return lapses === undefined ? "overdue" : `overdue since ${lapses}`
  return lapses === undefined ? "deprecated" : `not allowed from ${lapses}`
}

export const milestoneText = ({ isOverdue, day }: Milestone): string =>
  isOverdue ? "Overdue" : day === undefined ? "Deprecated" : `Before ${day}`

/** `ML-KEM-768`, and until when it is allowed. */
export const targetText = ({ name, until }: Target): string =>
  until === undefined ? name : `${name} (allowed until ${until})`

/** What is done: a certificate is not edited, but issued again. */
export const actionText = ({ type }: Pick<PlanItem, "type">): string => (type === "certificate" ? "reissue with" : "to")

/** What replaces it, or why nothing does. */
export const replacementText = ({ target, noTarget }: Pick<PlanItem, "target" | "noTarget">): string =>
  target === undefined ? (noTarget?.text ?? "") : targetText(target)

const SHORT_REASONS: { readonly [W in NoTarget["why"]]: string } = {
  "use-unknown": "What the key is for decides",
  "policies-disagree": "No target satisfies all policies",
  "none-known": "No replacement is known"
}

/** The same in a few words. */
export const shortReplacementText = ({ target, noTarget }: Pick<PlanItem, "target" | "noTarget">): string =>
  target === undefined ? (noTarget === undefined ? "" : SHORT_REASONS[noTarget.why]) : targetText(target)

const STATES: { readonly [S in LibraryOffer["state"]]: (offer: LibraryOffer) => string } = {
  offered: ({ algorithm, since }) => `has ${algorithm}, since ${since}`,
  upgrade: ({ algorithm, since }) => `has ${algorithm} from ${since} on: upgrade`,
  "in-use": ({ algorithm }) => `is used for ${algorithm} in this project already`,
  "from-version": ({ algorithm, since }) => `has ${algorithm} from ${since} on; which version is in use is not known`,
  named: ({ algorithm }) => `has an API for ${algorithm}, since an unknown version`,
  unknown: ({ algorithm }) => `it is not known whether it has ${algorithm}`
}

/** `pkg:cargo/rustls 0.23.43 has X25519MLKEM768, since 0.23.22`. */
export const offerText = (offer: LibraryOffer): string => {
  const { library, version, state, note } = offer
  const name = version === undefined ? library : `${library} ${version}`
  return `${name}${state === "unknown" ? ":" : ""} ${STATES[state](offer)}${note === undefined ? "" : `. ${note}`}`
}

/** Assets that have the same deadline and the same replacement: one piece of work. */
export interface PlanGroup {
  /** Each once, with how many assets have it. */
  readonly names: ReadonlyArray<readonly [name: string, count: number]>
  readonly items: readonly [PlanItem, ...ReadonlyArray<PlanItem>]
  readonly effort: Effort
}

const groupKey = (item: PlanItem): string =>
  [
    item.isOnlyInTests,
    item.isOverdue,
    item.lapses,
    item.exposure,
    actionText(item),
    replacementText(item),
    item.interim?.name
  ].join("\n")

/** Certificates are many, and named by what they are about. */
const workName = ({ type, name }: PlanItem): string => (type === "certificate" ? "certificate" : name)

const groupOf = (items: ReadonlyArray<PlanItem>): PlanGroup => {
  const [first, ...others] = items
  return {
    names: [...Map.groupBy(items, workName)].map(([name, all]) => [name, all.length]),
    items: [first!, ...others],
    effort: effortOf(items.flatMap(({ changes }) => changes))
  }
}

/** The items in pieces of work, in the order of the plan. */
export const groupsIn = (items: ReadonlyArray<PlanItem>): ReadonlyArray<PlanGroup> =>
  [...Map.groupBy(items, groupKey).values()].map(groupOf)

const NAMED = 6

/** `RSA-2048 (3), RSA-3072 and 2 more`. */
export const namesText = ({ names }: Pick<PlanGroup, "names">, most = NAMED): string => {
  const shown = names.slice(0, most).map(([name, count]) => (count === 1 ? name : `${name} (${count})`))
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ")
}

/** `nist-ir-8547, cnsa-2.0` */
export const policiesText = ({ items }: Pick<PlanGroup, "items">): string =>
  [...new Set(items.flatMap(({ reasons }) => reasons.map(({ policy }) => policy)))].join(", ")

export const productionItems = ({ items }: Plan): ReadonlyArray<PlanItem> =>
  items.filter(({ isOnlyInTests }) => !isOnlyInTests)

export const testItems = ({ items }: Plan): ReadonlyArray<PlanItem> =>
  items.filter(({ isOnlyInTests }) => isOnlyInTests)

const listed = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`

/** What an executive has to know, in sentences. */
export const planSentences = (plan: Plan): ReadonlyArray<string> => {
  const { at, policies, assessed, questions } = plan
  const items = productionItems(plan)
  const tests = testItems(plan)
  const named = listed(policies.map(({ id, status }) => (status === "draft" ? `${id} (draft)` : id)))
  if (policies.length === 0) return ["No policy was chosen, so that there is nothing to plan for."]
  if (assessed === 0) return [`Nothing was found that ${named} could be asked about.`]
  const overdue = items.filter(({ isOverdue }) => isOverdue)
  const next = items.find(({ isOverdue, lapses }) => !isOverdue && lapses !== undefined)?.lapses
  const unknown = questions.filter(({ isOnlyInTests }) => !isOnlyInTests)
  const without = items.filter(({ target }) => target === undefined)
  return [
    items.length === 0
      ? `Nothing in production has to change for ${named} until ${at}.`
      : `${countText(items.length, "asset")} of ${assessed} ${items.length === 1 ? "has" : "have"} to change so that ${named} ${policies.length === 1 ? "is" : "are"} satisfied on ${at}: ${effortText(effortOf(items.flatMap(({ changes }) => changes)))}.`,
    ...(overdue.length > 0
      ? [`${countText(overdue.length, "asset")} of these ${overdue.length === 1 ? "is" : "are"} overdue.`]
      : []),
    ...(next === undefined ? [] : [`The next date is ${next}.`]),
    ...(without.length > 0
      ? [`For ${countText(without.length, "asset")} there is no single target; the plan says why.`]
      : []),
    ...(unknown.length > 0
      ? [`${countText(unknown.length, "asset")} cannot be judged before something is found out.`]
      : []),
    ...(tests.length > 0
      ? [`${countText(tests.length, "further asset")} ${tests.length === 1 ? "is" : "are"} only in tests and examples.`]
      : [])
  ]
}

/** How the plan changed since an earlier scan. */
export const trendText = ({ trend }: Plan): string | undefined => {
  if (trend === undefined) return undefined
  const { title, before, now, added, done } = trend
  return `${title}: ${countText(before.items, "asset")} and ${countText(before.changes, "change")} then, ${now.items} and ${now.changes} now; ${added.length} new, ${done.length} done; ${before.overdue} overdue then, ${now.overdue} now.`
}
