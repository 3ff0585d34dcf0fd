import type { Decoded } from "../bytecode/decodeCode.ts"
import { isThis, THIS } from "../bytecode/Flow.ts"
import {
  assign,
  binary,
  dropValue,
  getElement,
  giveBack,
  ifCompared,
  isNull,
  negative,
  newArray,
  nothing,
  number,
  type Read,
  setElement,
  throwValue,
  zeroTest
} from "../bytecode/readValues.ts"
import { int, negated, OBJECT, STRING, unknown, type Value } from "../bytecode/Statement.ts"
import { isClosure, isCurrentField, isSelfField, isStateField, machineOf, plainField } from "./generatedNames.ts"
import type { IlFlow } from "./IlFlow.ts"
import { TABLE } from "./metadataTables.ts"
import { addedTo, completeLast, invoke, makeNew } from "./readIlCalls.ts"
import { genericParts } from "./Signatures.ts"

/** Whether a value of a type may be null. */
const isObject = (type: string): boolean => type.startsWith("L") || type.startsWith("[")

/** A number that is compared with zero may be one, a truth, or an object. */
const test = (value: Value, operator: string): Value => {
  if (value.kind === "cast" && value.isTest === true) {
    const found: Value = { kind: "instance", of: value.of, tested: value.type, type: "Z" }
    return operator === "!=" ? found : negated(found)
  }
  if (value.kind === "literal" && value.type === "I") return zeroTest({ ...value, type: "Z" }, operator)
  if (isObject(value.type)) return { kind: "binary", operator, left: value, right: nothing, type: "Z" }
  return zeroTest(value, operator)
}

const isZero = (value: Value): boolean => value.kind === "literal" && value.value === 0

/** `ceq` and its like: with zero it turns a truth around, and with null it asks whether an object is there. */
const equal = (flow: IlFlow, { n }: Decoded): void => {
  const [right, left] = [flow.use(), flow.use()]
  const operator = String(n)
  if (operator === "==" && isZero(right) && left.type === "Z") return flow.push(negated(left))
  if (isNull(right) && (operator === ">" || operator === "=="))
    return flow.push(test(left, operator === ">" ? "!=" : "=="))
  flow.push({ kind: "binary", operator, left, right, type: "Z" })
}

const isOfClosure = (owner: string, type: string): boolean =>
  isClosure(owner) || machineOf(owner) !== undefined || isClosure(type)

/** A field, as its source has it: of a closure it is a variable of the method around. */
const fieldValue = (flow: IlFlow, token: number, object: Value | undefined): Value => {
  const { owner, name, signature, row } = flow.member(token)
  const type = signature.result
  if (isStateField(name)) return unknown(type)
  if (isSelfField(name)) return { kind: "local", local: THIS, type }
  if (object !== undefined && isOfClosure(owner, type)) return flow.captured(owner, plainField(name), type)
  const member = { owner, name: plainField(name), descriptor: type, ...(row !== undefined && { row }) }
  return object === undefined || (object.kind === "unknown" && isClosure(object.type))
    ? { kind: "static", member, type }
    : { kind: "field", object, member, type }
}

const setField = (flow: IlFlow, token: number, hasObject: boolean): void => {
  const value = flow.use()
  const object = hasObject ? flow.pop() : undefined
  const { owner, name, signature } = flow.member(token)
  if (isStateField(name) || isSelfField(name) || isClosure(signature.result)) return
  if (isCurrentField(name)) return dropValue(flow, value)
  if (object === undefined || !isOfClosure(owner, signature.result)) {
    if (object?.kind === "new" && flow.stack.includes(object) && object.initial !== undefined)
      return void object.initial.push({
        kind: "member",
        member: { owner, name: plainField(name), descriptor: signature.result },
        value
      })
    const named = { owner, name: plainField(name), descriptor: signature.result }
    if (object !== undefined && completeLast(flow, object, named, value)) return
    return addedTo(flow, fieldValue(flow, token, object), value)
  }
  capture(flow, owner, plainField(name), signature.result, value)
}

