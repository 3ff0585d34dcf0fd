import { isAssembly } from "./assemblies/peFile.ts"
import { joinedResults } from "./engine/joinedResults.ts"
import { isClassFile } from "./model/classBundle.ts"
import { ofClass } from "./engine/ofClass.ts"
import { formatNamed, NATIVE, PEM_MARK } from "./select/artefactFormats.ts"
import { hereDocuments } from "./configuration/scripts/hereDocuments.ts"
import { mayHoldScripts, SCRIPT_LANGUAGE } from "./configuration/scripts/scriptHolders.ts"
import { importsBeside, importsIn, productionImports, unrecognisedImports } from "./engine/unrecognisedImports.ts"
import { type FileResult, prefilteredFile, skippedFile } from "./engine/FileResult.ts"
import type { ScanTask } from "./engine/ScanThreads.ts"
import { ownFunctions } from "./engine/ownFunctions.ts"
import { otherToolsAnnotations } from "./engine/otherToolsAnnotations.ts"
import { otherToolsComments } from "./engine/otherToolsComments.ts"
import { suppressionsIn } from "./engine/suppressionsIn.ts"
import { withCode } from "./engine/withCode.ts"
import { answerQuestions } from "./link/answerQuestions.ts"
import type { ManifestSays } from "./manifests/LibraryMention.ts"
import type { RuleIndex } from "./match/RuleIndex.ts"
import { type Finding, movedFinding } from "./model/Finding.ts"
import { scopeOfText } from "./model/scopeWithin.ts"
import { sortFindings } from "./model/sortFindings.ts"
import type { SourceFile } from "./model/SourceFile.ts"
import { makeFileContext } from "./resolve/makeFileContext.ts"
import { type Answer, type Answers, type Question, questionId } from "./resolve/Question.ts"
import { findUses } from "./findUses.ts"
import { decodeSource } from "./select/decodeSource.ts"
import { manifestKindOf } from "./select/manifestKinds.ts"
import { packageRecordOf } from "./select/packageRecords.ts"
import { makeWordSet } from "./source/identifiers.ts"
import type { CandidateNames } from "./source/callSites.ts"
import { readUsageScopes } from "./source/readUsageScopes.ts"
import { type StepBudget, StepsExhausted } from "./source/StepBudget.ts"
import type { ParsedFile } from "./source/ParsedFile.ts"
import type { Syntax } from "./source/Syntax.ts"
import { withRenames } from "./engine/renamedPackages.ts"
import type { KeptTree } from "./tree/packTree.ts"

/** The grammar of a language, and the rules of its ecosystem. */
export interface LoadedLanguage {
  readonly syntax: Syntax
  readonly index: RuleIndex
}

/** What the stages share: languages are loaded when they are needed, and all work on one file has one budget. */
export interface ScanResources {
  readonly load: (language: string) => Promise<LoadedLanguage>
  /** The rows of an ecosystem alone. */
  readonly rulesOf: (ecosystem: string) => Promise<RuleIndex>
  readonly steps: StepBudget
}

/**
 * The pipeline of one file. `makeTriage` has selected it and run the prefilter over its bytes; here it is parsed and
 * normalised (`Syntax.read`), and its uses are matched and resolved into findings (`findUses`). A file of a format is read
 * instead of parsed (`scanArtefact`); a class file is read as source code first (`classSource`), a native binary by its tables (`scanNative`). Then comes what the text holds beside its code, what it says as a manifest, and of the
 * findings their lines and what comments say of them. With questions, the file is asked and not searched.
 */
export const scanFile = async (task: ScanTask, resources: ScanResources): Promise<FileResult> => {
  const { path, bytes } = task.file
  if (task.language === NATIVE) return (await import("./engine/scanNative.ts")).scanNative(task.file, resources.rulesOf)
  if (isAssembly(bytes)) return scanAssembly(task, resources)
  if (!isClassFile(bytes)) return scanSource(task, resources)
  const { classSource } = await import("./bytecode/classSource.ts")
  const source = classSource(bytes)
  if ("why" in source) return skippedFile(path, bytes.length, "malformed", source.why)
  const text = encoder.encode(source.text)
  // a class of a library itself, which is only asked for its version
  if (task.prefiltered === true && manifestKindOf(path) !== undefined)
    return withManifest(prefilteredFile(path, task.language, bytes.length), { path, bytes: text })
  const result = await scanSource({ ...task, file: { path, bytes: text } }, resources)
  return ofClass({ ...result, bytes: bytes.length }, source)
}

