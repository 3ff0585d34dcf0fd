import type { NamedLocal } from "./classFile.ts"
import { isName } from "./isName.ts"
import { type Local, OBJECT, type Value } from "./Statement.ts"

/** So many variables of one slot are looked through for the one at an instruction. */
const MAX_PER_SLOT = 256

/** A variable while its method is read, with the block in which it was written last. */
interface Version {
  readonly local: Local
  readonly block: object
  /** Those around it, and itself. */
  readonly within: ReadonlyArray<object>
  readonly since: number
}

const isPrimitive = (type: string): boolean => type.length === 1

/** The variables of a method, by their slots: as the compiler names them, or else one for each type that a slot holds in turn. */
export class Locals {
  readonly all: Array<Local> = []
  readonly #named: ReadonlyMap<number, ReadonlyArray<NamedLocal>>
  readonly #known = new Map<NamedLocal, Local>()
  readonly #versions = new Map<number, Version>()
  readonly #captured = new Map<number, Value>()
  readonly #prefix: string
  readonly #splits: boolean

  /** `splits`: a slot that is written where its last value can no longer be seen holds another variable from there on. */
  constructor(named: ReadonlyArray<NamedLocal>, prefix: string, splits = false) {
    this.#named = Map.groupBy(named, ({ slot }) => slot)
    this.#prefix = prefix
    this.#splits = splits
  }
  #namedAt(slot: number, pc: number): NamedLocal | undefined {
    return this.#named
      .get(slot)
      ?.slice(0, MAX_PER_SLOT)
      .find(({ start, end }) => pc >= start && pc < end)
  }
  #make(name: string, type: string, isDeclared: boolean, isMade = true): Local {
    const local: Local = { name, type, isDeclared, isMade, writes: 0, reads: 0 }
    this.all.push(local)
    return local
  }
  #fromName(named: NamedLocal, isDeclared: boolean): Local {
    const known = this.#known.get(named)
    if (known !== undefined) return known
    const sameName = this.all.find(({ name, type }) => name === named.name && type !== named.descriptor)
    const name = isName(named.name) ? named.name : `v${named.slot}`
    const own = sameName === undefined ? name : `${name}$${this.all.length}`
    const made = this.#make(own, named.descriptor, isDeclared, false)
    this.#known.set(named, made)
    return made
  }
  /** A variable that the code does not have. */
  temporary(type: string): Local {
    return this.#make(`${this.#prefix}t${this.all.length}`, type, false)
  }
  /** A variable by its name, as far as no other has it, which is declared before all that is done. */
  declared(name: string, type: string): Local {
    const isFree = isName(name) && this.all.every((one) => one.name !== name)
    const local = this.#make(isFree ? name : `${this.#prefix}c${this.all.length}`, type, false)
    local.writes = 2
    return local
  }
  caught(type: string): Local {
    return this.#make(`${this.#prefix}e${this.all.length}`, type, true)
  }
  parameter(slot: number, type: string, block: object): Local {
    const named = this.#namedAt(slot, 0)
    const local = named === undefined ? this.#make(`${this.#prefix}p${slot}`, type, true) : this.#fromName(named, true)
    this.#versions.set(slot, { local, block, within: [block], since: 0 })
    return local
  }
  /** What a slot stands for where a lambda is made. */
  capture(slot: number, value: Value): void {
    this.#captured.set(slot, value)
  }
  load(slot: number, pc: number, type: string): Value {
    const captured = this.#captured.get(slot)
    if (captured !== undefined) return captured
    const named = this.#namedAt(slot, pc)
    const written = this.#versions.get(slot)?.local
    if (named !== undefined && !this.#splits && written !== undefined && !this.#known.has(named))
      this.#known.set(named, written)
    const local = named === undefined ? (written ?? this.#versionOf(slot, type, [this])) : this.#fromName(named, false)
    local.reads++
    return { kind: "local", local, type: local.type }
  }
  #versionOf(slot: number, type: string, within: ReadonlyArray<object>, since = 0): Local {
    const local = this.#make(`${this.#prefix}v${slot & 0xffff}_${this.all.length}`, type, false)
    this.#versions.set(slot, { local, block: within.at(-1)!, within, since })
    return local
  }
  /** `blocks` are those around the instruction, the outermost first; `since` counts how often the code went on elsewhere before. */
  store(slot: number, next: number, type: string, blocks: ReadonlyArray<object>, since = 0): Local {
    this.#captured.delete(slot)
    const named = this.#namedAt(slot, next)
    if (named !== undefined) {
      const local = this.#fromName(named, false)
      this.#versions.set(slot, { local, block: blocks.at(-1)!, within: [...blocks], since })
      return local
    }
    const version = this.#versions.get(slot)
    if (version !== undefined && !this.#isOther(version, type, blocks, since)) {
      if (version.local.type === OBJECT && !version.local.isDeclared) version.local.type = type
      return version.local
    }
    return this.#versionOf(slot, type, [...blocks], since)
  }
  /** Whether the slot holds another variable from here on: one of another type, in a block in which the last was written. */
  #isOther(
    { local, block, within, since }: Version,
    type: string,
    blocks: ReadonlyArray<object>,
    now: number
  ): boolean {
    if (this.#splits) return since === now && within.includes(blocks.at(-1)!)
    if (local.type === type || type === OBJECT || local.type === OBJECT) return false
    return isPrimitive(local.type) !== isPrimitive(type) || blocks.at(-1) === block || !blocks.includes(block)
  }
}
