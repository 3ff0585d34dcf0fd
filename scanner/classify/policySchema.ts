import * as Schema from "effect/Schema"
import type { Policy, PolicyRow } from "./Policy.ts"
import { selectorSchema } from "./selectorSchema.ts"

const text = Schema.String.check(Schema.makeFilter((value: string) => value.trim() !== "" || "must not be empty"))

const isDate = (value: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const date = Schema.String.check(
  Schema.makeFilter(
    (value: string) => isDate(value) || `is ${JSON.stringify(value)}, which is no day; write it as "2031-01-01"`
  )
)

const address = Schema.String.check(
  Schema.makeFilter((value: string) => /^https?:\/\/[^\s/]\S*$/.test(value) || "must be an address on the web")
)

const id = Schema.String.check(
  Schema.makeFilter(
    (value: string) =>
      /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(value) || "must be of lower-case letters and digits with hyphens between"
  )
)

const isFirstDayBefore = ({ from, later }: PolicyRow): boolean =>
  from === undefined || later === undefined || from < later.from

const row: Schema.Codec<PolicyRow, unknown> = Schema.Struct({
  when: selectorSchema,
  status: Schema.Literals(["compliant", "deprecated", "disallowed", "unknown"]),
  from: Schema.optionalKey(date),
  later: Schema.optionalKey(Schema.Struct({ status: Schema.Literal("disallowed"), from: date })),
  clause: text,
  onlyWhereSaid: Schema.optionalKey(Schema.Literal(true)),
  note: Schema.optionalKey(text)
}).check(
  Schema.makeFilter((one: PolicyRow) => {
    if (one.later !== undefined && one.status !== "deprecated")
      return { path: ["later"], issue: "can only follow on a deprecation" }
    return isFirstDayBefore(one) || { path: ["later", "from"], issue: `must be after the row's own "from"` }
  })
)

const rows = Schema.NonEmptyArray(row).check(
  Schema.makeFilter((all: ReadonlyArray<PolicyRow>) => {
    const selectors = all.map(({ when }) => JSON.stringify(when))
    const again = selectors.findIndex((one, at) => selectors.indexOf(one) < at)
    return again < 0 || { path: [again, "when"], issue: "repeats that of a row before, so that the row never decides" }
  })
)

/** The format of a policy file. */
export const policySchema: Schema.Codec<Policy, unknown> = Schema.Struct({
  id,
  title: text,
  authority: text,
  version: text,
  status: Schema.Literals(["final", "draft"]),
  published: date,
  source: address,
  scope: text,
  rows,
  otherwise: Schema.Struct({ status: Schema.Literals(["disallowed", "unknown"]), clause: text })
})