const encoder = new TextEncoder()

/** The types of an assembly as source code, part by part, as far as its steps go. */
const scanAssembly = async (task: ScanTask, resources: ScanResources): Promise<FileResult> => {
  const { path, bytes } = task.file
  const { assemblySource } = await import("./assemblies/assemblySource.ts")
  const { debuggingOf } = await import("./assemblies/debuggingOf.ts")
  const source = assemblySource(bytes, await debuggingOf(bytes))
  if ("why" in source) return skippedFile(path, bytes.length, "malformed", source.why)
  const { tree: _, ...own } = task
  let found: FileResult = emptyResult(path, task.language, bytes)
  for (const { text, lines, members } of source.parts) {
    const part = await scanSource({ ...own, file: { path, bytes: encoder.encode(text) } }, resources).catch(
      unlessExhausted
    )
    if (part === undefined) return { ...found, partial: true }
    const { tree: __, ...said } = ofClass(part, { lines, members, isWhole: source.isWhole })
    found = joinedResults(found, said)
  }
  return { ...found, bytes: bytes.length }
}

const unlessExhausted = (cause: unknown): undefined => {
  if (!(cause instanceof StepsExhausted)) throw cause
}

const scanSource = async (task: ScanTask, resources: ScanResources): Promise<FileResult> => {
  if (task.questions !== undefined) return askFile(task, task.questions, resources)
  const searched = await searchFile(task, resources)
  return withText(await withInstalled(await withManifest(searched, task.file), task.file), task.file)
}

const searchFile = async (task: ScanTask, resources: ScanResources): Promise<FileResult> => {
  const { file, language, prefiltered } = task
  if (prefiltered === true) return withImports(prefilteredFile(file.path, language, file.bytes.length), task, resources)
  return formatNamed(language) === undefined ? searchProgram(task, resources) : searchFormat(task, resources)
}

/** A file that holds no known API may import a library all the same. */
const withImports = async (
  result: FileResult,
  { file: { path, bytes }, language }: ScanTask,
  { load }: ScanResources
): Promise<FileResult> => {
  const { text } = decodeSource(bytes)
  const imports = importsIn(path, language, text)
  if (imports.size === 0) return result
  const { index } = await load(language)
  return { ...result, unrecognised: unrecognisedImports({ path, language, text }, imports, index) }
}

const askFile = async (
  { file: { path, bytes }, language: name, answers, renames, tree }: ScanTask,
  questions: ReadonlyArray<Question>,
  { load, steps }: ScanResources
): Promise<FileResult> => {
  if (formatNamed(name) !== undefined) {
    const { answerSettings } = await import("./link/answerSettings.ts")
    return { ...skippedFile(path, bytes.length, "ignored"), answers: answerSettings(path, name, bytes, questions) }
  }
  const { syntax, index } = await load(name)
  const answerIn = (parsed: ParsedFile, keep: () => KeptTree | undefined): FileResult => ({
    ...emptyResult(path, name, bytes),
    ...answerQuestions(makeFileContext(withRenames(parsed, renames), index, toAnswers(answers), steps), questions),
    partial: parsed.hasErrors,
    ...keptTree(keep())
  })
  return syntax.read(path, decodeSource(bytes).text, nothingSought, steps, answerIn, tree)
}

const searchProgram = async (task: ScanTask, { load, steps }: ScanResources): Promise<FileResult> => {
  const { path, bytes } = task.file
  const loaded = await load(task.language)
  const { text } = decodeSource(bytes)
  const { findings, ...result } = searchCode(loaded, task, text, steps, task.tree)
  const isShell = loaded.syntax.language.grammar.commands !== undefined
  const beside = [
    ...(await keysIn(path, task.language, text)),
    ...(await connectionsIn(path, task.language, text)),
    ...(isShell ? await configurationIn(path, task.language, text) : [])
  ]
  return { ...result, findings: inScope(withFindings(findings, beside), task, text) }
}

