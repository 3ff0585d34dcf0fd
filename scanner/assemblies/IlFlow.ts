import type { NamedLocal } from "../bytecode/classFile.ts"
import { type Coded, Flow, type MethodBody, type Reading, THIS } from "../bytecode/Flow.ts"
import { Locals } from "../bytecode/Locals.ts"
import { type Local, OBJECT, unknown, type Value } from "../bytecode/Statement.ts"
import { arrangeCode } from "./arrangeCode.ts"
import { type Assembly, FLAG, type Member, type TypeDef } from "./Assembly.ts"
import { isClosure, machineOf } from "./generatedNames.ts"
import type { IlHandler, MethodCode } from "./methodCode.ts"
import { TABLE } from "./metadataTables.ts"
import { type Arguments, type MethodSignature, noArguments } from "./Signatures.ts"

/** What the methods of an assembly share while they are read. */
export interface ReadingAssembly extends Reading {
  readonly assembly: Assembly
  /** The lines of the source of a method, and the names of its variables, where they are known. */
  readonly linesOf: (method: number) => Coded["lines"]
  readonly localsOf: (method: number, types: ReadonlyArray<string>) => ReadonlyArray<NamedLocal>
  /** Reads the code of a method. */
  readonly body: (of: MethodOf) => MethodBody
  /** Lambdas, functions within methods, and machines that stand where they are made. */
  readonly inlined: Set<number>
  /** Instructions that may still be read. */
  left: number
}

/** What a method, and the lambdas within it, share: variables that outlive it. */
export interface Around {
  readonly captured: Map<string, Value>
  /** Functions within the method that are called, by their rows. */
  readonly functions: Map<number, string>
  count: number
}

/** A method, and where it is read: within others, or by itself. */
export interface MethodOf {
  readonly row: number
  readonly type: TypeDef
  readonly around: Around
  readonly depth: number
  /** The type in whose text it stands. */
  readonly written: string
  /** The method whose steps a machine has, for its parameters and its result. */
  readonly source?: number
}

/** Lambdas within lambdas that are read. */
export const MAX_LAMBDAS = 8

export const newAround = (): Around => ({ captured: new Map(), functions: new Map(), count: 0 })

/** Slots of variables stand behind those of parameters, of which a method has no more. */
const FIRST_LOCAL = 65_536

export const signatureOf = (assembly: Assembly, row: number, args: Arguments = noArguments): MethodSignature =>
  assembly.signature(assembly.metadata.blob(TABLE.method, row, 4), args).method()

/** The names of parameters by their positions (II.22.33). */
const parameterNames = ({ metadata }: Assembly, method: number): ReadonlyMap<number, string> => {
  const rows = metadata.rows(TABLE.param) + 1
  const first = metadata.value(TABLE.method, method, 5)
  const last = method < metadata.rows(TABLE.method) ? metadata.value(TABLE.method, method + 1, 5) : rows
  const found = new Map<number, string>()
  for (let row = first; row >= 1 && row < Math.min(last, rows, first + 1_024); row++)
    found.set(metadata.value(TABLE.param, row, 1) - 1, metadata.text(TABLE.param, row, 2))
  return found
}

/** A method of an assembly while its code is read. */
export class IlFlow extends Flow {
  readonly of: ReadingAssembly
  readonly type: TypeDef
  readonly locals: Locals
  readonly parameters: ReadonlyArray<Local>
  readonly handlers: ReadonlyArray<IlHandler>
  readonly isStatic: boolean
  readonly around: Around
  readonly depth: number
  readonly result: string
  /** Where a text is put together piece by piece. */
  readonly pieces = new Map<Local, Array<Value>>()
  /** The slot of the state of a machine. */
  readonly state: number | undefined
  readonly isMachine: boolean
  /** The type in whose text the method stands. */
  readonly writtenType: string
  readonly #types: ReadonlyArray<string>
  readonly #selfType: string
  readonly #parameters: ReadonlyArray<string>

