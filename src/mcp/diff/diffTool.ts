import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { compareInventories } from "../../../scanner/classify/compareInventories.ts"
import type { PolicyOptions } from "../../cli/policyFlags.ts"
import { assessInput, type Input, readInput } from "../../cli/readInput.ts"
import { provideScanner } from "../../node/CommandScanner.ts"
import type { Progress } from "../Reporter.ts"
import type { Session } from "../Session.ts"
import { ToolFailure } from "../ToolFailure.ts"
import type { ToolSpec } from "../addTool.ts"
import { DEFAULT_LIMIT, listingArguments, pathArgument, policyArguments, policyOptionsFor } from "../arguments.ts"
import type { AllowedPath } from "../node/AllowedPaths.ts"
import { scanAllowed } from "../node/allowedTarget.ts"
import { allowedRepository, treeAt } from "../node/treeAt.ts"
import { makeSelection } from "../../../scanner/select/makeSelection.ts"
import type { FolderScan } from "../../node/scanFolder.ts"
import { configurationIn } from "../configurationIn.ts"
import { scanAtRef } from "../node/scanAtRef.ts"
import { quoted } from "../quoted.ts"
import { assessScan } from "../scan/assessScan.ts"
import { type Compared, DiffAnswer, diffAnswer } from "./DiffAnswer.ts"

interface Work {
  readonly session: Session["Service"]
  readonly policyOptions: PolicyOptions
  readonly progress: Progress
  /** Which files of a folder are scanned. */
  readonly wishes: FolderScan
}

const selectionOf = ({ include = [], exclude = [], maxFileSize }: FolderScan) => ({ include, exclude, maxFileSize })

/** Bytes; a scan of 30,000 findings has some 60 million. */
const MAX_DOCUMENT = 268_435_456

const readDocument = ({ path, size }: AllowedPath): Effect.Effect<Input, ToolFailure> =>
  size > MAX_DOCUMENT
    ? new ToolFailure({ code: "too_large", message: `${quoted(path)} has more than ${MAX_DOCUMENT} bytes` })
    : readInput(path).pipe(
        Effect.mapError(({ message }) => new ToolFailure({ code: "unreadable_document", message: quoted(message) }))
      )

const notComparable = (message: string) => new ToolFailure({ code: "not_comparable", message })

/** Scans count the same code alike; other tools, and other kinds of documents, do not. */
const checkAlike = (before: Input, after: Pick<Input, "kind" | "tool">): Effect.Effect<void, ToolFailure> => {
  if (before.kind !== after.kind)
    return notComparable(`the one is a ${before.kind} and the other a ${after.kind}: give two of the same kind`)
  return before.tool === after.tool ? Effect.void : notComparable("different tools wrote the two documents")
}

const compared = (
  names: Pick<Compared, "before" | "after">,
  { on }: PolicyOptions,
  before: AssessedInventory,
  after: AssessedInventory
): Compared => ({
  ...names,
  on,
  diff: compareInventories(before, after)
})

const OWN_SCAN = { kind: "scan", tool: "ciphermap" } as const

/** Two documents. */
const documents = Effect.fnUntraced(function* ({ policyOptions }: Work, before: AllowedPath, after: AllowedPath) {
  const first = yield* readDocument(before)
  const second = yield* readDocument(after)
  yield* checkAlike(first, second)
  return compared(
    { before: before.path, after: after.path },
    policyOptions,
    yield* assessInput(first, policyOptions),
    yield* assessInput(second, policyOptions)
  )
})

/** A document, and a folder as it is now. */
const documentAndFolder = Effect.fnUntraced(function* (
  { session, policyOptions, progress, wishes }: Work,
  before: AllowedPath,
  after: AllowedPath
) {
  const first = yield* readDocument(before)
  yield* checkAlike(first, OWN_SCAN)
  const target = { folder: after.path, root: after.root }
  const report = yield* scanAllowed(target, progress, wishes).pipe(provideScanner(session.workers))
  const now = yield* assessScan(session, target, report, policyOptions)
  return compared(
    { before: before.path, after: after.path },
    policyOptions,
    yield* assessInput(first, policyOptions),
    now
  )
})

