import type { Node } from "../scanner/tree/Node.ts"

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

export const balance = (code: string): number => {
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

const conditionalSpans = (text: string, conditional: Conditional): ReadonlyArray<Span> => {
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
const innerConditionals = (text: string, errors: ReadonlyArray<Span>, isUnclosed: boolean): ReadonlyArray<Span> => {
  const isNear = ({ marks }: Conditional): boolean =>
    marks.some(({ row }) => errors.some(([from, to]) => row >= from - 1 && row <= Math.max(from, to) + 1))
  return conditionalsIn(text)
    .filter(({ marks }) => marks.at(-1)!.to - marks[0]!.from <= MAX_LENGTH)
    .filter((one) => isNear(one) || (isUnclosed && isUnbalanced(text, one)))
    .slice(0, MAX_CONDITIONALS)
    .flatMap((one) => conditionalSpans(text, one))
}

/** So many places where a file could not be read are looked at in one go. */
const MAX_ERRORS = 256

/** A part of a text, from one character to before another. */
type Span = readonly [from: number, to: number]

/** The outermost nodes that stand for what could not be read. */
const errorsIn = (root: Node): ReadonlyArray<Node> => {
  const errors: Array<Node> = []
  const open = [root]
  for (let node = open.pop(); node !== undefined && errors.length < MAX_ERRORS; node = open.pop()) {
    if (node.type === "ERROR" || node.isMissing) errors.push(node)
    if (node.hasError && !node.isMissing)
      for (const child of node.children.toReversed()) if (child.hasError || child.isMissing) open.push(child)
  }
  return errors
}

/** A text in which white space takes the place of some parts. */
const blanked = (text: string, spans: ReadonlyArray<Span>): string => {
  let result = ""
  let at = 0
  for (const [from, to] of spans.toSorted(([a, x], [b, y]) => a - b || y - x)) {
    if (to <= at) continue
    const start = Math.max(from, at)
    result += text.slice(at, start) + text.slice(start, to).replace(/[^\r\n]/g, " ")
    at = to
  }
  return result + text.slice(at)
}

/** A word before another word that only a compiler or a macro gives a meaning: `IN`, `WINAPI`, `_In_opt_`, `__stdcall`. */
const ANNOTATION =
  /(?<![\w"])(?:[A-Z][A-Z0-9_]+|_[A-Z]\w*_|__(?:stdcall|cdecl|fastcall|unused))(?=\s+[A-Za-z_]|\s*\*\s*[A-Za-z_]\w*\s*\))/g

const DECLARED: ReadonlySet<string> = new Set([
  "declaration",
  "field_declaration",
  "function_declarator",
  "function_definition",
  "macro_type_specifier",
  "parameter_declaration",
  "parameter_list",
  "parenthesized_declarator",
  "qualified_identifier",
  "type_definition"
])

const annotationsAt = (text: string, error: Node): ReadonlyArray<Span> => {
  const around = error.parent
  if (around === null || !DECLARED.has(around.type)) return []
  const from = Math.max(Math.min(around.startIndex, error.startIndex), error.startIndex - MAX_WINDOW)
  const all = [...text.slice(from, Math.min(error.endIndex + 1, error.startIndex + MAX_LINE)).matchAll(ANNOTATION)]
  const found = around.type === "parameter_declaration" ? all[0] : all.at(-1)
  return found === undefined ? [] : [[from + found.index, from + found.index + found[0].length]]
}

/** A type given to a macro: the words and marks of it that no expression has. */
const TYPE_WORD = /(?<=[(,]\s*(?:\w+\s+)*)(?:const|enum|signed|struct|union|unsigned)(?=\s+\w)/g
const POINTERS = /(?<=\w\s*)\*+(?=\s*[,)])/g

const isArgument = (node: Node): boolean => {
  for (let at = node.parent, level = 0; at !== null && level < 4; at = at.parent, level++)
    if (at.type === "argument_list") return true
  return false
}

/** So much of a line is looked at, and of the lines before it. */
const MAX_LINE = 512
const MAX_WINDOW = 2_048

const lineAt = (text: string, index: number): Span => {
  const from = Math.max(0, index - MAX_LINE)
  const end = Math.min(text.length, index + MAX_LINE)
  const before = text.slice(from, index)
  const line = text.slice(index, end).search(/\n/)
  return [from + before.lastIndexOf("\n") + 1, line === -1 ? end : index + line]
}

const typesAt = (text: string, error: Node): ReadonlyArray<Span> => {
  if (!isArgument(error)) return []
  const line = lineAt(text, error.startIndex)
  return [TYPE_WORD, POINTERS].flatMap((pattern) => spansOf(text, line, pattern))
}

/** So many lines behind a macro it may show that the grammar took it for a part of what follows. */
const BEHIND = 6

const windowAt = (text: string, error: Node): Span => {
  const start = Math.max(0, error.startIndex - MAX_WINDOW)
  const before = text.slice(start, error.startIndex)
  let from = before.length
  for (let lines = 0; lines <= BEHIND && from > 0; lines++) from = before.lastIndexOf("\n", from - 1)
  return [start + Math.max(from, 0), lineAt(text, error.startIndex)[1]]
}

const spansOf = (text: string, [start, end]: Span, pattern: RegExp): ReadonlyArray<Span> =>
  [...text.slice(start, end).matchAll(pattern)].map(({ 0: found, index }): Span => {
    const from = start + index
    return [from, from + found.length]
  })

/** A line that is a macro and nothing else, which no `;` ends and no block follows. */
const MACRO_LINE = /^[ \t]*[A-Z][A-Z0-9_]{2,}(?:[ \t]*\([^;{}]{0,300}\))?[ \t]*(?:\/\/.*)?$(?!\s*[{:;,.?=&|*+)-])/gm

/** What a line ends with behind which a statement or a declaration begins. */
const BEFORE_STATEMENT = /(?:^|[;{}:)A-Z_]|\*\/|\n[ \t]*#.*)$/

const macrosAt = (text: string, error: Node): ReadonlyArray<Span> => {
  const around = windowAt(text, error)
  return spansOf(text, around, MACRO_LINE).filter(([from]) =>
    BEFORE_STATEMENT.test(text.slice(Math.max(0, from - 200), from).trimEnd())
  )
}

/**
 * A repair that gives the text without what the preprocessor takes out before the language is read, where the grammar could
 * not read it: conditionals within a statement, macros that annotate a declaration or stand alone, types given to macros,
 * and what else matches a pattern on the lines before.
 */
const makeRepair =
  (patterns: ReadonlyArray<RegExp>) =>
  (text: string, root: Node): string | undefined => {
    if (!root.hasError) return undefined
    const errors = errorsIn(root)
    const spansAt = (error: Node): ReadonlyArray<Span> => [
      ...(error.text === ";" ? [[error.startIndex, error.endIndex] as const] : []),
      ...typesAt(text, error),
      ...annotationsAt(text, error),
      ...macrosAt(text, error),
      ...patterns.flatMap((pattern) => spansOf(text, windowAt(text, error), pattern))
    ]
    const rows = errors.map(({ startPosition, endPosition }): Span => [startPosition.row, endPosition.row])
    const isUnclosed = errors.some(({ isMissing, type }) => isMissing && (type === "#endif" || type === "}"))
    const repaired = blanked(text, [...innerConditionals(text, rows, isUnclosed), ...errors.flatMap(spansAt)])
    return repaired === text ? undefined : repaired
  }

export const repairC = makeRepair([])

/**
 * Words that Qt adds to C++ (https://doc.qt.io/qt-6/moc.html, https://doc.qt.io/qt-6/signalsandslots.html), and values in
 * braces where a parameter has them as its default.
 */
export const repairCpp = makeRepair([
  /^[ \t]*(?:signals|Q_SIGNALS)[ \t]*:/gm,
  /(?<=\b(?:public|private|protected)\s+)(?:slots|Q_SLOTS)(?=\s*:)/g,
  /\b(?:emit|Q_EMIT)(?=\s+\w)/g,
  /(?<=\bQ_[DQ]\()const(?=\s)/g,
  /(?<=\b(?:SIGNAL|SLOT)\(\w+)\([^()]*\)(?=\))/g,
  /=\s*\{[^{}]*\}(?=\s*[,)])/g
])
