import { blockObject } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import { isPossibleBareCall } from "../match/isPossibleBareCall.ts"
import {
  bareMethod,
  type CallExpr,
  type ConstructExpr,
  type Expr,
  type MemberExpr,
  type NameExpr
} from "../source/Expr.ts"
import { applyTextFunction, isSameMember, textFunctionOf } from "./textFunctions.ts"
import { enclosing, type ParsedFile, type Variable, scopeAround } from "../source/ParsedFile.ts"
import { argumentsFor, isAlwaysPassed } from "./argumentsFor.ts"
import { blockResults } from "./blockCalls.ts"
import { boundValues } from "./boundSettings.ts"
import { combineText, operate } from "./combine.ts"
import { comparable } from "./comparable.ts"
import type { FileContext } from "./FileContext.ts"
import { constructionsOf } from "./constructionsOf.ts"
import { constantNames } from "./constantNames.ts"
import { mayReach } from "./armCallers.ts"
import { casesOf } from "./armCases.ts"
import { always, calledBy, picked } from "./Case.ts"
import { narrowed } from "./narrowed.ts"
import { takenWithin } from "./takenAt.ts"
import { callerChoice } from "./choices.ts"
import { declaredMembers } from "./declaredMembers.ts"
import { indexValues, itemsOf, nthValues } from "./elementValues.ts"
import { entryValues } from "./entryValues.ts"
import { excerptValues } from "./excerpt.ts"
import { genericValues } from "./typesOfGeneric.ts"
import { isDeclaredElsewhere } from "./namesElsewhere.ts"
import { answerOf, resultsOf } from "./resultsOf.ts"
import { objectField, objectValue } from "./madeObjects.ts"
import { arrayNamed } from "./arrayNamed.ts"
import { isDeclaredWith, memberVariable } from "./memberVariable.ts"
import { isPassedBetween, outputValues } from "./outputValues.ts"
import { possibleAt } from "./possibleAt.ts"
import { fieldRead, ownField, functionsCalled } from "./ownMembers.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { continuedMatches, receiverMatches } from "./readMatch.ts"
import { methodResults, returnedValues } from "./returnedValues.ts"
import { settingAt } from "./settingAt.ts"
import { settingValues } from "./settingValues.ts"
import { HERE, inCase, inCases, through, unknownValue, type Value, trailOf } from "./Value.ts"
import {
  constantElsewhere,
  constantsElsewhere,
  givenByMethod,
  withMemberValues,
  isPassedElsewhere,
  passedElsewhere
} from "./valuesElsewhere.ts"
import { variantsOf } from "./variantsOf.ts"
import { seenGiven, seenWrites } from "./seenWrites.ts"
import { withoutReplaced } from "./withoutReplaced.ts"
import { declaredLength, writtenValues } from "./writtenValues.ts"

/** How long a value is. */
const lengthOf = (value: Value): Value => {
  const trail = trailOf(value)
  if (value.kind === "bytes") return { kind: "number", value: value.length, ...trail }
  if (value.kind === "list") return { kind: "number", value: value.items.length, ...trail }
  return value.kind === "text" ? { kind: "number", value: value.text.length, ...trail } : unknownValue
}

/** Bytes, as many as a size says. */
const arrayValues = (context: FileContext, size: Expr): ReadonlyArray<Value> =>
  context
    .evaluate(size)
    .map((value): Value => (value.kind === "number" ? { ...value, kind: "bytes", length: value.value } : unknownValue))

/** Only what holds its bytes itself has a size that is worth knowing: text may as well be pointed to. */
const sizeValues = (context: FileContext, of: Expr): ReadonlyArray<Value> =>
  context
    .evaluate(of)
    .map((value): Value => (value.kind === "bytes" ? { ...value, kind: "number", value: value.length } : unknownValue))

const parameterValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  const bound = context.bindings.get(variable)
  if (bound !== undefined) return bound
  const passed = argumentsFor(context.file, variable).flatMap(({ value, place, based }) => {
    const caller = { place, symbol: variable.name, role: "caller" } as const
    const when = calledBy(callerChoice(context.file, variable), caller, context.file.path)
    const values = possibleAt(context, value, context.evaluate(value))
    const made = based === undefined || !values.some(isKnown) ? [] : constructionsOf(context, based, value)
    return values
      .map((one) => (made.length === 0 ? one : { ...one, evidence: [...one.evidence, ...made] }))
      .flatMap((one) => inCase(one, when))
      .map((one) => {
        const isPassedOn = one.evidence.some(({ role }) => role === "caller")
        return through(one, isPassedOn ? { ...caller, role: "definition" } : caller)
      })
  })
  const given = [...passed, ...passedElsewhere(context, variable, use)]
  const isHere = given.length < 2 ? () => true : mayReach(context, variable.parameter!.scope, use)
  return [...given.filter(isHere), ...boundValues(context, variable)]
}

/** Whether a variable belongs to the function it is used in. */
const isOwn = ({ file: { scopes } }: FileContext, { scope }: Variable, { start }: Expr): boolean =>
  enclosing(scopes, scope, "function") === scopeAround(scopes, start, "function")

const variableValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  if (variable.generic !== undefined) {
    const types = genericValues(context, variable, use)
    return types.length === 0 ? [unknownValue] : types
  }
  if (isDeclaredElsewhere(context.file, variable)) return declaredValues(context, variable, use)
  if (variable.kind === "field") return context.fieldValues(variable)
  const isBound = context.bindings.has(variable)
  const isPassed = isBound || isAlwaysPassed(context.file, variable) || isPassedElsewhere(context, variable, use)
  const seen = seenWrites(context, variable, use.start).filter(({ write }) => !isPassed || write !== variable.initial)
  const role = isOwn(context, variable, use) ? "definition" : "constant"
  const written = writtenValues(context, variable, seen, role, (write) =>
    isPassedBetween(context, variable, write, use)
  )
  const cases = variable.parameter === undefined ? [] : seenGiven(context, variable, use.start)
  const passed = cases.length === 0 ? [] : parameterValues(context, variable, use)
  const isUnread = passed.length === 0 && variable.initial === undefined
  const given = (isUnread ? [unknownValue] : passed).flatMap((one) => inCases(one, cases))
  const left = isBound && seen.length === 0 ? [] : outputValues(context, variable, use)
  const own = left.length === 0 ? written : written.filter(isKnown)
  const values = withoutReplaced(context, variable, use, seen, [...own, ...given, ...left])
  return declaredLength(context, variable, values.length === 0 ? [unknownValue] : values)
}

const declaredValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  const said = constantsElsewhere(context, use, [variable.name])
  return declaredLength(context, variable, said.length === 0 ? [unknownValue] : said)
}

/** What a method gives that is called without parentheses. */
const bareValues = (context: FileContext, expr: NameExpr | MemberExpr): ReadonlyArray<Value> | undefined => {
  if (!isPossibleBareCall(context.file, expr) || context.partOf(expr) !== undefined) return undefined
  const call = bareMethod(expr)
  const isCall = functionsCalled(context.file, expr).length > 0 || textFunctionOf(context, call) !== undefined
  return isCall ? callValues(context, call) : undefined
}

const constantValue = (context: FileContext, expr: Expr): ReadonlyArray<Value> => {
  const match = context.partOf(expr)
  if (match === undefined) return constantElsewhere(context, expr)
  const text = match.row.row.value
  if (text === undefined) return [{ kind: "part", part: match, ...HERE }]
  return [
    /^\d{1,9}$/.test(text)
      ? { kind: "number", value: Number(text), ...HERE }
      : { kind: "text", text, isOfLibrary: true, ...HERE }
  ]
}

/** The object of a type that is itself named as a value: it has no other. */
const onlyObject = (type: NameExpr): Value => ({
  ...unknownValue,
  kind: "unknown",
  made: { kind: "construct", id: -type.id * 64 - 41, start: type.start, place: type.place, type, args: [] }
})