/** A folder at a commit, and as it is now. */
const refAndFolder = Effect.fnUntraced(function* (
  { session, policyOptions, progress, wishes }: Work,
  ref: string,
  after: AllowedPath
) {
  if (after.kind === "file")
    return yield* new ToolFailure({ code: "not_a_folder", message: "a ref is compared with a folder, not with a file" })
  const target = { folder: after.path, root: after.root }
  const { roots } = session.paths
  const tree = yield* treeAt(allowedRepository(target.folder, target.root, roots), target.folder, ref)
  const [now, base] = yield* Effect.gen(function* () {
    const report = yield* scanAllowed(target, progress, { ...wishes, archives: false })
    return [report, yield* scanAtRef(tree, report, progress, makeSelection(selectionOf(wishes)))] as const
  }).pipe(provideScanner(session.workers))
  return compared(
    { before: ref, after: after.path },
    policyOptions,
    yield* assessScan(session, target, base, policyOptions),
    yield* assessScan(session, target, now, policyOptions)
  )
})

interface Sides {
  readonly before?: string
  readonly ref?: string
  readonly after: string
}

/** What is new, fixed and changed between two sides of a comparison. */
const diffSides = Effect.fnUntraced(function* (work: Work, { before, ref, after }: Sides) {
  const { find } = work.session.paths
  const later = yield* find(after)
  if (ref !== undefined && before === undefined) return yield* refAndFolder(work, ref, later)
  if (before === undefined || ref !== undefined)
    return yield* new ToolFailure({
      code: "invalid_arguments",
      message: "give either before, a saved scan or BOM, or ref, a commit, branch or tag"
    })
  const earlier = yield* find(before)
  if (earlier.kind === "folder")
    return yield* new ToolFailure({ code: "not_a_file", message: "before must be a saved scan or a CycloneDX BOM" })
  return yield* later.kind === "file" ? documents(work, earlier, later) : documentAndFolder(work, earlier, later)
})

const LONGEST_REF = 250

const input = Schema.Struct({
  before: Schema.optionalKey(
    pathArgument("A scan saved with `ciphermap scan --format json`, or a CycloneDX BOM; either this or ref")
  ),
  ref: Schema.optionalKey(
    Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST_REF)).annotate({
      description:
        "A commit, branch or tag of the folder's git repository to compare the folder with; either this or before"
    })
  ),
  after: Schema.optionalKey(
    pathArgument("A later document of the same kind, or a folder, which is scanned as it is now; default: the root")
  ),
  ...policyArguments,
  ...listingArguments
})

const description = `Says which findings are new, fixed or changed: between two saved scans or BOMs, between a saved scan and a folder as it is now, or between a git commit, branch or tag and the working tree. Nothing is fetched or checked out.`

/** The tool that compares. */
export const diffTool = (session: Session["Service"]): ToolSpec<typeof input.Type, DiffAnswer> => ({
  name: "diff",
  title: "Compare cryptography",
  description,
  input,
  output: DiffAnswer,
  run: Effect.fnUntraced(function* (
    { after = ".", severity = "info", limit = DEFAULT_LIMIT, ...others },
    { progress, during }
  ) {
    const { path: folder, kind, root } = yield* session.paths.find(after)
    const configuration = kind === "folder" ? yield* configurationIn({ folder, root }) : undefined
    const policyOptions = yield* policyOptionsFor(others, configuration)
    const wishes = configuration?.folder ?? {}
    const work = diffSides({ session, policyOptions, progress, wishes }, { ...others, after })
    return diffAnswer(yield* during(session.inTurn(work)), { severity, limit })
  })
})
