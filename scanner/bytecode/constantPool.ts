import { type ClassReader, MalformedClass, modifiedUtf8, ClassReader as Reader } from "./ClassReader.ts"

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
  readonly #tags: Uint8Array
  readonly #starts: Uint32Array
  readonly #texts = new Map<number, string>()

  constructor(reader: ClassReader) {
    const count = reader.u2()
    this.#bytes = reader.bytes
    this.#tags = new Uint8Array(count)
    this.#starts = new Uint32Array(count)
    for (let at = 1; at < count; at++) {
      const tag = reader.u1()
      this.#tags[at] = tag
      this.#starts[at] = reader.at
      const size = tag === TAG.utf8 ? reader.u2() : SIZES[tag]
      if (size === undefined) throw new MalformedClass(`a constant of no known kind: ${tag}`)
      reader.take(size)
      // JVMS 4.4.5: they take two entries
      if (tag === TAG.long || tag === TAG.double) at++
    }
  }
  get count(): number {
    return this.#tags.length
  }
  #at(index: number, ...tags: ReadonlyArray<number>): Reader {
    const tag = this.#tags[index]
    if (tag === undefined || !tags.includes(tag)) throw new MalformedClass("an index to no such constant")
    return new Reader(this.#bytes, this.#starts[index])
  }
  text(index: number): string {
    const known = this.#texts.get(index)
    if (known !== undefined) return known
    const reader = this.#at(index, TAG.utf8)
    const text = modifiedUtf8(reader.take(reader.u2()))
    this.#texts.set(index, text)
    return text
  }
  /** A text as it stands in the file. */
  bytesAt(index: number): Uint8Array {
    const reader = this.#at(index, TAG.utf8)
    return reader.take(reader.u2())
  }
  /** The internal name of a class, or the descriptor of an array (JVMS 4.4.1). */
  className(index: number): string {
    return this.text(this.#at(index, TAG.class).u2())
  }
  /** As `className`; undefined for index 0. */
  optionalClassName(index: number): string | undefined {
    return index === 0 ? undefined : this.className(index)
  }
  member(index: number): MemberRef {
    const reader = this.#at(index, TAG.field, TAG.method, TAG.interfaceMethod)
    const owner = this.className(reader.u2())
    return { owner, ...this.#nameAndType(reader.u2()) }
  }
  #nameAndType(index: number): Omit<MemberRef, "owner"> {
    const reader = this.#at(index, TAG.nameAndType)
    return { name: this.text(reader.u2()), descriptor: this.text(reader.u2()) }
  }
  /** Of an `invokedynamic`: its bootstrap method, and what it is called with (JVMS 4.4.10). */
  dynamic(index: number): Omit<MemberRef, "owner"> & { readonly bootstrap: number } {
    const reader = this.#at(index, TAG.invokeDynamic, TAG.dynamic)
    return { bootstrap: reader.u2(), ...this.#nameAndType(reader.u2()) }
  }
  constant(index: number): Constant {
    const reader = this.#at(index, ...LOADABLE)
    switch (this.#tags[index]) {
      case TAG.string:
        return { kind: "text", text: this.text(reader.u2()) }
      case TAG.int:
        return { kind: "int", value: reader.s4() }
      case TAG.float:
        return { kind: "float", value: reader.f4() }
      case TAG.double:
        return { kind: "double", value: reader.f8() }
      case TAG.long:
        return { kind: "long", value: reader.s8() }
      case TAG.class:
        return { kind: "class", name: this.text(reader.u2()) }
      case TAG.methodHandle:
        return { kind: "handle", of: reader.u1(), member: this.member(reader.u2()) }
      case TAG.dynamic:
        return { kind: "other", descriptor: this.dynamic(index).descriptor }
      default:
        return { kind: "other", descriptor: "Ljava/lang/invoke/MethodType;" }
    }
  }
  /** The entries of one kind, as they are read. */
  *entries(kind: "class" | "method" | "utf8"): Generator<number> {
    for (let at = 1; at < this.count; at++) {
      const tag = this.#tags[at]
      if (tag === TAG[kind] || (kind === "method" && tag === TAG.interfaceMethod)) yield at
    }
  }
}

const LOADABLE = [
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
