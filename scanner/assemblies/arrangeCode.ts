import type { Decoded } from "../bytecode/decodeCode.ts"
import type { Assembly } from "./Assembly.ts"
import { MalformedAssembly } from "./AssemblyReader.ts"
import { isDelegateCache, isStateField } from "./generatedNames.ts"

/** So many instructions may make a delegate that is kept, or wait for what is awaited. */
const MAX_SPAN = 512

/** An instruction that does nothing any more, in its place. */
const nop = ({ pc, next }: Decoded): Decoded => ({
  pc,
  next,
  does: "nop",
  n: undefined,
  operand: 0,
  more: 0,
  targets: [],
  keys: []
})

/** Code as its source has it, where compilers add to it: each of these changes what is at its index. */
class Arranging {
  readonly code: Array<Decoded>
  readonly #assembly: Assembly
  readonly #byPc: ReadonlyMap<number, number>

  constructor(assembly: Assembly, code: ReadonlyArray<Decoded>) {
    this.#assembly = assembly
    this.code = [...code]
    this.#byPc = new Map(code.map(({ pc }, at) => [pc, at]))
  }
  does(at: number, what: string): boolean {
    return this.code[at]?.does === what
  }
  clear(from: number, end: number): void {
    for (let at = from; at < end && at < this.code.length; at++) this.code[at] = nop(this.code[at]!)
  }
  /** The index of what a jump leads forward to. */
  targetOf(at: number): number | undefined {
    const target = this.#byPc.get(this.code[at]?.targets[0] ?? -1)
    return target !== undefined && target > at && target - at <= MAX_SPAN ? target : undefined
  }
  memberName(at: number): string {
    try {
      return this.#assembly.member(this.code[at]!.operand).name
    } catch (cause) {
      if (cause instanceof MalformedAssembly) return ""
      throw cause
    }
  }
  isJump(at: number): boolean {
    return this.does(at, "ifZero") && this.code[at]!.n === "!="
  }
}

/** `cache ?? (cache = new Action(...))`, for the delegate itself. */
const withoutCache = (arranging: Arranging, at: number): void => {
  if (!arranging.does(at, "static") || !isDelegateCache(arranging.memberName(at))) return
  const isCopied = arranging.does(at + 1, "copy") && arranging.isJump(at + 2) && arranging.does(at + 3, "pop")
  if (isCopied) {
    const end = arranging.targetOf(at + 2)
    if (end === undefined || !arranging.does(end - 1, "setStatic") || !arranging.does(end - 2, "copy")) return
    arranging.clear(end - 2, end)
    return arranging.clear(at, at + 4)
  }
  const end = arranging.isJump(at + 1) ? arranging.targetOf(at + 1) : undefined
  if (end === undefined || !arranging.does(end - 1, "setStatic") || !arranging.does(end, "static")) return
  arranging.clear(end - 1, end + 1)
  arranging.clear(at, at + 2)
}

/** What is awaited is read as if it were there. */
const withoutWaiting = (arranging: Arranging, at: number): void => {
  if (!arranging.does(at, "call") || arranging.memberName(at) !== "get_IsCompleted" || !arranging.isJump(at + 1)) return
  const end = arranging.targetOf(at + 1)
  if (end === undefined) return
  const { pc, next } = arranging.code[at + 1]!
  arranging.clear(at + 2, end)
  arranging.code[at + 1] = { ...nop(arranging.code[at + 1]!), does: "pop", pc, next }
}

/** Of a switch, where it goes on otherwise. */
const withDefault = (arranging: Arranging, at: number): void => {
  const [one, next] = [arranging.code[at], arranging.code[at + 1]]
  if (one?.does !== "switch" || next?.does !== "goto" || next.targets[0]! <= next.pc) return
  arranging.code[at] = { ...one, targets: [next.targets[0]!, ...one.targets.slice(1)] }
  arranging.clear(at + 1, at + 2)
}

/** The slot in which a machine keeps its state while it runs. */
const stateSlot = (arranging: Arranging): number | undefined => {
  for (let at = 0; at < Math.min(arranging.code.length, 16); at++)
    if (arranging.does(at, "field") && isStateField(arranging.memberName(at)) && arranging.does(at + 1, "storeLocal"))
      return arranging.code[at + 1]!.operand
  return undefined
}

/** Jumps to where a machine goes on; it is read from its beginning. */
const withoutDispatch = (arranging: Arranging, at: number, slot: number): void => {
  if (!arranging.does(at, "loadLocal") || arranging.code[at]!.operand !== slot) return
  for (let end = at + 1; end <= at + 3; end++) {
    const does = arranging.code[end]?.does
    if (does === "int" || does === "binary" || does === "nop") continue
    if (does === "ifZero" || does === "ifCompared" || does === "switch") arranging.clear(at, end + 1)
    return
  }
}

const isOfMachine = (arranging: Arranging, at: number): boolean =>
  arranging.does(at, "int") && arranging.does(at + 1, "return")

/** An iterator that is told that it was at its end already. */
const withoutEnd = (arranging: Arranging): void => {
  const first = arranging.code.findIndex(({ does }, at) => at > 1 && does !== "nop")
  if (first >= 0 && first < 24 && isOfMachine(arranging, first)) arranging.clear(first, first + 2)
}

export interface Arranged {
  readonly code: ReadonlyArray<Decoded>
  /** Of a machine: the slot of its state. */
  readonly state: number | undefined
}

/** The code of a method without what its compiler added; `isMachine` where it runs in steps. */
export const arrangeCode = (assembly: Assembly, code: ReadonlyArray<Decoded>, isMachine: boolean): Arranged => {
  const arranging = new Arranging(assembly, code)
  const state = isMachine ? stateSlot(arranging) : undefined
  for (const [at, { does, targets, next }] of code.entries()) {
    if (does === "goto" && targets[0] === next) arranging.clear(at, at + 1)
    if (isMachine) withoutWaiting(arranging, at)
    if (state !== undefined) withoutDispatch(arranging, at, state)
    withoutCache(arranging, at)
    withDefault(arranging, at)
  }
  if (isMachine) withoutEnd(arranging)
  return { code: arranging.code, state }
}
