import { Refusal } from "./Refusal.ts"

const spaces = " \t\n\r"
const escapable = '"\\/bfnrt'
const words = ["null", "true", "false"]
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

export const skipSpace = (text: string, from: number): number => {
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

/** The place after the string whose opening quote is at `start`. */
export const stringEnd = (text: string, start: number): number => {
  let at = start + 1
  while (at < text.length) {
    const sign = text.charAt(at)
    if (sign === '"') return at + 1
    if (sign < " ") throw new Refusal("Invalid control character at", at)
    at = sign === "\\" ? escapeEnd(text, at, start) : at + 1
  }
  throw new Refusal("Unterminated string starting at", start)
}

/** The place after the number or word that begins here. */
export const scalarEnd = (text: string, at: number): number => {
  const word = words.find((name) => text.startsWith(name, at))
  if (word !== undefined) return at + word.length
  number.lastIndex = at
  if (!number.test(text)) throw new Refusal("Expecting value", at)
  return number.lastIndex
}
