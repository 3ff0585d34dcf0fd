import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { archiveKindOf } from "../../../scanner/archives/archiveKinds.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { fileText } from "../fileText.ts"
import { fileBlob } from "../../node/fileBlob.ts"
import { codeOf } from "../../node/readRegular.ts"
import { readInput } from "../readInput.ts"
import { scanText } from "./scanUpload.ts"
import { SentArchive, sendUpload, targetOf } from "./sendUpload.ts"

const optionalText = (name: string, metavar: string, says: string) =>
  Flag.String(name).pipe(Flag.withMetavar(metavar), Flag.withDescription(says), Flag.optional)

const flags = {
  file: Argument.String("file").pipe(
    Argument.withDescription(
      "A scan saved with --format json, a CycloneDX BOM of any tool, or an archive or saved container image"
    )
  ),
  as: Flag.String("as").pipe(
    Flag.withMetavar("REPOSITORY"),
    Flag.withDescription("The repository at the service: its id, https address or name; made if it is not there")
  ),
  ref: optionalText("ref", "REF", "Branch or tag that it is of (default: the repository's default branch)"),
  commit: optionalText("commit", "SHA", "Commit that it is of (default: the one that a scan names)"),
  projectName: optionalText("project-name", "NAME", "Name in documents (default: that of the repository)"),
  projectVersion: optionalText("project-version", "VERSION", "Version in documents"),
  wait: Flag.Boolean("wait").pipe(
    Flag.withDescription("Wait until the service has evaluated it; --no-wait does not"),
    Flag.withDefault(true)
  ),
  quiet: Flag.Boolean("quiet").pipe(
    Flag.withAlias("q"),
    Flag.withDescription("Print the address of the result, and nothing else"),
    Flag.withDefault(false)
  )
}

/** An archive goes as it is, piece by piece. */
const archiveOf = (file: string) =>
  Effect.tryPromise({
    try: async () => {
      const { name, blob } = await fileBlob(file)
      return new SentArchive(name, blob)
    },
    catch: (cause) => CommandFailed.failure(`${file}: cannot be read (${codeOf(cause)})`)
  })

/** What is read of a file before it is sent: one that cannot be read is not sent, and a scan goes without lines of code. */
const documentOf = Effect.fnUntraced(function* (file: string) {
  if (archiveKindOf(file) !== undefined) return { document: yield* archiveOf(file), commit: undefined }
  const { kind, report, options } = yield* readInput(file)
  if (kind === "scan" && report !== undefined)
    return { document: yield* scanText(report, options), commit: options.git?.commit }
  return { document: yield* fileText(file), commit: undefined }
})

const isCommit = (text: string): boolean => /^[0-9a-f]{7,64}$/.test(text)

export const uploadCommand = Command.make(
  "upload",
  flags,
  Effect.fnUntraced(function* ({ file, as, quiet, wait, ...given }) {
    const asked = Option.getOrUndefined(given.commit)
    if (asked !== undefined && !isCommit(asked))
      return yield* CommandFailed.usage("--commit must be 7 to 64 hexadecimal digits in small letters")
    const { document, commit } = yield* documentOf(file)
    const texts = {
      ref: Option.getOrUndefined(given.ref),
      commit: asked ?? commit,
      project_name: Option.getOrUndefined(given.projectName),
      project_version: Option.getOrUndefined(given.projectVersion)
    }
    const of = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
    return yield* sendUpload({ document, of: { ...targetOf(as), ...of }, quiet, isStdoutTaken: false, waits: wait })
  })
).pipe(
  Command.withDescription(
    "Send a saved scan, a CycloneDX BOM of any tool, or an archive to the service at CIPHERMAP_URL"
  ),
  Command.withExamples([
    { command: "ciphermap upload cbom.json --as payments-api", description: "To a repository of that name" },
    { command: "ciphermap upload app.war --as shop", description: "An archive, which is scanned there" },
    {
      command: "ciphermap upload scan.json --as https://git.example.com/payments/api --ref feature/login",
      description: "To that of an address, for a branch"
    }
  ])
)
