import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { Verdict } from "../../scanner/model/Assessment.ts"
import { verdictText } from "../../scanner/bom/verdictText.ts"
import { printable } from "../../scanner/model/printable.ts"
import { counted, section } from "./columns.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { assessInput, readInput } from "./readInput.ts"
import { policyFlags, policyOptionsOf } from "./policyFlags.ts"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import { fileFlag, writeText } from "./output.ts"

interface Judgement {
  readonly name: string
  readonly verdict: Verdict
}

const judgementsIn = ({ inventory, assessment }: AssessedInventory): ReadonlyArray<Judgement> =>
  inventory.assets.flatMap(({ id, name }) =>
    (assessment.verdicts.get(id) ?? []).map((verdict): Judgement => ({ name, verdict }))
  )

const renderVerdicts = (
  { assessment: { policies, conflicts, laterConflicts, on } }: AssessedInventory,
  all: ReadonlyArray<Judgement>
): string =>
  [
    section(
      ["ASSET", "POLICY", "VERDICT", "CLAUSE"],
      all.map(({ name, verdict }) => [printable(name), verdict.policy, verdictText(verdict), printable(verdict.clause)])
    ),
    section(
      ["POLICY", "COMPLIANT", "DEPRECATED", "DISALLOWED", "UNKNOWN"],
      policies.map(({ id, counts }) => [
        id,
        ...[counts.compliant, counts.deprecated, counts.disallowed, counts.unknown].map(String)
      ])
    ),
    conflicts.length === 0 ? "" : `the policies disagree on ${conflicts.length} of the assets\n`,
    laterConflicts.length === 0 ? "" : `the policies will disagree later on ${laterConflicts.length} of the assets\n`,
    `evaluated for ${on}\n`
  ].join("")

const verdictsJson = ({ assessment: { policies, on } }: AssessedInventory, all: ReadonlyArray<Judgement>): string =>
  `${JSON.stringify({ on, policies, verdicts: all.map(({ name, verdict }) => ({ asset: name, ...verdict })) }, null, 2)}\n`

const renderers = { table: renderVerdicts, json: verdictsJson }

/** A verdict that does not hold yet fails nothing: `--on` looks ahead. */
const isFailing = ({ verdict: { status, isInEffect } }: Judgement, failOn: "disallowed" | "deprecated"): boolean =>
  isInEffect && (status === "disallowed" || status === failOn)

const verdictGate = (
  all: ReadonlyArray<Judgement>,
  failOn: "disallowed" | "deprecated" | "never"
): Effect.Effect<void, CommandFailed> => {
  if (failOn === "never") return Effect.void
  const failing = all.filter((one) => isFailing(one, failOn))
  if (failing.length === 0) return Effect.void
  const policies = [...new Set(failing.map(({ verdict }) => verdict.policy))].join(", ")
  return Effect.fail(CommandFailed.gate(`${counted(failing.length, "verdict")} against the policy (${policies})`))
}

const checkFlags = {
  file: Argument.String("file").pipe(Argument.withDescription("A CycloneDX BOM, or a scan saved with --format json")),
  format: Flag.Literals("format", ["table", "json"]).pipe(
    Flag.withDescription("table or json"),
    Flag.withDefault("table" as const)
  ),
  output: fileFlag,
  failOn: Flag.Literals("fail-on", ["disallowed", "deprecated", "never"]).pipe(
    Flag.withDescription("Exit with 1 when an asset is disallowed (default), or deprecated as well, on the day"),
    Flag.withDefault("disallowed" as const)
  ),
  policy: policyFlags.policy,
  policyFile: policyFlags.policyFile,
  on: policyFlags.on
}

const checkCommand = Command.make(
  "check",
  checkFlags,
  Effect.fnUntraced(function* ({ file, format, output, failOn, ...others }) {
    const policyOptions = yield* policyOptionsOf({ ...others, baseline: Option.none() })
    if (policyOptions.policies.length === 0)
      return yield* CommandFailed.usage("give a policy with --policy or --policy-file")
    const result = yield* assessInput(yield* readInput(file), policyOptions)
    const all = judgementsIn(result)
    yield* writeText([renderers[format](result, all)], Option.getOrUndefined(output))
    yield* verdictGate(all, failOn)
  })
).pipe(
  Command.withDescription("Evaluate each asset of a BOM against policies, and fail where one is not allowed"),
  Command.withExamples([
    { command: "ciphermap policy check cbom.json --policy cnsa-2.0", description: "Check a BOM against CNSA 2.0" }
  ])
)

const listCommand = Command.make(
  "list",
  {},
  Effect.fnUntraced(function* () {
    const { policies } = yield* Effect.promise(() => import("../../scanner/classify/policies.ts"))
    const rows = Object.values(policies).map(({ id, version, status, published, title }) => [
      id,
      version,
      status,
      published,
      title
    ])
    yield* writeText([section(["ID", "VERSION", "STATUS", "PUBLISHED", "TITLE"], rows)], undefined)
  })
).pipe(Command.withDescription("List the policies that come with Ciphermap"))

export const policyCommand = Command.make("policy").pipe(
  Command.withDescription("Policies for cryptography"),
  Command.withSubcommands([checkCommand, listCommand])
)
