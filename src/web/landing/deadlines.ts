import { policies } from "../../../scanner/classify/policies.ts"
import type { Subject } from "../../../scanner/classify/Subject.ts"
import { verdictOf } from "../../../scanner/classify/verdictOf.ts"
import type { VerdictStatus } from "../../../scanner/model/Assessment.ts"

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
export interface Span {
  readonly status: VerdictStatus
  readonly from: number
  readonly to: number
}

/** The verdicts of a policy on the signature, year by year. */
export interface Deadline {
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
