import type { Inclusions } from "../../grammars/inclusions.ts"
import { manifest } from "../../grammars/manifest.ts"
import { answersSeen, type DefinitionsSeen, definitionsSeen } from "../link/definitionsSeen.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { type Answer, type PlainValue, type Question, questionId } from "../resolve/Question.ts"
import type { FileResult } from "./FileResult.ts"

/** What may be asked in one scan. */
const MAX_QUESTIONS = 4_096

export interface PendingQuestion {
  readonly question: Question
  /** Of the files that ask; a setting is the same for all. */
  readonly ecosystem: string
  /** Asked by a test, too: what other tests say counts for tests alone. */
  readonly isOfTests: boolean
}

/** What the files of a scan have asked each other, and what they said. */
export interface Linking {
  /** Keys of all questions, and whether a test asks them. */
  readonly questions: Map<string, boolean>
  readonly answers: Map<string, Map<string, PlainValue>>
  /** Questions that no file was asked yet. */
  readonly pending: Map<string, PendingQuestion>
  /** The questions each file was asked, by their keys. */
  readonly asked: Map<string, ReadonlyMap<string, Question>>
  /** What each file that was asked would have to know to say more. */
  readonly followUps: Map<string, ReadonlyArray<Question>>
  /** How often a question was answered by something new. */
  readonly revisions: Map<string, number>
  /** The sum of these over what each file would have to know, when it was asked last. */
  readonly told: Map<string, number>
  /** Files that were to be read again, of which a thread gave no result. */
  readonly lost: Map<string, FileResult>
  /** What stands for the installed package that a file is of; files of one ask each other, and no others. */
  readonly unitOf: UnitOf
  /** The path by which other files know a file. */
  readonly seenAs: (path: string) => string
  /** What files take in of each other, as far as they were read. */
  readonly included: ReadonlyMap<string, Inclusions>
  /** Which definitions a file sees, once all files were read. */
  seenFrom?: (path: string) => DefinitionsSeen
  /** Of files that were asked, in all rounds. */
  bytesRead: number
}

/** Undefined of the project's own files. */
export type UnitOf = (path: string) => string | undefined

/** How files of installed packages stand to each other. */
export type Packages = Pick<Linking, "unitOf" | "seenAs">

const none: Packages = { unitOf: () => undefined, seenAs: (path) => path }

export const makeLinking = (included: Linking["included"], packages: Packages = none): Linking => ({
  ...packages,
  questions: new Map(),
  pending: new Map(),
  answers: new Map(),
  asked: new Map(),
  followUps: new Map(),
  revisions: new Map(),
  told: new Map(),
  lost: new Map(),
  included,
  bytesRead: 0
})

const ecosystems = new Map(manifest.map(({ name, ecosystem }) => [name, ecosystem]))

export const ecosystemOf = (language: string | undefined): string => ecosystems.get(language ?? "") ?? ""

/** What the files of a language ask each other in: one ecosystem, of one package. */
export const placeOf = ({ unitOf }: Pick<Linking, "unitOf">, path: string, language: string | undefined): string => {
  const unit = unitOf(path)
  return unit === undefined ? ecosystemOf(language) : `${unit}\n${ecosystemOf(language)}`
}

/** Of a place: where settings are asked for, which are the same for all languages. */
export const settingsPlace = (place: string): string => place.slice(0, place.lastIndexOf("\n") + 1)

/** The same name means something else in another ecosystem. */
export const keyOf = (question: Question, place: string): string =>
  question.kind === "setting" ? settingsPlace(place) + questionId(question) : `${place} ${questionId(question)}`

const valueKey = ({ hops, ...value }: PlainValue): string => JSON.stringify([value, hops])

/** Values in an order that does not depend on which file gave them first. */
const sorted = (values: ReadonlyMap<string, PlainValue>): ReadonlyArray<PlainValue> =>
  [...values].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)

/** In front of the key of what a file could not read, which it may read once more is known. */
const unreadBy = (path: string): string => `${path} `

