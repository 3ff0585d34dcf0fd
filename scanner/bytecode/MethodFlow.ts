import { type ClassFile, FLAG, type Handler, type Method } from "./classFile.ts"
import { type Decoded, decodeCode } from "./decodeCode.ts"
import { descriptorOf, isWide, methodType } from "./descriptors.ts"
import { Frames } from "./Frames.ts"
import { sourceLine } from "./inlinedLines.ts"
import { Locals } from "./Locals.ts"
import { type Block, type Local, OBJECT, type Statement, unknown, type Value } from "./Statement.ts"

/** The classes of one source while they are read. */
export interface ReadingUnit {
  /** By their internal names. */
  readonly classes: ReadonlyMap<string, ClassFile>
  /** How each names the nested ones. */
  readonly nesting: ClassFile["nesting"]
  /** Classes that stand in the methods which make them. */
  readonly inlined: Set<string>
  /** How many more classes may be read where they are made. */
  left: number
  /** False once something was not read. */
  isWhole: boolean
}

/** What the methods of a class share while they are read. */
export interface ReadingClass {
  readonly file: ClassFile
  readonly unit: ReadingUnit
  /** What the fields of a class within a method hold that it takes along from there. */
  readonly captured: ReadonlyMap<string, Value>
  /** Reads the code of a method; `captured` is what a lambda takes along from where it is made. */
  readonly body: (method: Method, captured?: ReadonlyArray<Value>, depth?: number) => MethodBody
  /** Begins to read another class of the unit, within a method of this one. */
  readonly within: (file: ClassFile, captured: ReadonlyMap<string, Value>, depth: number) => ReadingClass
  /** Bodies of lambdas that stand where these are made. */
  readonly inlined: Set<Method>
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

type Shape<A> = A extends unknown ? Omit<A, "line"> : never

/** Lambdas within lambdas that are read. */
export const MAX_LAMBDAS = 8

/** Values on the operand stack: a call has at most 255 arguments (JVMS 4.3.3). */
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
export class MethodFlow {
  readonly of: ReadingClass
  readonly method: Method
  readonly code: ReadonlyArray<Decoded>
  readonly locals: Locals
  readonly parameters: ReadonlyArray<Local>
  readonly frames: Frames
  readonly depth: number
  readonly body: Block = []
  readonly isStatic: boolean
  stack: Array<Value> = []
  /** Where the instruction stands that is read. */
  at: Decoded | undefined
  readonly #lines: ReadonlyArray<readonly [start: number, line: number]>
  #line = 0

  constructor(of: ReadingClass, method: Method, captured: ReadonlyArray<Value> = [], depth = 0) {
    this.of = of
    this.method = method
    this.depth = depth
    this.isStatic = (method.flags & FLAG.static) !== 0
    const { code, isWhole } = decodeCode(method.code?.bytes ?? new Uint8Array())
    if (!isWhole) of.isWhole = false
    this.code = code
    this.#lines = method.code?.lines ?? []
    this.locals = new Locals(method.code?.locals ?? [], depth === 0 ? "" : `l${of.inlined.size}`)
    this.frames = new Frames(this)
    this.parameters = this.#declare(captured)
  }
  #declare(captured: ReadonlyArray<Value>): ReadonlyArray<Local> {
    const own = methodType(this.method.descriptor).parameters
    const taken = this.isStatic ? captured : captured.slice(1)
    let slot = this.isStatic ? 0 : 1
    const found: Array<Local> = []
    for (const [at, type] of own.entries()) {
      const value = taken[at]
      if (value === undefined) found.push(this.locals.parameter(slot, type, this.body))
      else this.locals.capture(slot, value)
      slot += isWide(type) ? 2 : 1
    }
    return found
  }
  get result(): string {
    return methodType(this.method.descriptor).result
  }
  get handlers(): ReadonlyArray<Handler> {
    return this.method.code?.handlers ?? []
  }
  get self(): Value {
    return { kind: "local", local: THIS, type: descriptorOf(this.of.file.name) }
  }
  /** The line of the source that an instruction is of; 0 where nothing says it. */
  lineAt(pc: number): number {
    const lines = this.#lines
    if (this.#line >= lines.length || (lines[this.#line]?.[0] ?? 0) > pc) this.#line = 0
    while (this.#line + 1 < lines.length && lines[this.#line + 1]![0] <= pc) this.#line++
    return sourceLine(this.of.file.inlinedLines, lines[this.#line]?.[1] ?? 0)
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
  /** The values in so many slots of the stack (JVMS 2.6.2), in their order. */
  takeSlots(slots: number): ReadonlyArray<Value> {
    const found: Array<Value> = []
    for (let left = slots; left > 0;) {
      const value = this.pop()
      found.unshift(value)
      left -= isWide(value.type) ? 2 : 1
    }
    return found
  }
  /** A value that may stand in several places: what does something is done once, and its result kept. */
  shared(value: Value): Value {
    if (isPure(value)) return value
    const local = this.locals.temporary(value.type)
    local.writes++
    const kept: Value = { kind: "local", local, type: value.type }
    this.emit({ kind: "assign", target: kept, operator: "=", value })
    return kept
  }
  classAt(index: number): string {
    return this.of.file.pool.className(index)
  }
}

/** The object that a method is called on. */
const THIS: Local = { name: "this", type: OBJECT, isDeclared: true, isMade: false, writes: 0, reads: 0 }

export const isThis = (value: Value): boolean => value.kind === "local" && value.local === THIS
