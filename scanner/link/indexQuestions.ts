import { eachWord, isTypeName, makeWordSet } from "../source/identifiers.ts"
import { hashOfWord } from "../source/wordHashes.ts"
import { FROM_ROOT, type Question, fileAsked, uncalled } from "../resolve/Question.ts"

/** Finds the questions that a text may answer, because it has their words. */
export interface QuestionIndex {
  /** False only if the words of which these are the hashes answer no question. */
  readonly mayAnswer: (words: Uint32Array) => boolean
  readonly answerable: (text: string) => ReadonlyArray<Question>
}

export const indexQuestions = (questions: Iterable<Question>): QuestionIndex => {
  const asked = [...questions]
    .map((question) => ({ question, words: wordsOfQuestion(question) }))
    .filter(({ words }) => words.length > 0)
  const byWord = Map.groupBy(asked, ({ words }) => words[0]!)
  const wordSet = makeWordSet(asked.flatMap(({ words }) => words))
  return {
    mayAnswer: hashedWords(asked.map(({ words }) => words)),
    answerable: (text) => {
      const present = new Set<string>()
      eachWord(text, wordSet, (word) => present.add(word))
      return [...present].flatMap((word) =>
        (byWord.get(word) ?? [])
          .filter(({ words }) => words.every((one) => present.has(one)))
          .map(({ question }) => question)
      )
    }
  }
}

/** Tells whether all words of one of these lists are among others. */
const hashedWords = (lists: ReadonlyArray<ReadonlyArray<string>>): ((words: Uint32Array) => boolean) => {
  const hashed = lists.map((words) => words.map(hashOfWord))
  const known = new Set(hashed.flat())
  const byFirst = Map.groupBy(hashed, (words) => words[0]!)
  return (words) => {
    const present = new Set<number>()
    for (const word of words) if (known.has(word)) present.add(word)
    return [...present].some((word) => byFirst.get(word)?.some((all) => all.every((one) => present.has(one))) === true)
  }
}

/** The last name, and the one of its type with its member: names of packages stand in every file of them, or in none. */
const namesOf = (name: string): ReadonlyArray<string> => {
  const parts = uncalled(name).split(".")
  const type = parts.slice(0, -1).findLastIndex(isTypeName)
  return [parts.at(-1)!, ...(type === -1 ? [] : parts.slice(type, type + 2))]
}

const PARTS = /[^\w$]+/

/** Who calls a function of a module names that module, or is of it; one that is all a module gives is named by the end of its path. */
const callerNames = (name: string): ReadonlyArray<string> => {
  if (name.startsWith(FROM_ROOT)) return name.slice(name.lastIndexOf("/") + 1).split(PARTS)
  const names = namesOf(name)
  return names.length > 1 ? names : [...names, ...(name.split(".").at(-2) ?? "").split(PARTS)]
}

/** Who says what a name within a type that others conform to stands for need not write what is within that again. */
const conformingNames = (name: string): ReadonlyArray<string> => {
  const parts = name.split(".")
  return parts.length > 2 ? parts.slice(0, -1) : namesOf(name)
}

const written = (question: Question): ReadonlyArray<string> => {
  if (question.kind === "setting") return question.key.split(PARTS)
  if (question.kind === "constant" && fileAsked(question.name) !== undefined)
    return ["return", ...(question.path ?? [])]
  if (question.kind === "constant" && question.name.endsWith(".")) return namesOf(question.name.slice(0, -1))
  if (question.kind === "constant" && question.within === true) return question.name.split(".").slice(0, 2)
  if (question.kind === "constant" && question.overrides === true && question.asks === "types")
    return conformingNames(question.name)
  return question.kind !== "constant" ? callerNames(question.name) : namesOf(question.name)
}

const WORD = /^[\w$]+$/

/** Positions in a list are not written. */
const POSITION = /^\d+$/

/** Words that a file must have to answer a question; none where that cannot be told. */
const wordsOfQuestion = (question: Question): ReadonlyArray<string> => {
  const words = written(question).filter((word) => word !== "" && !POSITION.test(word))
  return words.every((word) => WORD.test(word)) ? [...new Set(words)] : []
}
