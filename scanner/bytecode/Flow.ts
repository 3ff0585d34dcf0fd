import type { Decoded } from "./decodeCode.ts"
import { Frames } from "./Frames.ts"
import type { Locals } from "./Locals.ts"
import { type Block, type Local, OBJECT, type Statement, unknown, type Value } from "./Statement.ts"

/** What the methods of a file share while they are read. */
export interface Reading {
  /** False once something was not read. */
  isWhole: boolean
}

/** What a method does, as far as its code is read. */
export interface MethodBody {
  readonly parameters: ReadonlyArray<Local>
  /** Those that are not parameters. */
  readonly locals: ReadonlyArray<Local>
  readonly body: Block
}

/** The code of a method, for whichever stack machine it was compiled. */
export interface Coded {
  readonly code: ReadonlyArray<Decoded>
  readonly lines: ReadonlyArray<readonly [start: number, line: number]>
}

type Shape<A> = A extends unknown ? Omit<A, "line"> : never

/** Values on the operand stack: a call of the Java virtual machine has at most 255 arguments (JVMS 4.3.3). */
const MAX_STACK = 1_024

/** Fields of fields that may stand in several places. */
const MAX_FIELDS = 16

const isPure = (value: Value, depth = 0): boolean => {
  switch (value.kind) {
    case "local":
    case "literal":
    case "class":
    case "static":
    case "unknown":
    case "array":
    case "outer":
      return true
    case "new":
      return value.args === undefined
    case "field":
      return depth < MAX_FIELDS && isPure(value.object, depth + 1)
    default:
      return false
  }
}

/** A method while its code is read, instruction by instruction: the operand stack, the variables, and what was written of it. */
export abstract class Flow {
  readonly code: ReadonlyArray<Decoded>
  readonly frames: Frames
  readonly body: Block = []
  abstract readonly of: Reading
  abstract readonly locals: Locals
  /** What a method gives, a descriptor. */
  abstract readonly result: string
  stack: Array<Value> = []
  /** Where the instruction stands that is read. */
  at: Decoded | undefined
  readonly #lines: ReadonlyArray<readonly [start: number, line: number]>
  #line = 0

  constructor({ code, lines }: Coded) {
    this.code = code
    this.#lines = lines
    this.frames = new Frames(this)
  }
  /** The line of the source that an instruction is of; 0 where nothing says it. */
  lineAt(pc: number): number {
    const lines = this.#lines
    if (this.#line >= lines.length || (lines[this.#line]?.[0] ?? 0) > pc) this.#line = 0
    while (this.#line + 1 < lines.length && lines[this.#line + 1]![0] <= pc) this.#line++
    return lines[this.#line]?.[1] ?? 0
  }
  get line(): number {
    return this.at === undefined ? 0 : this.lineAt(this.at.pc)
  }
  emit(statement: Shape<Statement>): void {
    this.frames.block.push({ ...statement, line: this.line } as Statement)
  }
  push(value: Value): void {
    if (this.stack.length < MAX_STACK) this.stack.push(value)
    else this.of.isWhole = false
  }
  pop(): Value {
    const value = this.stack.pop()
    if (value === undefined) this.of.isWhole = false
    return value ?? unknown(OBJECT)
  }
  /** As many values as there are types, in their order. */
  take(types: ReadonlyArray<string>): ReadonlyArray<Value> {
    return types.map(() => this.pop()).toReversed()
  }
  /** A value that may stand in several places: what does something is done once, and its result kept. */
  shared(value: Value): Value {
    return isPure(value) ? value : this.kept(value)
  }
  /** A variable that holds a value from here on. */
  kept(value: Value): Value {
    const local = this.locals.temporary(value.type)
    local.writes++
    const kept: Value = { kind: "local", local, type: value.type }
    this.emit({ kind: "assign", target: kept, operator: "=", value })
    return kept
  }
}

/** The object that a method is called on. */
export const THIS: Local = { name: "this", type: OBJECT, isDeclared: true, isMade: false, writes: 0, reads: 0 }

export const isThis = (value: Value): boolean => value.kind === "local" && value.local === THIS
