import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { printable } from "../../scanner/model/printable.ts"
import {
  type Unrecognised,
  unrecognisedFiles,
  type UnrecognisedImport
} from "../../scanner/model/UnrecognisedImport.ts"
import { scanTarget } from "../node/scanTarget.ts"
import { reportOf, targetErrors } from "./assessTarget.ts"
import { counted, type Row, section } from "./columns.ts"
import { fileFlag, writeText } from "./output.ts"
import { configurationFlags, configurationOf, configured } from "./configuration.ts"
import { scanFlags, scanOptionsOf } from "./scanFlags.ts"

/** A name of a library that no row knows, with everything that calls it. */
interface UnknownName {
  readonly library: string
  readonly language: string
  readonly name: string
  readonly count: number
  readonly files: number
  /** `path:line` of the first call. */
  readonly where: string
}

/** Unknown names over all files, most frequent first. */
const unknownNames = (imports: ReadonlyArray<UnrecognisedImport>): ReadonlyArray<UnknownName> => {
  const calls = imports.flatMap(({ library, language, path, calls: of }) =>
    of.map((call) => ({ library, language, path, ...call }))
  )
  return [...Map.groupBy(calls, ({ library, name }) => `${library}\n${name}`).values()]
    .map((all): UnknownName => {
      const { library, language, name, path, line } = all[0]!
      const count = all.reduce((sum, one) => sum + one.count, 0)
      return { library, language, name, count, files: all.length, where: `${path}:${line}` }
    })
    .toSorted(
      (a, b) => b.count - a.count || (a.library < b.library ? -1 : a.library > b.library ? 1 : a.name < b.name ? -1 : 1)
    )
}

const summary = ({ imports, more }: Unrecognised): string => {
  const { production, others } = unrecognisedFiles(imports)
  const files = `${counted(production, "file")} of the project and ${others} of tests, examples or copies`
  return imports.length === 0
    ? "something was recognised of every cryptographic library that a file imports\n"
    : `${files} import a cryptographic library of which nothing was recognised there${more === 0 ? "" : `; ${counted(more, "further import")} not listed`}\n`
}

const importRow = ({ library, scope, path, line, imported, calls, moreCalls }: UnrecognisedImport): Row => [
  printable(library),
  scope,
  String(calls.length + moreCalls),
  `${printable(path)}:${line}`,
  printable(imported)
]

const renderTable = (unrecognised: Unrecognised): string =>
  [
    section(
      ["LIBRARY", "UNKNOWN NAME", "CALLS", "FILES", "FIRST"],
      unknownNames(unrecognised.imports).map(({ library, name, count, files, where }) => [
        printable(library),
        printable(name),
        String(count),
        String(files),
        printable(where)
      ])
    ),
    section(["LIBRARY", "SCOPE", "UNKNOWN NAMES", "WHERE", "IMPORT"], unrecognised.imports.map(importRow)),
    summary(unrecognised)
  ].join("")

const renderJson = ({ imports, more }: Unrecognised): string =>
  `${JSON.stringify({ imports, more, names: unknownNames(imports) }, null, 2)}\n`

const renderers = { table: renderTable, json: renderJson }

export const coverageCommand = Command.make(
  "coverage",
  {
    paths: Argument.String("path").pipe(
      Argument.withDescription("Folder to scan; or files and folders in the current folder"),
      Argument.atLeast(1)
    ),
    ...scanFlags,
    ...configurationFlags,
    format: Flag.Literals("format", ["table", "json"]).pipe(
      Flag.withDescription("table or json"),
      Flag.withDefault("table" as const)
    ),
    output: fileFlag
  },
  Effect.fnUntraced(function* ({ paths, format, output, ...given }) {
    const target = yield* scanTarget(paths).pipe(Effect.catchTags(targetErrors))
    const configuration = yield* configurationOf(given.config, target.root)
    const options = yield* scanOptionsOf({ ...configured(given, configuration, target.root), allowEmpty: false })
    const { unrecognised } = yield* reportOf(target, options)
    yield* writeText([renderers[format](unrecognised)], Option.getOrUndefined(output))
  })
).pipe(
  Command.withDescription("List cryptographic libraries that are imported and of which nothing was recognised"),
  Command.withExamples([
    { command: "ciphermap coverage .", description: "Show what a scan of the current folder may miss" },
    { command: "ciphermap coverage . --format json --output coverage.json", description: "The same for a program" }
  ])
)