const nameValues = (context: FileContext, expr: NameExpr): ReadonlyArray<Value> => {
  const target = lookup(context.file, expr)
  if (target.kind === "variable") return narrowed(context, expr, variableValues(context, target.variable, expr))
  const passed = target.kind === "function" ? target.scopes.map((at) => context.file.scopes[at]!) : []
  const answer = bareValues(context, expr) ?? answerOf(context, passed)
  if (answer !== undefined) return answer
  const values = constantValue(context, expr)
  return target.kind === "type" && values.every(({ kind }) => kind === "unknown") ? [onlyObject(expr)] : values
}

/** What is read from an object, or made of it, stands for it but is no longer the object. */
const converted = (value: Value): Value => (value.kind === "part" ? { ...value, isConverted: true } : value)

const isKnown = (value: Value): boolean => value.kind !== "unknown" || value.made !== undefined

/** Whether a row says of a member at most what type it is of, so that what the file writes to it is its value. */
const isTypeAtMost = (match: RuleMatch | undefined): boolean =>
  match === undefined || (match.row.row.returns !== undefined && Object.keys(match.row.row).length === 1)

/** Of several values of a member, those it can have where it is read. */
const narrowedMember = (context: FileContext, expr: MemberExpr, values: ReadonlyArray<Value>): ReadonlyArray<Value> =>
  values.length > 1 && values.some((value) => comparable(value) !== undefined)
    ? narrowed(context, expr, values)
    : values

/** What structures hold that say all they hold where they are made, if an object is one of those and of no others. */
const heldByWhole = (context: FileContext, expr: MemberExpr): ReadonlyArray<Value> | undefined => {
  if (isDeclaredWith(context, expr)) return undefined
  const { object, name } = expr
  const objects = context.evaluate(object)
  const isWhole =
    objects.length > 0 && objects.every((one) => one.kind === "list" && one.members?.includes(name) === true)
  return isWhole ? objects.flatMap((one) => entryValues(context, one, name) ?? []) : undefined
}

const memberValues = (context: FileContext, expr: MemberExpr): ReadonlyArray<Value> => {
  if (expr.object.kind === "implied") return [{ kind: "implied", expr, ...HERE }]
  const field = ownField(context.file, expr)
  if (field !== undefined) return narrowed(context, expr, variableValues(context, field, expr))
  const { grammar } = context.file
  if (grammar.text.lengthMembers?.has(expr.name) === true && context.partOf(expr) === undefined)
    return context.evaluate(expr.object).map(lengthOf)
  if (isSameMember(grammar, expr.name) && context.partOf(expr) === undefined)
    return context.evaluate(expr.object).map(converted)
  const written = isTypeAtMost(context.partOf(expr)) ? memberVariable(context, expr) : undefined
  const whole = written === undefined ? undefined : heldByWhole(context, expr)
  if (whole !== undefined) return narrowedMember(context, expr, whole)
  if (written !== undefined) return narrowed(context, expr, variableValues(context, written, expr))
  const constant = bareValues(context, expr) ?? constantValue(context, expr)
  if (constant.some((value) => value.kind !== "unknown")) return narrowedMember(context, expr, constant)
  const passed = functionsCalled(context.file, expr).map((at) => context.file.scopes[at]!)
  const answer = answerOf(context, passed)
  if (answer !== undefined) return answer
  const own = context
    .evaluate(expr.object)
    .flatMap(
      (object) => entryValues(context, object, expr.name) ?? objectField(context, object, expr.name) ?? [unknownValue]
    )
  const names = own.some(({ kind }) => kind !== "unknown") ? [] : constantNames(context, expr.object, expr.name)
  const values = names.length > 0 ? names : withMemberValues(context, expr, own)
  if (values.some(isKnown)) return narrowedMember(context, expr, values)
  const declared = declaredMembers(context.file, expr).field
  return declared === undefined ? values : variableValues(context, declared, expr)
}

