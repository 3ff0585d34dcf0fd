import type { Embedding } from "./embeddedCode.ts"

type Rewrite = (found: string) => string

const blank: Rewrite = (found) => found.replace(/[^\r\n]/g, " ")

const startingWith =
  (kept: string): Rewrite =>
  (found) =>
    `${kept}${blank(found.slice(kept.length))}`

const upTo =
  (mark: string): Rewrite =>
  (found) =>
    startingWith(found.slice(0, found.indexOf(mark)))(found)

/** A raw string as a plain one: what a plain string would read as an escape or as its end becomes a similar mark. */
const plainString: Rewrite = (found) => {
  const [, marks = "", quote = ""] = /^(#+)("""|")/.exec(found) ?? []
  const inner = found.slice(marks.length + quote.length, -quote.length - marks.length)
  const pieces = inner.split(`\\${marks}(`).map((piece) => piece.replaceAll("\\", "/").replaceAll('"', "'"))
  return `${blank(marks)}${quote}${pieces.join(`${blank(marks)}\\(`)}${quote}${blank(marks)}`
}

/** A regular expression as a string. */
const pattern: Rewrite = (found) => {
  const start = found.indexOf("/")
  const end = found.lastIndexOf("/")
  const inner = found.slice(start + 1, end).replace(/["\\]/g, "/")
  return `${found.slice(0, start).replaceAll("#", " ")}"${inner}"${blank(found.slice(end + 1))}`
}

/** What is found, and what it becomes. Comments and strings stay as they are, whatever is in them. */
const tokens: ReadonlyArray<readonly [RegExp, Rewrite]> = [
  [/\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/, (found) => found],
  [/"""(?:[^"\\]|\\[^]|"(?!""))*"""|"(?:[^"\\\n]|\\[^\n])*"/, (found) => found],
  [/(?<raw>#+)(?:"""(?:[^"]|"(?!""\k<raw>))*"""|"(?:[^"\n]|"(?!\k<raw>))*")\k<raw>/, plainString],
  [/(?<bars>#+)\/(?:[^/\n]|\/(?!\k<bars>))*\/\k<bars>/, pattern],
  [/[=(,:][ \t]*\/(?![\s/*])(?:[^/\\\n]|\\[^\n])+\/(?=[\s,).;])/, pattern],
  [/#(?:un)?available[ \t]*\([^()\n]*\)/, startingWith("true")],
  [/#(?:file(?:ID|Path)?|function|dsohandle)\b/, startingWith('""')],
  [/#(?:line|column)\b/, startingWith("0")],
  [/#(?:if|elseif|else|endif|warning|error|sourceLocation)\b[^\n]*|^#![^\n]*/, blank],
  [/#(?=[A-Za-z])/, blank],
  [/\bdo[ \t]+throws[ \t]*\([\w. ]+\)/, startingWith("do")],
  [/\bthrows[ \t]*\([\w. ]+\)/, startingWith("throws")],
  [/\bnonisolated\((?:unsafe|nonsending)\)|\b(?:non)?isolated(?=[ \t]+(?:let|var|deinit)\b)/, blank],
  [/:[ \t]*(?:sending|borrowing|consuming|isolated)(?=[ \t]+[A-Za-z([])/, startingWith(":")],
  [/=[ \t]*(?:consume|copy|unsafe)(?=[ \t]+[A-Za-z_])/, startingWith("=")],
  [/\bprotocol[ \t]+\w+<[^<>{}\n]*>/, upTo("<")],
  [/\bassociatedtype\b[^\n={]*=[ \t]*\w+(?=[ \t]+where\b)/, upTo("=")],
  // What follows would be taken for the block of a call: if let x = await y.z { ... }
  [/(?<![.\w])(?:await|try[?!]?)(?=[ \t])/, blank]
]

const anyToken = new RegExp(tokens.map(([token], index) => `(?<t${index}>${token.source})`).join("|"), "gm")

const rewriteTokens: Rewrite = (text) =>
  text.replace(anyToken, (found: string, ...details: ReadonlyArray<unknown>) => {
    const groups = details.at(-1) as Readonly<Record<string, string | undefined>>
    const rewrite = tokens.find((_, index) => groups[`t${index}`] !== undefined)?.[1]
    return rewrite === undefined ? found : rewrite(found)
  })

/**
 * What the grammar of Swift does not know, as something of the same length that it does. The published build keeps, from one file to the
 * next, how many `#` a raw string with an interpolation began with, and takes every later `#` for a part of it: nothing that is
 * parsed has one.
 */
export const swiftRewrites: NonNullable<Embedding["rewrites"]> = [[/[^]+/g, rewriteTokens]]
