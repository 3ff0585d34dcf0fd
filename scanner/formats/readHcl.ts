import { placesIn } from "../model/placesIn.ts"
import { type LocatedNode, type LocatedTree, MAX_DEPTH, MAX_NODES, openFile, type OpenNode } from "./LocatedNode.ts"
import { openText } from "./openText.ts"

/**
 * Comments, texts, heredocs, names with their labels, signs. A name that opens a block may have labels; one that is assigned
 * has an expression.
 */
const TOKEN =
  /\s+|(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$)|<<-?(?<heredoc>\w+)[^\n]*\n|"(?<text>(?:[^"\\\n]|\\.)*)"?|(?<name>[A-Za-z_][\w-]*)|(?<number>-?\d[\w.]*)|(?<sign>[^])/gy

interface Token {
  readonly kind: "text" | "name" | "number" | "sign"
  readonly value: string
  readonly start: number
  readonly end: number
  /** A line ends before it. */
  readonly isFirst: boolean
}

const tokensOf = (source: string): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  let isFirst = true
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(source); found !== null && tokens.length < MAX_NODES; found = TOKEN.exec(source)) {
    const { heredoc, text, name, number, sign } = found.groups!
    const start = found.index
    if (heredoc !== undefined) {
      const close = new RegExp(`^[ \\t]*${heredoc}[ \\t\\r]*$`, "gm")
      close.lastIndex = TOKEN.lastIndex
      const end = close.exec(source) === null ? source.length : close.lastIndex
      tokens.push({ kind: "sign", value: "<<", start, end, isFirst })
      TOKEN.lastIndex = end
      isFirst = true
      continue
    }
    const value = text ?? name ?? number ?? sign
    if (value === undefined) {
      isFirst ||= found[0].includes("\n")
      continue
    }
    const kind = text !== undefined ? "text" : name !== undefined ? "name" : number !== undefined ? "number" : "sign"
    tokens.push({ kind, value, start, end: TOKEN.lastIndex, isFirst })
    isFirst = false
  }
  return tokens
}

interface HclParser {
  readonly tokens: ReadonlyArray<Token>
  readonly placeOf: ReturnType<typeof placesIn>
  at: number
}

const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === "sign" && token.value === sign

const OPENING = new Set(["(", "[", "{"])
const CLOSING = new Set([")", "]", "}"])

/** Up to the end of an expression: the end of its line, or a comma or bracket of what is around it. */
const skipExpression = ({ tokens, ...parser }: HclParser): number => {
  let depth = 0
  let at = parser.at
  for (; at < tokens.length; at++) {
    const { kind, value, isFirst } = tokens[at]!
    if (depth === 0 && at > parser.at && isFirst) break
    if (kind !== "sign") continue
    if (OPENING.has(value)) depth++
    if (CLOSING.has(value) && depth-- === 0) break
    if (value === "," && depth === 0) break
  }
  return at
}

/** Behind the brace that closes a block which is nested too deeply to be read. */
const skipBlock = (parser: HclParser): void => {
  for (let depth = 1; depth > 0 && parser.at < parser.tokens.length; parser.at++) {
    if (isSign(parser.tokens[parser.at], "{")) depth++
    if (isSign(parser.tokens[parser.at], "}")) depth--
  }
}

const isLiteral = ({ kind, value }: Token): boolean =>
  kind === "text" || kind === "number" || (kind === "name" && /^(?:true|false)$/.test(value))

/**
 * `var.name` and `local.name` with the members behind them, as they stand in a text: `${local.name.member}`; a member that only
 * Terraform can tell is a star.
 */
const variableIn = (tokens: ReadonlyArray<Token>): string | undefined => {
  const [owner] = tokens
  if (owner?.kind !== "name" || !/^(?:var|local)$/.test(owner.value)) return undefined
  const names = [owner.value]
  for (let at = 1; at < tokens.length;) {
    const [sign, name] = [tokens[at], tokens[at + 1]]
    if (isSign(sign, ".") && name?.kind === "name") {
      names.push(name.value)
      at += 2
    } else if (isSign(sign, "[")) {
      const end = tokens.findIndex((token, nth) => nth > at && isSign(token, "]"))
      if (end < 0) return undefined
      names.push(end === at + 2 && name?.kind === "text" ? name.value : "*")
      at = end + 1
    } else return undefined
  }
  return names.length < 2 || names.length > MAX_NAMES ? undefined : `\${${names.join(".")}}`
}

const MAX_NAMES = 6