/** A variable of a closure is given a value: that of a parameter is the parameter itself. */
const capture = (flow: IlFlow, owner: string, name: string, type: string, value: Value): void => {
  const key = `${owner} ${name}`
  const isAlias =
    value.kind === "local" && (value.local.name === name || isThis(value)) && !flow.around.captured.has(key)
  if (isAlias) return void flow.around.captured.set(key, value)
  // a machine is given what the method that starts it was called with
  if (machineOf(owner) !== undefined && !flow.isMachine) return
  const target = flow.captured(owner, name, type)
  if (target.kind === "local") target.local.writes++
  if (target.kind !== "unknown" && target !== value) assign(flow, target, value)
}

const storeIndirect: Read<IlFlow> = (flow) => {
  const [value, target] = [flow.use(), flow.use()]
  if (target.kind === "local" && !isThis(target)) target.local.writes += 2
  if (["local", "field", "static", "index"].includes(target.kind)) assign(flow, target, value)
}

/** What a machine waits with, and what stands for nothing. */
const isWaiting = (type: string): boolean =>
  /^LSystem\.(?:Runtime\.CompilerServices\.|Nullable|Threading\.CancellationToken)/.test(type)

/** A variable of a struct begins as one in which nothing is set. */
const initialise: Read<IlFlow> = (flow, { operand }) => {
  const target = flow.use()
  const type = flow.typeAt(operand)
  if (target.kind !== "local" || isThis(target) || !type.startsWith("L") || isClosure(type) || isWaiting(type)) return
  const made: Value = {
    kind: "new",
    owner: genericParts(type).name,
    args: [],
    parameters: [],
    type,
    line: flow.line,
    initial: []
  }
  assign(flow, target, made)
}

/** Of a value that may be made in one place only; what is being made stays one, so that what completes it is seen. */
const copy: Read<IlFlow> = (flow) => {
  const value = flow.pop()
  const kept = value.kind === "new" || value.kind === "array" ? value : flow.shared(value)
  flow.push(kept)
  flow.push(kept)
}

const convert: Read<IlFlow> = (flow, { n }) => {
  const of = flow.use()
  const type = String(n)
  if (of.kind === "literal")
    flow.push({ ...of, type: type === "J" || type === "j" ? "J" : of.type === "J" ? "I" : of.type })
  else flow.push("nu".includes(type) || type === of.type ? of : { kind: "cast", of, type })
}

const boxes: Read<IlFlow> = (flow, { operand }) => {
  const value = flow.use()
  const type = flow.typeAt(operand)
  // a number that is an enumeration's, or a truth, is one from here on
  flow.push(value.kind === "literal" && value.type === "I" && type !== "I" ? { kind: "cast", of: value, type } : value)
}

const castTo = (flow: IlFlow, type: string, isTest: boolean): void => {
  const of = flow.use()
  if (of.type === type || (isTest && isNull(of))) return flow.push(of)
  flow.push({ kind: "cast", of, type, ...(isTest && { isTest }) })
}

const switchOf: Read<IlFlow> = (flow, instruction) => {
  const subject = flow.use()
  const isMoved = subject.kind === "binary" && subject.operator === "-" && subject.right.kind === "literal"
  const first = isMoved && subject.right.kind === "literal" ? Number(subject.right.value) : 0
  const of = isMoved ? subject.left : subject
  const labels = [undefined, ...instruction.keys.map((key) => int(key + first))]
  flow.frames.switch(flow.shared(of), labels, instruction)
}

const token: Read<IlFlow> = (flow, { operand }) => {
  const table = operand >>> 24
  if (table === TABLE.field || (table === TABLE.memberRef && flow.member(operand).kind === "field"))
    return flow.push(fieldValue(flow, operand, undefined))
  if (table === TABLE.method || table === TABLE.memberRef || table === TABLE.methodSpec)
    return flow.push(unknown(OBJECT))
  flow.push({ kind: "class", descriptor: flow.typeAt(operand), type: "LSystem.Type;" })
}

/** The address of a function, from which a delegate is made. */
const pointer: Read<IlFlow> = (flow, { operand, n }) => {
  if (n === "virtual") flow.use()
  const { owner, name, row } = flow.member(operand)
  const member = { owner, name, descriptor: "", ...(row !== undefined && { row }) }
  flow.push({ kind: "reference", object: undefined, member, type: "n" })
}

const jump: Read<IlFlow> = (flow, instruction) => {
  if (instruction.n === "leave") flow.stack = []
  flow.frames.jump(instruction)
}

