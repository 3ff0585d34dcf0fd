import { oncePer } from "../source/oncePer.ts"
import { lookup } from "../match/lookup.ts"
import type { Expr, NameExpr } from "../source/Expr.ts"
import { type ParsedFile, scopeAround } from "../source/ParsedFile.ts"
import { argumentsFor } from "./argumentsFor.ts"
import { valueChoice } from "./valueChoice.ts"
import type { FileContext } from "./FileContext.ts"
import { type Taken, takenAt } from "./takenAt.ts"

/** A test whether something is in a list. */
export interface Membership {
  readonly subject: Expr
  readonly list: Expr
  /** What the test says where the list holds it. */
  readonly says: boolean
}

/** What a test asks for in a list: `in_array($name, $names)`, `names.includes(name)`, `name in names`. */
export const membershipIn = ({ grammar }: ParsedFile, test: Expr): Membership | undefined => {
  const says = test.kind === "operator" ? grammar.text.memberships.get(test.operator) : undefined
  if (test.kind === "operator" && says !== undefined) return { subject: test.left, list: test.right, says }
  if (test.kind !== "call") return undefined
  const { callee, args } = test
  const [first, second] = args
  const { textFunctions } = grammar.text
  if (first === undefined) return undefined
  if (callee.kind === "name" && textFunctions[callee.name] === "among" && second !== undefined)
    return { subject: first.value, list: second.value, says: true }
  return callee.kind === "member" && textFunctions[`#${callee.name}`] === "holds"
    ? { subject: first.value, list: callee.object, says: true }
    : undefined
}

/** A call behind which something is known of a variable that it was given, since the function leaves otherwise. */
export interface Assertion {
  readonly value: Expr
  /** The parameter as it is where the function ends. */
  readonly parameter: NameExpr
}

const namesOf = ({ grammar }: ParsedFile): ReadonlyArray<string> =>
  Object.entries(grammar.text.textFunctions).flatMap(([name, does]) =>
    does === "among" || does === "holds" ? [name.replace("#", "")] : []
  )

const assertionsIn = oncePer((file: ParsedFile): ReadonlyArray<Assertion> => {
  const tests = namesOf(file).flatMap((name) => file.callsOf(name))
  return tests.flatMap((test): ReadonlyArray<Assertion> => {
    const subject = membershipIn(file, test)?.subject
    const target = subject?.kind === "name" ? lookup(file, subject) : undefined
    if (subject?.kind !== "name" || target?.kind !== "variable" || target.variable.parameter === undefined) return []
    const { scope } = target.variable.parameter
    if (scopeAround(file.scopes, test.start, "function") !== scope) return []
    const parameter: NameExpr = { ...subject, start: file.scopes[scope]!.end - 1 }
    return argumentsFor(file, target.variable).map(({ value }) => ({ value, parameter }))
  })
})

const isWithin = (inner: ReadonlyArray<Taken>, outer: ReadonlyArray<Taken>): boolean =>
  outer.every(({ choice, arm }) => inner.some((one) => one.choice.id === choice.id && one.arm === arm))

/** The calls before a use that are sure to have looked at the value of its variable. */
export const assertionsBefore = (context: FileContext, use: Expr, key: string): ReadonlyArray<Assertion> => {
  const { file } = context
  const before = assertionsIn(file).filter(
    ({ value }) => value.start < use.start && valueChoice(context, value) === key
  )
  return before.length === 0
    ? []
    : before.filter(({ value }) => isWithin(takenAt(file, use.start), takenAt(file, value.start)))
}
