import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { Inclusions } from "../../grammars/inclusions.ts"
import { manifest } from "../../grammars/manifest.ts"
import { formatNamed } from "../select/artefactFormats.ts"
import { indexQuestions, type QuestionIndex } from "../link/indexQuestions.ts"
import { makePatterns, canAnswer } from "../link/canAnswer.ts"
import type { Question } from "../resolve/Question.ts"
import { keptFile, sizeOf, type SourceFile } from "../model/SourceFile.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { compilePrefilter } from "../select/prefilter/compilePrefilter.ts"
import { makePrefilter, type Prefilter } from "../select/prefilter/Prefilter.ts"
import type { ScannerError } from "../ScannerError.ts"
import { type Selection, selectContent } from "../select/Selection.ts"
import type { Engine } from "./Engine.ts"
import { makeFileFacts } from "./fileFacts.ts"
import type { FileResult } from "./FileResult.ts"
import {
  answersFor,
  type PendingQuestion,
  ecosystemOf,
  keyOf,
  type Linking,
  makeLinking,
  noteLost,
  recordFollowUps,
  recordResults,
  hasNewAnswers,
  drainPending,
  newQuestions
} from "./Linking.ts"
import type { Prefilters } from "./Prefilters.ts"
import { isInclusions, isLanguage } from "./resultShapes.ts"
import type { ScanMemory } from "./ScanMemory.ts"
import type { ScanTask } from "./ScanThreads.ts"
import { isListOf, isNumber, isStruct, type Shape } from "./shapes.ts"

/** A constant may be defined by one of another file, which is defined by one of a third. */
const MAX_ROUNDS = 3

/** How much of the files that asked, or that are asked, is held until they are scanned, in bytes. Others are read again. */
const MAX_HELD = 4_194_304

/** How much of the files that are asked is read in all, in bytes; in a library of everything everybody asks everybody. */
const MAX_READ = 25_165_824

/** Files given to a thread at one go. */
const BATCH = 32

/** What is asked in one round: settings under no ecosystem. */
interface Round {
  readonly number: number
  readonly open: ReadonlyArray<PendingQuestion>
  readonly indexes: ReadonlyMap<string, QuestionIndex>
  /** Of those that tests ask: what is put to other tests. */
  readonly testIndexes: ReadonlyMap<string, QuestionIndex>
  readonly prefilter: Prefilter
  readonly patternOf: ReturnType<typeof makePatterns>
}

/** The files that ask, for reading them again. */
interface Kept {
  readonly asking: ReadonlySet<string>
  readonly languages: Map<string, string>
  readonly tasks: Map<string, ScanTask>
  bytes: number
}

const SETTINGS = ""

const grammars = new Map(manifest.map(({ name, grammar }) => [name, grammar]))

const latin1 = new TextDecoder("latin1")

const keep = (kept: Kept, file: SourceFile, language: string): void => {
  const { asking, languages, tasks } = kept
  if (!asking.has(file.path)) return
  languages.set(file.path, language)
  if (tasks.has(file.path) || kept.bytes + sizeOf(file) > MAX_HELD) return
  tasks.set(file.path, { file: keptFile(file), language })
  kept.bytes += sizeOf(file)
}

const indexesOf = (open: ReadonlyArray<PendingQuestion>): ReadonlyMap<string, QuestionIndex> => {
  const asked = Map.groupBy(open, ({ question, ecosystem }) => (question.kind === "setting" ? SETTINGS : ecosystem))
  return new Map([...asked].map(([ecosystem, own]) => [ecosystem, indexQuestions(own.map(({ question }) => question))]))
}

const makeRound = (automaton: WebAssembly.Module, open: ReadonlyArray<PendingQuestion>, number: number): Round => {
  const indexes = indexesOf(open)
  const words = [...indexes.values()].flatMap((index) => index.words)
  return {
    number,
    open,
    indexes,
    testIndexes: indexesOf(open.filter(({ isOfTests }) => isOfTests)),
    prefilter: makePrefilter(automaton, compilePrefilter(words)),
    patternOf: makePatterns()
  }
}

/** What runs the checks of a project, or the program on the machine of one who works on it, is not set up as it is for its users. */
const FOR_DEVELOPERS =
  /(?:^|\/)(?:\.(?:buildkite|circleci|forgejo|gitea|github|semaphore|woodpecker)\/|dev\/|\.(?:gitlab-ci|travis)\b|(?:appveyor|azure-pipelines|bitbucket-pipelines|docker-compose\.(?:dev|ci|override))\b|\.env\.(?:dev|local)|[^/]*[._-]development\.[^/]+$)/

