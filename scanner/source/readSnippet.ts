import type { Place } from "../model/Place.ts"
import type { Argument, Expr } from "./Expr.ts"

const ESCAPE =
  /\\(?:u\{([0-9a-fA-F]+)\}|u+([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8})|([0-3]?[0-7]{1,2})|(\r?\n)|([^]))/g

const codePoint = (hex: string): string => {
  const code = Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd"
}

/** Decodes backslash escapes; `letters` says what `\n` and its like stand for in the language. */
export const unescapeText = (text: string, letters: { readonly [letter: string]: string }): string =>
  text.includes("\\")
    ? text.replace(ESCAPE, (_, braces, four, two, eight, octal, newline, other) => {
        if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
        if (newline !== undefined) return ""
        if (other !== undefined) return letters[other] ?? other
        return codePoint(braces ?? four ?? two ?? eight)
      })
    : text

interface Origin {
  readonly id: number
  readonly start: number
  readonly place: () => Place
}

const TOKEN =
  /\s+|\\\r?\n|\/\*[^]*?\*\/|\/\/.*|(?<number>(?:0[xX][\da-fA-F]+|\d+)[uUlL]*)|(?<text>@?(?:u8|[uUL])?"(?:\\[^]|[^"\\])*")|(?<name>[A-Za-z_]\w*)|(?<mark><<|[-+*/|(),])/y

type Token = { readonly kind: "number" | "text" | "name" | "mark"; readonly text: string }

/** Longer text is no constant. */
const MAX_LENGTH = 1024

const tokensOf = (source: string): ReadonlyArray<Token> | undefined => {
  const tokens: Array<Token> = []
  if (source.length > MAX_LENGTH) return undefined
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < source.length;) {
    const found = TOKEN.exec(source)
    if (found === null) return undefined
    const [kind, text] = Object.entries(found.groups ?? {}).find(([, one]) => one !== undefined) ?? []
    if (kind !== undefined && text !== undefined) tokens.push({ kind: kind as Token["kind"], text })
  }
  return tokens
}

const STRENGTHS: { readonly [operator: string]: number } = { "|": 1, "<<": 2, "+": 3, "-": 3, "*": 4, "/": 4 }

const MAX_NESTING = 20

/** Far from what nodes and other expressions made of them are numbered with. */
const FIRST_ID = 1e15

/** Reads a constant expression that its grammar leaves as text, as the value of a macro: literals, names, calls, operators. */
export const readSnippet = (source: string, origin: Origin, escapes: { readonly [letter: string]: string }): Expr => {
  const opaque: Expr = { kind: "opaque", ...origin }
  const tokens = tokensOf(source)
  if (tokens === undefined || tokens.length === 0) return opaque
  let at = 0
  let count = 0
  const located = (): Origin => ({ ...origin, id: -origin.id * MAX_LENGTH - FIRST_ID - count++ })
  const isMark = (text: string): boolean => tokens[at]?.kind === "mark" && tokens[at]?.text === text
  const take = (text: string): boolean => isMark(text) && ++at > 0

  const argumentsFrom = (depth: number): ReadonlyArray<Argument> | undefined => {
    const args: Array<Argument> = []
    while (!take(")")) {
      const value = expression(0, depth)
      if (value === undefined || !(isMark(")") || take(","))) return undefined
      args.push({ value })
    }
    return args
  }
  const texts = (): Expr => {
    const parts: Array<string> = []
    while (tokens[at]?.kind === "text") parts.push(unescapeText(tokens[at++]!.text.replace(/^[^"]*"|"$/g, ""), escapes))
    return { kind: "text", ...located(), parts }
  }
  /** Behind the parenthesis that begins it, a conversion to a type: `const void *)`, with something to convert behind it. */
  const conversion = (): boolean => {
    let end = at
    while (tokens[end]?.kind === "name") end++
    if (end === at) return false
    while (tokens[end]?.text === "*") end++
    const behind = tokens[end + 1]
    const isConverted = behind !== undefined && (behind.kind !== "mark" || behind.text === "(")
    if (tokens[end]?.text !== ")" || !isConverted) return false
    at = end + 1
    return true
  }
  const primary = (depth: number): Expr | undefined => {
    const token = tokens[at]
    if (token === undefined || depth > MAX_NESTING) return undefined
    if (token.kind === "text") return texts()
    if (take("(")) {
      if (conversion()) return primary(depth + 1)
      const inner = expression(0, depth + 1)
      return take(")") ? inner : undefined
    }
    at++
    if (token.kind === "number")
      return {
        kind: "number",
        ...located(),
        value: Number(token.text.replace(/[uUlL]+$/, "").replace(/^0(?=[0-7]+$)/, "0o"))
      }
    if (token.kind !== "name") return undefined
    const callee: Expr = { kind: "name", ...located(), name: token.text }
    if (!take("(")) return callee
    const args = argumentsFrom(depth + 1)
    return args && { kind: "call", ...located(), callee, args }
  }
  const expression = (strength: number, depth: number): Expr | undefined => {
    let left = primary(depth)
    while (left !== undefined && tokens[at] !== undefined) {
      const operator = tokens[at]!.text
      const own = tokens[at]!.kind === "mark" ? (STRENGTHS[operator] ?? 0) : 0
      if (own <= strength) break
      at++
      const right = expression(own, depth + 1)
      left = right && { kind: "operator", ...located(), operator, left, right }
    }
    return left
  }
  const whole = expression(0, 0)
  return whole !== undefined && at === tokens.length ? whole : opaque
}
