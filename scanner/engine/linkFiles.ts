import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { manifest } from "../../grammars/manifest.ts"
import { formatNamed } from "../artefacts/formats.ts"
import { indexQuestions, type QuestionIndex } from "../link/indexQuestions.ts"
import { mayAnswer } from "../link/mayAnswer.ts"
import type { Question } from "../link/Question.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { layPrefilter } from "../prefilter/layPrefilter.ts"
import { makePrefilter, type Prefilter } from "../prefilter/Prefilter.ts"
import type { ScannerError } from "../ScannerError.ts"
import { type Selection, selectContent } from "../select/Selection.ts"
import type { Engine } from "./Engine.ts"
import type { FileResult } from "./FileResult.ts"
import {
  answersFor,
  type Asked,
  ecosystemOf,
  type Linking,
  makeLinking,
  noteRaised,
  noteResults,
  takeOpen,
  worthAsking
} from "./Linking.ts"
import { loadAutomaton } from "./makeTriage.ts"
import type { AssetFiles } from "./ScannerAssets.ts"
import type { ScanTask } from "./ScanThreads.ts"

/** A constant may be defined by one of another file, which is defined by one of a third. */
const MAX_ROUNDS = 3

/** How much of the files that asked is kept to read them again, in bytes. */
const MAX_KEPT = 67_108_864

/** Files given to a thread at one go. */
const BATCH = 32

/** What is asked in one round: settings under no ecosystem. */
interface Round {
  readonly indexes: ReadonlyMap<string, QuestionIndex>
  readonly prefilter: Prefilter
}

/** The files that ask, for reading them again. */
interface Kept {
  readonly asking: ReadonlySet<string>
  readonly tasks: Map<string, ScanTask>
  bytes: number
}

const SETTINGS = ""

const grammars = new Map(manifest.map(({ name, grammar }) => [name, grammar]))

const latin1 = new TextDecoder("latin1")

const copied = (file: SourceFile): SourceFile => ({ path: file.path, bytes: new Uint8Array(file.bytes) })

const keep = (kept: Kept, file: SourceFile, language: string): void => {
  const { asking, tasks } = kept
  if (!asking.has(file.path) || tasks.has(file.path) || kept.bytes + file.bytes.length > MAX_KEPT) return
  tasks.set(file.path, { file: copied(file), language })
  kept.bytes += file.bytes.length
}

const makeRound = (automaton: WebAssembly.Module, open: ReadonlyArray<Asked>): Round => {
  const asked = Map.groupBy(open, ({ question, ecosystem }) => (question.kind === "setting" ? SETTINGS : ecosystem))
  const indexes = new Map(
    [...asked].map(([ecosystem, own]) => [ecosystem, indexQuestions(own.map(({ question }) => question))])
  )
  const words = [...indexes.values()].flatMap((index) => index.words)
  return { indexes, prefilter: makePrefilter(automaton, layPrefilter(words)) }
}

/** The questions that a file may answer: those for settings, or those of its ecosystem. */
const questionsFor = (
  { indexes, prefilter }: Round,
  path: string,
  language: string,
  ascii: Uint8Array
): ReadonlyArray<Question> => {
  const format = formatNamed(language)
  const index = indexes.get(format === undefined ? ecosystemOf(language) : SETTINGS)
  if (index === undefined || (format !== undefined && format.settings === undefined)) return []
  if (!prefilter.mayMatch(ascii)) return []
  const text = latin1.decode(ascii)
  const answerable = index.answerable(text)
  const grammar = grammars.get(language)
  return grammar === undefined || answerable.length === 0
    ? answerable
    : answerable.filter(mayAnswer(path, text, grammar))
}

/** A file that may say something, with what it asked itself as far as that is known. */
const taskFor = (
  linking: Linking,
  round: Round,
  kept: Kept,
  selection: Selection,
  file: SourceFile
): ReadonlyArray<ScanTask> => {
  const selected = selectContent(file.path, file.bytes, selection)
  if ("reason" in selected || file.bytes.length > selection.maxFileSize) return []
  const { language, ascii } = selected
  keep(kept, file, language)
  const answerable = questionsFor(round, file.path, language, ascii)
  const ecosystem = ecosystemOf(language)
  const answers = answersFor(linking, linking.raised.get(file.path) ?? [], ecosystem)
  if (answerable.length + answers.length === 0) return []
  const questions = worthAsking(linking, file.path, ecosystem, answerable, answers.length > 0)
  return questions.length === 0 ? [] : [{ file: copied(file), language, questions, answers }]
}

/** Whether anything was said or asked that was not known before. Who answers first in a round does not matter. */
const askAll = <E, R>(
  linking: Linking,
  round: Round,
  kept: Kept,
  selection: Selection,
  engine: Engine,
  files: Stream.Stream<SourceFile, E, R>
): Effect.Effect<boolean, E | ScannerError, R> =>
  files.pipe(
    Stream.map((file) => taskFor(linking, round, kept, selection, file)),
    Stream.flattenIterable,
    Stream.grouped(BATCH),
    Stream.mapEffect((tasks) => engine.scanTasks(tasks), { concurrency: engine.parallel, unordered: true }),
    Stream.runCollect,
    Effect.map((batches) => {
      const results = batches.flat()
      noteRaised(linking, results)
      return noteResults(linking, results)
    })
  )

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
  const linking = makeLinking()
  const kept: Kept = { asking, tasks: new Map(), bytes: 0 }
  noteResults(linking, results)
  const automaton = yield* loadAutomaton(assets)
  for (let number = 0, isNew = true; isNew && number < MAX_ROUNDS; number++) {
    const round = makeRound(automaton, takeOpen(linking))
    isNew = yield* askAll(linking, round, kept, selection, engine, files)
  }
  const again = results.flatMap(({ path, language, questions = [] }): ReadonlyArray<ScanTask> => {
    const task = kept.tasks.get(path)
    const answers = task === undefined ? [] : answersFor(linking, questions, ecosystemOf(language))
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
