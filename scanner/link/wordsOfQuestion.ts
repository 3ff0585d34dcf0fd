import type { Question } from "./Question.ts"

const WORD = /^[A-Za-z_$][\w$]*$/

const lastPart = (name: string): string => name.slice(name.lastIndexOf(".") + 1)

/** Names of packages stand in every file of them, or in none; that of a type stands where it is defined or used. */
const typeOf = (name: string): string | undefined => {
  const owner = lastPart(name.slice(0, Math.max(0, name.lastIndexOf("."))))
  return /^\p{Lu}/u.test(owner) ? owner : undefined
}

/** Words that a file must have to answer a question; none where that cannot be told. */
export const wordsOfQuestion = (question: Question): ReadonlyArray<string> => {
  const name = question.kind === "setting" ? question.key.replace(/.*[.[\]]/, "") : lastPart(question.name)
  const type = question.kind === "setting" ? undefined : typeOf(question.name)
  const words = type === undefined ? [name] : [name, type]
  return words.every((word) => WORD.test(word)) ? words : WORD.test(name) ? [name] : []
}
