import type { CallExpr } from "../source/Expr.ts"
import { joinTexts } from "./combine.ts"
import type { FileContext } from "./FileContext.ts"
import type { PlainValue, Question } from "./Question.ts"
import { HERE, through, type Value } from "./Value.ts"

type Constant = Extract<Question, { kind: "constant" }>

/** What stands for an argument in the texts that a function of another file gives: no source holds this character. */
const MARK = "\u0001"
const MARKS = /\u0001(\d)\u0001/

const markOf = (position: number): string => `${MARK}${position}${MARK}`

const isMarked = (value: unknown): value is string => typeof value === "string" && MARKS.test(value)

/** The question of what a function of another file makes of its arguments, whatever they are. */
export const passQuestion = (name: string, { args }: CallExpr): Constant => ({
  kind: "constant",
  name,
  args: args.map(({ keyword }, position) => ({
    ...(keyword !== undefined && { keyword }),
    value: markOf(position)
  }))
})

/** Whether a question is what a function makes of its arguments, whatever they are. */
export const isPassQuestion = (question: Question): boolean =>
  question.kind === "constant" &&
  question.args !== undefined &&
  question.args.length > 0 &&
  question.args.every(({ value }) => isMarked(value))

/**
 * Of what a function gives, whatever its arguments are, only what it makes of them says something of one call, and constants
 * of a library, of which it chooses one.
 */
export const madeOfArguments = (question: Constant, values: ReadonlyArray<PlainValue>): ReadonlyArray<PlainValue> =>
  isPassQuestion(question)
    ? values.filter((value) => value.kind === "text" && (value.isOfLibrary === true || isMarked(value.text)))
    : values

/** What a call gives whose function passes on its arguments, alone or within a text: `checkNotNull(name)`. */
export const passedValues = (
  context: FileContext,
  call: CallExpr,
  answers: ReadonlyArray<Value>
): ReadonlyArray<Value> => {
  const evidence = {
    place: call.place(),
    symbol: "name" in call.callee ? call.callee.name : "",
    role: "definition"
  } as const
  const valuesAt = (position: number): ReadonlyArray<Value> => {
    const argument = call.args[position]
    return argument === undefined ? [] : context.evaluate(argument.value)
  }
  return answers.flatMap((answer): ReadonlyArray<Value> => {
    if (answer.kind !== "text") return []
    if (answer.isOfLibrary === true) return [through(answer, evidence)]
    const pieces = answer.text.split(MARKS)
    const isWhole = pieces.length === 3 && pieces[0] === "" && pieces[2] === ""
    const made = isWhole
      ? valuesAt(Number(pieces[1]))
      : joinTexts(pieces.map((text, at) => (at % 2 === 0 ? [{ kind: "text", text, ...HERE }] : valuesAt(Number(text)))))
    return made.map((value) => through(value, evidence))
  })
}
