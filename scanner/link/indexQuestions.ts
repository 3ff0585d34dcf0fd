import { eachWord, makeWordSet } from "../source/identifiers.ts"
import type { Question } from "../resolve/Question.ts"
import { wordsOfQuestion } from "./wordsOfQuestion.ts"

/** Finds the questions that a text may answer, because it has their words. */
export interface QuestionIndex {
  /** One entry per question that can be asked at all. */
  readonly words: ReadonlyArray<ReadonlyArray<string>>
  readonly answerable: (text: string) => ReadonlyArray<Question>
}

export const indexQuestions = (questions: Iterable<Question>): QuestionIndex => {
  const asked = [...questions]
    .map((question) => ({ question, words: wordsOfQuestion(question) }))
    .filter(({ words }) => words.length > 0)
  const byWord = Map.groupBy(asked, ({ words }) => words[0]!)
  const wordSet = makeWordSet(asked.flatMap(({ words }) => words))
  return {
    words: asked.map(({ words }) => words),
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