const giveBackIl: Read<IlFlow> = (flow) => {
  if (flow.isMachine) {
    flow.stack = []
    return flow.frames.leave()
  }
  giveBack(flow, flow.result === "V" ? undefined : flow.use())
}

const reads: { readonly [does: string]: Read<IlFlow> } = {
  nop: () => undefined,
  null: (flow) => flow.push(nothing),
  int: (flow, { operand }) => flow.push(int(operand)),
  long: (flow, { n }) => flow.push(number("J", BigInt(n ?? 0))),
  double: (flow, { n }) => flow.push(number("D", Number(n))),
  text: (flow, { operand }) =>
    flow.push({ kind: "literal", value: flow.of.assembly.metadata.userText(operand & 0xffffff), type: STRING }),
  loadArgument: (flow, { operand }) => flow.push(flow.loadArgument(operand)),
  storeArgument: (flow, { operand }) => flow.storeArgument(operand, flow.use()),
  loadLocal: (flow, { operand }) => flow.push(flow.loadLocal(operand)),
  localAddress: (flow, { operand }) => {
    const value = flow.loadLocal(operand)
    if (value.kind === "local") value.local.writes += 2
    flow.push(value)
  },
  storeLocal: (flow, { operand }) => flow.storeLocal(operand, flow.use()),
  copy,
  pop: (flow) => dropValue(flow, flow.use()),
  drop3: (flow) => void flow.arguments(3),
  leaveMethod: (flow) => flow.frames.leave(),
  call: invoke,
  callPointer: (flow, { operand }) => {
    flow.use()
    const { metadata } = flow.of.assembly
    const { parameters, result } = flow.of.assembly
      .signature(metadata.blob(TABLE.standAloneSig, operand & 0xffffff, 0))
      .method()
    flow.arguments(parameters.length)
    if (result !== "V") flow.push(unknown(result))
  },
  new: makeNew,
  return: giveBackIl,
  goto: jump,
  ifZero: (flow, instruction) => flow.frames.branch(test(flow.use(), String(instruction.n)), instruction),
  ifCompared,
  switch: switchOf,
  indirect: (flow) => flow.push(flow.use()),
  setIndirect: storeIndirect,
  binary: (flow, instruction) => {
    const [, left] = [flow.stack.at(-1), flow.stack.at(-2)]
    binary(flow, { ...instruction, n: `${String(instruction.n)}${left?.type ?? "I"}` })
  },
  negative,
  complement: (flow) => {
    const of = flow.use()
    flow.push({ kind: "unary", operator: "~", of, type: of.type })
  },
  equal,
  convert,
  field: (flow, { operand }) => flow.push(fieldValue(flow, operand, flow.use())),
  static: (flow, { operand }) => flow.push(fieldValue(flow, operand, undefined)),
  setField: (flow, { operand }) => setField(flow, operand, true),
  setStatic: (flow, { operand }) => setField(flow, operand, false),
  cast: (flow, { operand }) => castTo(flow, operand === 0 ? OBJECT : flow.typeAt(operand), false),
  instance: (flow, { operand }) => castTo(flow, flow.typeAt(operand), true),
  unbox: (flow, { operand }) => castTo(flow, flow.typeAt(operand), false),
  box: boxes,
  throw: throwValue,
  rethrow: (flow) => flow.frames.leave(),
  newArray: (flow, { operand }) => newArray(flow, flow.typeAt(operand)),
  localArray: (flow) => flow.push({ kind: "array", element: "b", length: flow.use(), items: [], type: "[b" }),
  arrayLength: (flow) => flow.push({ kind: "length", array: flow.use(), type: "I" }),
  element: (flow) => getElement(flow, OBJECT),
  setElement,
  token,
  function: pointer,
  sizeOf: (flow) => flow.push(unknown("I")),
  initialise,
  endFinally: (flow) => {
    flow.stack = []
    flow.frames.leave()
  },
  endFilter: (flow) => {
    flow.stack = []
    flow.frames.leave()
  }
}

/** Does what an instruction does, with values as they would be written in place of those that a program has. */
export const readIl = (flow: IlFlow, instruction: Decoded): void => reads[instruction.does]!(flow, instruction)
