/** A branch of `#if`: the line of its directive, and the line of the directive that ends it. */
interface Branch {
  readonly from: number
  readonly to: number
}

const DIRECTIVE = /^\s*#\s*(if|elif|else|endif)\b/
const NO_CODE = /^\s*(?:#|\/\/|\/\*|\*(?!=)|$)/
const LINE_COMMENT = /(?:^|\s)\/\/.*$/
/** What goes on with the statement, the list or the expression before it. */
const GOES_ON = /^(?:else|catch|finally|while|where|[.,:?=&|+*/%<>)\]^;]|-(?!-)|!=|is\b|as\b|or\b|and\b)/
/** A branch of a `switch` expression, and one of the statement. */
const ARM = /=>/
const SECTION = /^(?:case\b|default\s*:)/

const codeOf = (line: string): string => (NO_CODE.test(line) ? "" : line.replace(LINE_COMMENT, "").trim())

/** Groups of branches, inner ones before those around them. */
const groupsIn = (lines: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<Branch>> => {
  const groups: Array<ReadonlyArray<Branch>> = []
  const open: Array<Array<number>> = []
  for (const [at, line] of lines.entries()) {
    const directive = DIRECTIVE.exec(line)?.[1]
    if (directive === "if") open.push([at])
    else if (directive === "endif") {
      const starts = open.pop()
      if (starts !== undefined) groups.push(starts.map((from, index) => ({ from, to: starts[index + 1] ?? at })))
    } else if (directive !== undefined) open.at(-1)?.push(at)
  }
  return groups
}

/** The code of the first line in an order that has any. */
const firstCode = (lines: ReadonlyArray<string>, from: number, to: number, step: 1 | -1): string => {
  for (let at = from; at !== to; at += step) {
    const code = codeOf(lines[at]!)
    if (code !== "") return code
  }
  return ""
}

const isWhole = (
  before: string,
  branches: ReadonlyArray<{ readonly first: string; readonly last: string }>,
  after: string
): boolean =>
  /(?:^|[;{}])$/.test(before) &&
  !GOES_ON.test(after) &&
  branches.every(({ first, last }) => /(?:^|[;}])$/.test(last) && !GOES_ON.test(first) && !SECTION.test(first))

/**
 * C# without the directives that choose between parts of a statement, a list or an expression: the grammar reads a choice
 * of whole statements and members only. The first of such parts stays, or all of them where they can stand side by side.
 * Lines and columns stay what they are.
 */
const withoutPartialDirectives = (text: string): string => {
  if (!text.includes("#if")) return text
  const lines = text.split("\n")
  const blanked = new Set<number>()
  for (const group of groupsIn(lines)) {
    const start = group[0]!.from
    const end = group.at(-1)!.to
    const branches = group.map(({ from, to }) => ({
      first: firstCode(lines, from + 1, to, 1),
      last: firstCode(lines, to - 1, from, -1),
      isArm: lines.slice(from + 1, to).some((line) => ARM.test(codeOf(line)))
    }))
    const before = firstCode(lines, start - 1, -1, -1)
    if (isWhole(before, branches, firstCode(lines, end + 1, lines.length, 1))) continue
    const areArms =
      (branches.every(({ last, isArm }) => isArm && last.endsWith(",")) && /[,{]$/.test(before)) ||
      branches.every(({ first, last }) => SECTION.test(first) && /[;}]$/.test(last))
    for (const [index, { from, to }] of group.entries())
      for (let at = from; at < to; at++) if (at === from || (index > 0 && !areArms)) blanked.add(at)
    blanked.add(end)
  }
  return lines.map((line, at) => (blanked.has(at) ? line.replace(/[^\r]/g, " ") : line)).join("\n")
}

/** Symbols of platforms that no SDK builds for any more; what still defines one says so in its project, not in the code beside another branch. */
const GONE =
  /^[ \t]*#[ \t]*if[ \t]+(!?)[ \t]*(?:MONODROID|MONOTOUCH|NETFX_CORE|PORTABLE|SILVERLIGHT|WINDOWS_PHONE(?:_APP)?|WINRT)[ \t]*\r?$/

/**
 * C# without the branches for platforms that are gone, where there is another branch. The directives stay, so that what stands
 * on a line stays there.
 */
const withoutGonePlatforms = (text: string): string => {
  if (!text.includes("#if")) return text
  const lines = text.split("\n")
  const blanked = new Set<number>()
  for (const group of groupsIn(lines)) {
    const [first, last] = group
    const gone = GONE.exec(lines[first!.from]!)
    if (gone === null || group.length !== 2 || !/^\s*#\s*else\b/.test(lines[last!.from]!)) continue
    const { from, to } = gone[1] === "!" ? last! : first!
    for (let at = from + 1; at < to; at++) blanked.add(at)
  }
  return lines.map((line, at) => (blanked.has(at) ? line.replace(/[^\r]/g, " ") : line)).join("\n")
}

/** List patterns with a slice, which the grammar lacks: `[..]`, `[first, ..]`. */
const slices =
  /(?<=(?<![\w)\]])\[[ \t]{0,8})\.\.(?=[ \t]*\])|(?<=,[ \t]*)\.\.(?=[ \t]*\])|(?<=\[[ \t]*)\.\.(?=[ \t]*,)/g

/** An empty list, for which the grammar wants an element. */
const emptyLists = /(?<=(?:[=(:{,]|=>|\?\?|[ \t]\?|\breturn)[ \t]{0,8})\[\]/g

/** Quotation marks in text of both kinds, behind which the grammar loses the rest of the file: `$@"a ""{b}"""`. */
const verbatimHoles = /(?:\$@|@\$)"[^"]*(?:""[^"]*)*"/g

/** An assignment to a member of what may be null. */
const nullAssignments = /^([ \t]*[A-Za-z_][\w.]*)\?\.(?=\w+ = )/gm

export const csharpRewrites = [
  [/^[^]+$/g, withoutGonePlatforms],
  [/^[^]+$/g, withoutPartialDirectives],
  [slices, "_ "],
  [emptyLists, "@_"],
  [verbatimHoles, (found: string) => found.slice(0, 3) + found.slice(3, -1).replaceAll('""', "''") + '"'],
  [nullAssignments, "$1 ."]
] as const
