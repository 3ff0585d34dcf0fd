import { Language as WasmLanguage, Parser } from "web-tree-sitter"
import { type Language, manifest } from "../../grammars/manifest.ts"
import { formatNamed, PEM_MARK } from "../select/artefactFormats.ts"
import { answerQuestions } from "../link/answerQuestions.ts"
import { type Answer, type Answers, questionId } from "../resolve/Question.ts"
import type { ManifestSays } from "../manifests/LibraryMention.ts"
import { manifestKindOf } from "../select/manifestKinds.ts"
import { indexRules, type RuleIndex } from "../match/RuleIndex.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { isMarkedGenerated } from "../model/usageScopeOf.ts"
import { makeFileContext } from "../resolve/makeFileContext.ts"
import { librariesOf } from "../rules/librariesOf.ts"
import { scanUnit } from "../scanUnit.ts"
import { mayHoldScripts } from "../configuration/scripts/mayHoldScripts.ts"
import { SCRIPT_LANGUAGE } from "../configuration/scripts/scriptHolders.ts"
import type { Finding } from "../model/Finding.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { movedFinding } from "../model/movedFinding.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { makeWordSet } from "../source/identifiers.ts"
import type { CandidateNames } from "../source/sites.ts"
import { makeSyntax, type Syntax } from "../source/Syntax.ts"
import { makeStepBudget, type StepBudget, StepsExhausted } from "../source/StepBudget.ts"
import { FILE_STEPS } from "./limits.ts"
import { type FileResult, prefilteredFile, skippedFile } from "./FileResult.ts"
import type { Unit } from "../source/Unit.ts"
import { suppressionsIn } from "./suppressionsIn.ts"
import type { AssetFiles } from "./ScannerAssets.ts"
import type { ScanTask } from "./ScanThreads.ts"

interface Loaded {
  readonly syntax: Syntax
  readonly index: RuleIndex
}

/** Parses files and matches the rules in them. One instance belongs to one thread. */
export interface FileScanner {
  readonly prepare: (language: string) => Promise<void>
  readonly scan: (task: ScanTask) => Promise<FileResult>
}

let runtime: Promise<void> | undefined

const startRuntime = (assets: AssetFiles): Promise<void> =>
  (runtime ??= assets.runtime().then((wasmBinary) => Parser.init({ wasmBinary: wasmBinary.buffer as ArrayBuffer })))

const load = async (assets: AssetFiles, language: Language): Promise<Loaded> => {
  await startRuntime(assets)
  const [wasm, query, libraries] = await Promise.all([
    assets.grammar(language).then((bytes) => WasmLanguage.load(bytes)),
    assets.query(language),
    librariesOf(language.ecosystem)
  ])
  return {
    syntax: makeSyntax(language, wasm, query),
    index: indexRules(libraries)
  }
}

/** Nothing is searched for in a file that is only asked. */
const noInterest: CandidateNames = {
  calls: new Set(),
  members: new Set(),
  sets: new Set(),
  entries: new Set(),
  refining: new Set(),
  words: makeWordSet([]),
  isWhole: true
}

const toAnswers = (answers: ReadonlyArray<Answer> = []): Answers =>
  new Map(answers.map(({ question, values }) => [questionId(question), values]))

/** Searches a file for uses or, with questions, asks it what it says to them. */
const readText = ({ syntax, index }: Loaded, task: ScanTask, text: string, steps: StepBudget): FileResult => {
  const { file, questions } = task
  const { path, bytes } = file
  const answers = toAnswers(task.answers)
  const read = (unit: Unit): Pick<FileResult, "findings" | "questions" | "answers"> => {
    if (questions !== undefined)
      return { findings: [], ...answerQuestions(makeFileContext(unit, index, answers, steps), questions) }
    const { findings, materials, questions: open } = scanUnit(unit, index, answers, steps)
    return { findings: materials.length === 0 ? findings : sortFindings([...findings, ...materials]), questions: open }
  }
  const interest = questions === undefined ? index.interest : noInterest
  return syntax.read(path, text, interest, steps, (unit): FileResult => ({
    path,
    language: syntax.language.name,
    bytes: bytes.length,
    ...read(unit),
    partial: unit.hasErrors,
    prefiltered: false
  }))
}

const readFormat = async ({ file: { path, bytes }, language, questions, answers }: ScanTask): Promise<FileResult> => {
  if (questions !== undefined) {
    const { answerSettings } = await import("../link/answerSettings.ts")
    return { ...skippedFile(path, bytes.length, "ignored"), answers: answerSettings(path, language, bytes, questions) }
  }
  const { scanArtefact } = await import("./scanArtefact.ts")
  return scanArtefact(path, language, bytes, toAnswers(answers))
}

/** One text may be the script of several steps. */
const distinct = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => [
  ...new Map(findings.map((one) => [JSON.stringify([one.api, one.place, one.facts]), one])).values()
]

const untilExhausted = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof StepsExhausted) return undefined
    throw cause
  }
}

/** What the scripts of a file that is no program do. What else is in the file is told where they take too many steps. */
const withScripts = async (
  result: FileResult,
  task: ScanTask,
  shell: () => Promise<Loaded>,
  steps: StepBudget
): Promise<FileResult> => {
  const { path, bytes } = task.file
  const { scriptsIn } = await import("../configuration/scripts/scriptsIn.ts")
  const scripts = scriptsIn(path, decodeSource(bytes).text)
  if (scripts.length === 0) return result
  const loaded = await shell()
  const { hereDocuments } = await import("../configuration/scripts/hereDocuments.ts")
  const { scanEmbedded } = await import("../configuration/scanConfiguration.ts")
  const found: Array<Finding> = []
  for (const { text, placed } of scripts) {
    const script = untilExhausted(() => readText(loaded, { file: task.file, language: task.language }, text, steps))
    if (script === undefined) return { ...result, partial: true }
    const written = scanEmbedded(path, SCRIPT_LANGUAGE, hereDocuments(text))
    found.push(...[...script.findings, ...written].map((one) => movedFinding(one, placed)))
  }
  return found.length === 0 ? result : { ...result, findings: sortFindings([...result.findings, ...distinct(found)]) }
}

