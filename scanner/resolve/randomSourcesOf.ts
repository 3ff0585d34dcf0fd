import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import type { Evidence } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import type { CallExpr, ConstructExpr, Expr, MemberExpr, NameExpr } from "../source/Expr.ts"
import { isSameMember, textFunctionOf } from "./textFunctions.ts"
import type { Variable, Write } from "../source/ParsedFile.ts"
import { argumentIn, argumentsFor } from "./argumentsFor.ts"
import { blockResults } from "./blockCalls.ts"
import type { RandomDraws } from "./randomDrawsIn.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled, ownField } from "./ownMembers.ts"
import { present } from "./present.ts"
import { visibleWrites } from "./visibleWrites.ts"

/** A generator of random numbers, and the lines on the way from it to a value. */
export interface RandomSource {
  readonly isPredictable: boolean
  readonly evidence: ReadonlyArray<Evidence>
}

type Sources = ReadonlyArray<RandomSource>

interface TaintContext {
  readonly context: FileContext
  readonly drawings: RandomDraws
  /** The calls that are followed, by the function they call. */
  readonly calls: ReadonlyMap<number, CallExpr | ConstructExpr>
  /** Variables whose values are being looked for. */
  readonly open: ReadonlySet<Variable>
  readonly depth: number
  readonly budget: { left: number }
}

/** At most so many expressions within each other. */
const MAX_DEPTH = 40

/** At most so many expressions for one value: variables that are made of each other twice would be followed without end. */
const MAX_STEPS = 2000

/** Functions that do not pass on what they are given: they take a name or a size, or tell a length. */
const TAKING: ReadonlySet<string> = new Set([
  "length",
  "allocate",
  "buffer",
  "sized",
  "fallback",
  "entry",
  "pairs",
  "placeholder",
  "nameof",
  "default",
  "field",
  "attribute"
])

const isSecure = (sources: Sources): boolean => sources.length > 0 && sources.every((one) => !one.isPredictable)

/** One value made of several: as long as one of them cannot be predicted, it cannot either. */
const joined = (pieces: ReadonlyArray<Sources>): Sources => {
  const all = pieces.flat()
  return pieces.some(isSecure) ? all.filter((one) => !one.isPredictable) : all
}

const isWithin = (inner: Place, outer: Place): boolean =>
  (inner.line > outer.line || (inner.line === outer.line && inner.column >= outer.column)) &&
  (inner.endLine < outer.endLine || (inner.endLine === outer.endLine && inner.endColumn <= outer.endColumn))

/** What is written in a form that is not read any further, such as a function without a name, is made of what it draws. */
const withinOf = ({ drawings }: TaintContext, expr: Expr): Sources => {
  const place = expr.place()
  return drawings.all.filter(({ part }) => isWithin(part.place, place)).map(({ source }) => source)
}

const through = (sources: Sources, evidence: Evidence): Sources =>
  sources.map((one) => ({ ...one, evidence: [evidence, ...one.evidence] }))

/** The variable that an expression is, or is a piece of. */
const variableOf = (context: FileContext, expr: Expr): Variable | undefined => {
  switch (expr.kind) {
    case "name": {
      const target = lookup(context.file, expr)
      return target.kind === "variable" ? target.variable : undefined
    }
    case "member":
      return ownField(context.file, expr)
    case "typed":
      return variableOf(context, expr.value)
    default:
      return undefined
  }
}

/** The variable that calls which add something are made on, one behind the other: `text.append(a).append(b)`. */
const holderOf = (way: TaintContext, expr: Expr): Variable | undefined =>
  expr.kind === "call" && expr.callee.kind === "member" && isAdder(way, expr.callee)
    ? holderOf(way, expr.callee.object)
    : variableOf(way.context, expr)

const isAdder = ({ context }: TaintContext, { name }: MemberExpr): boolean =>
  context.file.grammar.text.adders?.has(name) === true

interface Piece {
  readonly start: number
  readonly place: Place
  readonly values: ReadonlyArray<Expr>
}