  constructor(of: ReadingAssembly, { row, type, around, depth, source, written }: MethodOf, read: MethodCode) {
    const isMachine = machineOf(type.name) !== undefined
    const { code, state } = arrangeCode(of.assembly, read.code, isMachine)
    super({ code, lines: of.linesOf(row) })
    this.of = of
    this.type = type
    this.around = around
    this.depth = depth
    this.state = state
    this.writtenType = written
    this.isMachine = isMachine
    this.handlers = read.handlers
    this.#types = read.locals
    this.isStatic = (of.assembly.metadata.value(TABLE.method, row, 2) & FLAG.static) !== 0
    this.#selfType = `L${type.name};`
    if (!read.isWhole) of.isWhole = false
    const own = signatureOf(of.assembly, row)
    this.#parameters = own.parameters
    const asked = source === undefined ? own : signatureOf(of.assembly, source)
    this.result = asked.result
    const names = parameterNames(of.assembly, source ?? row)
    const prefix = depth === 0 ? "" : `l${around.count++}`
    const named = [...names].map(([at, name]) => ({
      start: 0,
      end: Number.POSITIVE_INFINITY,
      name,
      descriptor: asked.parameters[at] ?? OBJECT,
      slot: at
    }))
    const shifted = of.localsOf(row, read.locals).map((one) => ({ ...one, slot: one.slot + FIRST_LOCAL }))
    this.locals = new Locals([...named, ...shifted], prefix, true)
    this.parameters = asked.parameters
      .map((one, at): Local | undefined => (isClosure(one) ? undefined : this.locals.parameter(at, one, this.body)))
      .filter((one) => one !== undefined)
  }
  get self(): Value {
    return { kind: "local", local: THIS, type: this.#selfType }
  }
  /** What `this` is: of a lambda, the object that it takes its variables from. */
  loadArgument(position: number): Value {
    const at = this.isStatic ? position : position - 1
    if (at < 0) return isClosure(this.type.name) || this.isMachine ? unknown(this.#selfType) : this.self
    const parameter = this.#parameters[at] ?? OBJECT
    if (isClosure(parameter)) return unknown(parameter)
    return this.locals.load(at, this.at!.pc, parameter)
  }
  typeOfLocal(slot: number): string {
    return this.#types[slot] ?? OBJECT
  }
  loadLocal(slot: number): Value {
    const type = this.typeOfLocal(slot)
    if (isClosure(type)) return unknown(type)
    return this.locals.load(FIRST_LOCAL + slot, this.at!.pc, type)
  }
  storeLocal(slot: number, value: Value): void {
    const type = this.typeOfLocal(slot)
    if (isClosure(type) || slot === this.state) return
    const local = this.locals.store(FIRST_LOCAL + slot, this.at!.next, type, this.frames.blocks, this.frames.restarts)
    local.writes++
    this.emit({ kind: "assign", target: { kind: "local", local, type: local.type }, operator: "=", value })
  }
  storeArgument(position: number, value: Value): void {
    const at = this.isStatic ? position : position - 1
    if (at < 0) return
    const local = this.locals.store(at, this.at!.next, value.type, this.frames.blocks, this.frames.restarts)
    local.writes++
    this.emit({ kind: "assign", target: { kind: "local", local, type: local.type }, operator: "=", value })
  }
  /** A value for one use, of which others may still be on the stack. */
  use(): Value {
    const value = this.pop()
    const isKept = (value.kind === "new" || value.kind === "array") && this.stack.includes(value)
    if (!isKept) return value
    const kept = this.kept(value)
    this.stack = this.stack.map((one) => (one === value ? kept : one))
    return kept
  }
  /** Arguments in their order. */
  arguments(count: number): ReadonlyArray<Value> {
    return Array.from({ length: count }, () => this.use()).toReversed()
  }
  member(token: number): Member {
    return this.of.assembly.member(token)
  }
  typeAt(token: number): string {
    return this.of.assembly.descriptor({ table: token >>> 24, row: token & 0xffffff })
  }
  /** What a field of a closure or a machine stands for: a variable of the method around it. */
  captured(owner: string, name: string, type: string): Value {
    if (isClosure(type)) return unknown(type)
    const key = `${owner} ${name}`
    const known = this.around.captured.get(key)
    if (known !== undefined) return known
    const parameter = this.parameters.find((one) => one.name === name)
    const local = parameter ?? this.locals.declared(name.replaceAll(/[^\p{L}\p{N}_]/gu, "_"), type)
    const value: Value = { kind: "local", local, type }
    this.around.captured.set(key, value)
    return value
  }
}