/** Configuration that a script writes out. */
const withHereDocuments = async (result: FileResult, text: string): Promise<FileResult> => {
  if (result.skipped !== undefined || result.answers !== undefined || !text.includes("<<")) return result
  const { hereDocuments } = await import("../configuration/scripts/hereDocuments.ts")
  const files = hereDocuments(text)
  if (files.length === 0) return result
  const { scanEmbedded } = await import("../configuration/scanConfiguration.ts")
  const found = scanEmbedded(result.path, result.language!, files)
  return found.length === 0 ? result : { ...result, findings: sortFindings([...result.findings, ...found]) }
}

/** Keys and certificates that stand in the text of a program. */
const withPem = async (result: FileResult, text: string): Promise<FileResult> => {
  if (result.skipped !== undefined || result.answers !== undefined || !text.includes(PEM_MARK)) return result
  const { pemFindings } = await import("./scanArtefact.ts")
  const inline = pemFindings(result.path, result.language!, text)
  return { ...result, findings: sortFindings([...result.findings, ...inline]) }
}

/** Connection strings in the text of a program. */
const withConnections = async (result: FileResult, text: string): Promise<FileResult> => {
  if (result.skipped !== undefined || result.answers !== undefined) return result
  const { connectionFindings } = await import("../configuration/connections/connectionFindings.ts")
  const found = connectionFindings(result.path, result.language!, text)
  return found.length === 0 ? result : { ...result, findings: sortFindings([...result.findings, ...found]) }
}

/** What a tool wrote is nobody's own use. */
const withScope = (result: FileResult, text: string): FileResult =>
  result.findings.every(({ scope }) => scope !== "production") || !isMarkedGenerated(text)
    ? result
    : { ...result, findings: result.findings.map((finding) => ({ ...finding, scope: "generated" })) }

const saysSomething = ({ mentions, names, aliases, parent }: ManifestSays): boolean =>
  mentions.length + names.length + aliases.length > 0 || parent !== undefined

/** What a manifest or a lock file says, besides what it is otherwise. One that cannot be read is skipped as such. */
const withMentions = async (task: ScanTask, result: FileResult): Promise<FileResult> => {
  const { path, bytes } = task.file
  if (task.questions !== undefined || manifestKindOf(path) === undefined) return result
  const { readManifest } = await import("../manifests/readManifest.ts")
  const manifest = await readManifest(path, bytes)
  if (manifest !== undefined) return saysSomething(manifest) ? { ...result, manifest } : result
  return result.findings.length > 0
    ? { ...result, partial: true }
    : skippedFile(path, bytes.length, "malformed", "no manifest or lock file that could be read")
}

/** Comments that speak of what was found. */
const withSuppressions = (result: FileResult, { path, bytes }: SourceFile): FileResult => {
  if (result.findings.length === 0) return result
  const suppressions = suppressionsIn(path, decodeSource(bytes).text)
  return suppressions.length === 0 ? result : { ...result, suppressions }
}

/** What a file is that could not be read to its end. */
const unread = ({ path, bytes }: SourceFile, fileSteps: number, cause: unknown): FileResult =>
  cause instanceof StepsExhausted
    ? skippedFile(path, bytes.length, "timeout", `not read within ${fileSteps} steps`)
    : skippedFile(path, bytes.length, "parser-failure", cause instanceof Error ? cause.name : "unknown")

/** Grammars are loaded when a first file of their language comes. */
export const makeFileScanner = (assets: AssetFiles, fileSteps: number = FILE_STEPS): FileScanner => {
  const loaded = new Map<string, Promise<Loaded>>()
  const loadedFor = (name: string): Promise<Loaded> => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const language = manifest.find((one) => one.name === name)
    const loading =
      language === undefined ? Promise.reject(new RangeError(`no language ${name}`)) : load(assets, language)
    loaded.set(name, loading)
    return loading
  }
  const read = async (task: ScanTask, ready: Loaded | undefined): Promise<FileResult> => {
    const { file, language, prefiltered } = task
    const steps = makeStepBudget(fileSteps)
    if (prefiltered === true) return prefilteredFile(file.path, language, file.bytes.length)
    if (ready === undefined) {
      const result = await readFormat(task)
      const hasScripts = task.questions === undefined && mayHoldScripts(file.path) && result.skipped === undefined
      return hasScripts ? withScripts(result, task, () => loadedFor(SCRIPT_LANGUAGE), steps) : result
    }
    const { text } = decodeSource(file.bytes)
    const result = await withConnections(await withPem(readText(ready, task, text, steps), text), text)
    const isShell = ready.syntax.language.grammar.commands !== undefined
    return withScope(isShell ? await withHereDocuments(result, text) : result, text)
  }
  return {
    prepare: async (language) => {
      if (formatNamed(language) === undefined) await loadedFor(language)
    },
    scan: async (task) => {
      const { file, language, prefiltered } = task
      const isProgram = prefiltered !== true && formatNamed(language) === undefined
      const ready = isProgram ? await loadedFor(language) : undefined
      try {
        return withSuppressions(await withMentions(task, await read(task, ready)), file)
      } catch (cause) {
        return unread(file, fileSteps, cause)
      }
    }
  }
}
