import type { Question } from "./Question.ts"

const lastPart = (name: string): string => name.slice(name.lastIndexOf(".") + 1)

/** Names of packages stand in every file of them, or in none; that of a type stands where it is defined or used. */
const typeOf = (name: string): ReadonlyArray<string> => {
  const owner = lastPart(name.slice(0, Math.max(0, name.lastIndexOf("."))))
  return /^\p{Lu}/u.test(owner) ? [owner] : []
}

const written = (question: Question): ReadonlyArray<string> =>
  question.kind === "setting" ? question.key.split(/[^\w$]+/) : [lastPart(question.name), ...typeOf(question.name)]

const WORD = /^[\w$]+$/

/** Words that a file must have to answer a question; none where that cannot be told. */
export const wordsOfQuestion = (question: Question): ReadonlyArray<string> => {
  const words = written(question).filter((word) => word !== "")
  return words.every((word) => WORD.test(word)) ? [...new Set(words)] : []
}
