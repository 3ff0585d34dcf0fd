/** How an instruction is laid out behind its opcode. */
export type Operands = "none" | "u1" | "u2" | "s1" | "s4" | "s8" | "r4" | "r8" | "token" | "jump1" | "jump4" | "switch"

/** What an instruction does, in the few kinds that are told apart; `n` is its constant, operator or type. */
export interface Opcode {
  readonly does: string
  readonly operands: Operands
  readonly n?: number | string
}

const table: Array<Opcode | undefined> = Array.from({ length: 512 })

/** Opcodes of two bytes begin with 0xfe; they stand behind those of one. */
export const SECOND = 256

const add = (opcode: number, does: string, operands: Operands = "none", n?: number | string): void => {
  table[opcode] = { does, operands, ...(n !== undefined && { n }) }
}

/** Instructions that stand side by side, each with its own `n`. */
const addAll = (first: number, does: string, each: ReadonlyArray<number | string>, operands: Operands = "none"): void =>
  each.forEach((n, at) => add(first + at, does, operands, n))

const COMPARISONS = ["==", ">=", ">", "<=", "<", "!=", ">=", ">", "<=", "<"]

add(0x00, "nop")
add(0x01, "nop")
addAll(0x02, "loadArgument", [0, 1, 2, 3])
addAll(0x06, "loadLocal", [0, 1, 2, 3])
addAll(0x0a, "storeLocal", [0, 1, 2, 3])
add(0x0e, "loadArgument", "u1")
add(0x0f, "loadArgument", "u1")
add(0x10, "storeArgument", "u1")
add(0x11, "loadLocal", "u1")
add(0x12, "localAddress", "u1")
add(0x13, "storeLocal", "u1")
add(0x14, "null")
addAll(0x15, "int", [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8])
add(0x1f, "int", "s1")
add(0x20, "int", "s4")
add(0x21, "long", "s8")
add(0x22, "double", "r4")
add(0x23, "double", "r8")
add(0x25, "copy")
add(0x26, "pop")
add(0x27, "leaveMethod", "token")
add(0x28, "call", "token", "call")
add(0x29, "callPointer", "token")
add(0x2a, "return")
add(0x2b, "goto", "jump1")
add(0x2c, "ifZero", "jump1", "==")
add(0x2d, "ifZero", "jump1", "!=")
addAll(0x2e, "ifCompared", COMPARISONS, "jump1")
add(0x38, "goto", "jump4")
add(0x39, "ifZero", "jump4", "==")
add(0x3a, "ifZero", "jump4", "!=")
addAll(0x3b, "ifCompared", COMPARISONS, "jump4")
add(0x45, "switch", "switch")
for (let opcode = 0x46; opcode <= 0x50; opcode++) add(opcode, "indirect")
for (let opcode = 0x51; opcode <= 0x57; opcode++) add(opcode, "setIndirect")
addAll(0x58, "binary", ["+ ", "- ", "* ", "/ ", "/ ", "% ", "% ", "& ", "| ", "^ ", "<< ", ">> ", ">> "])
add(0x65, "negative")
add(0x66, "complement")
addAll(0x67, "convert", ["B", "S", "I", "J", "F", "D", "i", "j"])
add(0x6f, "call", "token", "virtual")
add(0x70, "setIndirect", "token")
add(0x71, "indirect", "token")
add(0x72, "text", "token")
add(0x73, "new", "token")
add(0x74, "cast", "token")
add(0x75, "instance", "token")
add(0x76, "convert", "none", "D")
add(0x79, "unbox", "token")
add(0x7a, "throw")
add(0x7b, "field", "token")
add(0x7c, "field", "token")
add(0x7d, "setField", "token")
add(0x7e, "static", "token")
add(0x7f, "static", "token")
add(0x80, "setStatic", "token")
add(0x81, "setIndirect", "token")
addAll(0x82, "convert", ["B", "S", "I", "J", "b", "s", "i", "j", "n", "u"])
add(0x8c, "box", "token")
add(0x8d, "newArray", "token")
add(0x8e, "arrayLength")
add(0x8f, "element", "token")
for (let opcode = 0x90; opcode <= 0x9a; opcode++) add(opcode, "element")
for (let opcode = 0x9b; opcode <= 0xa2; opcode++) add(opcode, "setElement")
add(0xa3, "element", "token")
add(0xa4, "setElement", "token")
add(0xa5, "unbox", "token")
addAll(0xb3, "convert", ["B", "b", "S", "s", "I", "i", "J", "j"])
add(0xc2, "cast", "token")
add(0xc3, "nop")
add(0xc6, "nop", "token")
add(0xd0, "token", "token")
addAll(0xd1, "convert", ["s", "b", "n", "n", "u"])
addAll(0xd6, "binary", ["+ ", "+ ", "* ", "* ", "- ", "- "])
add(0xdc, "endFinally")
add(0xdd, "goto", "jump4", "leave")
add(0xde, "goto", "jump1", "leave")
add(0xdf, "setIndirect")
add(0xe0, "convert", "none", "u")
add(SECOND + 0x00, "int", "none", 0)
add(SECOND + 0x01, "equal", "none", "==")
addAll(SECOND + 0x02, "equal", [">", ">", "<", "<"])
add(SECOND + 0x06, "function", "token")
add(SECOND + 0x07, "function", "token", "virtual")
add(SECOND + 0x09, "loadArgument", "u2")
add(SECOND + 0x0a, "loadArgument", "u2")
add(SECOND + 0x0b, "storeArgument", "u2")
add(SECOND + 0x0c, "loadLocal", "u2")
add(SECOND + 0x0d, "localAddress", "u2")
add(SECOND + 0x0e, "storeLocal", "u2")
add(SECOND + 0x0f, "localArray")
add(SECOND + 0x11, "endFilter")
add(SECOND + 0x12, "nop", "u1")
add(SECOND + 0x13, "nop")
add(SECOND + 0x14, "nop")
add(SECOND + 0x15, "initialise", "token")
add(SECOND + 0x16, "nop", "token")
add(SECOND + 0x17, "drop3")
add(SECOND + 0x18, "drop3")
add(SECOND + 0x19, "nop", "u1")
add(SECOND + 0x1a, "rethrow")
add(SECOND + 0x1c, "sizeOf", "token")
add(SECOND + 0x1d, "cast")
add(SECOND + 0x1e, "nop")

/** The instructions of the Common Intermediate Language by their opcodes (III). */
export const opcodes: ReadonlyArray<Opcode | undefined> = table
