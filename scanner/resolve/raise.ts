import type { FileContext } from "./FileContext.ts"
import { type Question, questionId } from "./Question.ts"

/** Notes what other files would have to say for more to be known of this one. */
export const raise = ({ questions }: Pick<FileContext, "questions">, raised: ReadonlyArray<Question>): void => {
  for (const question of raised) questions.set(questionId(question), question)
}