/** Whether a call gives the object it is called on: it only adds to it, or is a use of its own in a chain of calls. */
const givesReceiver = ({ row: { row, key } }: RuleMatch): boolean =>
  row.refines === true || row.fluent === true || key.endsWith("#*")

/** What a call gives that a row knows. */
const partValues = (context: FileContext, match: RuleMatch): ReadonlyArray<Value> => {
  const { value } = match.row.row
  if (value !== undefined) return [{ kind: "text", text: value, ...HERE }]
  const refined = givesReceiver(match) ? receiverMatches(context, match) : continuedMatches(context, match)
  const by = match.row.row.sequential === true && refined.length > 0 ? { by: match } : {}
  return (refined.length === 0 ? [match] : refined).map((one): Value => ({ kind: "part", part: one, ...by, ...HERE }))
}

/** What a standard function makes of its arguments, unless it is a method of this program by the same name. */
const standardValues = (context: FileContext, expr: CallExpr | ConstructExpr): ReadonlyArray<Value> | undefined => {
  const textFunction = textFunctionOf(context, expr)
  const isSetting = textFunction?.function === "fallback" && !textFunction.onReceiver && expr.args.length > 0
  const settings = isSetting ? undefined : settingValues(context, expr)
  if (settings !== undefined) return settings
  if (textFunction === undefined) return undefined
  const isMethod = textFunction.onReceiver && expr.kind === "call"
  const own = isMethod ? methodResults(context, expr) : []
  const given = isMethod && own.length === 0 ? givenByMethod(context, expr) : own
  if (given.length > 0) return given
  return expr.kind === "call" || expr.args.length > 0
    ? applyTextFunction(context, textFunction, expr).map(converted)
    : undefined
}

const constructedValues = (context: FileContext, expr: ConstructExpr): ReadonlyArray<Value> => {
  if (expr.isZero === true) return [{ kind: "null", ...HERE }]
  const array = arrayNamed(context.file, expr.type)
  if (array !== undefined) return context.evaluate(array)
  return expr.declared === true ? [] : [objectValue(context.file, expr)]
}

/** What a call of this file gives, or of another one. */
const calledValues = (context: FileContext, expr: CallExpr): ReadonlyArray<Value> => {
  const field = fieldRead(context.file, expr)
  if (field !== undefined) return variableValues(context, field, expr)
  const converted = convertedValue(context, expr)
  return converted === undefined ? returnedValues(context, expr) : context.evaluate(converted)
}

const callValues = (context: FileContext, expr: CallExpr | ConstructExpr): ReadonlyArray<Value> => {
  const variants = variantsOf(context, expr)
  if (variants.length > 0)
    return variants.flatMap((one) => partValues(context, one).flatMap((value) => inCase(value, one.when ?? always)))
  const match = context.partOf(expr)
  if (match !== undefined) return partValues(context, match)
  if (expr.kind === "call" && expr.callee.kind === "member" && expr.callee.object.kind === "implied")
    return [{ kind: "implied", expr, ...HERE }]
  const results = expr.kind === "call" ? blockResults(context.file, expr) : undefined
  if (results !== undefined) return results.flatMap((result) => context.evaluate(result))
  const standard = standardValues(context, expr)
  if (standard !== undefined) return standard
  return expr.kind === "construct" ? constructedValues(context, expr) : calledValues(context, expr)
}

/** What a call of a type of this file converts to it. */
const convertedValue = ({ file }: FileContext, { callee, args }: CallExpr): Expr | undefined =>
  file.grammar.types.calledTypes === "converted" &&
  args.length === 1 &&
  callee.kind === "name" &&
  lookup(file, callee).kind === "type"
    ? args[0]!.value
    : undefined

const resultValues = (context: FileContext, { start }: Expr): ReadonlyArray<Value> => {
  const scope = context.file.scopes.find((one) => one.kind === "function" && one.start === start)
  return scope === undefined ? [unknownValue] : resultsOf(context, [scope])
}

