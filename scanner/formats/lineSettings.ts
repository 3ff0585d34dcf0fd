import type { Setting } from "./Setting.ts"

const ESCAPES: { readonly [letter: string]: string } = { n: "\n", t: "\t", r: "\r", f: "\f" }

/** java.util.Properties: `\uXXXX`, the letters of Java, and any other character for itself. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, letter: string | undefined) =>
    code === undefined ? (ESCAPES[letter!] ?? letter!) : String.fromCharCode(Number.parseInt(code, 16))
  )

interface Line {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Whether a line ends in an odd number of backslashes, and so goes on in the next one. */
const goesOn = (line: string): boolean => {
  let count = 0
  while (line[line.length - 1 - count] === "\\") count++
  return count % 2 === 1
}

const logicalLines = (text: string): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  let pieces: Array<string> = []
  text.split(/\r\n|\r|\n/).forEach((raw, at, all) => {
    const piece = pieces.length === 0 ? raw : raw.trimStart()
    const isOpen = goesOn(raw)
    pieces.push(isOpen ? piece.slice(0, -1) : piece)
    if (isOpen && at < all.length - 1) return
    lines.push({ text: pieces.join(""), number: at + 2 - pieces.length })
    pieces = []
  })
  return lines
}

const placed = (key: string, value: string, { text, number }: Line): Setting => {
  const column = text.length - text.trimStart().length + 1
  return { key, value, place: { line: number, column, endLine: number, endColumn: text.length + 1 } }
}

const PROPERTY = /^\s*(?![#!])((?:\\[^]|[^\\\s:=])+)\s*[:=]?\s*([^]*)$/

/** The format of java.util.Properties. */
export const propertiesSettings = (text: string): ReadonlyArray<Setting> =>
  logicalLines(text).flatMap((line) => {
    const found = PROPERTY.exec(line.text)
    return found === null ? [] : [placed(unescaped(found[1]!), unescaped(found[2]!), line)]
  })

/** A value in quotes is what stands between them; one without ends at a comment. */
const bare = (value: string): string => {
  const quoted = /^(["'`])([^]*)\1\s*(?:[#;].*)?$/.exec(value.trim())
  return quoted?.[2] ?? value.replace(/\s[#;].*$/, "").trim()
}

const VARIABLE = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/

/** `NAME=value`, one a line. */
export const dotenvSettings = (text: string): ReadonlyArray<Setting> =>
  text.split(/\r?\n/).flatMap((raw, at) => {
    const found = VARIABLE.exec(raw)
    return found === null ? [] : [placed(found[1]!, bare(found[2]!), { text: raw, number: at + 1 })]
  })

const SECTION = /^\[([^\]]+)\]$/
const ENTRY = /^(?![#;])([^=:[\]]+)[=:](.*)$/

/** `[section]` and `key = value`. */
export const iniSettings = (text: string): ReadonlyArray<Setting> => {
  let section = ""
  return text.split(/\r?\n/).flatMap((raw, at) => {
    const line = raw.trim()
    const heading = SECTION.exec(line)
    if (heading !== null) section = `${heading[1]!.trim()}.`
    const found = heading === null ? ENTRY.exec(line) : null
    return found === null ? [] : [placed(section + found[1]!.trim(), bare(found[2]!), { text: raw, number: at + 1 })]
  })
}
