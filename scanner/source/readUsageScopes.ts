import { testCode, type TestPart } from "../../grammars/testCode.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { isMarkedCopy, isMarkedForTests, isMarkedGenerated, usageScopeOf } from "../model/usageScopeOf.ts"
import { once } from "./LazyWrite.ts"

/** Whose use of cryptography the parts of a file show. */
export interface UsageScopes {
  readonly atOffset: (offset: number) => UsageScope
  readonly atLine: (line: number) => UsageScope
}

/** A part of a file by its offsets and by its lines, the last of which is in it. An arm shares its lines. */
interface Part {
  readonly start: number
  readonly end: number
  readonly firstLine: number
  readonly lastLine: number
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length

/** Behind the brace that ends a block: the last one of the line where that ends with one, else the next one below the head. */
const braceEnd = (text: string, indent: string, from: number): number => {
  const line = /^[^\n]*/.exec(text.slice(from))![0]
  if (line.trimEnd().endsWith("}")) return from + line.length
  const end = text.indexOf(`\n${indent}}`, from)
  return end < 0 ? text.length : end + indent.length + 2
}

/** Behind the lines that are indented deeper, or empty. */
const outdentEnd = (text: string, indent: string, from: number): number => {
  const next = new RegExp(`\\n(?!${indent}[ \\t]|[ \\t]*\\r?(?:\\n|$))`, "g")
  next.lastIndex = from
  return next.exec(text)?.index ?? text.length
}

/** Where the arm of a preprocessor ends that begins before an offset. */
const directiveEnd = (text: string, _: string, from: number): number => {
  const directives = /^[ \t]*#[ \t]*(if|el|endif)/gm
  directives.lastIndex = from
  let depth = 0
  for (let found = directives.exec(text); found !== null; found = directives.exec(text)) {
    if (depth === 0 && found[1] !== "if") return found.index
    depth += found[1] === "if" ? 1 : found[1] === "endif" ? -1 : 0
  }
  return text.length
}

const ends: { readonly [U in TestPart["until"]]: (text: string, indent: string, from: number) => number } = {
  brace: braceEnd,
  outdent: outdentEnd,
  directive: directiveEnd,
  line: (_, __, from) => from,
  arm: (_, __, from) => from
}

const testParts = (language: string, text: string): ReadonlyArray<Part> =>
  (testCode[language]?.parts ?? []).flatMap(({ head, until, holds }) =>
    [...text.matchAll(head)].flatMap(({ index, 0: written, 1: indent = "" }): ReadonlyArray<Part> => {
      const from = index + written.length
      const end = ends[until](text, indent, from)
      if (holds?.test(text.slice(index, end)) === false) return []
      return [{ start: index, end, firstLine: lineAt(text, index), lastLine: until === "arm" ? 0 : lineAt(text, end) }]
    })
  )

/**
 * By where a file stands, what it is called and what its text says: that a tool wrote it, or that it or a part of it is of
 * tests.
 */
export const readUsageScopes = (path: string, language: string, text: string): UsageScopes => {
  const whole = once((): UsageScope => {
    const placed = usageScopeOf(path)
    if (placed !== "production") return placed
    if (isMarkedGenerated(text)) return "generated"
    if (isMarkedCopy(path, text)) return "vendored"
    return isMarkedForTests(text) || testCode[language]?.whole?.test(text) === true ? "test" : "production"
  })
  const parts = once(() => testParts(language, text))
  const scope = (isIn: (part: Part) => boolean): UsageScope =>
    whole() === "production" && parts().some(isIn) ? "test" : whole()
  return {
    atOffset: (offset) => scope(({ start, end }) => offset >= start && offset < end),
    atLine: (line) => scope(({ firstLine, lastLine }) => line >= firstLine && line <= lastLine)
  }
}
