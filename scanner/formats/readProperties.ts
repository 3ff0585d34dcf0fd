import { type LocatedNode, type LocatedTree, MAX_NODES } from "./LocatedNode.ts"
import { JAVA_ESCAPE, unescaped } from "./unescaped.ts"

/** Whether a line ends in an odd number of backslashes, and so goes on in the next one. */
const goesOn = (line: string): boolean => {
  let count = 0
  while (line[line.length - 1 - count] === "\\") count++
  return count % 2 === 1
}

const PROPERTY = /^(?![#!])((?:\\[^]|[^\\\s:=])+)\s*[:=]?\s*([^]*)$/

/** The lines from one to another, without the backslashes that join them. */
const propertyIn = (lines: ReadonlyArray<string>, from: number, to: number): LocatedNode | undefined => {
  const text = lines.slice(from, to + 1).map((line, at) => (at === to - from ? line : line.slice(0, -1)).trimStart())
  const found = PROPERTY.exec(text.join(""))
  if (found === null) return undefined
  const [first, last] = [lines[from]!, lines[to]!]
  const column = first.length - first.trimStart().length + 1
  return {
    name: unescaped(found[1]!, JAVA_ESCAPE),
    values: [unescaped(found[2]!, JAVA_ESCAPE).trim()],
    place: { line: from + 1, column, endLine: to + 1, endColumn: last.length + 1 }
  }
}

/** The format of java.util.Properties, one name with all its dots a line. A reader of our own, as no kept one gives places. */
export const readProperties = (text: string): LocatedTree => {
  const lines = text.split(/\r\n|\r|\n/)
  const nodes: Array<LocatedNode> = []
  for (let at = 0; at < lines.length && nodes.length < MAX_NODES; at++) {
    const from = at
    while (goesOn(lines[at]!) && at < lines.length - 1) at++
    const property = propertyIn(lines, from, at)
    if (property !== undefined) nodes.push(property)
  }
  return { nodes }
}
