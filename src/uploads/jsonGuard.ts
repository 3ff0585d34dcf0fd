import * as Data from "effect/Data"

/** Bounds of a document that is taken. A scan of 100,000 findings has some four million values and ten levels. */
const jsonLimits = {
  depth: 64,
  values: 5_000_000,
  members: 100_000,
  keyLength: 1_000,
  textLength: 1_048_576,
  numberLength: 100
} as const

const sentences = {
  syntax: "is not JSON",
  end: "ends before its JSON does",
  depth: `is nested deeper than ${jsonLimits.depth} levels`,
  values: `has more than ${jsonLimits.values} values`,
  members: `has an object of more than ${jsonLimits.members} members`,
  key: `has a name of more than ${jsonLimits.keyLength} characters`,
  text: `has a text of more than ${jsonLimits.textLength} characters`,
  duplicate: "has an object with two members of one name",
  prototype: "has a member named __proto__",
  nul: "has a text with the character U+0000"
} as const

export type JsonProblem = keyof typeof sentences

/** What is wrong with a document, and how many characters stand before it. */
export class JsonRefused extends Data.TaggedError("JsonRefused")<{
  readonly problem: JsonProblem
  readonly offset: number
}> {
  /** Without a word of what was sent. */
  get sentence(): string {
    return sentences[this.problem]
  }
  get isRetryable(): boolean {
    return false
  }
}

/** Names of the outermost object, with those of its values that are short texts. */
export type OuterMembers = ReadonlyMap<string, string | undefined>

/** Checks a JSON text that comes in pieces. */
export interface JsonGuard {
  readonly take: (piece: string) => void
  readonly end: () => OuterMembers
}

interface Container {
  readonly isObject: boolean
  readonly names: Set<string>
}

type Expected = "value" | "first" | "firstName" | "name" | "colon" | "separator" | "text" | "literal"

const QUOTE = 0x22
const BACKSLASH = 0x5c
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
const ESCAPES = new Set([...'"\\/bfnrtu'].map((one) => one.charCodeAt(0)))

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

/** Letters, digits and `+ - .`: what numbers, `true`, `false` and `null` are made of. */
const isLiteral = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x61 && code <= 0x7a) ||
  code === 0x2d ||
  code === 0x2b ||
  code === 0x2e ||
  code === 0x45

const isHex = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66)

/** Values of the outermost object that are kept: the format and its version are short. */
const KEPT_LENGTH = 100

/**
 * Checks grammar (RFC 8259) and bounds of a JSON text without holding it: of what was read there are the names of the objects
 * that are open. Throws `JsonRefused`. Unlike `JSON.parse` it refuses two members of one name, of which readers differ in what
 * they take.
 */