/** The questions that a file may answer: those for settings, or those of its ecosystem. */
const questionsFor = (
  { indexes, testIndexes, prefilter, patternOf }: Round,
  path: string,
  language: string,
  ascii: Uint8Array
): ReadonlyArray<Question> => {
  const format = formatNamed(language)
  const asked = format === undefined ? ecosystemOf(language) : SETTINGS
  if (!indexes.has(asked) || (format !== undefined && format.settings === undefined)) return []
  if (!prefilter.mayMatch(ascii)) return []
  const isForTests = usageScopeOf(path) === "test" || (format !== undefined && FOR_DEVELOPERS.test(path))
  const index = (isForTests ? testIndexes : indexes).get(asked)
  if (index === undefined) return []
  const text = latin1.decode(ascii)
  const answerable = index.answerable(text)
  const grammar = grammars.get(language)
  return grammar === undefined || answerable.length === 0
    ? answerable
    : answerable.filter(canAnswer(path, text, grammar, patternOf))
}

const inclusionsOf = (language: string, ascii: Uint8Array): Inclusions | undefined =>
  grammars.get(language)?.imports.inclusions?.(latin1.decode(ascii))

/** What a file is to a round: nothing, or its language and which of the questions, by their positions, it may answer. */
interface Candidacy {
  readonly language?: string
  readonly asked: ReadonlyArray<number>
  readonly inclusions?: Inclusions
}

const isCandidacy: Shape<Candidacy> = isStruct(
  { asked: isListOf(isNumber) },
  { language: isLanguage, inclusions: isInclusions }
) as Shape<unknown> as Shape<Candidacy>

const candidacyOf = (
  round: Round,
  positions: ReadonlyMap<Question, number>,
  selection: Selection,
  { path, bytes }: SourceFile
): Candidacy => {
  const selected = selectContent(path, bytes, selection)
  if ("reason" in selected || bytes.length > selection.maxFileSize) return { asked: [] }
  const { language, ascii } = selected
  const inclusions = round.number === 0 ? inclusionsOf(language, ascii) : undefined
  const questions = questionsFor(round, path, language, ascii)
  return {
    language,
    asked: questions.map((question) => positions.get(question)!),
    ...(inclusions !== undefined && { inclusions })
  }
}

/** A file that may say something to what is new. Its text is there while that costs little. */
interface Candidate {
  readonly path: string
  readonly language: string
  readonly bytes: number
  readonly questions: ReadonlyArray<Question>
  readonly file?: SourceFile
}

/** Finds the files that may say something new, and keeps those that ask. */
const candidatesIn = Effect.fnUntraced(function* <E, R>(
  linking: Linking,
  round: Round,
  kept: Kept,
  selection: Selection,
  files: Stream.Stream<SourceFile, E, R>,
  memory: ScanMemory | undefined
) {
  const { open, number } = round
  const positions = new Map(open.map(({ question }, at) => [question, at]))
  const isOfRound = (candidacy: unknown): candidacy is Candidacy =>
    isCandidacy(candidacy) && candidacy.asked.every((at) => open[at] !== undefined)
  const facts = yield* makeFileFacts(memory, selection, ["round", number === 0, open], isOfRound)
  let held = 0
  const candidates = yield* files.pipe(
    Stream.map((file): ReadonlyArray<Candidate> => {
      const known = facts.known(file)
      const candidacy = known ?? candidacyOf(round, positions, selection, file)
      if (known === undefined) facts.note(file, candidacy)
      const { language, asked, inclusions } = candidacy
      if (language === undefined) return []
      const { path } = file
      keep(kept, file, language)
      if (inclusions !== undefined) linking.included.set(path, inclusions)
      if (asked.length === 0 && !hasNewAnswers(linking, path, ecosystemOf(language))) return []
      const bytes = sizeOf(file)
      held += bytes
      const questions = asked.map((at) => open[at]!.question)
      return [{ path, language, bytes, questions, ...(held <= MAX_HELD && { file: keptFile(file) }) }]
    }),
    Stream.flattenIterable,
    Stream.runCollect
  )
  yield* facts.save
  return candidates
})

/** A function that more files than this may call serves the whole program; what leads to it from another is not followed. */
const MAX_FOLLOWED_UP = 16

/** Tells which questions are asked: those that few files can answer first, until as much is read as may be. */
const withinBudget = (
  linking: Linking,
  candidates: ReadonlyArray<Candidate>,
  mostFiles: number
): ((key: string) => boolean) => {
  const askable = new Map<string, Array<Candidate>>()
  for (const candidate of candidates)
    for (const question of candidate.questions) {
      const key = keyOf(question, ecosystemOf(candidate.language))
      const known = askable.get(key)
      if (known === undefined) askable.set(key, [candidate])
      else known.push(candidate)
    }
  const chosen = new Set<Candidate>()
  const dropped = new Set<string>()
  const fewestFirst = [...askable].toSorted(([a, x], [b, y]) => x.length - y.length || (a < b ? -1 : 1))
  for (const [key, files] of fewestFirst) {
    const others = files.filter((file) => !chosen.has(file))
    const bytes = others.reduce((sum, file) => sum + file.bytes, 0)
    if (files.length > mostFiles || linking.bytesRead + bytes > MAX_READ) dropped.add(key)
    else {
      linking.bytesRead += bytes
      for (const file of others) chosen.add(file)
    }
  }
  return (key) => !dropped.has(key)
}

