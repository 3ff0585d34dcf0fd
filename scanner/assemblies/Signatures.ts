import { OBJECT, STRING } from "../bytecode/Statement.ts"
import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"
import { CODED } from "./metadataTables.ts"

/**
 * The letters of simple types (II.23.1.16), which are those of the Java virtual machine where it has the type: its others are `b`, `s`,
 * `i` and `j` for numbers without sign, `n` and `u` for those of the size of an address.
 */
const SIMPLE: { readonly [element: number]: string } = {
  0x01: "V",
  0x02: "Z",
  0x03: "C",
  0x04: "B",
  0x05: "b",
  0x06: "S",
  0x07: "s",
  0x08: "I",
  0x09: "i",
  0x0a: "J",
  0x0b: "j",
  0x0c: "F",
  0x0d: "D",
  0x0e: STRING,
  0x16: OBJECT,
  0x18: "n",
  0x19: "u",
  0x1c: OBJECT
}

const ELEMENT = {
  pointer: 0x0f,
  byRef: 0x10,
  valueType: 0x11,
  class: 0x12,
  typeVariable: 0x13,
  array: 0x14,
  generic: 0x15,
  functionPointer: 0x1b,
  vector: 0x1d,
  methodVariable: 0x1e,
  required: 0x1f,
  optional: 0x20,
  sentinel: 0x41,
  pinned: 0x45
} as const

/** Types within types, and arguments, that are read. */
const MAX_DEPTH = 32
const MAX_ARGUMENTS = 1_024
const MAX_LENGTH = 2_048

/** What the parameters of generic types and methods stand for. */
export interface Arguments {
  readonly ofType: ReadonlyArray<string>
  readonly ofMethod: ReadonlyArray<string>
}

export const noArguments: Arguments = { ofType: [], ofMethod: [] }

export interface MethodSignature {
  readonly isInstance: boolean
  readonly parameters: ReadonlyArray<string>
  readonly result: string
}

/** The name of a type by its row, as descriptors have it. */
export type NameOf = (table: number, row: number) => string

/** Reads the signatures of members (II.23.2); types are descriptors. */
export class SignatureReader {
  readonly #reader: AssemblyReader
  readonly #nameOf: NameOf
  readonly #args: Arguments
  #depth = 0

  constructor(blob: Uint8Array, nameOf: NameOf, args: Arguments) {
    this.#reader = new AssemblyReader(blob)
    this.#nameOf = nameOf
    this.#args = args
  }
  #count(): number {
    const count = this.#reader.compressed()
    if (count > MAX_ARGUMENTS) throw new MalformedAssembly("a signature of too many types")
    return count
  }
  #types(count: number): ReadonlyArray<string> {
    const found: Array<string> = []
    for (let left = count; left > 0; left--) found.push(this.type())
    return found
  }
  #named(): string {
    const token = this.#reader.compressed()
    return this.#nameOf(CODED.TypeDefOrRef[token & 3] ?? -1, token >>> 2)
  }
  type(): string {
    if (++this.#depth > MAX_DEPTH) throw new MalformedAssembly("types within types")
    const type = this.#read(this.#reader.u1())
    this.#depth--
    if (type.length > MAX_LENGTH) throw new MalformedAssembly("types within types")
    return type
  }
  #read(element: number): string {
    const simple = SIMPLE[element]
    if (simple !== undefined) return simple
    switch (element) {
      case ELEMENT.pointer:
      case ELEMENT.byRef:
      case ELEMENT.pinned:
      case ELEMENT.sentinel:
        return this.type()
      case ELEMENT.required:
      case ELEMENT.optional:
        this.#named()
        return this.type()
      case ELEMENT.valueType:
      case ELEMENT.class:
        return this.#named()
      case ELEMENT.typeVariable:
        return this.#args.ofType[this.#reader.compressed()] ?? OBJECT
      case ELEMENT.methodVariable:
        return this.#args.ofMethod[this.#reader.compressed()] ?? OBJECT
      case ELEMENT.vector:
        return `[${this.type()}`
      case ELEMENT.array:
        return this.#array()
      case ELEMENT.generic:
        return this.#generic()
      case ELEMENT.functionPointer:
        this.method()
        return "n"
      default:
        throw new MalformedAssembly(`a type of no known kind: ${element}`)
    }
  }
  #array(): string {
    const type = this.type()
    const rank = this.#count()
    for (let sizes = this.#count(); sizes > 0; sizes--) this.#reader.compressed()
    for (let bounds = this.#count(); bounds > 0; bounds--) this.#reader.compressed()
    return rank === 0 ? type : `[${type}`
  }
  #generic(): string {
    this.#reader.skip(1)
    const name = this.#named()
    const args = this.#types(this.#count())
    return name.startsWith("L") ? `${name.slice(0, -1)}<${args.join("")}>;` : name
  }
  method(): MethodSignature {
    if (++this.#depth > MAX_DEPTH) throw new MalformedAssembly("types within types")
    const convention = this.#reader.u1()
    if ((convention & 0x10) !== 0) this.#count()
    const count = this.#count()
    const result = this.type()
    const parameters = this.#types(count)
    this.#depth--
    return { isInstance: (convention & 0x20) !== 0, parameters, result }
  }
  field(): string {
    if (this.#reader.u1() !== 0x06) throw new MalformedAssembly("no signature of a field")
    return this.type()
  }
  property(): string {
    this.#reader.skip(1)
    this.#count()
    return this.type()
  }
  locals(): ReadonlyArray<string> {
    if (this.#reader.u1() !== 0x07) throw new MalformedAssembly("no signature of variables")
    const count = this.#reader.compressed()
    if (count > 0xfffe) throw new MalformedAssembly("more variables than a method has")
    return this.#types(count)
  }
  /** The arguments of a generic method. */
  instantiation(): ReadonlyArray<string> {
    if (this.#reader.u1() !== 0x0a) throw new MalformedAssembly("no arguments of a method")
    return this.#types(this.#count())
  }
}

const PART = /\[*(?:L[^;<]*(<)?|[^L])/y

/** The types in the angle brackets of a generic one, each a descriptor of its own. */
const argumentsIn = (descriptors: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let depth = 0
  let from = 0
  for (let at = 0; at < descriptors.length;) {
    const letter = descriptors[at]!
    if (letter === ">") {
      depth--
      at++
      continue
    }
    if (letter === ";") {
      at++
      if (depth === 0) {
        found.push(descriptors.slice(from, at))
        from = at
      }
      continue
    }
    PART.lastIndex = at
    const part = PART.exec(descriptors)
    if (part === null) return found
    at += part[0].length
    if (part[1] !== undefined) depth++
    else if (depth === 0 && !part[0].includes("L")) {
      found.push(part[0])
      from = at
    }
  }
  return found
}

/** A descriptor apart: the name of the type as it is declared, and what its parameters stand for. */
export const genericParts = (descriptor: string): { readonly name: string; readonly args: ReadonlyArray<string> } => {
  const open = descriptor.indexOf("<")
  if (open < 0) return { name: descriptor.slice(1, -1), args: [] }
  return { name: descriptor.slice(1, open), args: argumentsIn(descriptor.slice(open + 1, -2)) }
}
