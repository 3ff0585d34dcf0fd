/** How an instruction is laid out behind its opcode. */
export type Operands =
  | "none"
  | "u1"
  | "s1"
  | "u2"
  | "s2"
  | "jump"
  | "wideJump"
  | "interface"
  | "dynamic"
  | "increment"
  | "multi"
  | "tableswitch"
  | "lookupswitch"
  | "wide"

/** What an instruction does, in the few kinds that are told apart; `n` is its constant, slot, operator or type. */
export interface Instruction {
  readonly does: string
  readonly operands: Operands
  readonly n?: number | string
}

const table: Array<Instruction | undefined> = Array.from({ length: 256 })

const add = (opcode: number, does: string, operands: Operands = "none", n?: number | string): void => {
  table[opcode] = { does, operands, ...(n !== undefined && { n }) }
}

/** Instructions that stand side by side, each with its own `n`. */
const addAll = (first: number, does: string, each: ReadonlyArray<number | string>, operands: Operands = "none"): void =>
  each.forEach((n, at) => add(first + at, does, operands, n))

const VARIABLES = ["I", "J", "F", "D", "A"]
const ELEMENTS = ["I", "J", "F", "D", "A", "B", "C", "S"]
const NUMBERS = ["I", "J", "F", "D"]
const SLOTS = [0, 1, 2, 3]

add(0, "nop")
add(1, "null")
addAll(2, "int", [-1, 0, 1, 2, 3, 4, 5])
addAll(9, "long", [0, 1])
addAll(11, "float", [0, 1, 2])
addAll(14, "double", [0, 1])
add(16, "push", "s1")
add(17, "push", "s2")
add(18, "constant", "u1")
add(19, "constant", "u2")
add(20, "constant", "u2")
addAll(21, "load", VARIABLES, "u1")
VARIABLES.forEach((type, at) => addAll(26 + 4 * at, `load${type}`, SLOTS))
addAll(46, "element", ELEMENTS)
addAll(54, "store", VARIABLES, "u1")
VARIABLES.forEach((type, at) => addAll(59 + 4 * at, `store${type}`, SLOTS))
addAll(79, "setElement", ELEMENTS)
add(87, "pop")
add(88, "pop2")
// how many are copied, and how far beneath them the copies go
addAll(89, "copy", ["1 0", "1 1", "1 2", "2 0", "2 1", "2 2"])
add(95, "swap")
for (const [at, operator] of ["+", "-", "*", "/", "%"].entries())
  NUMBERS.forEach((type, of) => add(96 + 4 * at + of, "binary", "none", `${operator} ${type}`))
addAll(116, "negative", NUMBERS)
for (const [at, operator] of ["<<", ">>", ">>>", "&", "|", "^"].entries())
  for (const [of, type] of ["I", "J"].entries()) add(120 + 2 * at + of, "binary", "none", `${operator} ${type}`)
add(132, "increment", "increment")
addAll(133, "convert", ["J", "F", "D", "I", "F", "D", "I", "J", "D", "I", "J", "F", "B", "C", "S"])
for (let opcode = 148; opcode <= 152; opcode++) add(opcode, "compare")
addAll(153, "ifZero", ["==", "!=", "<", ">=", ">", "<="], "jump")
addAll(159, "ifCompared", ["==", "!=", "<", ">=", ">", "<=", "==", "!="], "jump")
add(167, "goto", "jump")
add(168, "subroutine", "jump")
add(169, "subroutineEnd", "u1")
add(170, "switch", "tableswitch")
add(171, "switch", "lookupswitch")
for (let opcode = 172; opcode <= 176; opcode++) add(opcode, "returnValue")
add(177, "return")
add(178, "static", "u2")
add(179, "setStatic", "u2")
add(180, "field", "u2")
add(181, "setField", "u2")
addAll(182, "invoke", ["virtual", "special", "static"], "u2")
add(185, "invoke", "interface", "interface")
add(186, "invokeDynamic", "dynamic")
add(187, "new", "u2")
add(188, "newPrimitives", "u1")
add(189, "newArray", "u2")
add(190, "arrayLength")
add(191, "throw")
add(192, "cast", "u2")
add(193, "instance", "u2")
addAll(194, "monitor", ["enter", "exit"])
add(196, "wide", "wide")
add(197, "multiArray", "multi")
addAll(198, "ifNull", ["==", "!="], "jump")
add(200, "goto", "wideJump")
add(201, "subroutine", "wideJump")

/** The instructions of the Java virtual machine by their opcodes (JVMS 6.5, 7). */
export const instructions: ReadonlyArray<Instruction | undefined> = table

/** The elements of `newarray` by their codes (JVMS table 6.5.newarray-A). */
export const arrayCodes: { readonly [code: number]: string } = {
  4: "Z",
  5: "C",
  6: "F",
  7: "D",
  8: "B",
  9: "S",
  10: "I",
  11: "J"
}
