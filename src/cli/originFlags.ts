import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Flag from "effect/cli/Flag"
import type { BomOptions, SbomLinks } from "../../scanner/bom/BomOptions.ts"
import { type Origin, origins } from "../../scanner/model/Origin.ts"
import { didYouMean } from "../../scanner/classify/nearest.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { fileText } from "./fileText.ts"
import type { Input } from "./readInput.ts"

/** Whose cryptography there is in every output. */
export const originFlag = Flag.String("origin").pipe(
  Flag.withMetavar("ORIGIN"),
  Flag.withDescription(
    `Only what is of these: ${origins.join(", ")}; separate several by commas, or repeat the option (default: all)`
  ),
  Flag.atLeast(0)
)

/** A bill of materials of the software. */
export const sbomFlag = Flag.String("sbom").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("Link libraries to this bill of materials, CycloneDX or SPDX in JSON"),
  Flag.optional
)

const isOrigin = (name: string): name is Origin => origins.some((one) => one === name)

/** The origins that are asked for; undefined for all. */
export const originsOf = Effect.fnUntraced(function* (given: ReadonlyArray<string>) {
  const names = given.flatMap((list) => list.split(",")).map((name) => name.trim())
  const wrong = names.find((name) => !isOrigin(name))
  if (wrong !== undefined)
    return yield* CommandFailed.usage(
      `there is no origin ${wrong}`,
      `${didYouMean(wrong, origins)}It can be ${origins.join(", ")}.`
    )
  const asked = origins.filter((one) => names.includes(one))
  return asked.length === 0 || asked.length === origins.length ? undefined : asked
})

/** What a file holds, with only what is of some origins. */
export const inputWithOrigins = Effect.fnUntraced(function* (input: Input, asked: ReadonlyArray<Origin> | undefined) {
  if (asked === undefined) return input
  const { inventoryWithOrigins, reportWithOrigins } = yield* Effect.promise(
    () => import("../../scanner/model/withOrigins.ts")
  )
  const chosen: Input = {
    ...input,
    inventory: inventoryWithOrigins(input.inventory, asked),
    ...(input.report !== undefined && { report: reportWithOrigins(input.report, asked) })
  }
  return chosen
})

/** The links that a file gives, and its text. */
export interface ReadSbom {
  readonly links: SbomLinks
  readonly text: string
}

export const sbomOf = Effect.fnUntraced(function* (file: Option.Option<string>) {
  if (Option.isNone(file)) return undefined
  const text = yield* fileText(file.value)
  const { readSbom } = yield* Effect.promise(() => import("../../scanner/bom/read/readSbom.ts"))
  const links = yield* Effect.fromResult(
    Result.mapError(readSbom(text), ({ message }) => CommandFailed.failure(`${file.value}: ${message}`))
  )
  const read: ReadSbom = { links, text }
  return read
})

export const withSbom = (options: BomOptions, sbom: ReadSbom | undefined): BomOptions =>
  sbom === undefined ? options : { ...options, sbom: sbom.links }
