import { type ClassFile, FLAG, type Method } from "./classFile.ts"
import type { Constant, MemberRef } from "./constantPool.ts"
import type { Decoded } from "./decodeCode.ts"
import { descriptorOf, methodType } from "./descriptors.ts"
import { accessedBy } from "./accessors.ts"
import { isThis } from "./Flow.ts"
import { placeLocalClass } from "./localClass.ts"
import { MAX_LAMBDAS, type MethodFlow } from "./MethodFlow.ts"
import { isCheckOfCompiler, lambdaOf, rewrittenCall } from "./rewrittenCall.ts"
import { type Block, type Call, STRING, unknown, type Value } from "./Statement.ts"

/** A constructor, called on what `new` has made, or on the object itself. */
const construct = (flow: MethodFlow, object: Value, args: ReadonlyArray<Value>, member: MemberRef): boolean => {
  if (member.name !== "<init>") return false
  const { parameters } = methodType(member.descriptor)
  if (object.kind === "new" && object.args === undefined) {
    object.args = args
    object.parameters = parameters
    object.line = flow.line
    placeLocalClass(flow, object, member.descriptor)
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

/** `for (name <- names)` in Scala, which calls a method of the collection with a function. */
const LOOPS = new Set(["map", "flatMap", "foreach", "withFilter", "filter"])

const withoutResults = (block: Block): Block =>
  block.flatMap((one): Block => {
    if (one.kind !== "return") return [one]
    return one.value === undefined ? [] : [{ kind: "value", value: one.value, line: one.line }]
  })

/** Writes what a collection of Scala does for each of its elements as a loop over them. */
const loopOver = (flow: MethodFlow, value: Value): Value | undefined => {
  if (value.kind !== "call" || value.object === undefined || !LOOPS.has(value.member.name)) return undefined
  const { member, object, args, type } = value
  const [done] = args
  const lambda = done === undefined ? undefined : lambdaOf(done)
  const [local, ...more] = lambda?.parameters ?? []
  if (!member.owner.startsWith("scala/collection/") || lambda === undefined || local === undefined || more.length > 0)
    return undefined
  flow.emit({ kind: "each", local, of: object, body: withoutResults(lambda.body) })
  return unknown(type)
}

export const invoke = (flow: MethodFlow, { operand, n }: Decoded): void => {
  const member = flow.of.file.pool.member(operand)
  const { parameters, result } = methodType(member.descriptor)
  const args = flow.take(parameters)
  const object = n === "static" ? undefined : flow.pop()
  if (object !== undefined && construct(flow, object, args, member)) return
  if (isCheckOfCompiler(member)) return
  const isSuper = n === "special" && object !== undefined && isThis(object) && member.owner !== flow.of.file.name
  const call: Call = { kind: "call", object, isSuper, member, args, parameters, type: result, line: flow.line }
  const accessed = accessedBy(flow, call)
  if (accessed !== undefined && accessed.kind !== "value") return void flow.emit(accessed)
  const value = accessed?.value ?? rewrittenCall(call)
  const loop = loopOver(flow, value)
  if (loop !== undefined && result === "V") return
  if (result === "V") flow.emit({ kind: "value", value })
  else flow.push(loop ?? value)
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

/** Whether a compiler has added a method: those of lambdas bear a flag (JVMS 4.6), but for Kotlin's since version 2. */
export const isAdded = (file: ClassFile, { flags, name }: Method): boolean =>
  (flags & FLAG.synthetic) !== 0 || (file.isKotlin && name.includes("$lambda$"))

const bodyOf = ({ of, depth }: MethodFlow, { owner, name, descriptor }: MemberRef): Method | undefined => {
  if (owner !== of.file.name || depth >= MAX_LAMBDAS) return undefined
  const found = of.file.methods.find((one) => one.name === name && one.descriptor === descriptor)
  return found !== undefined && isAdded(of.file, found) && !of.inlined.has(found) ? found : undefined
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
