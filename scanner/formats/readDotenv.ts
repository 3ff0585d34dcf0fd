import type { LocatedTree } from "./LocatedNode.ts"
import { wholeValue } from "./readLines.ts"

const VARIABLE = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/

/** `NAME=value`, one a line. */
export const readDotenv = (text: string): LocatedTree => ({
  nodes: text.split(/\r?\n/).flatMap((line, at) => {
    const found = VARIABLE.exec(line)
    if (found === null) return []
    const column = line.length - line.trimStart().length + 1
    const place = { line: at + 1, column, endLine: at + 1, endColumn: line.length + 1 }
    return [{ name: found[1]!, values: [wholeValue(found[2]!)], place }]
  })
})
