import { armAt, type Choice, choiceAt } from "../source/Choice.ts"
import type { Expr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { as, type NameAround, toName } from "./namesAround.ts"
import { namesIn } from "./namesIn.ts"

const present = (expr: Expr | undefined): ReadonlyArray<Expr> => (expr === undefined ? [] : [expr])

const DENIALS: ReadonlySet<string> = new Set(["!=", "!==", "<>", "~=", "/=", "ne"])

const isNothing = (expr: Expr): boolean =>
  expr.kind === "null" || (expr.kind === "text" && expr.parts.every((part) => part === ""))

/** Whether a test holds where what it names is not so: `!a`, `a !== "b"`, but not `a != ""`. */
const isDenied = (test: Expr): boolean =>
  test.kind === "operator" &&
  (test.operator === "!" || (DENIALS.has(test.operator) && !isNothing(test.left) && !isNothing(test.right)))

/** Whether a test only asks whether there is something: `a == null`. */
const asksPresence = (test: Expr): boolean =>
  test.kind === "operator" && (isNothing(test.left) || isNothing(test.right))

const testedIn = oncePer(({ test, subject, arms }: Choice): ReadonlyArray<NameAround> =>
  [...present(test), ...present(subject), ...arms.flatMap(({ labels }) => labels)].flatMap((one) =>
    as("condition", namesIn(one)).map(toName(0))
  )
)

/** So deep the tests of branches are looked into: `Kind.STANDARD.toString().equalsIgnoreCase(kind)`. */
const TEST_DEPTH = 6

const heldBy = oncePer((test: Expr): ReadonlyArray<NameAround> =>
  isDenied(test) || asksPresence(test) ? [] : as("if", namesIn(test, TEST_DEPTH)).map(toName(0))
)

/** Names in the tests of the branches around a place, the innermost first. */
export const conditionsAround = (
  file: ParsedFile,
  offset: number,
  counts: (choice: Choice) => boolean = () => true
): ReadonlyArray<NameAround> => {
  const choices = file.choices()
  const found: Array<NameAround> = []
  for (let at = choiceAt(choices, offset); at >= 0; at = choices[at]!.outer) {
    const choice = choices[at]!
    if (!counts(choice)) continue
    const { test, arms } = choice
    const taken = armAt(choice, offset)
    const holding = test === undefined ? (arms[taken]?.labels ?? []) : taken === 0 ? [test] : []
    found.push(...testedIn(choice), ...holding.flatMap(heldBy))
  }
  return found
}

/** Whether something is done at a place only in one case of several, which another place has nothing to do with. */
export const isConditionalBeside = (file: ParsedFile, offset: number, other: number): boolean => {
  const choices = file.choices()
  for (let at = choiceAt(choices, offset); at >= 0; at = choices[at]!.outer) {
    const { start, end } = choices[at]!
    if (other < start || other >= end) return armAt(choices[at]!, offset) >= 0
  }
  return false
}
