import type { MemberRef } from "../bytecode/constantPool.ts"
import type { Decoded } from "../bytecode/decodeCode.ts"
import { isThis } from "../bytecode/Flow.ts"
import { assign, isNull, nothing, number } from "../bytecode/readValues.ts"
import { type Call, type Construction, type Local, OBJECT, STRING, unknown, type Value } from "../bytecode/Statement.ts"
import type { Member } from "./Assembly.ts"
import { arrayData } from "./arrayData.ts"
import { isClosure, isLambda, localFunction, machineOf } from "./generatedNames.ts"
import { type IlFlow, MAX_LAMBDAS } from "./IlFlow.ts"
import { genericParts } from "./Signatures.ts"

const CONSTRUCTOR = ".ctor"

const HANDLER = "System.Runtime.CompilerServices.DefaultInterpolatedStringHandler"
const HELPERS = "System.Runtime.CompilerServices.RuntimeHelpers"
const NULLABLE = "System.Nullable"

const OPERATORS: { readonly [name: string]: string } = {
  op_Equality: "==",
  op_Inequality: "!=",
  op_Addition: "+",
  op_Subtraction: "-",
  op_Multiply: "*",
  op_Division: "/",
  op_Modulus: "%",
  op_BitwiseAnd: "&",
  op_BitwiseOr: "|",
  op_ExclusiveOr: "^",
  op_LessThan: "<",
  op_GreaterThan: ">",
  op_LessThanOrEqual: "<=",
  op_GreaterThanOrEqual: ">=",
  op_LeftShift: "<<",
  op_RightShift: ">>"
}

const COMPARED = new Set(["==", "!=", "<", ">", "<=", ">="])

/** The name of a method in words of source code: an implementation of an interface is named by both. */
const plainName = (name: string): string => localFunction(name) ?? name.slice(name.lastIndexOf(".") + 1)

/** `{0}` and `{1:X}` in a text, by what is given for them. */
const formatted = (pattern: string, given: ReadonlyArray<Value>): Value => {
  const parts = pattern.split(/(\{\{|\}\}|\{\d+[^}]*\})/).flatMap((part): ReadonlyArray<Value> => {
    if (part === "") return []
    const position = /^\{(\d+)/.exec(part)?.[1]
    if (position !== undefined) return [given[Number(position)] ?? unknown(STRING)]
    return [{ kind: "literal", value: part === "{{" ? "{" : part === "}}" ? "}" : part, type: STRING }]
  })
  return { kind: "concat", parts, type: STRING }
}

const spread = (args: ReadonlyArray<Value>): ReadonlyArray<Value> | undefined => {
  const [only] = args
  if (args.length !== 1 || only?.type.startsWith("[") !== true) return args
  return only.kind === "array" && only.items.length > 0 ? only.items : undefined
}

const ofStrings = (name: string, args: ReadonlyArray<Value>): Value | undefined => {
  if (name === "Concat") {
    const parts = spread(args)
    return parts === undefined ? undefined : { kind: "concat", parts, type: STRING }
  }
  const [pattern, ...rest] = args
  if (name !== "Format" || pattern?.kind !== "literal" || typeof pattern.value !== "string") return undefined
  const given = spread(rest)
  return given === undefined ? undefined : formatted(pattern.value, given)
}

/** What a static method is that a compiler calls for something else. */
const rewritten = (
  flow: IlFlow,
  { owner, name, given, signature }: Member,
  args: ReadonlyArray<Value>
): Value | undefined => {
  if (owner === "System.String" && OPERATORS[name] === undefined) return ofStrings(name, args)
  if (owner === "System.Type" && name === "GetTypeFromHandle" && args[0]?.kind === "class") return args[0]
  if (owner === HELPERS && name === "CreateSpan") return arrayData(flow.of.assembly, args[0], given[0] ?? "b")
  if (owner === "System.Array" && name === "Empty")
    return {
      kind: "array",
      element: given[0] ?? OBJECT,
      length: number("I", 0),
      items: [],
      type: `[${given[0] ?? OBJECT}`
    }
  const operator = OPERATORS[name]
  if (operator !== undefined && args.length === 2) {
    const [left, right] = args
    return {
      kind: "binary",
      operator,
      left: left!,
      right: right!,
      type: COMPARED.has(operator) ? "Z" : signature.result
    }
  }
  if (name === "op_Implicit" && args.length === 1) return args[0]
  if (name === "op_Explicit" && args.length === 1) return { kind: "cast", of: args[0]!, type: signature.result }
  return undefined
}