const recordAnswer = (linking: Linking, { question, values }: Answer, ecosystem: string, path: string): boolean => {
  const key = keyOf(question, ecosystem)
  const known = linking.answers.get(key) ?? new Map<string, PlainValue>()
  for (const before of known.keys()) if (before.startsWith(unreadBy(path))) known.delete(before)
  let isNew = false
  for (const value of values) {
    const isUnread = value.kind === "unknown" && value.symbol === undefined
    const own = (isUnread ? unreadBy(path) : "") + valueKey(value)
    isNew ||= !isUnread && !known.has(own)
    known.set(own, value)
  }
  linking.answers.set(key, known)
  if (isNew) linking.revisions.set(key, (linking.revisions.get(key) ?? 0) + 1)
  return isNew
}

const recordQuestion = (linking: Linking, question: Question, ecosystem: string, isOfTests: boolean): boolean => {
  const { questions, pending } = linking
  const key = keyOf(question, ecosystem)
  const known = questions.get(key)
  if (known === undefined ? questions.size >= MAX_QUESTIONS : known || !isOfTests) return false
  questions.set(key, isOfTests)
  pending.set(key, { question, ecosystem, isOfTests })
  return true
}

const recordResult = (linking: Linking, { path, language, answers = [], questions = [] }: FileResult): boolean => {
  const ecosystem = placeOf(linking, path, language)
  const isOfTests = usageScopeOf(path) === "test"
  const areNew = [
    ...answers.map((answer) => recordAnswer(linking, answer, ecosystem, path)),
    ...questions.map((question) => recordQuestion(linking, question, ecosystem, isOfTests))
  ]
  return areNew.includes(true)
}

/** Notes what files said and asked; in the order of paths, so that a bound leaves out the same whoever was first. */
export const recordResults = (linking: Linking, results: ReadonlyArray<FileResult>): boolean =>
  results
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((result) => recordResult(linking, result))
    .includes(true)

/** Notes what files would have to know that were asked. */
export const recordFollowUps = ({ followUps }: Linking, results: ReadonlyArray<FileResult>): void => {
  for (const { path, questions = [] } of results)
    if (questions.length > 0) followUps.set(path, [...(followUps.get(path) ?? []), ...questions])
}

/** Notes whose answers, or whose answered questions, are missing for no fault of theirs. */
export const noteLost = ({ lost }: Linking, results: ReadonlyArray<FileResult>): void => {
  for (const result of results) if (result.skipped?.reason === "worker-lost") lost.set(result.path, result)
}

/** The answers there are to what a file asks. */
export const answersFor = (
  linking: Linking,
  path: string,
  questions: ReadonlyArray<Question>,
  ecosystem: string
): ReadonlyArray<Answer> => {
  const { answers, included } = linking
  const seen = included.has(path) ? (linking.seenFrom ??= definitionsSeen(included))(path) : undefined
  return questions.flatMap((question) => {
    const found = answers.get(keyOf(question, ecosystem))
    if (found === undefined) return []
    const values = sorted(found)
    return [{ question, values: seen === undefined ? values : answersSeen(seen, question, values) }]
  })
}

const answersTo = ({ followUps, revisions }: Linking, path: string, ecosystem: string): number =>
  (followUps.get(path) ?? []).reduce((sum, question) => sum + (revisions.get(keyOf(question, ecosystem)) ?? 0), 0)

/** Whether a file may say more than before, because something it asked itself was answered since. */
export const hasNewAnswers = (linking: Linking, path: string, ecosystem: string): boolean =>
  answersTo(linking, path, ecosystem) > (linking.told.get(path) ?? 0)

/** Takes the questions that no file was asked yet. */
export const drainPending = ({ pending }: Linking): ReadonlyArray<PendingQuestion> => {
  const taken = [...pending.values()]
  pending.clear()
  return taken
}

/** What a file is asked now: what is new, and all it was asked before if it may say more to that. */
export const newQuestions = (
  linking: Linking,
  path: string,
  ecosystem: string,
  questions: ReadonlyArray<Question>
): ReadonlyArray<Question> => {
  const { asked, told } = linking
  const before = asked.get(path) ?? new Map<string, Question>()
  const all = new Map([...before, ...questions.map((question) => [keyOf(question, ecosystem), question] as const)])
  const mayLater = hasNewAnswers(linking, path, ecosystem)
  asked.set(path, all)
  if (mayLater) told.set(path, answersTo(linking, path, ecosystem))
  return mayLater ? [...all.values()] : questions
}
