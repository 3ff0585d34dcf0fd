import { isOfTrail, type TrailStep } from "../../model/Trail.ts"

const SPECIAL = /[^\w$@.:/<>#()-]/gu

/** Percent-encoded but for what identifiers, calls and paths are made of, so that it holds no space and no separator. */
export const encoded = (text: string): string => text.replace(SPECIAL, (character) => encodeURIComponent(character))

export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `from constant ALGORITHM at src/names.py:3:1-3:22`. */
export const writeStep = ({ role, symbol, path, place }: TrailStep): string => {
  const { line, column, endLine, endColumn } = place
  return `from ${role} ${encoded(symbol)} at ${encoded(path)}:${line}:${column}-${endLine}:${endColumn}`
}

const STEP = /^from ([a-z]+) (\S{1,300}) at (\S{1,4000}):(\d{1,9}):(\d{1,9})-(\d{1,9}):(\d{1,9})$/

/** Reads what `writeStep` writes; nothing for another text. */
export const readStep = (text: string): ReadonlyArray<TrailStep> => {
  const [, role = "", symbolText = "", pathText = "", ...numbers] = STEP.exec(text) ?? []
  const [line = 0, column = 0, endLine = 0, endColumn = 0] = numbers.map(Number)
  const symbol = decoded(symbolText)
  const path = decoded(pathText)
  if (!isOfTrail(role) || symbol === undefined || path === undefined || line < 1 || column < 1) return []
  return [{ role, symbol, path, place: { line, column, endLine: Math.max(line, endLine), endColumn } }]
}