/** Scans files that are at hand, and those that must be read again, by their paths. */
const scanAll = <E, R>(
  engine: Engine,
  held: ReadonlyArray<ScanTask>,
  files: Stream.Stream<SourceFile, E, R>,
  unread: ReadonlyMap<string, Omit<ScanTask, "file">>
): Effect.Effect<ReadonlyArray<FileResult>, E | ScannerError, R> => {
  const again = files.pipe(
    Stream.filter(({ path }) => unread.has(path)),
    Stream.map((file): ScanTask => ({ file: keptFile(file), ...unread.get(file.path)! }))
  )
  return Stream.fromIterable(held).pipe(
    Stream.concat(unread.size === 0 ? Stream.empty : again),
    Stream.grouped(BATCH),
    Stream.mapEffect((tasks) => engine.scanTasks(tasks), { concurrency: engine.parallel, unordered: true }),
    Stream.runCollect,
    Effect.map((results) => results.flat())
  )
}

/** Whether anything was said or asked that was not known before. Who answers first in a round does not matter. */
const askAll = Effect.fnUntraced(function* <E, R>(
  linking: Linking,
  round: Round,
  kept: Kept,
  selection: Selection,
  engine: Engine,
  files: Stream.Stream<SourceFile, E, R>,
  memory: ScanMemory | undefined
) {
  const candidates = yield* candidatesIn(linking, round, kept, selection, files, memory)
  const isWorth = withinBudget(linking, candidates, round.number === 0 ? Infinity : MAX_FOLLOWED_UP)
  const tasks = candidates.flatMap(({ path, language, questions: all, file }) => {
    const ecosystem = ecosystemOf(language)
    const asked = all.filter((question) => isWorth(keyOf(question, ecosystem)))
    const answers = answersFor(linking, path, linking.followUps.get(path) ?? [], ecosystem)
    const questions = newQuestions(linking, path, ecosystem, asked)
    return questions.length === 0 ? [] : [{ path, file, task: { language, questions, answers } }]
  })
  const unread = new Map(tasks.flatMap(({ path, file, task }) => (file === undefined ? [[path, task]] : [])))
  const read = tasks.flatMap(({ file, task }) => (file === undefined ? [] : [{ file, ...task }]))
  const results = yield* scanAll(engine, read, files, unread)
  recordFollowUps(linking, results)
  noteLost(linking, results)
  return recordResults(linking, results)
})

/**
 * Answers what files leave open from other files: reads those again that may define a constant, call a function or
 * configure a setting, then those that asked. Runs the stream of files again, once for each round. A file that a thread was
 * lost on when it was read again is among the results a second time, as one that was skipped.
 */
export const linkFiles = Effect.fnUntraced(function* <E, R>(
  prefilters: Prefilters,
  selection: Selection,
  engine: Engine,
  files: Stream.Stream<SourceFile, E, R>,
  results: ReadonlyArray<FileResult>,
  memory: ScanMemory | undefined
) {
  const asking = new Set(results.flatMap(({ path, questions = [] }) => (questions.length > 0 ? [path] : [])))
  if (asking.size === 0) return results
  const linking = makeLinking()
  const kept: Kept = { asking, languages: new Map(), tasks: new Map(), bytes: 0 }
  recordResults(linking, results)
  const automaton = yield* prefilters.automaton
  for (let number = 0, isNew = true; isNew && number < MAX_ROUNDS; number++) {
    const round = makeRound(automaton, drainPending(linking), number)
    isNew = yield* askAll(linking, round, kept, selection, engine, files, memory)
  }
  const answered = results.flatMap(({ path, language, questions = [] }) => {
    const answers = answersFor(linking, path, questions, ecosystemOf(language))
    return answers.length === 0 ? [] : [{ path, answers }]
  })
  const held = answered.flatMap(({ path, answers }): ReadonlyArray<ScanTask> => {
    const task = kept.tasks.get(path)
    return task === undefined ? [] : [{ ...task, answers }]
  })
  const unread = answered.flatMap(({ path, answers }) => {
    const language = kept.tasks.has(path) ? undefined : kept.languages.get(path)
    return language === undefined ? [] : [[path, { language, answers }] as const]
  })
  const linked = yield* scanAll(engine, held, files, new Map(unread))
  noteLost(linking, linked)
  const byPath = new Map(linked.map((result) => [result.path, result]))
  const better = results.map((result) => {
    const again = byPath.get(result.path)
    return again === undefined || again.skipped !== undefined ? result : again
  })
  return [...better, ...linking.lost.values()]
})
