import * as Effect from "effect/Effect"
import { isOpen } from "../../../scanner/model/isOpen.ts"
import { severities } from "../../../scanner/model/severities.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { madeFolder } from "../../node/output.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { rendererOf } from "../outputFormats.ts"
import { writeText } from "../output.ts"

/** Files for the steps that follow, by the name of the output that says where they are. */
const documents = [
  { name: "sarif", file: "ciphermap.sarif", format: "sarif" },
  { name: "report", file: "ciphermap.html", format: "html" },
  { name: "scan", file: "ciphermap.json", format: "json" }
] as const

type Values = Readonly<Record<string, string | number>>

/** Writes the documents to a folder, which is made; returns where they are. */
export const writeDocuments = Effect.fnUntraced(function* (assessed: AssessedInventory, folder: string) {
  const made = yield* Effect.try({
    try: () => madeFolder(folder),
    catch: (cause) => CommandFailed.failure(`cannot make ${folder}: ${(cause as Error).message}`)
  })
  const paths: Record<string, string> = {}
  for (const { name, file, format } of documents) {
    paths[name] = `${made}/${file}`
    yield* writeText(yield* Effect.promise(() => rendererOf(format)(assessed)), paths[name])
  }
  const written: Values = paths
  return written
})

/** Outputs of the step: `name=value`, one a line. `newFindings` is undefined where nothing is compared. */
export const outputLines = (
  { assessment: { weaknesses, score } }: AssessedInventory,
  files: Values,
  newFindings: number | undefined
): string => {
  const open = weaknesses.filter(isOpen)
  const counts = severities.map((one) => [one, open.filter(({ severity }) => severity === one).length] as const)
  const values: Values = {
    ...files,
    hygiene: score.hygiene.value ?? "",
    quantum: score.quantum.value ?? "",
    findings: open.length,
    ...Object.fromEntries(counts),
    "new-findings": newFindings ?? ""
  }
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("")
}
