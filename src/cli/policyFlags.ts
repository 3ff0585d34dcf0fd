import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Flag from "effect/cli/Flag"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import type { Baseline } from "../../scanner/classify/Baseline.ts"
import type { Policy } from "../../scanner/classify/Policy.ts"
import type { AssessOptions } from "../../scanner/classify/assess.ts"
import { weakPlaces } from "../../scanner/model/weakPlaces.ts"
import type { SeverityOverride } from "../../scanner/classify/withSeverities.ts"
import type { Assessment, Weakness } from "../../scanner/model/Assessment.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { didYouMean } from "../../scanner/classify/nearest.ts"
import { fileText } from "./fileText.ts"

/** Flags for the policies, the day and the baseline that an inventory is assessed by. */
export const policyFlags = {
  policy: Flag.String("policy").pipe(
    Flag.withDescription(
      "Evaluate against this policy; separate several by commas, or repeat the option (ciphermap policy list)"
    ),
    Flag.withMetavar("ID"),
    Flag.atLeast(0)
  ),
  policyFile: Flag.String("policy-file").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription("Evaluate against the policy in this JSON file; may be repeated"),
    Flag.atLeast(0)
  ),
  on: Flag.String("on").pipe(
    Flag.withMetavar("DAY"),
    Flag.withDescription("Evaluate for this day, as YYYY-MM-DD (default: today)"),
    Flag.optional
  ),
  baseline: Flag.String("baseline").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription("Mark findings that this file lists as suppressed"),
    Flag.optional
  )
}

export interface PolicyFlagValues {
  readonly policy: ReadonlyArray<string>
  readonly policyFile: ReadonlyArray<string>
  readonly on: Option.Option<string>
  readonly baseline: Option.Option<string>
}

/** The policies, day and baseline that an inventory is assessed by. */
export interface PolicyOptions extends Omit<AssessOptions, "baseline"> {
  readonly baseline?: Baseline & { readonly file: string }
  /** Severities that the project gives to rules. */
  readonly severities?: ReadonlyArray<SeverityOverride>
}

/** Assesses an inventory. The modules for that are loaded when it is needed. */
export const assessedBy = async (inventory: Inventory, options: PolicyOptions): Promise<Assessment> => {
  const [{ assess }, { withSeverities }] = await Promise.all([
    import("../../scanner/classify/assess.ts"),
    import("../../scanner/classify/withSeverities.ts")
  ])
  return withSeverities(assess(inventory, options), options.severities ?? [])
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text

/** The day that an option names. */
export const dayNamed = (option: string, day: string): Effect.Effect<string, CommandFailed> =>
  isDay(day) ? Effect.succeed(day) : Effect.fail(CommandFailed.usage(`--${option} must be a day as YYYY-MM-DD: ${day}`))

const dayOf = (on: Option.Option<string>): Effect.Effect<string, CommandFailed> =>
  Option.isNone(on) ? Effect.sync(() => new Date().toISOString().slice(0, 10)) : dayNamed("on", on.value)

const builtIn = Effect.fnUntraced(function* (names: ReadonlyArray<string>) {
  if (names.length === 0) return []
  const { policies } = yield* Effect.promise(() => import("../../scanner/classify/policies.ts"))
  return yield* Effect.forEach(names, (name): Effect.Effect<Policy, CommandFailed> => {
    const policy = policies[name]
    const known = Object.keys(policies)
    return policy === undefined
      ? Effect.fail(
          CommandFailed.usage(`there is no policy ${name}`, `${didYouMean(name, known)}There are ${known.join(", ")}`)
        )
      : Effect.succeed(policy)
  })
})

/** Names the file in which something is wrong. */
const within =
  (file: string) =>
  ({ message }: { readonly message: string }): CommandFailed =>
    CommandFailed.failure(`${file}: ${message}`)

const ownPolicy = Effect.fnUntraced(function* (file: string) {
  const text = yield* fileText(file)
  const { readPolicy } = yield* Effect.promise(() => import("../../scanner/bom/read/readPolicy.ts"))
  return yield* Effect.fromResult(Result.mapError(readPolicy(text), within(file)))
})

const baselineOf = Effect.fnUntraced(function* (file: string) {
  const text = yield* fileText(file)
  const { readBaseline } = yield* Effect.promise(() => import("../../scanner/bom/read/readBaseline.ts"))
  const baseline = yield* Effect.fromResult(Result.mapError(readBaseline(text), within(file)))
  return { ...baseline, file }
})

const distinct = (policies: ReadonlyArray<Policy>): Effect.Effect<ReadonlyArray<Policy>, CommandFailed> => {
  const twice = policies.find(({ id }, at) => policies.findIndex((one) => one.id === id) !== at)
  return twice === undefined
    ? Effect.succeed(policies)
    : Effect.fail(CommandFailed.usage(`there are two policies ${twice.id}`))
}

/** Reads everything that the flags name, before anything is scanned. */
export const policyOptionsOf = Effect.fnUntraced(function* ({ policy, policyFile, on, baseline }: PolicyFlagValues) {
  const day = yield* dayOf(on)
  const names = [...new Set(policy.flatMap((list) => list.split(",")).map((name) => name.trim()))].filter(
    (name) => name !== ""
  )
  const policies = yield* distinct([...(yield* builtIn(names)), ...(yield* Effect.forEach(policyFile, ownPolicy))])
  const options: PolicyOptions = {
    on: day,
    policies,
    ...(Option.isSome(baseline) && { baseline: yield* baselineOf(baseline.value) })
  }
  return options
})

/** What a component is called whatever its version: its package URL, or its name. */
const componentKey = ({ component: { purl, name } }: BomOptions): string => purl?.replace(/@[^?#]*/, "") ?? name

/** A baseline of another repository would hide what it knows nothing of. */
export const checkBaseline = ({ baseline }: PolicyOptions, options: BomOptions): Effect.Effect<void, CommandFailed> => {
  const scanned = componentKey(options)
  return baseline === undefined || baseline.component === scanned
    ? Effect.void
    : Effect.fail(
        CommandFailed.failure(`${baseline.file}: $.component is ${baseline.component}, and this is ${scanned}`)
      )
}

/** All weaknesses, place by place, but those that comments suppress; reasons are kept. */
export const toBaseline = (weaknesses: ReadonlyArray<Weakness>, options: BomOptions): Baseline => ({
  version: 1,
  component: componentKey(options),
  weaknesses: weaknesses
    .flatMap(weakPlaces)
    .filter(({ suppressed }) => suppressed?.by !== "comment")
    .map(({ id, rule, location: { path }, suppressed }) => ({
      id,
      rule,
      path,
      ...(suppressed?.reason !== undefined && { reason: suppressed.reason })
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.id < b.id ? -1 : 1))
})
