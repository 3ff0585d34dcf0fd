import { lookup } from "../match/lookup.ts"
import type { Slot } from "../rules/rule.ts"
import type { Expr } from "../source/Expr.ts"
import type { Variable, Write } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { visibleWrites } from "./visibleWrites.ts"

const variableOf = ({ file }: FileContext, expr: Expr | undefined): Variable | undefined => {
  const target = expr?.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" ? target.variable : undefined
}

/** Where a variable that walks through an array was last set back to its begin; undefined where it never is. */
const beginOf = (context: FileContext, walker: Variable, array: Variable, use: number): number | undefined =>
  walker.writes.reduce<number | undefined>(
    (last, { start, value }) => (start < use && variableOf(context, value) === array ? start : last),
    undefined
  )

/** The position that is written, where it is a number: what is written there later replaces it. */
const positionOf = (index: Expr, start: number): string =>
  index.kind === "number" ? String(index.value) : `at ${start}`

/** What is given to elements of an array before it is used, by itself or by a variable that walks through it. */
const elementsOf = (context: FileContext, array: Variable, use: number): ReadonlyArray<Expr> => {
  const writes = new Map<string, Array<Write>>()
  for (const { target, write } of context.file.elementWrites) {
    const holder = variableOf(context, target.object)
    if (holder === undefined || write.start > use) continue
    const begin = holder === array ? 0 : beginOf(context, holder, array, use)
    if (begin === undefined || write.start < begin) continue
    const position = positionOf(target.index, write.start)
    writes.set(position, [...(writes.get(position) ?? []), write])
  }
  return [...writes.values()].flatMap((own) =>
    visibleWrites(
      context.file,
      { name: array.name, kind: "local", scope: array.scope, type: undefined, passed: [], writes: own },
      use
    ).flatMap(({ value }) => value ?? [])
  )
}

const itemsIn = (context: FileContext, argument: Expr): ReadonlyArray<Expr> =>
  context.evaluate(argument).flatMap((value) => (value.kind === "list" ? value.items : []))

/** The parts that an array of them holds, which all hold together. Undefined where it is no array that the file fills. */
export const itemMatches = (
  context: FileContext,
  match: RuleMatch,
  { at }: Slot
): ReadonlyArray<RuleMatch> | undefined => {
  const argument = match.args[at]?.value
  if (argument === undefined) return undefined
  const array = variableOf(context, argument)
  const elements = array === undefined ? [] : elementsOf(context, array, argument.start)
  const items = [...itemsIn(context, argument), ...elements]
  return items.length === 0
    ? undefined
    : items.flatMap((item) => context.evaluate(item)).flatMap((value) => (value.kind === "part" ? [value.part] : []))
}