const searchFormat = async (task: ScanTask, resources: ScanResources): Promise<FileResult> => {
  const { path, bytes } = task.file
  const { scanArtefact } = await import("./engine/scanArtefact.ts")
  const result = scanArtefact(path, task.language, bytes, toAnswers(task.answers))
  return result.skipped === undefined && mayHoldScripts(path) ? withScripts(result, task, resources) : result
}

/** Parse, normalise, match, resolve. */
const searchCode = (
  { syntax, index }: LoadedLanguage,
  task: ScanTask,
  text: string,
  steps: StepBudget,
  tree?: KeptTree
): FileResult => {
  const { path, bytes } = task.file
  const search = (parsed: ParsedFile, keep: () => KeptTree | undefined): FileResult => {
    const { findings, materials, questions, rows } = findUses(
      withRenames(parsed, task.renames),
      index,
      toAnswers(task.answers),
      steps
    )
    const language = syntax.language.name
    const all = importsIn(path, language, text)
    const imports = importsBeside(all, rows)
    const recognisedImports = productionImports({ path, language, text }, all, imports)
    const defines = ownFunctions(parsed, index)
    return {
      ...emptyResult(path, language, bytes),
      ...(defines.length > 0 && { defines }),
      ...(imports.size > 0 && {
        unrecognised: unrecognisedImports({ path, language, text }, imports, index)
      }),
      ...(recognisedImports > 0 && { recognisedImports }),
      findings: withFindings(findings, materials),
      ...(findings.length + materials.length > 0 && { suppressions: otherToolsAnnotations(parsed) }),
      questions,
      partial: parsed.hasErrors,
      ...keptTree(keep())
    }
  }
  return syntax.read(path, text, index.interest, steps, search, tree)
}

const keptTree = (tree: KeptTree | undefined): Pick<FileResult, "tree"> => (tree === undefined ? {} : { tree })

const emptyResult = (path: string, language: string, bytes: Uint8Array): FileResult => ({
  path,
  language,
  bytes: bytes.length,
  findings: [],
  partial: false,
  prefiltered: false
})

const withFindings = (findings: ReadonlyArray<Finding>, more: ReadonlyArray<Finding>): ReadonlyArray<Finding> =>
  more.length === 0 ? findings : sortFindings([...findings, ...more])

/** Keys and certificates that stand in the text of a program. */
const keysIn = async (path: string, language: string, text: string): Promise<ReadonlyArray<Finding>> => {
  if (!text.includes(PEM_MARK)) return []
  const { pemFindings } = await import("./engine/scanArtefact.ts")
  return pemFindings(path, language, text).map((finding) => {
    if (finding.scope !== "production") return finding
    return { ...finding, scope: scopeOfText(text, offsetOf(text, finding.place)) }
  })
}

/** Where a place begins in a text. */
const offsetOf = (text: string, { line, column }: Finding["place"]): number => {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf("\n", start) + 1
  return start + column - 1
}

/** Connection strings in the text of a program. */
const connectionsIn = async (path: string, language: string, text: string): Promise<ReadonlyArray<Finding>> => {
  const { connectionFindings } = await import("./configuration/connections/readConnections.ts")
  return connectionFindings(path, language, text)
}

/** Configuration that a script writes out. */
const configurationIn = async (path: string, language: string, text: string): Promise<ReadonlyArray<Finding>> => {
  const files = text.includes("<<") ? hereDocuments(text) : []
  if (files.length === 0) return []
  const { scanEmbedded } = await import("./configuration/scanConfiguration.ts")
  return scanEmbedded(path, language, files)
}

/** What a tool wrote is nobody's own use, and some languages keep tests beside what they test. */
const inScope = (
  findings: ReadonlyArray<Finding>,
  { file: { path }, language }: ScanTask,
  text: string
): ReadonlyArray<Finding> => {
  const usage = readUsageScopes(path, language, text)
  return findings.map((finding) =>
    finding.scope === "production" ? { ...finding, scope: usage.atLine(finding.place.line) } : finding
  )
}

