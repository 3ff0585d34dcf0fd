/** Where parsing of a JSON text stops, with Python's message. */
class Refusal extends Error {
  readonly pos: number

  constructor(message: string, pos: number) {
    super(message)
    this.pos = pos
  }
}

const spaces = " \t\n\r"
const escapable = '"\\/bfnrt'
const words = ["null", "true", "false"]
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

const skipSpace = (text: string, from: number): number => {
  let at = from
  while (at < text.length && spaces.includes(text.charAt(at))) at++
  return at
}

const escapeEnd = (text: string, backslash: number, start: number): number => {
  const escaped = text.charAt(backslash + 1)
  if (escaped === "") throw new Refusal("Unterminated string starting at", start)
  if (escaped !== "u") {
    if (!escapable.includes(escaped)) throw new Refusal("Invalid \\escape", backslash)
    return backslash + 2
  }
  const end = backslash + 6
  if (end >= text.length || !/^[0-9a-fA-F]{4}$/.test(text.slice(backslash + 2, end)))
    throw new Refusal("Invalid \\uXXXX escape", backslash + 1)
  return end
}

/** The position after the string whose opening quote is at `start`. */
const stringEnd = (text: string, start: number): number => {
  let at = start + 1
  while (at < text.length) {
    const sign = text.charAt(at)
    if (sign === '"') return at + 1
    if (sign < " ") throw new Refusal("Invalid control character at", at)
    at = sign === "\\" ? escapeEnd(text, at, start) : at + 1
  }
  throw new Refusal("Unterminated string starting at", start)
}

/** The position after the number or word that begins here. */
const scalarEnd = (text: string, at: number): number => {
  const word = words.find((name) => text.startsWith(name, at))
  if (word !== undefined) return at + word.length
  number.lastIndex = at
  if (!number.test(text)) throw new Refusal("Expecting value", at)
  return number.lastIndex
}

/** Why Python's json module refuses a text, and where; `pos` counts code points. */
export interface JsonError {
  readonly pos: number
  readonly msg: string
}

type Closing = "}" | "]"

const closings: Readonly<Record<string, Closing | undefined>> = { "{": "}", "[": "]" }

/** Reads the name of a member and its colon; returns the position of the member's value. */
const memberValue = (text: string, at: number): number => {
  if (text[at] !== '"') throw new Refusal("Expecting property name enclosed in double quotes", at)
  const after = skipSpace(text, stringEnd(text, at))
  if (text[after] !== ":") throw new Refusal("Expecting ':' delimiter", after)
  return skipSpace(text, after + 1)
}

const firstValue = (text: string, at: number, closing: Closing): number =>
  closing === "}" ? memberValue(text, at) : at

/** Closes whatever ends after a value. Returns the position of the next value, or -1 after the outermost one. */
const nextValue = (text: string, from: number, open: Closing[]): number => {
  let at = skipSpace(text, from)
  for (let closing = open.at(-1); closing !== undefined; closing = open.at(-1)) {
    if (text[at] !== closing) {
      if (text[at] !== ",") throw new Refusal("Expecting ',' delimiter", at)
      return firstValue(text, skipSpace(text, at + 1), closing)
    }
    open.pop()
    at = skipSpace(text, at + 1)
  }
  if (at < text.length) throw new Refusal("Extra data", at)
  return -1
}

/** Has its own stack instead of recursion, because brackets may be nested as deep as a body is long. */
const readText = (text: string): void => {
  const open: Closing[] = []
  let at = skipSpace(text, 0)
  while (at >= 0) {
    const closing = closings[text.charAt(at)]
    if (closing === undefined) {
      const end = text[at] === '"' ? stringEnd(text, at) : scalarEnd(text, at)
      at = nextValue(text, end, open)
      continue
    }
    const inner = skipSpace(text, at + 1)
    if (text[inner] === closing) {
      at = nextValue(text, inner + 1, open)
      continue
    }
    open.push(closing)
    at = firstValue(text, inner, closing)
  }
}

const codePointsBefore = (text: string, end: number): number => {
  let count = 0
  for (let at = 0; at < end; count++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  return count
}

/**
 * The error of Python's `json.loads`, up to Python 3.12, for a text that is not JSON; undefined if it is JSON. `NaN`
 * and `Infinity`, which Python accepts, are refused. https://docs.python.org/3.12/library/json.html
 */
export const pythonJsonError = (text: string): JsonError | undefined => {
  try {
    readText(text)
    return undefined
  } catch (refusal) {
    if (refusal instanceof Refusal) return { pos: codePointsBefore(text, refusal.pos), msg: refusal.message }
    throw refusal
  }
}
