import { conditions } from "../../grammars/Text.ts"
import { blockObject } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import { isPossibleBareCall } from "../match/isPossibleBareCall.ts"
import { qualifiedType, qualify } from "../match/qualify.ts"
import type { RuleIndex } from "../match/RuleIndex.ts"
import { bareMethod, type CallExpr, type Expr, type MemberExpr, type NameExpr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import { type ParsedFile, type Variable, type Write, scopeAround } from "../source/ParsedFile.ts"
import { argumentIn } from "./argumentsFor.ts"
import { blockResults } from "./blockCalls.ts"
import { valueChoice } from "./valueChoice.ts"
import { declaredMembers } from "./declaredMembers.ts"
import type { FileContext } from "./FileContext.ts"
import { memberVariable } from "./memberVariable.ts"
import { isFirstResult } from "./resultsOf.ts"
import { fieldRead, functionsCalled, ownField } from "./ownMembers.ts"
import { type Taken, takenAt } from "./takenAt.ts"
import { typesElsewhere } from "./typesElsewhere.ts"
import { visibleWrites } from "./visibleWrites.ts"

const MAX_BASES = 4

/** What the row of a type says it is, too. */
const rowTypes = ({ rows }: Pick<RuleIndex, "rows">, type: string, bases = MAX_BASES): ReadonlyArray<string> => {
  const base = rows.get(type)?.row.returns
  return base === undefined || base === type || bases === 0 ? [type] : [type, ...rowTypes({ rows }, base, bases - 1)]
}

/** The qualified names of a type and of what it inherits from, where the file or a row tells. */
const typesNamed = (context: FileContext, type: Expr, bases = MAX_BASES): ReadonlyArray<string> => {
  const { file, index } = context
  if (type.kind === "branches") return type.options.flatMap((option) => typesNamed(context, option, bases))
  const held = bases > 0 && type.kind === "member" ? ownField(file, type)?.type : undefined
  if (held !== undefined) return typesNamed(context, held, bases - 1)
  const target = bases > 0 && type.kind === "name" ? lookup(file, type) : undefined
  const base = target?.kind === "type" ? file.scopes[target.scope]!.type : undefined
  return [
    ...qualify(file, type).flatMap((name) => rowTypes(index, name)),
    ...(base === undefined ? [] : typesNamed(context, base, bases - 1))
  ]
}

const writtenTypes = (
  context: FileContext,
  variable: Variable,
  writes: ReadonlyArray<Write>
): ReadonlyArray<string> => [
  ...(variable.type === undefined ? [] : typesNamed(context, variable.type)),
  ...writes.flatMap(({ value }) => (value === undefined ? [] : context.typesOf(value)))
]

/** The functions by which a file asks of which type something is. */
const testsIn = oncePer(
  (file: ParsedFile): ReadonlySet<string> =>
    new Set([...file.grammar.types.typeTests].filter((name) => file.callsOf(name.replace("#", "")).length > 0))
)

const listed = (type: Expr): ReadonlyArray<Expr> => {
  if (type.kind === "list") return type.items.flatMap(listed)
  return type.kind === "operator" ? [...listed(type.left), ...listed(type.right)] : [type]
}

/** What a call asks of which type it is, and the types that it names. */
const operandsOf = ({ file }: FileContext, { callee, args }: CallExpr): readonly [Expr, Expr] | undefined => {
  const tests = testsIn(file)
  const [first, second] = args
  if (first === undefined) return undefined
  if (callee.kind === "member") return tests.has(`#${callee.name}`) ? [callee.object, first.value] : undefined
  return callee.kind === "name" && tests.has(callee.name) && second !== undefined
    ? [first.value, second.value]
    : undefined
}

/** The types of which a test says that the value of a choice has one. */
const typesIn = (context: FileContext, test: Expr, isTrue: boolean, key: string): ReadonlyArray<Expr> => {
  if (test.kind === "call") {
    const [subject, type] = operandsOf(context, test) ?? []
    return isTrue && subject !== undefined && type !== undefined && valueChoice(context, subject) === key
      ? listed(type)
      : []
  }
  if (test.kind !== "operator") return []
  const condition = Object.hasOwn(conditions, test.operator) ? conditions[test.operator] : undefined
  if (condition === "not") return typesIn(context, test.left, !isTrue, key)
  if (condition !== "both" && condition !== "any") return []
  const [left, right] = [test.left, test.right].map((one) => typesIn(context, one, isTrue, key)) as [
    ReadonlyArray<Expr>,
    ReadonlyArray<Expr>
  ]
  const isEither = (condition === "any") === isTrue
  return isEither && (left.length === 0 || right.length === 0) ? [] : [...left, ...right]
}

const typesAt = (context: FileContext, { choice: { test, subject, arms }, arm }: Taken, key: string) => {
  if (test !== undefined) return typesIn(context, test, arm === 0, key)
  if (subject !== undefined) return []
  const [own] = arms[arm]?.labels ?? []
  if (own !== undefined) return typesIn(context, own, true, key)
  return arms.flatMap(({ labels }) => labels.flatMap((label) => typesIn(context, label, false, key)))
}

/** Types that tests on the way to an expression say it is of: within `if isinstance(key, RSAPrivateKey):`. */
const testedTypes = (context: FileContext, expr: Expr): ReadonlyArray<Expr> => {
  if (testsIn(context.file).size === 0) return []
  const key = valueChoice(context, expr)
  if (key === undefined) return []
  for (const taken of takenAt(context.file, expr.start)) {
    const types = typesAt(context, taken, key)
    if (types.length > 0) return types
  }
  return []
}

const typesTested = (context: FileContext, expr: Expr): ReadonlyArray<string> =>
  testedTypes(context, expr).flatMap((type) => typesNamed(context, type))

/** A field has the same types wherever it is used. */
export const readFieldTypes = (context: FileContext, variable: Variable): ReadonlyArray<string> =>
  writtenTypes(context, variable, visibleWrites(context.file, variable, 0))

const variableTypes = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<string> =>
  variable.kind === "field"
    ? context.fieldTypes(variable)
    : writtenTypes(context, variable, visibleWrites(context.file, variable, use.start))

const selfTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  const { scopes } = context.file
  const object = blockObject(context.file, expr)
  if (object !== undefined) return context.typesOf(object)
  const scope = scopeAround(scopes, expr.start, "type")
  if (scope === undefined) return []
  const base = scopes[scope]!.type
  return [qualifiedType(context.file, scope), ...(base === undefined ? [] : qualify(context.file, base))]
}

