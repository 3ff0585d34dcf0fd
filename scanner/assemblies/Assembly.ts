import { OBJECT, STRING } from "../bytecode/Statement.ts"
import { AssemblyReader, MalformedAssembly } from "./AssemblyReader.ts"
import { Metadata, type Row } from "./Metadata.ts"
import { TABLE } from "./metadataTables.ts"
import { type PeFile, readPeFile } from "./peFile.ts"
import { type Arguments, genericParts, type MethodSignature, noArguments, SignatureReader } from "./Signatures.ts"

/** Flags of II.23.1.5, II.23.1.10 and II.23.1.15. */
export const FLAG = {
  static: 0x0010,
  initOnly: 0x0020,
  literal: 0x0040,
  hasRva: 0x0100,
  interface: 0x0020,
  abstract: 0x0400
} as const

/** A member as an instruction names it. */
export interface Member {
  /** The name of its type, without what parameters of that stand for. */
  readonly owner: string
  /** The type with these. */
  readonly type: string
  readonly name: string
  readonly kind: "field" | "method"
  readonly signature: MethodSignature
  /** The arguments of a generic method. */
  readonly given: ReadonlyArray<string>
  /** The row of a member of this assembly. */
  readonly row?: number
}

export interface TypeDef {
  readonly row: number
  readonly flags: number
  /** With its namespace and the types around it, as descriptors have it. */
  readonly name: string
  readonly base: string | undefined
  readonly fields: readonly [first: number, end: number]
  readonly methods: readonly [first: number, end: number]
  readonly outer: number | undefined
}

/** Types within types that are told apart. */
const MAX_NESTING = 16

/** Members of a type that are looked through for one by its name. */
const MAX_MEMBERS = 4_096

