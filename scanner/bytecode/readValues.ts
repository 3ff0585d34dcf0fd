import type { Decoded } from "./decodeCode.ts"
import type { Flow } from "./Flow.ts"
import { int, OBJECT, type Value } from "./Statement.ts"

/** Does what an instruction does, with values as they would be written in place of those that a program has. */
export type Read<F extends Flow> = (flow: F, instruction: Decoded) => void

export const number = (type: string, value: number | bigint): Value => ({ kind: "literal", value, type })

export const nothing: Value = { kind: "literal", value: null, type: OBJECT }

export const isNull = (value: Value): boolean => value.kind === "literal" && value.value === null

export const assign = (flow: Flow, target: Value, value: Value): void =>
  flow.emit({ kind: "assign", target, operator: "=", value })

/** Elements that are written one after the other are those of an initialiser; longer ones than this are no constants. */
export const MAX_ITEMS = 4_096

const elementOf = (type: string): string => (type.startsWith("[") ? type.slice(1) : OBJECT)

const zeroOf = (element: string): Value => (element.length === 1 ? number(element === "Z" ? "Z" : "I", 0) : nothing)

/** An array that the last statement has put into a variable: its elements follow. */
const justKept = ({ frames }: Flow, array: Value): Extract<Value, { kind: "array" }> | undefined => {
  const last = frames.block.at(-1)
  const isKept =
    array.kind === "local" && last?.kind === "assign" && last.target.kind === "local" && last.value.kind === "array"
  return isKept && last.target.local === array.local ? last.value : undefined
}

export const setElement = (flow: Flow): void => {
  const [value, index, array] = [flow.pop(), flow.pop(), flow.pop()]
  const kept = justKept(flow, array)
  if (kept !== undefined && index.kind === "literal" && index.value === kept.items.length && index.value < MAX_ITEMS) {
    if (array.kind === "local") array.local.reads--
    return void kept.items.push(value)
  }
  const isNext =
    array.kind === "array" &&
    index.kind === "literal" &&
    index.value === array.items.length &&
    array.items.length < MAX_ITEMS
  if (isNext && flow.stack.includes(array)) array.items.push(value)
  else if (array.kind !== "array" || !flow.stack.includes(array))
    assign(flow, { kind: "index", array, index, type: elementOf(array.type) }, value)
  else if (index.kind === "literal" && typeof index.value === "number" && index.value < MAX_ITEMS) {
    // compilers leave out elements that are zero
    while (array.items.length < index.value) array.items.push(zeroOf(array.element))
    array.items.push(value)
  }
}

/** An element; `otherwise` is its type where the array does not say it. */
export const getElement = (flow: Flow, otherwise: string): void => {
  const [index, array] = [flow.pop(), flow.pop()]
  const type = array.type.startsWith("[") ? array.type.slice(1) : otherwise
  flow.push({ kind: "index", array, index, type })
}

export const newArray = (flow: Flow, element: string): void => {
  flow.push({ kind: "array", element, length: flow.pop(), items: [], type: `[${element}` })
}

const isDone = (value: Value): boolean => value.kind === "call" || (value.kind === "new" && value.args !== undefined)

/** What is of no further use stands by itself where it does something. */
export const dropValue = (flow: Flow, value: Value): void => {
  if (isDone(value)) flow.emit({ kind: "value", value })
}

export const binary = (flow: Flow, { n }: Decoded): void => {
  const [operator, type] = String(n).split(" ") as [string, string]
  const [right, left] = [flow.pop(), flow.pop()]
  const isOfTruth = "&|^".includes(operator) && left.type === "Z" && right.type === "Z"
  flow.push({ kind: "binary", operator, left, right, type: isOfTruth ? "Z" : type })
}

export const negative = (flow: Flow): void => {
  const of = flow.pop()
  flow.push({ kind: "unary", operator: "-", of, type: of.type })
}

/** Jumps where a value is compared with zero, or where it is true or false. */
export const zeroTest = (value: Value, operator: string): Value => {
  if (value.kind === "binary" && value.operator === "compare") return { ...value, operator, type: "Z" }
  const isTruth = value.type === "Z" && (operator === "==" || operator === "!=")
  if (isTruth && operator === "!=") return value
  if (isTruth) return { kind: "unary", operator: "!", of: value, type: "Z" }
  return { kind: "binary", operator, left: value, right: int(0), type: "Z" }
}

export const ifCompared = (flow: Flow, instruction: Decoded): void => {
  const [right, left] = [flow.pop(), flow.pop()]
  flow.frames.branch({ kind: "binary", operator: String(instruction.n), left, right, type: "Z" }, instruction)
}

export const giveBack = (flow: Flow, value: Value | undefined): void => {
  flow.emit({ kind: "return", value, type: value === undefined ? "V" : flow.result })
  flow.frames.leave()
}

export const throwValue = (flow: Flow): void => {
  flow.emit({ kind: "throw", value: flow.pop() })
  flow.frames.leave()
}
