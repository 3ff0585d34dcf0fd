import { ClassReader, MalformedClass } from "./ClassReader.ts"
import { readHead } from "./classFile.ts"
import type { UnreadClass } from "./classSource.ts"

const NEWLINE = 10
const DOT = 46
const SLASH = 47
const DOLLAR = 36

const encoder = new TextEncoder()

/** Bytes that grow as they are written. */
class Sketch {
  #bytes: Uint8Array
  #length = 0
  constructor(size: number) {
    this.#bytes = new Uint8Array(size)
  }
  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const grown = new Uint8Array(2 * (this.#length + more))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
  ascii(text: string): void {
    this.#room(text.length * 3)
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written
  }
  /** A name as source code writes it: classes within packages and within classes behind dots. */
  name(bytes: Uint8Array): void {
    this.#room(bytes.length + 1)
    for (const byte of bytes) this.#bytes[this.#length++] = byte === SLASH || byte === DOLLAR ? DOT : byte
  }
  line(): void {
    this.#room(1)
    this.#bytes[this.#length++] = NEWLINE
  }
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

const simple = (name: string): string => name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("$")) + 1)

const dotted = (name: string): string => name.replaceAll(/[/$]/g, ".")

/** What a class declares, in the words of source code. */
const declarationOf = (name: string, base: string | undefined, interfaces: ReadonlyArray<string>): string => {
  const [outermost = "", ...nested] = name.slice(name.lastIndexOf("/") + 1).split("$")
  const types = [outermost, ...nested].map((type) => `class ${type} `).join("")
  const bases = [...(base === undefined ? [] : [base]), ...interfaces].map(simple)
  return `package ${dotted(name.slice(0, Math.max(name.lastIndexOf("/"), 0)))};\n${types}extends ${bases.join(", ")} {\n`
}

/**
 * The names and texts in a class file in the words of source code, for stages that look for words: what it declares, the classes that
 * it names as imports and constructions, the methods that it calls, and every text of its constant pool.
 */
export const classSketch = (bytes: Uint8Array): Uint8Array | UnreadClass => {
  try {
    const { pool, name, base, interfaces } = readHead(new ClassReader(bytes))
    const sketch = new Sketch(bytes.length)
    sketch.ascii(declarationOf(name, base, interfaces))
    for (const at of pool.entries("class")) {
      const owner = pool.className(at)
      if (!owner.startsWith("[")) sketch.ascii(`import ${dotted(owner)};new ${simple(owner)}\n`)
    }
    for (const at of pool.entries("method")) {
      const { name: called } = pool.member(at)
      if (called !== "<init>") sketch.ascii(`${called}(\n`)
    }
    for (const at of pool.entries("utf8")) {
      sketch.name(pool.bytesAt(at))
      sketch.line()
    }
    return sketch.bytes
  } catch (cause) {
    if (cause instanceof MalformedClass) return { why: cause.message }
    throw cause
  }
}
