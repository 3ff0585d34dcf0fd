import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { formatNamed } from "../artefacts/formats.ts"
import { indexQuestions, type QuestionIndex } from "../link/indexQuestions.ts"
import { type Answer, FROM_ROOT, type PlainValue, type Question, questionId } from "../link/Question.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { layPrefilter } from "../prefilter/layPrefilter.ts"
import { makePrefilter, type Prefilter } from "../prefilter/Prefilter.ts"
import type { ScannerError } from "../ScannerError.ts"
import { type Selection, selectContent } from "../select/Selection.ts"
import type { Engine } from "./Engine.ts"
import type { FileResult } from "./FileResult.ts"
import { loadAutomaton } from "./makeTriage.ts"
import type { AssetFiles } from "./ScannerAssets.ts"
import type { ScanTask } from "./ScanThreads.ts"

/** A constant may be defined by one of another file, which is defined by one of a third. */
const MAX_ROUNDS = 3

/** What may be asked in one scan, and how much of the files that asked is kept to read them again. */
const MAX_QUESTIONS = 4_096
const MAX_KEPT = 67_108_864

/** Files given to a thread at one go. */
const BATCH = 32

interface Linking {
  readonly questions: Map<string, Question>
  readonly answers: Map<string, Map<string, PlainValue>>
  readonly kept: Map<string, ScanTask>
  keptBytes: number
  /** Ids of the questions each file was asked. */
  readonly asked: Map<string, Set<string>>
  /** Files that would say more if their own questions were answered. */
  readonly raising: Set<string>
}

/** What is asked in one round, and what was known before it: who answers first in a round must not matter. */
interface Asking {
  readonly index: QuestionIndex
  readonly prefilter: Prefilter
  readonly answers: ReadonlyArray<Answer>
}

const latin1 = new TextDecoder("latin1")

const valueKey = ({ hops, ...value }: PlainValue): string => JSON.stringify([value, hops])

const copied = (file: SourceFile): SourceFile => ({ path: file.path, bytes: new Uint8Array(file.bytes) })

/** Values in an order that does not depend on which file gave them first. */
const sorted = (values: ReadonlyMap<string, PlainValue>): ReadonlyArray<PlainValue> =>
  [...values].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)

const answersIn = ({ questions, answers }: Linking): ReadonlyArray<Answer> =>
  [...answers].flatMap(([id, values]) => {
    const question = questions.get(id)
    return question === undefined ? [] : [{ question, values: sorted(values) }]
  })

const note = (linking: Linking, { answers = [], questions = [] }: FileResult): boolean => {
  let isNew = false
  for (const { question, values } of answers) {
    const known = linking.answers.get(questionId(question)) ?? new Map<string, PlainValue>()
    const before = known.size
    for (const value of values) known.set(valueKey(value), value)
    linking.answers.set(questionId(question), known)
    isNew ||= known.size > before
  }
  for (const question of questions) {
    const id = questionId(question)
    if (linking.questions.has(id) || linking.questions.size >= MAX_QUESTIONS) continue
    linking.questions.set(id, question)
    isNew = true
  }
  return isNew
}

const keep = (linking: Linking, file: SourceFile, language: string, asking: ReadonlySet<string>): void => {
  if (!asking.has(file.path) || linking.kept.has(file.path) || linking.keptBytes + file.bytes.length > MAX_KEPT) return
  linking.kept.set(file.path, { file: copied(file), language })
  linking.keptBytes += file.bytes.length
}

/** In the order of paths, so that a bound leaves out the same whoever was first. */
const noteAll = (linking: Linking, results: ReadonlyArray<FileResult>): boolean =>
  results
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .reduce((isNew, result) => note(linking, result) || isNew, false)

/** A file is asked once, and again where it had questions itself. */
const isWorthAsking = ({ asked, raising }: Linking, path: string, question: Question): boolean => {
  const id = questionId(question)
  const before = asked.get(path) ?? new Set<string>()
  const isNew = !before.has(id)
  asked.set(path, before.add(id))
  return isNew || raising.has(path)
}

/** A name that says by its path where it is defined is asked of that file, or of one that stands for its folder. */
const mayDefine = (path: string, question: Question): boolean => {
  if (question.kind !== "constant" || !question.name.startsWith(FROM_ROOT)) return true
  const asked = question.name.slice(FROM_ROOT.length)
  const file = path.replace(/\.[^./]*$/, "")
  const folder = file.slice(0, Math.max(file.lastIndexOf("/"), 0))
  return [file, folder].some((own) => asked.startsWith(`${own}.`) || asked === own)
}

