import { type ClassFile, FLAG, type Handler, type Method } from "./classFile.ts"
import { decodeCode } from "./decodeCode.ts"
import { descriptorOf, isWide, methodType } from "./descriptors.ts"
import { Flow, type MethodBody, type Reading, THIS } from "./Flow.ts"
import { sourceLine } from "./inlinedLines.ts"
import { Locals } from "./Locals.ts"
import type { Local, Value } from "./Statement.ts"

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
export interface ReadingClass extends Reading {
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
}

/** Lambdas within lambdas that are read. */
export const MAX_LAMBDAS = 8

/** A method of a class file while its code is read. */
export class MethodFlow extends Flow {
  readonly of: ReadingClass
  readonly method: Method
  readonly locals: Locals
  readonly parameters: ReadonlyArray<Local>
  readonly depth: number
  readonly isStatic: boolean

  constructor(of: ReadingClass, method: Method, captured: ReadonlyArray<Value> = [], depth = 0) {
    const { code, isWhole } = decodeCode(method.code?.bytes ?? new Uint8Array())
    super({ code, lines: method.code?.lines ?? [] })
    this.of = of
    this.method = method
    this.depth = depth
    this.isStatic = (method.flags & FLAG.static) !== 0
    if (!isWhole) of.isWhole = false
    this.locals = new Locals(method.code?.locals ?? [], depth === 0 ? "" : `l${of.inlined.size}`)
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
  override lineAt(pc: number): number {
    return sourceLine(this.of.file.inlinedLines, super.lineAt(pc))
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
  classAt(index: number): string {
    return this.of.file.pool.className(index)
  }
}
