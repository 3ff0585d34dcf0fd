import { ClassReader, MalformedClass } from "./ClassReader.ts"
import { instructions } from "./instructions.ts"

/** One instruction with its operands. */
export interface Decoded {
  readonly pc: number
  /** Where the next one begins. */
  readonly next: number
  readonly does: string
  /** Of the instruction itself: a type, an operator or a constant. */
  readonly n: number | string | undefined
  /** An index, a slot or a constant behind the opcode. */
  readonly operand: number
  /** A second one: what a slot is incremented by, or the number of dimensions. */
  readonly more: number
  /** Where it may go on; the first of a switch is its default. */
  readonly targets: ReadonlyArray<number>
  /** Of a switch, for the targets behind the first. */
  readonly keys: ReadonlyArray<number>
}

type Read = Omit<Decoded, "pc" | "next" | "does" | "n">

const plain: Read = { operand: 0, more: 0, targets: [], keys: [] }

const MAX_KEYS = 8_192

const checked = (count: number): number => {
  if (count < 0 || count > MAX_KEYS) throw new MalformedClass("a switch of too many arms")
  return count
}

const align = (reader: ClassReader): void => {
  reader.take((4 - (reader.at % 4)) % 4)
}

const tableSwitch = (reader: ClassReader, pc: number): Read => {
  align(reader)
  const otherwise = pc + reader.s4()
  const low = reader.s4()
  const count = checked(reader.s4() - low + 1)
  const targets = Array.from({ length: count }, () => pc + reader.s4())
  return { ...plain, targets: [otherwise, ...targets], keys: targets.map((_, at) => low + at) }
}

const lookupSwitch = (reader: ClassReader, pc: number): Read => {
  align(reader)
  const otherwise = pc + reader.s4()
  const pairs = Array.from({ length: checked(reader.s4()) }, () => [reader.s4(), pc + reader.s4()] as const)
  return { ...plain, targets: [otherwise, ...pairs.map(([, target]) => target)], keys: pairs.map(([key]) => key) }
}

const INCREMENT = 132

/** An instruction whose slot takes two bytes (JVMS 6.5.wide). */
const wide = (reader: ClassReader, pc: number): Decoded => {
  const opcode = reader.u1()
  const instruction = instructions[opcode]
  if (instruction === undefined) throw new MalformedClass(`no instruction has the opcode ${opcode}`)
  const operand = reader.u2()
  const more = opcode === INCREMENT ? reader.s2() : 0
  return { ...plain, operand, more, pc, next: reader.at, does: instruction.does, n: instruction.n }
}

const readers: { readonly [operands: string]: (reader: ClassReader, pc: number) => Read } = {
  none: () => plain,
  u1: (reader) => ({ ...plain, operand: reader.u1() }),
  s1: (reader) => ({ ...plain, operand: reader.s1() }),
  u2: (reader) => ({ ...plain, operand: reader.u2() }),
  s2: (reader) => ({ ...plain, operand: reader.s2() }),
  jump: (reader, pc) => ({ ...plain, targets: [pc + reader.s2()] }),
  wideJump: (reader, pc) => ({ ...plain, targets: [pc + reader.s4()] }),
  interface: (reader) => {
    const operand = reader.u2()
    reader.take(2)
    return { ...plain, operand }
  },
  dynamic: (reader) => {
    const operand = reader.u2()
    reader.take(2)
    return { ...plain, operand }
  },
  increment: (reader) => ({ ...plain, operand: reader.u1(), more: reader.s1() }),
  multi: (reader) => ({ ...plain, operand: reader.u2(), more: reader.u1() }),
  tableswitch: tableSwitch,
  lookupswitch: lookupSwitch
}

/** The instructions of a method in their order, up to the first that is none. */
export const decodeCode = (bytes: Uint8Array): { readonly code: ReadonlyArray<Decoded>; readonly isWhole: boolean } => {
  const reader = new ClassReader(bytes)
  const code: Array<Decoded> = []
  try {
    while (reader.left > 0) {
      const pc = reader.at
      const opcode = reader.u1()
      const instruction = instructions[opcode]
      if (instruction === undefined) throw new MalformedClass(`no instruction has the opcode ${opcode}`)
      if (instruction.operands === "wide") code.push(wide(reader, pc))
      else {
        const read = readers[instruction.operands]!(reader, pc)
        code.push({ ...read, pc, next: reader.at, does: instruction.does, n: instruction.n })
      }
    }
  } catch (cause) {
    if (!(cause instanceof MalformedClass)) throw cause
    return { code, isWhole: false }
  }
  return { code, isWhole: true }
}