/** What is known of no value may be a setting, unless it is already known as one. */
const orSettings = (context: FileContext, expr: Expr, values: ReadonlyArray<Value>): ReadonlyArray<Value> =>
  values.every((value) => value.kind === "unknown" && value.settings === undefined)
    ? (settingValues(context, expr) ?? values)
    : values

/** Whether a name or a path stands for what this file does not define, or for a member of a type. */
const isSymbol = (file: ParsedFile, expr: Expr): boolean => {
  if (expr.kind === "member") return isSymbol(file, expr.object)
  return expr.kind === "name" && /[A-Z_]/.test(expr.name) && lookup(file, expr).kind !== "variable"
}

/** A constant of which no more is known is told from others by its name. */
const withSymbol = (
  { file }: FileContext,
  expr: NameExpr | MemberExpr,
  values: ReadonlyArray<Value>
): ReadonlyArray<Value> => {
  const [only, ...others] = values
  const isBare =
    only?.kind === "unknown" && others.length === 0 && only.made === undefined && only.settings === undefined
  return isBare && isSymbol(file, expr) ? [{ ...only, symbol: expr.name }] : values
}

/** The arms that are not for tests alone. */
const shippedArms = ({ usage }: ParsedFile, arms: ReadonlyArray<Expr>): ReadonlyArray<Expr> => {
  const shipped = arms.filter(({ start }) => usage.atOffset(start) === "production")
  return shipped.length > 0 ? shipped : arms
}

/** What each arm gives, in the cases in which it is taken. */
const branchValues = (context: FileContext, expr: Extract<Expr, { kind: "branches" }>): ReadonlyArray<Value> =>
  shippedArms(context.file, expr.options).flatMap((option, at) => {
    const inside = takenWithin(context.file, option.start, expr)
    const cases = inside.length > 0 ? casesOf(context, inside) : [picked(`branch ${expr.id}`, at)]
    return context.evaluate(option).flatMap((one) => inCases(one, cases))
  })

/** Every value an expression can have within this file, `unknown` among them where one cannot be told. */
export const readValues = (context: FileContext, expr: Expr): ReadonlyArray<Value> => {
  switch (expr.kind) {
    case "text":
      return combineText(context, expr.parts)
    case "number":
      return [{ kind: "number", value: expr.value, ...HERE }]
    case "boolean":
      return [{ kind: "boolean", value: expr.value, ...HERE }]
    case "null":
      return [{ kind: "null", ...HERE }]
    case "name":
      return withSymbol(context, expr, orSettings(context, expr, nameValues(context, expr)))
    case "member":
      return withSymbol(context, expr, orSettings(context, expr, memberValues(context, expr)))
    case "generic":
      return constantValue(context, expr)
    case "call":
    case "construct":
      return callValues(context, expr)
    case "typed":
      return context.evaluate(expr.value)
    case "branches":
      return branchValues(context, expr)
    case "operator":
      return operate(context, expr)
    case "list":
      return [{ kind: "list", items: expr.items, ...(expr.members && { members: expr.members }), ...HERE }]
    case "entries":
      return [{ ...HERE, kind: "entries", entries: expr.entries, ...(expr.spreads && { spreads: expr.spreads }) }]
    case "array":
      return arrayValues(context, expr.size)
    case "size":
      return sizeValues(context, expr.of)
    case "index":
      return orSettings(context, expr, indexValues(context, expr))
    case "each":
      return context.evaluate(expr.of).flatMap((value) => itemsOf(context, value, `each ${expr.of.id}`))
    case "nth":
      return nthValues(context, expr)
    case "excerpt":
      return excerptValues(expr, context.evaluate(expr.of))
    case "function":
      return resultValues(context, expr)
    case "setting":
      return [
        ...settingAt(context, { path: [expr.key] }),
        ...(expr.fallback === undefined ? [] : context.evaluate(expr.fallback))
      ]
    case "self": {
      const object = blockObject(context.file, expr)
      return object === undefined ? [unknownValue] : context.evaluate(object)
    }
    case "range":
    case "implied":
    case "opaque":
      return [unknownValue]
  }
}