/** What is put into a variable beside what it is: elements, what is joined to it, what is appended. */
const piecesOf = (way: TaintContext, variable: Variable): ReadonlyArray<Piece> => {
  const { file } = way.context
  const added = [...(file.grammar.text.adders ?? [])].flatMap((name) =>
    file
      .callsOf(name)
      .filter((call) => call.kind === "call" && call.callee.kind === "member" && holderOf(way, call) === variable)
  )
  return [
    ...variable.writes.map(({ start, place, added: one }) => ({ start, place, values: present(one) })),
    ...file.elementWrites
      .filter(({ target }) => variableOf(way.context, target.object) === variable)
      .map(({ write }) => ({
        start: write.start,
        place: write.place,
        values: [...present(write.value), ...present(write.added)]
      })),
    ...added.map((call) => ({ start: call.start, place: call.place(), values: call.args.map(({ value }) => value) }))
  ].filter(({ values }) => values.length > 0)
}

/** The calls that fill a variable, as if they were assigned to it. */
const fillsOf = (way: TaintContext, variable: Variable): ReadonlyArray<Write> =>
  way.drawings.fills
    .filter(({ into }) => variableOf(way.context, into) === variable)
    .map(({ part: { expr, place }, into }) => ({ start: expr.start, end: into.start + 1, place, value: expr }))

const ofParameter = (way: TaintContext, variable: Variable): Sources => {
  const { file } = way.context
  const call = way.calls.get(variable.parameter!.scope)
  if (call !== undefined) return present(argumentIn(file, variable, call)).flatMap((one) => sourcesOf(way, one))
  return argumentsFor(file, variable).flatMap(({ value, place }) =>
    through(sourcesOf(way, value), { place, symbol: variable.name, role: "caller" })
  )
}

const ofVariable = (outer: TaintContext, variable: Variable, use: Expr): Sources => {
  if (outer.open.has(variable)) return []
  const way: TaintContext = { ...outer, open: new Set([...outer.open, variable]) }
  const { name, kind, scope } = variable
  const writes = [...variable.writes, ...fillsOf(way, variable)]
  const seen = visibleWrites(way.context.file, { name, kind, scope, type: undefined, passed: [], writes }, use.start)
  const begin = kind === "field" ? 0 : Math.min(...seen.map(({ start }) => start))
  const whole = seen.flatMap(({ place, value }) =>
    present(value).flatMap((one) => through(sourcesOf(way, one), { place, symbol: name, role: "definition" }))
  )
  const isGiven = variable.parameter !== undefined && seen.every((write) => write === variable.initial)
  const given = isGiven ? ofParameter(way, variable) : []
  const pieces = piecesOf(way, variable)
    .filter(({ start }) => kind === "field" || seen.length === 0 || start >= begin)
    .filter(({ start }) => kind === "field" || start < use.start)
    .map(({ place, values }) =>
      through(joined(values.map((one) => pieceOf(way, one))), { place, symbol: name, role: "definition" })
    )
  return joined([[...whole, ...given], ...pieces])
}

const ofName = (way: TaintContext, expr: NameExpr | MemberExpr): Sources => {
  const variable = variableOf(way.context, expr)
  if (variable !== undefined) return ofVariable(way, variable, expr)
  const { file } = way.context
  return expr.kind === "member" && isSameMember(file.grammar, expr.name) ? sourcesOf(way, expr.object) : []
}

const resultsIn = (way: TaintContext, scope: number, call: CallExpr): Sources => {
  if (way.calls.has(scope)) return []
  const inside: TaintContext = { ...way, calls: new Map([...way.calls, [scope, call]]) }
  const { returns, name = "" } = way.context.file.scopes[scope]!
  return returns.flatMap(({ place, value }) =>
    present(value).flatMap((one) => through(sourcesOf(inside, one), { place, symbol: name, role: "definition" }))
  )
}

