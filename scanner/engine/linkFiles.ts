import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { grammars } from "../../grammars/manifest.ts"
import { formatNamed } from "../select/artefactFormats.ts"
import { indexQuestions, type QuestionIndex } from "../link/indexQuestions.ts"
import { makePatterns, canAnswer } from "../link/canAnswer.ts"
import type { Question } from "../resolve/Question.ts"
import { keptFile, type SourceFile } from "../model/SourceFile.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { ScannerError } from "../ScannerError.ts"
import { type Selection, selectContent } from "../select/Selection.ts"
import type { Engine } from "./Engine.ts"
import { makeFileFacts } from "./fileFacts.ts"
import type { FileIndex, IndexedFile } from "./FileIndex.ts"
import type { FileResult } from "./FileResult.ts"
import {
  answersFor,
  type PendingQuestion,
  keyOf,
  type Linking,
  makeLinking,
  noteLost,
  placeOf,
  settingsPlace,
  type Packages,
  recordFollowUps,
  recordResults,
  hasNewAnswers,
  drainPending,
  newQuestions
} from "./Linking.ts"
import type { ScanMemory } from "./ScanMemory.ts"
import type { ScanTask } from "./ScanThreads.ts"
import { isListOf, isNumber } from "./shapes.ts"

/** A constant may be defined by one of another file, which is defined by one of a third. */
const MAX_ROUNDS = 3

/** How much of the files that are asked is held until they are scanned, in bytes. Others are read again. */
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
  readonly patternOf: ReturnType<typeof makePatterns>
  readonly linking: Linking
}

/** Reads files of the scan again, by their paths; in the order in which they came. */
export type ReadAgain<E, R> = (paths: ReadonlySet<string>) => Stream.Stream<SourceFile, E, R>

const latin1 = new TextDecoder("latin1")

const indexesOf = (open: ReadonlyArray<PendingQuestion>): ReadonlyMap<string, QuestionIndex> => {
  const asked = Map.groupBy(open, ({ question, ecosystem }) =>
    question.kind === "setting" ? settingsPlace(ecosystem) : ecosystem
  )
  return new Map([...asked].map(([ecosystem, own]) => [ecosystem, indexQuestions(own.map(({ question }) => question))]))
}

const makeRound = (linking: Linking, open: ReadonlyArray<PendingQuestion>, number: number): Round => ({
  linking,
  number,
  open,
  indexes: indexesOf(open),
  testIndexes: indexesOf(open.filter(({ isOfTests }) => isOfTests)),
  patternOf: makePatterns()
})

/** What runs the checks of a project, or the program on the machine of one who works on it, is not set up as it is for its users. */
const FOR_DEVELOPERS =
  /(?:^|\/)(?:\.(?:buildkite|circleci|forgejo|gitea|github|semaphore|woodpecker)\/|dev\/|\.(?:gitlab-ci|travis)\b|(?:appveyor|azure-pipelines|bitbucket-pipelines|docker-compose\.(?:dev|ci|override))\b|\.env\.(?:dev|local)|[^/]*[._-]development\.[^/]+$)/

/** The questions that may be put to a file: those for settings, or those of its ecosystem. */
const askable = (
  { indexes, testIndexes, linking }: Round,
  path: string,
  language: string
): QuestionIndex | undefined => {
  const format = formatNamed(language)
  if (format !== undefined && format.settings === undefined) return undefined
  const place = placeOf(linking, path, language)
  const asked = format === undefined ? place : settingsPlace(place)
  if (!indexes.has(asked)) return undefined
  const isForTests = usageScopeOf(path) === "test" || (format !== undefined && FOR_DEVELOPERS.test(path))
  return (isForTests ? testIndexes : indexes).get(asked)
}

const mayAnswer = (round: Round, { path, language, words }: IndexedFile): boolean => {
  const index = askable(round, path, language)
  return index !== undefined && (words === undefined || index.mayAnswer(words))
}

/** The questions that a file may answer. */
const questionsFor = (round: Round, path: string, language: string, ascii: Uint8Array): ReadonlyArray<Question> => {
  const text = latin1.decode(ascii)
  const answerable = askable(round, path, language)?.answerable(text) ?? []
  const grammar = grammars.get(language)
  return grammar === undefined || answerable.length === 0
    ? answerable
    : answerable.filter(canAnswer(round.linking.seenAs(path), text, grammar, round.patternOf))
}

/** A file that may say something to what is new. Its text is there while that costs little. */
interface Candidate {
  readonly path: string
  readonly language: string
  readonly bytes: number
  readonly questions: ReadonlyArray<Question>
  readonly file?: SourceFile
}

/** The questions that a file may answer, by their positions in those of a round. */
type Askable = ReadonlyArray<number>