/** What was given to a field that a compiler fills from bytes of the assembly. */
const fillArray = (flow: IlFlow, [array, token]: ReadonlyArray<Value>): void => {
  const data = arrayData(flow.of.assembly, token, array?.type.slice(1) ?? "b")
  if (array?.kind === "array" && data?.kind === "array" && array.items.length === 0) array.items.push(...data.items)
}

const property = (name: string): string | undefined => /^(?:.*\.)?[gs]et_(.+)$/.exec(name)?.[1]

/** A property as it is read: with arguments it is an element. */
const getProperty = (
  object: Value | undefined,
  { owner, name, signature }: Member,
  args: ReadonlyArray<Value>
): Value | undefined => {
  const own = /^(?:.*\.)?get_(.+)$/.exec(name)?.[1]
  if (own === undefined) return undefined
  const type = signature.result
  if (args.length > 0) return object === undefined ? undefined : { kind: "index", array: object, index: args[0]!, type }
  if (owner === NULLABLE && object !== undefined)
    return own === "Value" ? object : { kind: "binary", operator: "!=", left: object, right: nothing, type: "Z" }
  const member = { owner, name: own, descriptor: type }
  return object === undefined ? { kind: "static", member, type } : { kind: "field", object, member, type }
}

/** Something is given to a struct that was made just before: it is part of how it is made. */
export const completeLast = (flow: IlFlow, object: Value, member: MemberRef, value: Value): boolean => {
  const last = flow.frames.block.at(-1)
  if (object.kind !== "local" || last?.kind !== "assign" || last.target.kind !== "local") return false
  const made = last.value
  if (last.target.local !== object.local || made.kind !== "new" || made.initial === undefined) return false
  made.initial.push({ kind: "member", member, value })
  return true
}

/** `+=` of a delegate, which compilers write out. */
export const addedTo = (flow: IlFlow, target: Value, value: Value): void => {
  const of = value.kind === "cast" ? value.of : value
  const isAdded = of.kind === "call" && of.member.owner === "System.Delegate" && of.member.name === "Combine"
  if (isAdded && of.args.length === 2) flow.emit({ kind: "assign", target, operator: "+=", value: of.args[1]! })
  else assign(flow, target, value)
}

const setProperty = (flow: IlFlow, object: Value | undefined, member: Member, args: ReadonlyArray<Value>): boolean => {
  const own = property(member.name)
  const value = args.at(-1)
  if (own === undefined || value === undefined || !/(?:^|\.)set_/.test(member.name)) return false
  const type = member.signature.parameters.at(-1)!
  if (args.length > 1) {
    if (object === undefined) return false
    assign(flow, { kind: "index", array: object, index: args[0]!, type }, value)
    return true
  }
  const named = { owner: member.owner, name: own, descriptor: type }
  if (object !== undefined && completeLast(flow, object, named, value)) return true
  addedTo(
    flow,
    object === undefined ? { kind: "static", member: named, type } : { kind: "field", object, member: named, type },
    value
  )
  return true
}

/** Something is given to a new object, or added to it, that is still on the stack: it is part of how it is made. */
const completes = (
  flow: IlFlow,
  object: Value,
  { name, owner, signature }: Member,
  args: ReadonlyArray<Value>
): boolean => {
  if (object.kind !== "new" || !flow.stack.includes(object) || object.initial === undefined) return false
  const own = /^set_(.+)$/.exec(name)?.[1]
  if (own !== undefined && args.length === 1)
    object.initial.push({
      kind: "member",
      member: { owner, name: own, descriptor: signature.parameters[0]! },
      value: args[0]!
    })
  else if (name === "Add" && args.length > 0) object.initial.push({ kind: "items", values: args })
  else return false
  return true
}