/** `Type` of `Type.new`, where constructors are called as a method of their type. */
const constructedTypes = ({ file }: FileContext, callee: Expr): ReadonlyArray<string> | undefined =>
  callee.kind === "member" && callee.name === file.grammar.types.constructors?.calledAs
    ? qualify(file, callee.object)
    : undefined

/** A method that returns what it is called on. */
const isSame = ({ file }: FileContext, callee: Expr): callee is MemberExpr =>
  callee.kind === "member" && file.grammar.text.textFunctions[`#${callee.name}`] === "same"

const resultTypes = (context: FileContext, expr: CallExpr): ReadonlyArray<string> => {
  const returns = context.partOf(expr)?.row.row.returns
  if (returns !== undefined) return rowTypes(context.index, returns)
  const results = blockResults(context.file, expr)
  if (results !== undefined) return results.flatMap((result) => context.typesOf(result))
  const functions = functionsCalled(context.file, expr.callee)
  const constructed = constructedTypes(context, expr.callee)
  if (functions.length === 0 && constructed !== undefined) return constructed
  const field = fieldRead(context.file, expr)
  if (field !== undefined) return variableTypes(context, field, expr)
  if (functions.length === 0 && isSame(context, expr.callee)) return context.typesOf(expr.callee.object)
  if (functions.length === 0 && context.file.grammar.types.calledTypes === "constructed")
    return qualify(context.file, expr.callee)
  return functions.flatMap((scope) => {
    const { type, returns: values } = context.file.scopes[scope]!
    return [
      ...(type === undefined ? [] : qualify(context.file, type)),
      ...values.flatMap(({ value }) => (value === undefined ? [] : context.typesOf(handedBack(context, value, expr))))
    ]
  })
}

