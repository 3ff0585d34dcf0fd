import type { ClassFile, Method } from "./classFile.ts"
import { FLAG } from "./classFile.ts"
import { isThis, type MethodBody } from "./Flow.ts"
import { MAX_LAMBDAS, type MethodFlow, type ReadingClass, type ReadingUnit } from "./MethodFlow.ts"
import { isConstructorCall } from "./recovered.ts"
import type { Call, Construction, LocalClass, Statement, Value } from "./Statement.ts"

/** Classes and interfaces of functions: those of Kotlin, and of Scala before 2.12. */
const FUNCTION =
  /^(?:kotlin\/jvm\/(?:internal\/Lambda|functions\/Function\w+)|scala\/(?:runtime\/AbstractFunction\d+(?:\$mc\w+\$sp)?|Function\d+))$/

const isFunction = ({ base, interfaces }: ClassFile): boolean =>
  [base ?? "", ...interfaces].some((name) => FUNCTION.test(name))

/** Whether a class has no name in the source: an anonymous one, or a function (JVMS 4.7.6). */
const isNameless = ({ classes, nesting }: ReadingUnit, name: string): boolean =>
  classes.has(name) && nesting.has(name) && nesting.get(name)?.name === undefined

const onlyCall = ({ code }: Method, of: ReadingClass, method: Method): Call | undefined => {
  const [first, ...rest] = code === undefined ? [] : of.body(method).body
  const value = first?.kind === "return" && rest.length === 0 ? first.value : undefined
  return value?.kind === "call" && value.member.owner === of.file.name ? value : undefined
}

/** The method that has the code of a function; Scala has one more for each primitive type that it takes or gives. */
const calledMethod = (of: ReadingClass): Method | undefined => {
  const { methods } = of.file
  const called = methods.find(
    ({ name, flags, code }) =>
      (name === "invoke" || name === "apply") && (flags & FLAG.bridge) === 0 && code !== undefined
  )
  const special = called === undefined ? undefined : onlyCall(called, of, called)?.member
  const found = methods.find(({ name, descriptor }) => name === special?.name && descriptor === special.descriptor)
  return found?.name.startsWith("apply$mc") === true ? found : called
}

interface Constructed {
  readonly captured: ReadonlyMap<string, Value>
  readonly initial: MethodBody
}

const none: MethodBody = { parameters: [], locals: [], body: [] }

const isCapture = (statement: Statement, args: ReadonlyArray<Value>): boolean =>
  statement.kind === "assign" &&
  statement.target.kind === "field" &&
  isThis(statement.target.object) &&
  args.includes(statement.value)

/** What a constructor does with what it is given: fields that keep it, and all else. */
const constructed = (of: ReadingClass, args: ReadonlyArray<Value>, own: string): Constructed => {
  const method = of.file.methods.find(({ name, descriptor }) => name === "<init>" && descriptor === own)
  const read = method === undefined ? none : of.body(method, [{ kind: "outer", type: "" }, ...args])
  const { body } = read
  const captured = new Map<string, Value>()
  for (const one of body)
    if (isCapture(one, args) && one.kind === "assign" && one.target.kind === "field")
      captured.set(one.target.member.name, one.value)
  const initial = body.filter((one) => !isCapture(one, args) && one.kind !== "return")
  return { captured, initial: { ...read, body: initial } }
}

const asFunction = (of: ReadingClass): LocalClass | undefined => {
  const method = isFunction(of.file) ? calledMethod(of) : undefined
  if (method === undefined) return undefined
  const { parameters, body } = of.body(method)
  return { kind: "lambda", parameters, body }
}

const asClass = (of: ReadingClass, initial: MethodBody): LocalClass => {
  const { base = "java/lang/Object", interfaces } = of.file
  const call = initial.body.find(isConstructorCall)
  const { args = [], parameters = [] } = call?.kind === "value" && call.value.kind === "call" ? call.value : {}
  return {
    kind: "class",
    base: base === "java/lang/Object" ? (interfaces[0] ?? base) : base,
    args,
    parameters,
    initial: { ...initial, body: initial.body.filter((one) => one !== call) },
    of
  }
}

/** Puts a class that has no name where it is made, with what it takes along from there. */
export const placeLocalClass = (flow: MethodFlow, made: Construction, descriptor: string): void => {
  const { of, depth } = flow
  const { unit } = of
  const file = unit.classes.get(made.owner)
  if (file === undefined || !isNameless(unit, made.owner) || depth >= MAX_LAMBDAS || unit.left === 0) return
  unit.left--
  unit.inlined.add(made.owner)
  const args = (made.args ?? []).map((value) => flow.shared(value))
  const isLambda = isFunction(file)
  // within a lambda `this` is what it is around it
  const taken = isLambda
    ? args
    : args.map((value) => (isThis(value) ? { kind: "outer" as const, type: value.type } : value))
  const { captured } = constructed(of.within(file, new Map(), depth + 1), taken, descriptor)
  const inner = of.within(file, captured, depth + 1)
  made.local =
    (isLambda ? asFunction(inner) : undefined) ?? asClass(inner, constructed(inner, taken, descriptor).initial)
}

/** The one object of a class that has no name and takes nothing along, which Kotlin keeps in a field of it. */
export const madeOnce = (flow: MethodFlow, owner: string): Value | undefined => {
  if (!isNameless(flow.of.unit, owner)) return undefined
  const made: Construction = {
    kind: "new",
    owner,
    args: [],
    parameters: [],
    type: `L${owner};`,
    line: flow.line
  }
  placeLocalClass(flow, made, "()V")
  return made
}
