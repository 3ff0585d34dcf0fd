import { lookup } from "../match/lookup.ts"
import type { Notation } from "../notation/Notation.ts"
import type { Expr } from "../source/Expr.ts"
import type { MemberWrite, ParsedFile } from "../source/ParsedFile.ts"
import type { Scope } from "../source/Scope.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled } from "./ownMembers.ts"
import { type Taken, takenAt } from "./takenAt.ts"
import { HERE, unknownValue, type Value } from "./Value.ts"

type Decision = NonNullable<Notation["writesDecision"]>

/** The functions that an expression hands on: one that stands there, one by its name, or either within a delegate. */
const functionsIn = (file: ParsedFile, expr: Expr): ReadonlyArray<Scope> => {
  if (expr.kind === "function")
    return file.scopes.filter(({ kind, start }) => kind === "function" && start === expr.start)
  if (expr.kind === "construct" && expr.args.length === 1) return functionsIn(file, expr.args[0]!.value)
  return functionsCalled(file, expr).map((at) => file.scopes[at]!)
}

const isParameterOf = (file: ParsedFile, scope: Scope, expr: Expr): boolean => {
  const target = expr.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" && scope.parameters.includes(target.variable)
}

/** Whether an arm is taken where there are errors, and by nothing else: `if (e.PolicyErrors != SslPolicyErrors.None)`. */
const isOfErrors = ({ choice: { test }, arm }: Taken, errors: string | undefined): boolean => {
  if (test?.kind !== "operator" || errors === undefined) return false
  const asked = [test.left, test.right].some((one) => one.kind === "member" && one.name === errors)
  const none = [test.left, test.right].some((one) => one.kind === "member" && /^None$/i.test(one.name))
  return asked && none && (test.operator.startsWith("!") ? arm === 0 : arm !== 0)
}

/** What a function always writes to a member of what it is given; unknown where that depends on more than whether there are errors. */
const decidedIn = (context: FileContext, scope: Scope, { member, errors }: Decision): Value => {
  const { file } = context
  const writes = (file.memberWrites.get(member) ?? []).filter(
    ({ target, write }: MemberWrite) =>
      write.start >= scope.start && write.end <= scope.end && isParameterOf(file, scope, target.object)
  )
  const values = writes.flatMap(({ write: { value } }) =>
    value === undefined ? [unknownValue] : context.evaluate(value)
  )
  const [first] = values
  const isOne = first?.kind === "boolean" && values.every((one) => one.kind === "boolean" && one.value === first.value)
  const isAlways = writes.every(({ write }) =>
    takenAt(file, write.start)
      .filter(({ choice }) => choice.start >= scope.start && choice.end <= scope.end)
      .every((taken) => isOfErrors(taken, errors))
  )
  return isOne && isAlways ? { ...HERE, kind: "boolean", value: first.value } : unknownValue
}

/** What functions that an argument hands on decide by what they write: `client.HostKeyReceived += (s, e) => e.CanTrust = true`. */
export const writtenDecisions = (context: FileContext, argument: Expr, decision: Decision): ReadonlyArray<Value> => {
  const functions = functionsIn(context.file, argument)
  return functions.length === 0 ? [unknownValue] : functions.map((scope) => decidedIn(context, scope, decision))
}