const ARITY = /`\d+/g

/** An assembly: its metadata, with what the rows of it mean in words. */
export class Assembly {
  readonly metadata: Metadata
  readonly file: PeFile
  readonly types: ReadonlyArray<TypeDef>
  readonly #outer = new Map<number, number>()
  readonly #names = new Map<number, string>()
  readonly #members = new Map<number, Member>()
  readonly #byName = new Map<string, TypeDef>()

  constructor(bytes: Uint8Array) {
    this.file = readPeFile(bytes)
    const { address, size } = this.file.metadata
    this.metadata = new Metadata(this.file.at(address).subarray(0, size))
    for (let row = 1; row <= this.metadata.rows(TABLE.nestedClass); row++)
      this.#outer.set(this.metadata.value(TABLE.nestedClass, row, 0), this.metadata.value(TABLE.nestedClass, row, 1))
    this.types = Array.from({ length: this.metadata.rows(TABLE.typeDef) }, (_, at) => this.#typeDef(at + 1))
    for (const type of this.types) if (!this.#byName.has(type.name)) this.#byName.set(type.name, type)
  }
  get name(): string {
    return this.metadata.rows(TABLE.assembly) > 0 ? this.metadata.text(TABLE.assembly, 1, 7) : ""
  }
  typeNamed(name: string): TypeDef | undefined {
    return this.#byName.get(name)
  }
  #range(table: number, row: number, column: number, of: number): readonly [number, number] {
    const first = this.metadata.value(table, row, column)
    const last = this.metadata.rows(of) + 1
    const end = row < this.metadata.rows(table) ? this.metadata.value(table, row + 1, column) : last
    if (first < 1 || end > last || first > end) return [1, 1]
    return [first, end]
  }
  #typeDef(row: number): TypeDef {
    const { metadata } = this
    const base = metadata.leadsTo(TABLE.typeDef, row, 3)
    return {
      row,
      flags: metadata.value(TABLE.typeDef, row, 0),
      name: this.typeName(TABLE.typeDef, row),
      base: base.row === 0 ? undefined : this.#safely(() => this.descriptor(base)),
      fields: this.#range(TABLE.typeDef, row, 4, TABLE.field),
      methods: this.#range(TABLE.typeDef, row, 5, TABLE.method),
      outer: this.#outer.get(row)
    }
  }
  #safely<A>(read: () => A): A | undefined {
    try {
      return read()
    } catch (cause) {
      if (cause instanceof MalformedAssembly) return undefined
      throw cause
    }
  }
  /** The name of a type that is declared or referred to: its namespace with dots, and the types around it before slashes. */
  typeName(table: number, row: number, depth = 0): string {
    const key = table * 2 ** 32 + row
    const known = this.#names.get(key)
    if (known !== undefined) return known
    if (depth > MAX_NESTING) throw new MalformedAssembly("types within types")
    const own = this.metadata.text(table, row, 1).replaceAll(ARITY, "")
    const namespace = this.metadata.text(table, row, 2)
    const outer = this.#outerOf(table, row)
    const around = outer === undefined ? undefined : this.typeName(outer.table, outer.row, depth + 1)
    const name =
      around !== undefined ? `${around}/${own}` : namespace === "" ? own : `${namespace.replaceAll("/", ".")}.${own}`
    const plain = name.replaceAll(/[;<>[\]]/g, (one) => (one === "<" ? "\u2039" : one === ">" ? "\u203a" : "_"))
    this.#names.set(key, plain)
    return plain
  }
  #outerOf(table: number, row: number): Row | undefined {
    if (table === TABLE.typeDef) {
      const outer = this.#outer.get(row)
      return outer === undefined ? undefined : { table, row: outer }
    }
    const scope = this.metadata.leadsTo(table, row, 0)
    return scope.table === TABLE.typeRef && scope.row !== 0 ? scope : undefined
  }
  /** A type by its row, as a descriptor. */
  descriptor({ table, row }: Row, args: Arguments = noArguments): string {
    if (table === TABLE.typeSpec)
      return new SignatureReader(this.metadata.blob(table, row, 0), this.#nameOf, args).type()
    return this.#nameOf(table, row)
  }
  readonly #nameOf = (table: number, row: number): string => {
    if (table === TABLE.typeSpec) return OBJECT
    if (table !== TABLE.typeDef && table !== TABLE.typeRef) throw new MalformedAssembly("an index to no type")
    const name = this.typeName(table, row)
    const simple = PRIMITIVES[name]
    if (simple !== undefined) return simple
    return name === "System.Object" ? OBJECT : name === "System.String" ? STRING : `L${name};`
  }
  signature(blob: Uint8Array, args: Arguments = noArguments): SignatureReader {
    return new SignatureReader(blob, this.#nameOf, args)
  }
  #ownerOf(table: number, row: number): TypeDef {
    const at = table === TABLE.field ? ("fields" as const) : ("methods" as const)
    let [low, high] = [0, this.types.length - 1]
    // types are in the order of what they own (II.22.37)
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.types[middle]![at][0] <= row) low = middle
      else high = middle - 1
    }
    for (let index = low; index >= 0 && index > low - MAX_NESTING; index--) {
      const [first, end] = this.types[index]![at]
      if (row >= first && row < end) return this.types[index]!
    }
    throw new MalformedAssembly("a member of no type")
  }
  /** A field or a method by the operand of an instruction. */
  member(token: number, args: Arguments = noArguments): Member {
    const isPlain = args === noArguments
    const known = isPlain ? this.#members.get(token) : undefined
    if (known !== undefined) return known
    const member = this.#member(token >>> 24, token & 0xffffff, args)
    if (isPlain) this.#members.set(token, member)
    return member
  }
  #member(table: number, row: number, args: Arguments): Member {
    if (table === TABLE.methodSpec) {
      const of = this.metadata.leadsTo(table, row, 0)
      if (of.table === TABLE.methodSpec) throw new MalformedAssembly("a method of itself")
      const given = this.signature(this.metadata.blob(table, row, 1), args).instantiation()
      return this.#named(of, { ...args, ofMethod: given })
    }
    return this.#named({ table, row }, { ...args, ofMethod: [] })
  }
  #named({ table, row }: Row, args: Arguments): Member {
    if (table === TABLE.field || table === TABLE.method) return this.#own(table, row, args)
    if (table !== TABLE.memberRef) throw new MalformedAssembly("an index to no member")
    const parent = this.metadata.leadsTo(table, row, 0)
    const name = this.metadata.text(table, row, 1)
    const type = this.#parentType(parent, args)
    const { name: owner, args: ofType } = genericParts(NAMED[type] ?? (type.startsWith("L") ? type : "LSystem.Array;"))
    const blob = this.metadata.blob(table, row, 2)
    const inside: Arguments = { ofType, ofMethod: args.ofMethod }
    const isField = blob[0] === 0x06
    const own = this.#ownRow(owner, name, isField)
    return { ...this.#with({ owner, type, name }, blob, inside, isField), ...(own !== undefined && { row: own }) }
  }
  /** The row of a member of a generic type of the assembly, which instructions name like one of another. */
  #ownRow(owner: string, name: string, isField: boolean): number | undefined {
    const type = this.#byName.get(owner)
    if (type === undefined) return undefined
    const [table, column, [first, end]] = isField
      ? ([TABLE.field, 1, type.fields] as const)
      : ([TABLE.method, 3, type.methods] as const)
    for (let row = first; row < Math.min(end, first + MAX_MEMBERS); row++)
      if (this.metadata.text(table, row, column) === name) return row
    return undefined
  }
  #parentType(parent: Row, args: Arguments): string {
    if (parent.table === TABLE.method) return `L${this.#ownerOf(TABLE.method, parent.row).name};`
    if (parent.table === TABLE.moduleRef) return "LSystem.Object;"
    return this.descriptor(parent, args)
  }
  #own(table: number, row: number, args: Arguments): Member {
    const owner = this.#ownerOf(table, row)
    const isField = table === TABLE.field
    const name = this.metadata.text(table, row, isField ? 1 : 3)
    const blob = this.metadata.blob(table, row, isField ? 2 : 4)
    return { ...this.#with({ owner: owner.name, type: `L${owner.name};`, name }, blob, args, isField), row }
  }
  #with(named: Pick<Member, "owner" | "type" | "name">, blob: Uint8Array, args: Arguments, isField: boolean): Member {
    const reader = this.signature(blob, args)
    const signature = isField ? { isInstance: true, parameters: [], result: reader.field() } : reader.method()
    return { ...named, kind: isField ? "field" : "method", signature, given: args.ofMethod }
  }
  /** The value of a constant field or parameter, or of a property (II.22.9). */
  constantOf(of: Row): { readonly value: string | number | bigint | null; readonly type: string } | undefined {
    const [row] = this.metadata.rowsOf(TABLE.constant, 1, of)
    if (row === undefined) return undefined
    const read = CONSTANTS[this.metadata.value(TABLE.constant, row, 0) & 0xff]
    if (read === undefined) return undefined
    const blob = this.metadata.blob(TABLE.constant, row, 2)
    return this.#safely(() => read(new AssemblyReader(blob)))
  }
  /** What a field begins with that is kept as bytes (II.22.18). */
  dataOf(field: number): Uint8Array | undefined {
    const [row] = this.metadata.rowsOf(TABLE.fieldRva, 1, { table: TABLE.field, row: field })
    return row === undefined ? undefined : this.#safely(() => this.file.at(this.metadata.value(TABLE.fieldRva, row, 0)))
  }
}