/** A file that may say something: asked all that those of its ecosystem ask, or all settings. */
const taskFor = (
  linking: Linking,
  { index, prefilter, answers }: Asking,
  selection: Selection,
  asking: ReadonlySet<string>,
  file: SourceFile
): ReadonlyArray<ScanTask> => {
  const selected = selectContent(file.path, file.bytes, selection)
  if ("reason" in selected || file.bytes.length > selection.maxFileSize) return []
  const { language, ascii } = selected
  keep(linking, file, language, asking)
  const isFormat = formatNamed(language) !== undefined
  if ((isFormat && formatNamed(language)?.settings === undefined) || !prefilter.mayMatch(ascii)) return []
  const questions = index
    .answerable(latin1.decode(ascii))
    .filter((question) => (question.kind === "setting") === isFormat && mayDefine(file.path, question))
    .filter((question) => isWorthAsking(linking, file.path, question))
  return questions.length === 0 ? [] : [{ file: copied(file), language, questions, answers }]
}

const askAll = <E, R>(
  linking: Linking,
  round: Asking,
  selection: Selection,
  engine: Engine,
  files: Stream.Stream<SourceFile, E, R>,
  asking: ReadonlySet<string>
): Effect.Effect<boolean, E | ScannerError, R> =>
  files.pipe(
    Stream.map((file) => taskFor(linking, round, selection, asking, file)),
    Stream.flattenIterable,
    Stream.grouped(BATCH),
    Stream.mapEffect((tasks) => engine.scanTasks(tasks), { concurrency: engine.parallel, unordered: true }),
    Stream.runCollect,
    Effect.map((batches) => {
      const results = batches.flat()
      for (const { path, questions = [] } of results) if (questions.length > 0) linking.raising.add(path)
      return noteAll(linking, results)
    })
  )

/** The answers to what one file asked. */
const answersFor = (linking: Linking, { questions = [] }: FileResult): ReadonlyArray<Answer> =>
  questions.flatMap((question) => {
    const values = linking.answers.get(questionId(question))
    return values === undefined ? [] : [{ question, values: sorted(values) }]
  })

/**
 * Answers what files leave open from other files: reads those again that may define a constant, call a function or
 * configure a setting, then those that asked. Runs the stream of files again, once for each round.
 */
export const linkFiles = Effect.fnUntraced(function* <E, R>(
  assets: AssetFiles,
  selection: Selection,
  engine: Engine,
  files: Stream.Stream<SourceFile, E, R>,
  results: ReadonlyArray<FileResult>
) {
  const asking = new Set(results.flatMap(({ path, questions = [] }) => (questions.length > 0 ? [path] : [])))
  if (asking.size === 0) return results
  const linking: Linking = {
    questions: new Map(),
    answers: new Map(),
    kept: new Map(),
    keptBytes: 0,
    asked: new Map(),
    raising: new Set()
  }
  noteAll(linking, results)
  const automaton = yield* loadAutomaton(assets)
  for (let round = 0, isNew = true; isNew && round < MAX_ROUNDS; round++) {
    const index = indexQuestions(linking.questions.values())
    if (index.words.length === 0) return results
    const prefilter = makePrefilter(automaton, layPrefilter(index.words))
    isNew = yield* askAll(linking, { index, prefilter, answers: answersIn(linking) }, selection, engine, files, asking)
  }
  const again = results.flatMap((result): ReadonlyArray<ScanTask> => {
    const task = linking.kept.get(result.path)
    const answers = task === undefined ? [] : answersFor(linking, result)
    return answers.length === 0 ? [] : [{ ...task!, answers }]
  })
  const linked = yield* Stream.fromIterable(again).pipe(
    Stream.grouped(BATCH),
    Stream.mapEffect((tasks) => engine.scanTasks(tasks), { concurrency: engine.parallel }),
    Stream.runCollect
  )
  const byPath = new Map(linked.flat().map((result) => [result.path, result]))
  return results.map((result) => {
    const better = byPath.get(result.path)
    return better === undefined || better.skipped !== undefined ? result : better
  })
})