/** The pieces of an interpolated text, which a compiler appends to an object one after the other. */
const interpolated = (
  flow: IlFlow,
  object: Value | undefined,
  { owner, name }: Member,
  args: ReadonlyArray<Value>
): Value | true | undefined => {
  if (owner !== HANDLER || object?.kind !== "local") return undefined
  const pieces = flow.pieces.get(object.local) ?? []
  flow.pieces.set(object.local, pieces)
  if (name === CONSTRUCTOR) pieces.length = 0
  else if (name.startsWith("Append") && args.length > 0) pieces.push(args[0]!)
  else if (name === "ToStringAndClear" || name === "ToString")
    return { kind: "concat", parts: [...pieces], type: STRING }
  return true
}

/** The end of a method that runs in steps, and what is awaited in it. */
const ofMachine = (
  flow: IlFlow,
  object: Value | undefined,
  { owner, name }: Member,
  args: ReadonlyArray<Value>
): Value | true | undefined => {
  if (object !== undefined && args.length === 0 && /^(?:GetAwaiter|GetResult)$/.test(name)) return object
  if (object !== undefined && name === "ConfigureAwait") return object
  if (!flow.isMachine || !owner.startsWith("System.Runtime.CompilerServices.") || !owner.endsWith("MethodBuilder"))
    return undefined
  if (name === "SetResult") flow.emit({ kind: "return", value: args[0], type: args[0]?.type ?? "V" })
  return true
}

/** A struct that is made where a variable of it is. */
const constructAt = (flow: IlFlow, target: Value, value: Value): void => {
  if (target.kind === "local" && !isThis(target)) target.local.writes++
  if (target.kind !== "unknown") assign(flow, target, value)
}

const construct = (flow: IlFlow, object: Value, member: Member, args: ReadonlyArray<Value>): void => {
  const { parameters } = member.signature
  const common = { args, parameters, line: flow.line }
  if (!isThis(object)) {
    if (!isClosure(member.type))
      constructAt(flow, object, { kind: "new", owner: member.owner, type: member.type, ...common })
    return
  }
  if (member.owner === "System.Object" || member.owner === "System.ValueType") return
  const named = { owner: member.owner, name: "<init>", descriptor: "" }
  flow.emit({ kind: "value", value: { kind: "call", object, isSuper: true, member: named, type: "V", ...common } })
}

/** By convention (Framework Design Guidelines, "Extension methods") such types hold methods that are called on their first argument. */
const EXTENSIONS = /(?:Extensions|Extension|Extensions\d)$/

const STARTED = /^System\.Runtime\.CompilerServices\.(?:Async|Pooling).*MethodBuilder$/

const callOf = (
  flow: IlFlow,
  object: Value | undefined,
  member: Member,
  args: ReadonlyArray<Value>,
  isVirtual: boolean
): Value => {
  const { owner, name, signature, given } = member
  const own = localFunction(name)
  if (own !== undefined && member.row !== undefined) flow.around.functions.set(member.row, own)
  const plain = own === undefined ? [...args] : args.filter((one) => !isClosure(one.type))
  const isExtension = object === undefined && plain.length > 0 && EXTENSIONS.test(owner) && !isNull(plain[0]!)
  const on = isExtension ? plain[0] : own === undefined ? object : undefined
  const isSuper = on !== undefined && isThis(on) && !isVirtual && !isExtension && owner !== flow.type.name
  const call: Call = {
    kind: "call",
    object: on,
    isSuper,
    member: { owner: own === undefined ? owner : flow.writtenType, name: plainName(name), descriptor: "" },
    args: isExtension ? plain.slice(1) : plain,
    parameters: isExtension ? signature.parameters.slice(1) : signature.parameters.filter((one) => !isClosure(one)),
    type: signature.result,
    line: flow.line,
    given
  }
  return call
}