/** One text may be the script of several steps. */
const distinct = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => [
  ...new Map(findings.map((one) => [JSON.stringify([one.api, one.place, one.facts]), one])).values()
]

const ofTests = (finding: Finding): Finding =>
  finding.scope === "production" ? { ...finding, scope: "test" } : finding

const untilExhausted = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof StepsExhausted) return undefined
    throw cause
  }
}

/** What the scripts of a file that is no program do. What else is in the file is told where they take too many steps. */
const withScripts = async (result: FileResult, task: ScanTask, { load, steps }: ScanResources): Promise<FileResult> => {
  const { path, bytes } = task.file
  const { scriptsIn } = await import("./configuration/scripts/scriptsIn.ts")
  const scripts = scriptsIn(path, decodeSource(bytes).text)
  if (scripts.length === 0) return result
  const shell = await load(SCRIPT_LANGUAGE)
  const { scanEmbedded } = await import("./configuration/scanConfiguration.ts")
  const found: Array<Finding> = []
  for (const { text, placed, isOfTests } of scripts) {
    const script = untilExhausted(() => searchCode(shell, { file: task.file, language: task.language }, text, steps))
    if (script === undefined) return { ...result, partial: true }
    const written = scanEmbedded(path, SCRIPT_LANGUAGE, hereDocuments(text))
    const own = [...script.findings, ...written].map((one) => movedFinding(one, placed))
    for (const one of own) found.push(isOfTests === true ? ofTests(one) : one)
  }
  return { ...result, findings: withFindings(result.findings, distinct(found)) }
}

const saysSomething = ({ mentions, names, aliases, parent, sources, requires }: ManifestSays): boolean =>
  mentions.length + names.length + aliases.length > 0 || [parent, sources, requires].some((one) => one !== undefined)

/** What a manifest or a lock file says, besides what it is otherwise. One that cannot be read is skipped as such. */
const withManifest = async (result: FileResult, { path, bytes }: SourceFile): Promise<FileResult> => {
  if (manifestKindOf(path) === undefined) return result
  const { readManifest } = await import("./manifests/readManifest.ts")
  const manifest = await readManifest(path, bytes)
  if (manifest !== undefined) return saysSomething(manifest) ? { ...result, manifest } : result
  return result.findings.length > 0
    ? { ...result, partial: true }
    : skippedFile(path, bytes.length, "malformed", "no manifest or lock file that could be read")
}

/** What a record of a package manager says of packages that are installed. */
const withInstalled = async (result: FileResult, { path, bytes }: SourceFile): Promise<FileResult> => {
  if (packageRecordOf(path) === undefined || result.skipped !== undefined) return result
  const { readPackageRecord } = await import("./manifests/installed/readPackageRecord.ts")
  const installed = await readPackageRecord(path, bytes)
  return installed.length === 0 ? result : { ...result, installed }
}

/** Lines of what was found, and comments that speak of it. */
const withText = (result: FileResult, { path, bytes }: SourceFile): FileResult => {
  const { language } = result
  if (result.findings.length === 0 || language === undefined) return result
  const { text } = decodeSource(bytes)
  const comments = [...suppressionsIn(path, text), ...otherToolsComments(path, text)]
  const suppressions = [...comments, ...(result.suppressions ?? [])].toSorted((a, b) => a.line - b.line)
  return {
    ...result,
    findings: withCode(result.findings, language, text),
    ...(suppressions.length > 0 && { suppressions })
  }
}

/** Nothing is searched for in a file that is only asked. */
const nothingSought: CandidateNames = {
  calls: new Set(),
  members: new Set(),
  sets: new Set(),
  entries: new Set(),
  refining: new Set(),
  words: makeWordSet([]),
  types: makeWordSet([]),
  isWhole: true
}

const toAnswers = (answers: ReadonlyArray<Answer> = []): Answers =>
  new Map(answers.map(({ question, values }) => [questionId(question), values]))
