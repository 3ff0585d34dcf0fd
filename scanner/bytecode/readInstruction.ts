import { arrayCodes } from "./instructions.ts"
import type { Constant, MemberRef } from "./constantPool.ts"
import type { Decoded } from "./decodeCode.ts"
import { enumSwitch } from "./enumSwitch.ts"
import { descriptorOf } from "./descriptors.ts"
import { isThis } from "./Flow.ts"
import type { MethodFlow } from "./MethodFlow.ts"
import { madeOnce } from "./localClass.ts"
import { classValue, invoke, invokeDynamic } from "./readCalls.ts"
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
} from "./readValues.ts"
import { int, type Local, OBJECT, STRING, unknown, type Value } from "./Statement.ts"

const ofConstant = (constant: Constant): Value => {
  switch (constant.kind) {
    case "text":
      return { kind: "literal", value: constant.text, type: STRING }
    case "int":
      return number("I", constant.value)
    case "float":
      return number("F", constant.value)
    case "double":
      return number("D", constant.value)
    case "long":
      return number("J", constant.value)
    case "class":
      return classValue(constant.name)
    case "handle":
      return unknown("Ljava/lang/invoke/MethodHandle;")
    case "other":
      return unknown(constant.descriptor)
  }
}

const typeOf = (letter: string): string => (letter === "A" ? OBJECT : letter)

const loadFrom = (flow: MethodFlow, slot: number, letter: string): void => {
  if (slot === 0 && !flow.isStatic) flow.push(flow.self)
  else flow.push(flow.locals.load(slot, flow.at!.pc, typeOf(letter)))
}

const localValue = (local: Local): Value => ({ kind: "local", local, type: local.type })

const storeTo = (flow: MethodFlow, slot: number): void => {
  const value = flow.pop()
  const local = flow.locals.store(slot, flow.at!.next, isNull(value) ? OBJECT : value.type, flow.frames.blocks)
  local.writes++
  flow.emit({ kind: "assign", target: localValue(local), operator: "=", value })
}

const loads = Object.fromEntries(
  ["I", "J", "F", "D", "A"].flatMap((letter): ReadonlyArray<readonly [string, Read<MethodFlow>]> => [
    [`load${letter}`, (flow, { n }) => loadFrom(flow, Number(n), letter)],
    [`store${letter}`, (flow, { n }) => storeTo(flow, Number(n))]
  ])
)

/** Copies values on the stack (JVMS 6.5: dup and its like). */
const copy: Read<MethodFlow> = (flow, { n }) => {
  const [count, beneath] = String(n).split(" ").map(Number) as [number, number]
  const copied = flow.takeSlots(count)
  const below = beneath === 0 ? [] : flow.takeSlots(beneath)
  const shared = copied.map((value) => flow.shared(value))
  for (const value of [...shared, ...below, ...shared]) flow.push(value)
}

const drop = (flow: MethodFlow, slots: number): void => {
  for (const value of flow.takeSlots(slots)) dropValue(flow, value)
}

const switchOf: Read<MethodFlow> = (flow, instruction) => {
  const given = flow.pop()
  const { subject, numbers } = enumSwitch(flow, given) ?? { subject: given, numbers: undefined }
  const labels = [undefined, ...instruction.keys.map((key) => numbers?.get(key) ?? int(key))]
  flow.frames.switch(flow.shared(subject), labels, instruction)
}

const field = (flow: MethodFlow, index: number, object: Value | undefined): Value => {
  const member = flow.of.file.pool.member(index)
  const type = member.descriptor
  return object === undefined
    ? { kind: "static", member, type, isObject: isObjectField(flow, member) }
    : { kind: "field", object, member, type }
}

/** Kotlin keeps the object of an `object` in a field of its class, and that of a `companion object` in one of the class around. */
const isObjectField = ({ of: { file } }: MethodFlow, { owner, name, descriptor }: MemberRef): boolean =>
  (file.isKotlin && name === "INSTANCE" && descriptor === descriptorOf(owner)) ||
  (name === "Companion" && descriptor === descriptorOf(`${owner}$Companion`))

const readStatic: Read<MethodFlow> = (flow, { operand }) => {
  const value = field(flow, operand, undefined)
  const { name, owner } = flow.of.file.pool.member(operand)
  flow.push((name === "INSTANCE" ? madeOnce(flow, owner) : undefined) ?? value)
}