export const jsonGuard = (): JsonGuard => {
  const open: Array<Container> = []
  const outer = new Map<string, string | undefined>()
  let expected: Expected = "value"
  let read = 0
  let values = 0
  let isName = false
  let kept = ""
  let length = 0
  /** Of an escape: the backslash was read, or so many of its hexadecimal digits are to come. */
  let isEscaped = false
  let digits = 0
  let digitsAre = ""
  let lastName = ""

  const refuse = (problem: JsonProblem, at: number): never => {
    throw new JsonRefused({ problem, offset: read + at })
  }

  const begin = (at: number): void => {
    if (++values > jsonLimits.values) refuse("values", at)
  }

  const enter = (isObject: boolean, at: number): void => {
    begin(at)
    if (open.length === jsonLimits.depth) refuse("depth", at)
    open.push({ isObject, names: new Set() })
    expected = isObject ? "firstName" : "first"
  }

  const leave = (isObject: boolean, at: number): void => {
    if (open.pop()?.isObject !== isObject) refuse("syntax", at)
    expected = "separator"
  }

  const nameRead = (at: number): void => {
    const container = open.at(-1)!
    const name: string = kept.includes("\\") ? JSON.parse(`"${kept}"`) : kept
    if (name === "__proto__") refuse("prototype", at)
    if (container.names.has(name)) refuse("duplicate", at)
    container.names.add(name)
    if (container.names.size > jsonLimits.members) refuse("members", at)
    if (open.length === 1) outer.set(name, undefined)
    lastName = name
    expected = "colon"
  }

  const textRead = (at: number): void => {
    if (isName) return nameRead(at)
    if (open.length === 1 && open[0]!.isObject && length <= KEPT_LENGTH && !kept.includes("\\"))
      outer.set(lastName, kept)
    expected = "separator"
  }

  const literalRead = (at: number): void => {
    if (!LITERAL.test(kept)) refuse("syntax", at)
    expected = "separator"
  }

  const beginText = (name: boolean, at: number): void => {
    if (!name) begin(at)
    isName = name
    kept = ""
    length = 0
    expected = "text"
  }

  const keep = (text: string, at: number): void => {
    length += text.length
    if (isName && length > jsonLimits.keyLength) refuse("key", at)
    if (length > jsonLimits.textLength) refuse("text", at)
    if (isName || (open.length === 1 && length <= KEPT_LENGTH)) kept += text
  }

  /** One character behind a backslash; the digits behind `\u` follow. */
  const escape = (code: number, at: number): void => {
    if (digits > 0) {
      if (!isHex(code)) refuse("syntax", at)
      digitsAre += String.fromCharCode(code)
      if (--digits > 0) return
      if (digitsAre === "0000") refuse("nul", at)
      keep(`\\u${digitsAre}`, at)
      isEscaped = false
      return
    }
    if (!ESCAPES.has(code)) refuse("syntax", at)
    if (code === 0x75) {
      digits = 4
      digitsAre = ""
      return
    }
    keep(`\\${String.fromCharCode(code)}`, at)
    isEscaped = false
  }

  /** Reads a text as far as it goes in this piece, and returns where it ends there. */
  const inText = (piece: string, start: number): number => {
    let at = start
    while (at < piece.length) {
      const code = piece.charCodeAt(at)
      if (isEscaped) {
        escape(code, at++)
        continue
      }
      const from = at
      let next = code
      while (next !== QUOTE && next !== BACKSLASH && next >= 0x20 && ++at < piece.length) next = piece.charCodeAt(at)
      if (at > from) keep(piece.slice(from, at), at)
      if (at === piece.length) return at
      if (next < 0x20) refuse("syntax", at)
      at++
      if (next === QUOTE) {
        textRead(at)
        return at
      }
      isEscaped = true
    }
    return at
  }

  const inLiteral = (piece: string, start: number): number => {
    let at = start
    while (at < piece.length && isLiteral(piece.charCodeAt(at))) at++
    kept += piece.slice(start, at)
    if (kept.length > jsonLimits.numberLength) refuse("syntax", at)
    if (at < piece.length) literalRead(at)
    return at
  }

  const value = (code: number, at: number): void => {
    if (code === QUOTE) beginText(false, at)
    else if (code === 0x7b) enter(true, at)
    else if (code === 0x5b) enter(false, at)
    else if (isLiteral(code)) {
      begin(at)
      kept = String.fromCharCode(code)
      expected = "literal"
    } else refuse("syntax", at)
  }

  const separator = (code: number, at: number): void => {
    const container = open.at(-1)
    if (container === undefined) refuse("syntax", at)
    else if (code === 0x2c) expected = container.isObject ? "name" : "value"
    else if (code === 0x7d) leave(true, at)
    else if (code === 0x5d) leave(false, at)
    else refuse("syntax", at)
  }

  const name = (code: number, at: number): void => {
    if (code === QUOTE) beginText(true, at)
    else refuse("syntax", at)
  }

  const steps: Readonly<Record<Exclude<Expected, "text" | "literal">, (code: number, at: number) => void>> = {
    value,
    first: (code, at) => (code === 0x5d ? leave(false, at) : value(code, at)),
    firstName: (code, at) => (code === 0x7d ? leave(true, at) : name(code, at)),
    name,
    colon: (code, at) => {
      if (code !== 0x3a) refuse("syntax", at)
      expected = "value"
    },
    separator
  }

  return {
    take: (piece) => {
      for (let at = 0; at < piece.length;) {
        if (expected === "text") at = inText(piece, at)
        else if (expected === "literal") at = inLiteral(piece, at)
        else {
          const code = piece.charCodeAt(at)
          if (!isSpace(code)) steps[expected](code, at)
          at++
        }
      }
      read += piece.length
    },
    end: () => {
      if (expected === "literal") literalRead(0)
      if (open.length > 0 || expected !== "separator") refuse("end", 0)
      return outer
    }
  }
}