/** Simple types by the names of their types (II.23.2.16). */
const PRIMITIVES: { readonly [name: string]: string } = {
  "System.Void": "V",
  "System.Boolean": "Z",
  "System.Char": "C",
  "System.SByte": "B",
  "System.Byte": "b",
  "System.Int16": "S",
  "System.UInt16": "s",
  "System.Int32": "I",
  "System.UInt32": "i",
  "System.Int64": "J",
  "System.UInt64": "j",
  "System.Single": "F",
  "System.Double": "D",
  "System.IntPtr": "n",
  "System.UIntPtr": "u"
}

/** Types that descriptors have another name for. */
const NAMED: { readonly [descriptor: string]: string } = { [OBJECT]: "LSystem.Object;", [STRING]: "LSystem.String;" }

const utf16 = new TextDecoder("utf-16le")

type Constant = { readonly value: string | number | bigint | null; readonly type: string }

/** By their types (II.23.1.16). */
const CONSTANTS: { readonly [element: number]: (reader: AssemblyReader) => Constant } = {
  0x02: (reader) => ({ value: reader.u1(), type: "Z" }),
  0x03: (reader) => ({ value: reader.u2(), type: "C" }),
  0x04: (reader) => ({ value: reader.s1(), type: "I" }),
  0x05: (reader) => ({ value: reader.u1(), type: "I" }),
  0x06: (reader) => ({ value: reader.s2(), type: "I" }),
  0x07: (reader) => ({ value: reader.u2(), type: "I" }),
  0x08: (reader) => ({ value: reader.s4(), type: "I" }),
  0x09: (reader) => ({ value: reader.u4(), type: "I" }),
  0x0a: (reader) => ({ value: reader.s8(), type: "J" }),
  0x0b: (reader) => ({ value: reader.u8(), type: "J" }),
  0x0c: (reader) => ({ value: reader.r4(), type: "F" }),
  0x0d: (reader) => ({ value: reader.r8(), type: "D" }),
  0x0e: (reader) => ({ value: utf16.decode(reader.take(reader.left & ~1)), type: STRING }),
  0x12: () => ({ value: null, type: OBJECT })
}