/** What a call is given, where its function gives back a parameter. */
const handedBack = ({ file }: FileContext, result: Expr, call: CallExpr): Expr => {
  const target = result.kind === "name" ? lookup(file, result) : undefined
  const isParameter = target?.kind === "variable" && target.variable.parameter !== undefined
  return (isParameter ? argumentIn(file, target.variable, call) : undefined) ?? result
}

/** A method of the file that is called without parentheses. */
const isBareCall = ({ file }: FileContext, expr: NameExpr | MemberExpr): boolean =>
  isPossibleBareCall(file, expr) && functionsCalled(file, expr).length > 0

const operatorTypes = (
  context: FileContext,
  { operator, left, right }: Extract<Expr, { kind: "operator" }>
): ReadonlyArray<string> => {
  const operation = context.file.grammar.text.operators[operator]
  if (operation === "guard") return context.typesOf(right)
  return operation === "either" ? [...context.typesOf(left), ...context.typesOf(right)] : []
}

/** Qualified types an object may have: declared, constructed, or returned by an API a row knows. */
export const readTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  switch (expr.kind) {
    case "name": {
      const target = lookup(context.file, expr)
      if (target.kind === "variable")
        return [...typesTested(context, expr), ...variableTypes(context, target.variable, expr)]
      if (isBareCall(context, expr)) return resultTypes(context, bareMethod(expr))
      return memberTypes(context, expr)
    }
    case "self":
      return selfTypes(context, expr)
    case "member": {
      const tested = typesTested(context, expr)
      if (tested.length > 0) return tested
      const field = ownField(context.file, expr) ?? declaredMembers(context.file, expr).field
      if (field !== undefined) return variableTypes(context, field, expr)
      if (isBareCall(context, expr)) return resultTypes(context, bareMethod(expr))
      const isSame =
        context.file.grammar.text.sameMembers?.has(expr.name) === true && context.partOf(expr) === undefined
      return isSame ? context.typesOf(expr.object) : memberTypes(context, expr)
    }
    case "call":
      return resultTypes(context, expr)
    case "construct": {
      const returns = context.partOf(expr)?.row.row.returns
      return [...(returns === undefined ? [] : rowTypes(context.index, returns)), ...typesNamed(context, expr.type)]
    }
    case "typed":
      return [...typesNamed(context, expr.type), ...context.typesOf(expr.value)]
    case "generic":
      return qualify(context.file, expr.of)
    case "each":
      return context.typesOf(expr.of)
    case "index":
      return context.typesOf(expr.object)
    case "nth":
      return isFirstResult(context.file, expr) ? context.typesOf(expr.of) : []
    case "operator":
      return operatorTypes(context, expr)
    case "branches":
      return expr.options.flatMap((option) => context.typesOf(option))
    default:
      return []
  }
}

const memberTypes = (context: FileContext, expr: MemberExpr | NameExpr): ReadonlyArray<string> => {
  const known = constantTypes(context, expr)
  if (known.length > 0) return known
  const variable = expr.kind === "member" ? memberVariable(context, expr) : undefined
  const written = variable === undefined ? [] : writtenTypes(context, variable, variable.writes)
  return written.length > 0 ? written : typesElsewhere(context, expr).flatMap((type) => rowTypes(context.index, type))
}

const constantTypes = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  const returns = context.partOf(expr)?.row.row.returns
  return returns === undefined ? [] : [returns]
}
