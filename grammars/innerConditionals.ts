import type { Span } from "./repairC.ts"

interface Directive {
  readonly from: number
  readonly to: number
  readonly row: number
}

/** Between `#if` and `#endif`, with `#elif` and `#else` between these. */
interface Conditional {
  readonly marks: ReadonlyArray<Directive>
}

const DIRECTIVE = /^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b(?:[^\\\n]|\\\r?\n|\\.)*/gm

/** What a conditional leaves out may be so long, and one as a whole; so many of a file are looked at in one go. */
const MAX_LEFT_OUT = 4_096
const MAX_LENGTH = 65_536
const MAX_CONDITIONALS = 512

const conditionalsIn = (text: string): ReadonlyArray<Conditional> => {
  const found: Array<Conditional> = []
  const open: Array<Array<Directive>> = []
  let row = 0
  let counted = 0
  for (const { 0: written, 1: word = "", index } of text.matchAll(DIRECTIVE)) {
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) row++
    const directive = { from: index, to: index + written.length, row }
    if (word.startsWith("if")) open.push([directive])
    else open.at(-1)?.push(directive)
    const marks = word === "endif" ? open.pop() : undefined
    if (marks !== undefined) found.push({ marks })
  }
  return found
}

const NOT_CODE = /\/\*[^]*?\*\/|\/\/.*|^[ \t]*#(?:[^\\\n]|\\\r?\n|\\.)*/gm

const codeOf = (text: string): string => text.replace(NOT_CODE, " ").trim()

/** So much before a conditional says what it stands in. */
const BEFORE = 2_048

const codeBefore = (text: string, index: number): string => {
  const from = text.lastIndexOf("\n", Math.max(0, index - BEFORE)) + 1
  return codeOf(text.slice(from, index))
}

const balance = (code: string): number => {
  let depth = 0
  const bare = code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "")
  for (const mark of bare) depth += "({[".includes(mark) ? 1 : ")}]".includes(mark) ? -1 : 0
  return depth
}

const ENDS_STATEMENT = /(?:^|[;{}:>])$/
const CONTINUES = /^(?:else\b|catch\b|[&|)?:,.<>=+*"]|->)/

const isWhole = (branch: string): boolean =>
  branch === "" || (balance(branch) === 0 && /[;}]$/.test(branch) && !CONTINUES.test(branch))

const isInner = (before: string, branches: ReadonlyArray<string>): boolean =>
  !branches.every(isWhole) || !ENDS_STATEMENT.test(before)

/** Whether the branches are items of one list, which may all stand in it. */
const areItems = (before: string, branches: ReadonlyArray<string>): boolean =>
  /[{(,]$/.test(before) && branches.every((branch) => branch === "" || (balance(branch) === 0 && branch.endsWith(",")))

const bodiesOf = ({ marks }: Conditional): ReadonlyArray<Span> =>
  marks.slice(1).map((mark, at): Span => [marks[at]!.to, mark.from])

const isUnbalanced = (text: string, conditional: Conditional): boolean =>
  bodiesOf(conditional).some(([from, to]) => to - from <= MAX_LEFT_OUT && balance(codeOf(text.slice(from, to))) !== 0)

const spansOf = (text: string, conditional: Conditional): ReadonlyArray<Span> => {
  const { marks } = conditional
  const before = codeBefore(text, marks[0]!.from)
  const bodies = bodiesOf(conditional)
  const branches = bodies.map(([from, to]) => codeOf(text.slice(from, to)))
  if (!isInner(before, branches)) return []
  const lines = marks.map(({ from, to }): Span => [from, to])
  if (areItems(before, branches)) return lines
  const kept = branches.findIndex((branch) => branch !== "")
  const others = bodies.filter((_, at) => at !== kept)
  return others.reduce((sum, [from, to]) => sum + to - from, 0) > MAX_LEFT_OUT ? [] : [...lines, ...others]
}

/**
 * Conditionals of the preprocessor that begin or end within a statement, at rows that could not be read: their lines and, as
 * a statement has no place for several values, all branches but the first, unless these are items of a list. Where a block
 * of the file is never closed, those that open or close one are among them wherever they stand.
 */
export const innerConditionals = (
  text: string,
  errors: ReadonlyArray<Span>,
  isUnclosed: boolean
): ReadonlyArray<Span> => {
  const isNear = ({ marks }: Conditional): boolean =>
    marks.some(({ row }) => errors.some(([from, to]) => row >= from - 1 && row <= Math.max(from, to) + 1))
  return conditionalsIn(text)
    .filter(({ marks }) => marks.at(-1)!.to - marks[0]!.from <= MAX_LENGTH)
    .filter((one) => isNear(one) || (isUnclosed && isUnbalanced(text, one)))
    .slice(0, MAX_CONDITIONALS)
    .flatMap((one) => spansOf(text, one))
}