const valueOf = (tokens: ReadonlyArray<Token>): string => {
  const [first] = tokens
  const isOne = tokens.length === 1 && first !== undefined && isLiteral(first)
  return isOne ? first.value : (variableIn(tokens) ?? openText)
}

/** The items of a list, without those in brackets of their own. */
const itemsOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<ReadonlyArray<Token>> => {
  const items: Array<Array<Token>> = [[]]
  for (const token of tokens)
    if (isSign(token, ",")) items.push([])
    else items.at(-1)!.push(token)
  return items.filter((item) => item.length > 0)
}

/** A literal, a list of literals, or something that only Terraform can tell. */
const valuesOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<string> => {
  const isList = isSign(tokens[0], "[") && isSign(tokens.at(-1), "]")
  return isList ? itemsOf(tokens.slice(1, -1)).map(valueOf) : [valueOf(tokens)]
}

/** Both branches of `condition ? one : other`; undefined for another expression. */
const branchesOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<ReadonlyArray<Token>> | undefined => {
  const signs: Array<number> = []
  let depth = 0
  for (const [at, { kind, value }] of tokens.entries()) {
    if (kind !== "sign") continue
    if (OPENING.has(value)) depth++
    else if (CLOSING.has(value)) depth--
    else if (depth === 0 && (value === "?" || value === ":")) signs.push(at)
  }
  const [question, colon] = signs
  if (signs.length !== 2 || tokens[question!]!.value !== "?") return undefined
  return [tokens.slice(question! + 1, colon), tokens.slice(colon! + 1)]
}

const isNull = ([only, ...others]: ReadonlyArray<Token>): boolean => others.length === 0 && only?.value === "null"

/** What an expression gives. */
const given = (tokens: ReadonlyArray<Token>): Pick<LocatedNode, "values" | "alternatives"> => {
  const branches = branchesOf(tokens)?.filter((branch) => !isNull(branch))
  if (branches === undefined) return { values: valuesOf(tokens) }
  const [first, ...others] = branches.map(valuesOf)
  if (first === undefined) return { values: [openText] }
  return others.length === 0 ? { values: first } : { values: [openText], alternatives: [first, ...others] }
}

const readAssigned = (parser: HclParser, name: Token, into: Array<LocatedNode>, depth: number): void => {
  const { tokens, placeOf } = parser
  const end = skipExpression(parser)
  const place = placeOf(name.start, tokens[Math.max(end - 1, parser.at - 1)]!.end)
  if (isSign(tokens[parser.at], "{") && isSign(tokens[end - 1], "}") && depth < MAX_DEPTH) {
    const made: OpenNode = { name: name.value, values: [], place, children: [] }
    into.push(made)
    parser.at++
    readBody(parser, made.children, depth + 1)
    return
  }
  into.push({ name: name.value, ...given(tokens.slice(parser.at, end)), place })
  parser.at = end
}

/** Blocks of these kinds are known by their first label: `resource "aws_kms_key" "main"`. */
const LABELLED: ReadonlySet<string> = new Set(["resource", "dynamic"])

const readBody = (parser: HclParser, into: Array<LocatedNode>, depth: number): void => {
  const { tokens, placeOf } = parser
  while (parser.at < tokens.length) {
    const name = tokens[parser.at++]!
    if (isSign(name, "}")) return
    if (name.kind === "sign" || name.kind === "number") continue
    const sign = tokens[parser.at]
    if (isSign(sign, "=") || isSign(sign, ":")) {
      parser.at++
      readAssigned(parser, name, into, depth)
      continue
    }
    const labels: Array<string> = []
    while (tokens[parser.at]?.kind === "text" || tokens[parser.at]?.kind === "name")
      labels.push(tokens[parser.at++]!.value)
    const brace = tokens[parser.at]
    if (!isSign(brace, "{")) continue
    parser.at++
    const [first] = labels
    const known = LABELLED.has(name.value) && first !== undefined
    const children: Array<LocatedNode> = []
    const place = placeOf(name.start, brace!.end)
    into.push({ name: known ? first : name.value, values: known ? labels.slice(1) : labels, place, children })
    if (depth < MAX_DEPTH) readBody(parser, children, depth + 1)
    else skipBlock(parser)
  }
}

/**
 * HCL as Terraform writes it. Expressions other than literals are open. A reader of our own: it takes a seventh of the time
 * of a grammar, which would have to be evaluated all the same.
 */
export const readHcl = (text: string): LocatedTree => {
  const file = openFile()
  readBody({ tokens: tokensOf(text), placeOf: placesIn(text), at: 0 }, file.children, 0)
  return { nodes: file.children }
}
