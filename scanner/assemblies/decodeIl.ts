import type { Decoded } from "../bytecode/decodeCode.ts"
import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"
import { opcodes, type Operands, SECOND } from "./opcodes.ts"

type Read = Omit<Decoded, "pc" | "next" | "does" | "n"> & { readonly n?: number | string }

const plain: Read = { operand: 0, more: 0, targets: [], keys: [] }

const MAX_ARMS = 8_192

const jump = (distance: number, reader: AssemblyReader): Read => ({ ...plain, targets: [reader.at + distance] })

/** Where none of the arms is taken it goes on behind itself: that is the first target, as in class files. */
const readSwitch = (reader: AssemblyReader): Read => {
  const count = reader.u4()
  if (count > MAX_ARMS) throw new MalformedAssembly("a switch of too many arms")
  const distances = Array.from({ length: count }, () => reader.s4())
  const targets = distances.map((distance) => reader.at + distance)
  return { ...plain, targets: [reader.at, ...targets], keys: targets.map((_, at) => at) }
}

const readers: { readonly [O in Operands]: (reader: AssemblyReader) => Read } = {
  none: () => plain,
  u1: (reader) => ({ ...plain, operand: reader.u1() }),
  u2: (reader) => ({ ...plain, operand: reader.u2() }),
  s1: (reader) => ({ ...plain, operand: reader.s1() }),
  s4: (reader) => ({ ...plain, operand: reader.s4() }),
  s8: (reader) => ({ ...plain, n: String(reader.s8()) }),
  r4: (reader) => ({ ...plain, n: reader.r4() }),
  r8: (reader) => ({ ...plain, n: reader.r8() }),
  token: (reader) => ({ ...plain, operand: reader.u4() }),
  jump1: (reader) => jump(reader.s1(), reader),
  jump4: (reader) => jump(reader.s4(), reader),
  switch: readSwitch
}

/** Instructions whose operand is part of them. */
const COUNTED: ReadonlySet<string> = new Set(["loadArgument", "loadLocal", "storeLocal", "int"])

const decodeOne = (reader: AssemblyReader): Decoded => {
  const pc = reader.at
  const first = reader.u1()
  const opcode = first === 0xfe ? opcodes[SECOND + reader.u1()] : opcodes[first]
  if (opcode === undefined) throw new MalformedAssembly(`no instruction has the opcode ${first}`)
  const read = readers[opcode.operands](reader)
  const { does } = opcode
  const isShort = COUNTED.has(does) && opcode.operands === "none"
  return {
    ...read,
    operand: isShort ? Number(opcode.n) : read.operand,
    n: read.n ?? opcode.n,
    pc,
    next: reader.at,
    does
  }
}

/** The instructions of a method in their order, up to the first that is none. */
export const decodeIl = (bytes: Uint8Array): { readonly code: ReadonlyArray<Decoded>; readonly isWhole: boolean } => {
  const reader = new AssemblyReader(bytes)
  const code: Array<Decoded> = []
  try {
    while (reader.left > 0) code.push(decodeOne(reader))
  } catch (cause) {
    if (!(cause instanceof MalformedAssembly)) throw cause
    return { code, isWhole: false }
  }
  return { code, isWhole: true }
}