/** What a standard function makes of what it is given. */
const ofCarrier = (way: TaintContext, expr: CallExpr | ConstructExpr): Sources | undefined => {
  const { context } = way
  const {
    text: { carriers }
  } = context.file.grammar
  const args = expr.args.map(({ value }) => value)
  const known = textFunctionOf(context, expr)
  const object = expr.kind === "call" && expr.callee.kind === "member" ? [expr.callee.object] : []
  if (known !== undefined) {
    if (TAKING.has(known.function)) return []
    return joined([...(known.onReceiver ? object : []), ...args].map((one) => pieceOf(way, one)))
  }
  const names =
    expr.kind === "construct"
      ? qualify(context.file, expr.type).map((name) => `new ${name}`)
      : qualify(context.file, expr.callee)
  if (names.some((name) => carriers?.has(name))) return joined(args.map((one) => pieceOf(way, one)))
  if (expr.kind === "construct" || expr.callee.kind !== "member") return undefined
  return carriers?.has(`#${expr.callee.name}`) === true
    ? joined([...object, ...args].map((one) => pieceOf(way, one)))
    : undefined
}

const ofCall = (way: TaintContext, expr: CallExpr | ConstructExpr): Sources => {
  const part = way.context.partOf(expr)
  const source = part === undefined ? undefined : way.drawings.sourceOf(part)
  if (source !== undefined) return [source]
  const { is, refines } = part?.row.row ?? {}
  if (is !== undefined || refines === true) return []
  const { file } = way.context
  if (expr.kind === "call") {
    const results = blockResults(file, expr)
    if (results !== undefined) return results.flatMap((one) => sourcesOf(way, one))
    const functions = functionsCalled(file, expr.callee)
    if (functions.length > 0) return functions.flatMap((scope) => resultsIn(way, scope, expr))
  }
  const carried = ofCarrier(way, expr)
  if (carried !== undefined) return carried
  return expr.kind === "call" && expr.callee.kind === "member" ? sourcesOf(way, expr.callee.object) : []
}

/** What goes into one of the pieces that a value is made of: a letter that is chosen at random, too. */
const pieceOf = (way: TaintContext, expr: Expr): Sources =>
  expr.kind === "index"
    ? joined([sourcesOf(way, expr.object), sourcesOf(way, expr.index)])
    : expr.kind === "typed"
      ? pieceOf(way, expr.value)
      : sourcesOf(way, expr)

const inside = (outer: TaintContext, expr: Expr): Sources => {
  const way: TaintContext = { ...outer, depth: outer.depth + 1 }
  switch (expr.kind) {
    case "call":
    case "construct":
      return ofCall(way, expr)
    case "name":
    case "member": {
      const part = way.context.partOf(expr)
      const source = part === undefined ? undefined : way.drawings.sourceOf(part)
      return source === undefined ? ofName(way, expr) : [source]
    }
    case "text":
      return joined(expr.parts.map((one) => (typeof one === "string" ? [] : pieceOf(way, one))))
    case "list":
      return joined(expr.items.map((one) => pieceOf(way, one)))
    case "operator":
      return ofOperator(way, expr)
    case "branches":
      return expr.options.flatMap((one) => sourcesOf(way, one))
    case "typed":
      return sourcesOf(way, expr.value)
    case "index":
      return sourcesOf(way, expr.object)
    case "each":
    case "nth":
    case "excerpt":
      return sourcesOf(way, expr.of)
    case "opaque":
    case "function":
    case "null":
      return withinOf(way, expr)
    default:
      return []
  }
}

const CHOOSING: ReadonlySet<string | undefined> = new Set(["either", "guard"])

const ofOperator = (way: TaintContext, { operator, left, right }: Extract<Expr, { kind: "operator" }>): Sources =>
  CHOOSING.has(way.context.file.grammar.text.operators[operator])
    ? [...sourcesOf(way, left), ...sourcesOf(way, right)]
    : joined([pieceOf(way, left), pieceOf(way, right)])

const sourcesOf = (way: TaintContext, expr: Expr): Sources =>
  way.depth > MAX_DEPTH || way.budget.left-- <= 0 ? [] : inside(way, expr)

/** The generators whose numbers visibly go into a value: directly, through variables, buffers and functions of the file. */
export const randomSourcesOf = (context: FileContext, drawings: RandomDraws, expr: Expr): Sources =>
  sourcesOf({ context, drawings, calls: new Map(), open: new Set(), depth: 0, budget: { left: MAX_STEPS } }, expr)
