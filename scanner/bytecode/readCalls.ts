import { FLAG, type Method } from "./classFile.ts"
import type { Constant, MemberRef } from "./constantPool.ts"
import type { Decoded } from "./decodeCode.ts"
import { descriptorOf, methodType } from "./descriptors.ts"
import { isThis } from "./Flow.ts"
import { MAX_LAMBDAS, type MethodFlow } from "./MethodFlow.ts"
import { type Call, STRING, unknown, type Value } from "./Statement.ts"

const BUILDERS = new Set(["java/lang/StringBuilder", "java/lang/StringBuffer"])

const BOXES = new Set(
  ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"].map((name) => `java/lang/${name}`)
)

/** What compilers put in to check that something is there: it is what it was given. */
const CHECKS: ReadonlySet<string> = new Set(["kotlin/jvm/internal/Intrinsics"])

const KOTLIN_ARRAYS = "kotlin/collections/Arrays"

const isBuilder = (value: Value): boolean =>
  value.kind === "new" && BUILDERS.has(value.owner) && (value.args ?? []).every(({ type }) => type === STRING)

/** The parts of `new StringBuilder().append(a).append(b)`. */
const partsOf = (chain: Value): ReadonlyArray<Value> | undefined => {
  const parts: Array<Value> = []
  let at = chain
  while (at.kind === "call" && at.member.name === "append" && at.args.length === 1 && at.object !== undefined) {
    const [part] = at.args
    const [type] = at.parameters
    parts.unshift(type === "C" && part!.kind === "literal" ? { ...part!, type: "C" } : part!)
    at = at.object
  }
  return isBuilder(at) && at.kind === "new" ? [...(at.args ?? []), ...parts] : undefined
}

/** What a call is that a compiler made of something else. */
const rewritten = (call: Call): Value | undefined => {
  const { object, member, args } = call
  const { owner, name } = member
  if (name === "toString" && object !== undefined && BUILDERS.has(owner)) {
    const parts = partsOf(object)
    if (parts !== undefined) return { kind: "concat", parts, type: STRING }
  }
  if (BOXES.has(owner)) {
    if (name === "valueOf" && args.length === 1 && args[0]!.type.length === 1) return args[0]
    if (object !== undefined && name.endsWith("Value")) return object
  }
  if (owner.startsWith(KOTLIN_ARRAYS) && name.startsWith("copyOf"))
    return { ...call, member: { ...member, owner: "java/util/Arrays" } }
  if (CHECKS.has(owner) && name === "areEqual")
    return { ...call, member: { ...member, owner: "java/util/Objects", name: "equals" } }
  if (CHECKS.has(owner) && name === "stringPlus") return { kind: "concat", parts: args, type: STRING }
  return undefined
}

const isCheck = ({ owner, name }: MemberRef): boolean =>
  CHECKS.has(owner) && (name.startsWith("check") || name.startsWith("reify"))

/** A constructor, called on what `new` has made, or on the object itself. */
const construct = (flow: MethodFlow, object: Value, args: ReadonlyArray<Value>, member: MemberRef): boolean => {
  if (member.name !== "<init>") return false
  const { parameters } = methodType(member.descriptor)
  if (object.kind === "new" && object.args === undefined) {
    object.args = args
    object.parameters = parameters
    object.line = flow.line
    return true
  }
  const call: Call = {
    kind: "call",
    object,
    isSuper: isThis(object),
    member,
    args,
    parameters,
    type: "V",
    line: flow.line
  }
  if (isThis(object) && member.owner !== "java/lang/Object") flow.emit({ kind: "value", value: call })
  return true
}

export const invoke = (flow: MethodFlow, { operand, n }: Decoded): void => {
  const member = flow.of.file.pool.member(operand)
  const { parameters, result } = methodType(member.descriptor)
  const args = flow.take(parameters)
  const object = n === "static" ? undefined : flow.pop()
  if (object !== undefined && construct(flow, object, args, member)) return
  if (isCheck(member)) return
  const isSuper = n === "special" && object !== undefined && isThis(object) && member.owner !== flow.of.file.name
  const call: Call = { kind: "call", object, isSuper, member, args, parameters, type: result, line: flow.line }
  if (result === "V") flow.emit({ kind: "value", value: call })
  else flow.push(rewritten(call) ?? call)
}

const literal = (constant: Constant | undefined): Value => {
  if (constant?.kind === "text") return { kind: "literal", value: constant.text, type: STRING }
  if (constant !== undefined && "value" in constant) return { kind: "literal", value: constant.value, type: "I" }
  return unknown(STRING)
}

/** JLS 15.18.1 by `StringConcatFactory.makeConcatWithConstants`: \u0001 stands for an argument, \u0002 for a constant. */
const concatenated = (recipe: string, given: ReadonlyArray<Value>, constants: ReadonlyArray<Constant>): Value => {
  const [args, more] = [given.values(), constants.values()]
  const parts = recipe.split(/([\u0001\u0002])/).flatMap((part): ReadonlyArray<Value> => {
    if (part === "\u0001") return [args.next().value ?? unknown(STRING)]
    if (part === "\u0002") return [literal(more.next().value)]
    return part === "" ? [] : [{ kind: "literal", value: part, type: STRING }]
  })
  return { kind: "concat", parts, type: STRING }
}

/** Kinds of method handles (JVMS table 5.4.3.5-A). */
const HANDLE = { static: 6, construct: 8 } as const

const bodyOf = ({ of, depth }: MethodFlow, { owner, name, descriptor }: MemberRef): Method | undefined => {
  if (owner !== of.file.name || depth >= MAX_LAMBDAS) return undefined
  const found = of.file.methods.find((one) => one.name === name && one.descriptor === descriptor)
  return found !== undefined && (found.flags & FLAG.synthetic) !== 0 && !of.inlined.has(found) ? found : undefined
}

const lambda = (flow: MethodFlow, handle: Constant, captured: ReadonlyArray<Value>, type: string): Value => {
  if (handle.kind !== "handle") return unknown(type)
  const { member, of } = handle
  const method = bodyOf(flow, member)
  if (method !== undefined && of !== HANDLE.construct) {
    flow.of.inlined.add(method)
    const { parameters, body } = flow.of.body(method, captured, flow.depth + 1)
    return { kind: "lambda", parameters, body, type }
  }
  const object = of === HANDLE.static || of === HANDLE.construct ? undefined : captured[0]
  return { kind: "reference", object, member, type }
}

const CONCAT = "java/lang/invoke/StringConcatFactory"
const LAMBDA = "java/lang/invoke/LambdaMetafactory"

export const invokeDynamic = (flow: MethodFlow, { operand }: Decoded): void => {
  const { bootstrap, descriptor } = flow.of.file.pool.dynamic(operand)
  const { parameters, result } = methodType(descriptor)
  const given = flow.take(parameters)
  const { method, args = [] } = flow.of.file.bootstraps[bootstrap] ?? {}
  const owner = method?.kind === "handle" ? method.member.owner : ""
  const [first, second] = args
  if (owner === CONCAT && first?.kind === "text") flow.push(concatenated(first.text, given, args.slice(1)))
  else if (owner === CONCAT) flow.push({ kind: "concat", parts: given, type: STRING })
  else if (owner === LAMBDA && second !== undefined)
    flow.push(
      lambda(
        flow,
        second,
        given.map((value) => flow.shared(value)),
        result
      )
    )
  else flow.push(unknown(result))
}

export const classValue = (name: string): Value => ({
  kind: "class",
  descriptor: descriptorOf(name),
  type: "Ljava/lang/Class;"
})