const readField: Read<MethodFlow> = (flow, { operand }) => {
  const object = flow.pop()
  const { owner, name } = flow.of.file.pool.member(operand)
  const captured = isThis(object) && owner === flow.of.file.name ? flow.of.captured.get(name) : undefined
  flow.push(captured ?? field(flow, operand, object))
}

const multiArray: Read<MethodFlow> = (flow, { operand, more }) => {
  const type = descriptorOf(flow.classAt(operand))
  const [length] = flow.take(Array.from({ length: Math.max(more, 1) }, () => "I"))
  flow.push({ kind: "array", element: type.slice(1), length: length!, items: [], type })
}

const reads: { readonly [does: string]: Read<MethodFlow> } = {
  ...loads,
  nop: () => undefined,
  null: (flow) => flow.push(nothing),
  int: (flow, { n }) => flow.push(int(Number(n))),
  long: (flow, { n }) => flow.push(number("J", Number(n))),
  float: (flow, { n }) => flow.push(number("F", Number(n))),
  double: (flow, { n }) => flow.push(number("D", Number(n))),
  push: (flow, { operand }) => flow.push(int(operand)),
  constant: (flow, { operand }) => flow.push(ofConstant(flow.of.file.pool.constant(operand))),
  load: (flow, { operand, n }) => loadFrom(flow, operand, String(n)),
  store: (flow, { operand }) => storeTo(flow, operand),
  element: (flow, { n }) => getElement(flow, typeOf(String(n))),
  setElement,
  pop: (flow) => drop(flow, 1),
  pop2: (flow) => drop(flow, 2),
  copy,
  swap: (flow) => {
    const [one, other] = [flow.pop(), flow.pop()]
    flow.push(one)
    flow.push(other)
  },
  binary,
  negative,
  increment: (flow, { operand, more }) => {
    const target = flow.locals.load(operand, flow.at!.pc, "I")
    if (target.kind !== "local") return
    target.local.writes++
    flow.emit({ kind: "assign", target, operator: more < 0 ? "-=" : "+=", value: int(Math.abs(more)) })
  },
  convert: (flow, { n }) => {
    const of = flow.pop()
    flow.push(of.kind === "literal" ? { ...of, type: String(n) } : { kind: "cast", of, type: String(n) })
  },
  compare: (flow) => {
    const [right, left] = [flow.pop(), flow.pop()]
    flow.push({ kind: "binary", operator: "compare", left, right, type: "I" })
  },
  ifZero: (flow, instruction) => flow.frames.branch(zeroTest(flow.pop(), String(instruction.n)), instruction),
  ifCompared,
  ifNull: (flow, instruction) => {
    const test: Value = { kind: "binary", operator: String(instruction.n), left: flow.pop(), right: nothing, type: "Z" }
    flow.frames.branch(test, instruction)
  },
  goto: (flow, instruction) => flow.frames.jump(instruction),
  subroutine: () => undefined,
  subroutineEnd: (flow) => flow.frames.leave(),
  switch: switchOf,
  returnValue: (flow) => giveBack(flow, flow.pop()),
  return: (flow) => giveBack(flow, undefined),
  static: readStatic,
  setStatic: (flow, { operand }) => {
    const value = flow.pop()
    assign(flow, field(flow, operand, undefined), value)
  },
  field: readField,
  setField: (flow, { operand }) => {
    const value = flow.pop()
    assign(flow, field(flow, operand, flow.pop()), value)
  },
  invoke,
  invokeDynamic,
  new: (flow, { operand }) => {
    const owner = flow.classAt(operand)
    flow.push({ kind: "new", owner, args: undefined, parameters: [], type: descriptorOf(owner), line: flow.line })
  },
  newPrimitives: (flow, { operand }) => newArray(flow, arrayCodes[operand] ?? "I"),
  newArray: (flow, { operand }) => newArray(flow, descriptorOf(flow.classAt(operand))),
  arrayLength: (flow) => flow.push({ kind: "length", array: flow.pop(), type: "I" }),
  throw: throwValue,
  cast: (flow, { operand }) => {
    const type = descriptorOf(flow.classAt(operand))
    const of = flow.pop()
    flow.push(of.type === type ? of : { kind: "cast", of, type })
  },
  instance: (flow, { operand }) => {
    flow.push({ kind: "instance", of: flow.pop(), tested: descriptorOf(flow.classAt(operand)), type: "Z" })
  },
  monitor: (flow) => void flow.pop(),
  multiArray
}

/** Does what an instruction does, with values as they would be written in place of those that a program has. */
export const readInstruction = (flow: MethodFlow, instruction: Decoded): void =>
  reads[instruction.does]!(flow, instruction)
