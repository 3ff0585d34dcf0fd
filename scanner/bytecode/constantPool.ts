import { type ClassReader, MalformedClass, modifiedUtf8 } from "./ClassReader.ts"

/** Tags of JVMS table 4.4-A, with the bytes that stand behind each; that of a text says its own length. */
const SIZES: { readonly [tag: number]: number } = {
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 2,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2
}

const TAG = {
  utf8: 1,
  int: 3,
  float: 4,
  long: 5,
  double: 6,
  class: 7,
  string: 8,
  field: 9,
  method: 10,
  interfaceMethod: 11,
  nameAndType: 12,
  methodHandle: 15,
  methodType: 16,
  dynamic: 17,
  invokeDynamic: 18
} as const

/** A field or a method that a class names (JVMS 4.4.2). */
export interface MemberRef {
  readonly owner: string
  readonly name: string
  readonly descriptor: string
  /** The row of a member that an assembly declares itself. */
  readonly row?: number
}

/** What `ldc` and the arguments of bootstrap methods may be. */
export type Constant =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "int" | "float" | "double"; readonly value: number }
  | { readonly kind: "long"; readonly value: bigint }
  | { readonly kind: "class"; readonly name: string }
  | { readonly kind: "handle"; readonly of: number; readonly member: MemberRef }
  | { readonly kind: "other"; readonly descriptor: string }

/** The constant pool of a class (JVMS 4.4). What an index does not lead to throws `MalformedClass`. */
export class ConstantPool {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #tags: Uint8Array
  readonly #starts: Uint32Array
  readonly #texts = new Map<number, string>()

  constructor(reader: ClassReader) {
    const count = reader.u2()
    this.#bytes = reader.bytes
    this.#view = new DataView(reader.bytes.buffer, reader.bytes.byteOffset, reader.bytes.byteLength)
    this.#tags = new Uint8Array(count)
    this.#starts = new Uint32Array(count)
    for (let at = 1; at < count; at++) {
      const tag = reader.u1()
      this.#tags[at] = tag
      this.#starts[at] = reader.at
      const size = tag === TAG.utf8 ? reader.u2() : SIZES[tag]
      if (size === undefined) throw new MalformedClass(`a constant of no known kind: ${tag}`)
      reader.skip(size)
      // JVMS 4.4.5: they take two entries
      if (tag === TAG.long || tag === TAG.double) at++
    }
  }
  /** Where an entry of one of some kinds has its fields. */
  #at(index: number, tags: ReadonlyArray<number>): number {
    const tag = this.#tags[index]
    if (tag === undefined || !tags.includes(tag)) throw new MalformedClass("an index to no such constant")
    return this.#starts[index]!
  }
  /** A field of an entry that is an index itself. */
  #index(index: number, tags: ReadonlyArray<number>, offset = 0): number {
    return this.#view.getUint16(this.#at(index, tags) + offset)
  }
  /** A text as it stands in the file. */
  bytesAt(index: number): Uint8Array {
    const start = this.#at(index, KINDS.utf8) + 2
    return this.#bytes.subarray(start, start + this.#view.getUint16(start - 2))
  }
  text(index: number): string {
    const known = this.#texts.get(index)
    if (known !== undefined) return known
    const text = modifiedUtf8(this.bytesAt(index))
    this.#texts.set(index, text)
    return text
  }
  /** The index of the name of a class, or of a method. */
  nameOf(kind: "class" | "method", index: number): number {
    if (kind === "class") return this.#index(index, KINDS.class)
    return this.#index(this.#index(index, KINDS.member, 2), KINDS.nameAndType)
  }
  /** The internal name of a class, or the descriptor of an array (JVMS 4.4.1). */
  className(index: number): string {
    return this.text(this.nameOf("class", index))
  }
  /** As `className`; undefined for index 0. */
  optionalClassName(index: number): string | undefined {
    return index === 0 ? undefined : this.className(index)
  }
  member(index: number): MemberRef {
    const owner = this.className(this.#index(index, KINDS.member))
    return { owner, ...this.#nameAndType(this.#index(index, KINDS.member, 2)) }
  }
  #nameAndType(index: number): Omit<MemberRef, "owner"> {
    return {
      name: this.text(this.#index(index, KINDS.nameAndType)),
      descriptor: this.text(this.#index(index, KINDS.nameAndType, 2))
    }
  }
  /** Of an `invokedynamic`: its bootstrap method, and what it is called with (JVMS 4.4.10). */
  dynamic(index: number): Omit<MemberRef, "owner"> & { readonly bootstrap: number } {
    return {
      bootstrap: this.#index(index, KINDS.dynamic),
      ...this.#nameAndType(this.#index(index, KINDS.dynamic, 2))
    }
  }
  constant(index: number): Constant {
    const start = this.#at(index, KINDS.loadable)
    switch (this.#tags[index]) {
      case TAG.string:
        return { kind: "text", text: this.text(this.#view.getUint16(start)) }
      case TAG.int:
        return { kind: "int", value: this.#view.getInt32(start) }
      case TAG.float:
        return { kind: "float", value: this.#view.getFloat32(start) }
      case TAG.double:
        return { kind: "double", value: this.#view.getFloat64(start) }
      case TAG.long:
        return { kind: "long", value: this.#view.getBigInt64(start) }
      case TAG.class:
        return { kind: "class", name: this.className(index) }
      case TAG.methodHandle:
        return { kind: "handle", of: this.#view.getUint8(start), member: this.member(this.#view.getUint16(start + 1)) }
      case TAG.dynamic:
        return { kind: "other", descriptor: this.dynamic(index).descriptor }
      default:
        return { kind: "other", descriptor: "Ljava/lang/invoke/MethodType;" }
    }
  }
  /** Calls with each entry of one kind. */
  each(kind: "class" | "method" | "utf8", visit: (index: number) => void): void {
    const tags: ReadonlyArray<number> = kind === "method" ? [TAG.method, TAG.interfaceMethod] : [TAG[kind]]
    for (let at = 1; at < this.#tags.length; at++) if (tags.includes(this.#tags[at]!)) visit(at)
  }
}

const KINDS = {
  utf8: [TAG.utf8],
  class: [TAG.class],
  member: [TAG.field, TAG.method, TAG.interfaceMethod],
  nameAndType: [TAG.nameAndType],
  dynamic: [TAG.invokeDynamic, TAG.dynamic],
  loadable: [
    TAG.string,
    TAG.int,
    TAG.float,
    TAG.double,
    TAG.long,
    TAG.class,
    TAG.methodHandle,
    TAG.methodType,
    TAG.dynamic
  ]
} as const