/** Finds the files that may say something new: reads those of which no scan before has left what they may answer. */
const candidatesIn = Effect.fnUntraced(function* <E, R>(
  linking: Linking,
  round: Round,
  index: FileIndex,
  selection: Selection,
  readAgain: ReadAgain<E, R>,
  memory: ScanMemory | undefined
) {
  const { open } = round
  const isAskable = (value: unknown): value is Askable =>
    isListOf(isNumber)(value) && value.every((at) => open[at] !== undefined)
  const facts = yield* makeFileFacts(memory, selection, ["round", open], isAskable)
  const positions = new Map(open.map(({ question }, at) => [question, at]))
  const all = [...index.files.values()]
  const asked = new Map<string, Pick<Candidate, "questions" | "file">>()
  const wanted = new Set<string>()
  for (const file of all) {
    const known = facts.known(file)
    if (known !== undefined && known.length > 0)
      asked.set(file.path, { questions: known.map((at) => open[at]!.question) })
    else if (known === undefined && mayAnswer(round, file)) wanted.add(file.path)
    else if (known === undefined) facts.note(file, [])
  }
  let held = 0
  const readOne = (file: SourceFile): void => {
    const { path, bytes } = file
    const selected = selectContent(path, bytes, selection)
    const questions = "reason" in selected ? [] : questionsFor(round, path, selected.language, selected.ascii)
    facts.note(
      file,
      questions.map((question) => positions.get(question)!)
    )
    if (questions.length === 0) return
    held += bytes.length
    asked.set(path, { questions, ...(held <= MAX_HELD && { file: keptFile(file) }) })
  }
  if (wanted.size > 0) yield* Stream.runForEach(readAgain(wanted), (file) => Effect.sync(() => readOne(file)))
  yield* facts.save
  return all.flatMap(({ path, language, bytes }): ReadonlyArray<Candidate> => {
    const own = asked.get(path)
    if (own !== undefined) return [{ path, language, bytes, ...own }]
    return hasNewAnswers(linking, path, placeOf(linking, path, language))
      ? [{ path, language, bytes, questions: [] }]
      : []
  })
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
      const key = keyOf(question, placeOf(linking, candidate.path, candidate.language))
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
  readAgain: ReadAgain<E, R>,
  unread: ReadonlyMap<string, Omit<ScanTask, "file">>
): Effect.Effect<ReadonlyArray<FileResult>, E | ScannerError, R> => {
  const again = Stream.suspend(() => readAgain(new Set(unread.keys()))).pipe(
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
  index: FileIndex,
  selection: Selection,
  engine: Engine,
  readAgain: ReadAgain<E, R>,
  memory: ScanMemory | undefined
) {
  const candidates = yield* candidatesIn(linking, round, index, selection, readAgain, memory)
  const isWorth = withinBudget(linking, candidates, round.number === 0 ? Infinity : MAX_FOLLOWED_UP)
  const tasks = candidates.flatMap(({ path, language, questions: all, file }) => {
    const ecosystem = placeOf(linking, path, language)
    const asked = all.filter((question) => isWorth(keyOf(question, ecosystem)))
    const answers = answersFor(linking, path, linking.followUps.get(path) ?? [], ecosystem)
    const questions = newQuestions(linking, path, ecosystem, asked)
    return questions.length === 0 ? [] : [{ path, file, task: { language, questions, answers } }]
  })
  const unread = new Map(tasks.flatMap(({ path, file, task }) => (file === undefined ? [[path, task]] : [])))
  const read = tasks.flatMap(({ file, task }) => (file === undefined ? [] : [{ file, ...task }]))
  const results = yield* scanAll(engine, read, readAgain, unread)
  recordFollowUps(linking, results)
  noteLost(linking, results)
  return recordResults(linking, results)
})

/**
 * Answers what files leave open from other files: reads those again that may define a constant, call a function or
 * configure a setting, then those that asked. A file that a thread was lost on when it was read again is among the results a
 * second time, as one that was skipped.
 */
export const linkFiles = Effect.fnUntraced(function* <E, R>(
  index: FileIndex,
  selection: Selection,
  engine: Engine,
  readAgain: ReadAgain<E, R>,
  results: ReadonlyArray<FileResult>,
  memory: ScanMemory | undefined,
  packages?: Packages
) {
  if (results.every(({ questions = [] }) => questions.length === 0)) return results
  const linking = makeLinking(index.included, packages)
  recordResults(linking, results)
  for (let number = 0, isNew = true; isNew && number < MAX_ROUNDS; number++) {
    const round = makeRound(linking, drainPending(linking), number)
    isNew = yield* askAll(linking, round, index, selection, engine, readAgain, memory)
  }
  const answered = results.flatMap(({ path, questions = [] }) => {
    if (questions.length === 0) return []
    const { language } = index.files.get(path)!
    const answers = answersFor(linking, path, questions, placeOf(linking, path, language))
    return answers.length === 0 ? [] : [[path, { language, answers }] as const]
  })
  const linked = yield* scanAll(engine, [], readAgain, new Map(answered))
  noteLost(linking, linked)
  const byPath = new Map(linked.map((result) => [result.path, result]))
  const better = results.map((result) => {
    const again = byPath.get(result.path)
    return again === undefined || again.skipped !== undefined ? result : again
  })
  return [...better, ...linking.lost.values()]
})