export const invoke = (flow: IlFlow, { operand, n }: Decoded): void => {
  const member = flow.member(operand)
  const { signature, name, owner } = member
  if (owner === HELPERS && name === "InitializeArray") return fillArray(flow, flow.take(signature.parameters))
  const args = flow.arguments(signature.parameters.length)
  const raw = signature.isInstance ? flow.pop() : undefined
  if (raw !== undefined && completes(flow, raw, member, args)) return
  if (raw !== undefined) flow.push(raw)
  const object = raw === undefined ? undefined : flow.use()
  const piece = interpolated(flow, object, member, args) ?? ofMachine(flow, object, member, args)
  if (piece === true) return
  if (piece !== undefined) return flow.push(piece)
  if (object !== undefined && name === CONSTRUCTOR) return construct(flow, object, member, args)
  if (STARTED.test(owner)) return signature.result === "V" ? undefined : flow.push(unknown(signature.result))
  if (signature.result === "V" && setProperty(flow, object, member, args)) return
  if (owner === NULLABLE && name === "GetValueOrDefault" && object !== undefined) return flow.push(object)
  const value = getProperty(object, member, args) ?? (object === undefined ? rewritten(flow, member, args) : undefined)
  const made = value ?? callOf(flow, object, member, args, n === "virtual")
  if (signature.result === "V") flow.emit({ kind: "value", value: made })
  else flow.push(made)
}

/** What is made of a function: a lambda with its body, or a reference to a method by its name. */
const delegate = (flow: IlFlow, object: Value, pointer: Extract<Value, { kind: "reference" }>, type: string): Value => {
  const { member } = pointer
  const { row } = member
  const { of, depth } = flow
  const own = localFunction(member.name)
  const isBody = row !== undefined && isLambda(member.name) && depth < MAX_LAMBDAS && !of.inlined.has(row)
  const owner = isBody ? of.assembly.typeNamed(member.owner) : undefined
  if (isBody && owner !== undefined) {
    of.inlined.add(row)
    const { parameters, body } = of.body({
      row,
      type: owner,
      around: flow.around,
      depth: depth + 1,
      written: flow.writtenType
    })
    return { kind: "lambda", parameters, body, type }
  }
  if (own !== undefined && row !== undefined) {
    flow.around.functions.set(row, own)
    const local: Local = { name: own, type, isDeclared: true, isMade: false, writes: 0, reads: 0 }
    return { kind: "local", local, type }
  }
  const isStatic = isNull(object) || object.kind === "static" || isClosure(object.type)
  return {
    kind: "reference",
    object: isStatic ? undefined : object,
    member: { ...member, name: plainName(member.name) },
    type
  }
}

export const makeNew = (flow: IlFlow, { operand }: Decoded): void => {
  const member = flow.member(operand)
  const { owner, type, signature } = member
  const args = flow.arguments(signature.parameters.length)
  const pointer = args[1]
  if (args.length === 2 && pointer?.kind === "reference") return flow.push(delegate(flow, args[0]!, pointer, type))
  if (isClosure(type)) return flow.push(unknown(type))
  const machine = machineOf(owner)
  if (machine !== undefined && flow.of.assembly.typeNamed(owner) !== undefined) return flow.push(unknown(type))
  if (owner === NULLABLE && args.length === 1) return flow.push(args[0]!)
  if (/^System\.(?:ReadOnly)?Span$/.test(owner)) {
    const [first, length] = args
    if (first?.type.startsWith("[") === true) return flow.push(first)
    const data = arrayData(flow.of.assembly, first, genericParts(type).args[0] ?? "b", length)
    if (data !== undefined) return flow.push(data)
  }
  const made: Construction = {
    kind: "new",
    owner,
    args,
    parameters: signature.parameters,
    type,
    line: flow.line,
    initial: []
  }
  flow.push(made)
}
