import type { FileContext } from "../resolve/FileContext.ts"
import { fixedLength } from "../resolve/fixedLength.ts"
import { trailOf, type Value } from "../resolve/Value.ts"
import { movedCase } from "../resolve/choices.ts"
import { rowPlan } from "../resolve/rowPlan.ts"
import type { RuleMatch } from "../resolve/RuleMatch.ts"
import type { PlainValue } from "../resolve/Question.ts"

const MAX_TEXT = 256

/** A hash of which the name of its function says all there is to say. */
const isWholeHash = ({ row: { row }, receiver, refinements }: RuleMatch): boolean => {
  const { steps, taken } = rowPlan(row)
  const isFixed = taken.length === 0 && row.key === undefined && steps.every((step) => "fixed" in step)
  return row.is === "hash" && isFixed && receiver === undefined && refinements.length === 0
}

const toPlain = ({ file: { grammar } }: FileContext, value: Value): ReadonlyArray<PlainValue> => {
  switch (value.kind) {
    case "text":
      return value.text.length <= MAX_TEXT ? [value] : []
    case "number":
    case "boolean":
    case "bytes":
      return [value]
    case "implied": {
      const { expr } = value
      return expr.kind === "member" ? [{ kind: "implied", name: expr.name, ...trailOf(value) }] : []
    }
    case "part": {
      const { part } = value
      const isConstant = part.args.length === 0 && part.receiver === undefined && part.refinements.length === 0
      const isHash = grammar.types.membersElsewhere && value.isConverted !== true && isWholeHash(part)
      return isConstant || isHash ? [{ kind: "constant", key: part.row.key, ...trailOf(value) }] : []
    }
    default:
      return []
  }
}

/** Constants of which only the name is known, which a function that is called with them may tell apart. */
export const symbolsIn = (values: ReadonlyArray<Value>): ReadonlyArray<PlainValue> =>
  values.flatMap((value) =>
    value.kind === "unknown" && value.symbol !== undefined
      ? [{ kind: "unknown", symbol: value.symbol, ...trailOf(value) }]
      : []
  )

/** What cannot be read beside what can: `options.hash || "sha256"`. */
const unreadIn = (values: ReadonlyArray<Value>): ReadonlyArray<PlainValue> =>
  values
    .filter((value) => value.kind === "unknown" && value.symbol === undefined && value.made === undefined)
    .slice(0, 1)
    .map((value) => ({ kind: "unknown", ...trailOf(value) }))

/** Values that mean the same in another file: a list gives its items, one of bytes its length. */
export const plainValues = (context: FileContext, values: ReadonlyArray<Value>): ReadonlyArray<PlainValue> =>
  values
    .flatMap((value): ReadonlyArray<Value> => {
      if (value.kind !== "list") return [value]
      const length = fixedLength(context, value)
      if (length === undefined) return value.items.flatMap((item) => context.evaluate(item))
      return [{ kind: "bytes", length, isFixed: true, ...trailOf(value) }]
    })
    .flatMap((value) => toPlain(context, value))

/** What a question says of how a value is reached. */
interface Asked {
  readonly args?: ReadonlyArray<unknown>
  readonly path?: ReadonlyArray<string>
}

/** Where a call computes bytes or an object holds them, those of one place say nothing of the length of others. */
const withoutBytes = (values: ReadonlyArray<PlainValue>, { args, path = [] }: Asked): ReadonlyArray<PlainValue> =>
  args === undefined && path.length === 0 ? values : values.filter(({ kind }) => kind !== "bytes")

/** Values that answer a question, and whether there may be more than these. */
export const openValues = (
  context: FileContext,
  values: ReadonlyArray<Value>,
  question: Asked
): ReadonlyArray<PlainValue> => {
  const known = withoutBytes(plainValues(context, values), question)
  return known.length === 0 ? known : [...known, ...unreadIn(values)]
}

/** The value with the path of the lines that led to it. */
export const located = ({ file: { path, usage } }: FileContext, value: PlainValue): PlainValue => ({
  ...value,
  when: movedCase(value.when, path),
  evidence: value.evidence.map((one) => {
    if (one.path !== undefined) return one
    const scope = usage.atLine(one.place.line)
    return { path, ...one, ...(scope !== "production" && { scope }) }
  })
})
