import { classesIn } from "../model/classBundle.ts"
import { ClassReader, MalformedClass } from "./ClassReader.ts"
import { readHead } from "./classFile.ts"
import type { UnreadClass } from "./classSource.ts"

const DOT = 46
const SLASH = 47
const DOLLAR = 36
const BRACKET = 91

const encoder = new TextEncoder()

/** What is written for one class after the other. */
class Sketch {
  #bytes = new Uint8Array(65_536)
  #length = 0

  begin(): void {
    this.#length = 0
  }
  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const grown = new Uint8Array(2 * (this.#length + more))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
  text(text: string): void {
    this.#room(text.length * 3)
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written
  }
  ascii(bytes: Uint8Array): void {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }
  /** A name as source code writes it, from some byte on: classes within packages and within classes behind dots. */
  name(bytes: Uint8Array, from = 0): void {
    this.#room(bytes.length)
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at]!
      this.#bytes[this.#length++] = byte === SLASH || byte === DOLLAR ? DOT : byte
    }
  }
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

const IMPORT = encoder.encode("import ")
const NEW = encoder.encode(";new ")
const CALL = encoder.encode("(\n")
const LINE = encoder.encode("\n")

/** Where the own name of a class begins. */
const ownName = (bytes: Uint8Array): number => Math.max(bytes.lastIndexOf(SLASH), bytes.lastIndexOf(DOLLAR)) + 1

const simple = (name: string): string => name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("$")) + 1)

const dotted = (name: string): string => name.replaceAll(/[/$]/g, ".")

/** What a class declares, in the words of source code. */
const declarationOf = (name: string, base: string | undefined, interfaces: ReadonlyArray<string>): string => {
  const [outermost = "", ...nested] = name.slice(name.lastIndexOf("/") + 1).split("$")
  const types = [outermost, ...nested].map((type) => `class ${type} `).join("")
  const bases = [...(base === undefined ? [] : [base]), ...interfaces].map(simple)
  return `package ${dotted(name.slice(0, Math.max(name.lastIndexOf("/"), 0)))};\n${types}extends ${bases.join(", ")} {\n`
}

const sketch = new Sketch()

const addClass = (bytes: Uint8Array): UnreadClass | undefined => {
  try {
    const { pool, name, base, interfaces } = readHead(new ClassReader(bytes))
    sketch.text(declarationOf(name, base, interfaces))
    pool.each("class", (at) => {
      const owner = pool.bytesAt(pool.nameOf("class", at))
      if (owner[0] === BRACKET) return
      sketch.ascii(IMPORT)
      sketch.name(owner)
      sketch.ascii(NEW)
      sketch.name(owner, ownName(owner))
      sketch.ascii(LINE)
    })
    pool.each("method", (at) => {
      sketch.ascii(pool.bytesAt(pool.nameOf("method", at)))
      sketch.ascii(CALL)
    })
    pool.each("utf8", (at) => {
      sketch.name(pool.bytesAt(at))
      sketch.ascii(LINE)
    })
    return undefined
  } catch (cause) {
    if (cause instanceof MalformedClass) return { why: cause.message }
    throw cause
  }
}

/**
 * The names and texts in a class file, or in several of one source, in the words of source code, for stages that look for words: what it
 * declares, the classes that it names as imports and constructions, the methods that it calls, and every text of its constant pool. What
 * is given holds until the next class is asked for.
 */
export const classSketch = (bytes: Uint8Array): Uint8Array | UnreadClass => {
  const [first = bytes, ...others] = classesIn(bytes)
  sketch.begin()
  const unread = addClass(first)
  if (unread !== undefined) return unread
  for (const one of others) addClass(one)
  return sketch.bytes
}
