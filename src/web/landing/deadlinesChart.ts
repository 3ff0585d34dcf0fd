import type { Subject } from "../../../scanner/classify/Subject.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { verdictOf } from "../../../scanner/classify/verdictOf.ts"
import { type Html, joined, markup } from "../../../scanner/html/markup.ts"
import { STATUS_TONES } from "../../../scanner/html/words.ts"
import type { VerdictStatus } from "../../../scanner/model/Assessment.ts"

const left = 118
const yearWidth = 26
const rowHeight = 34
const top = 30
/** The most common signature of certificates and programs: RSA with 2,048 bits and SHA-256. */
const signature: Subject = {
  type: "algorithm",
  name: "RSA",
  keyBits: 2_048,
  primitive: "signature",
  padding: "pkcs1v15",
  digest: "SHA-256",
  functions: ["sign"]
}

const first = 2025
const last = 2037

/** Short names. */
const names: Readonly<Record<string, string>> = {
  "nist-ir-8547": "NIST IR 8547",
  "cnsa-2.0": "NSA CNSA 2.0",
  "bsi-tr-02102": "BSI TR-02102",
  anssi: "ANSSI guide",
  "eccg-acm": "EU ECCG ACM",
  "asd-ism": "Australian ISM"
}

/** Consecutive years with the same verdict, both included. */
interface Span {
  readonly status: VerdictStatus
  readonly from: number
  readonly to: number
}

/** The verdicts of a policy on the signature, year by year. */
interface Deadline {
  readonly policy: string
  readonly spans: ReadonlyArray<Span>
}

export const years: ReadonlyArray<number> = Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** A verdict that is not in effect yet still allows it. */
const statusIn = (id: string, year: number): VerdictStatus => {
  const { status, isInEffect } = verdictOf(policies[id]!, signature, `${year}-07-01`)
  return isInEffect ? status : "compliant"
}

const spansOf = (id: string): ReadonlyArray<Span> =>
  years.reduce<ReadonlyArray<Span>>((spans, year) => {
    const status = statusIn(id, year)
    const before = spans.at(-1)
    return before?.status === status
      ? [...spans.slice(0, -1), { ...before, to: year }]
      : [...spans, { status, from: year, to: year }]
  }, [])

const beginOf = ({ spans }: Deadline): number => spans.find(({ status }) => status === "disallowed")?.from ?? last + 1

/** The policies that disallow it within these years, the earliest first. */
export const deadlines: ReadonlyArray<Deadline> = Object.entries(names)
  .map(([id, policy]): Deadline => ({ policy, spans: spansOf(id) }))
  .toSorted((one, other) => beginOf(one) - beginOf(other))

const width = left + years.length * yearWidth
const height = top + deadlines.length * rowHeight + 2

const xOf = (year: number): number => left + (year - years[0]!) * yearWidth

const words = { compliant: "allowed", deprecated: "deprecated", disallowed: "disallowed", unknown: "not said" } as const

const spanWords = ({ status, from, to }: Span): string =>
  to === years.at(-1) ? `${words[status]} from ${from} on` : `${words[status]} until ${to}`

const rowWords = ({ policy, spans }: Deadline): string => `${policy}: ${spans.map(spanWords).join(", ")}`

const bar = ({ status, from, to }: Span, row: number): Html =>
  markup`<rect class="mark ${STATUS_TONES[status]}" x="${xOf(from) + 1}" y="${top + row * rowHeight + 8}" width="${(to - from + 1) * yearWidth - 2}" height="16" rx="3" />`

const yearLabel = (year: number): Html | undefined =>
  year % 5 === 0
    ? markup`<line class="tick" x1="${xOf(year)}" x2="${xOf(year)}" y1="22" y2="${height}" /><text class="year" x="${xOf(year)}" y="14">${year}</text>`
    : undefined

const today = (year: number): Html | undefined =>
  years.includes(year)
    ? markup`<line class="today" x1="${xOf(year) + yearWidth / 2}" x2="${xOf(year) + yearWidth / 2}" y1="22" y2="${height}" />`
    : undefined

const legend = (["compliant", "deprecated", "disallowed"] as const).map(
  (status) =>
    markup`<li><svg width="12" height="12" aria-hidden="true" focusable="false"><rect class="mark ${STATUS_TONES[status]}" width="12" height="12" rx="3" /></svg> ${words[status]}</li>`
)

/** How long policies allow the most common signature, computed from the policies. */
export const deadlinesChart = (year: number): Html => markup`<figure class="deadlines">
  <figcaption><strong>An RSA-2048 signature, year by year</strong> What six policies say of it, as this service reads them. The dashed line is this year, ${year}.</figcaption>
  <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${deadlines.map(rowWords).join("; ")}">
    ${years.map(yearLabel)}
    ${deadlines.map(
      ({ policy, spans }, row) =>
        markup`<text class="policy" x="0" y="${top + row * rowHeight + 21}">${policy}</text>${joined(
          spans.map((span) => bar(span, row)),
          ""
        )}`
    )}
    ${today(year)}
  </svg>
  <ul class="kinds">${legend}</ul>
</figure>`
