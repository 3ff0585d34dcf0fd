import type { Suppression } from "../model/ScanReport.ts"
import { type ForeignTool, rulesByWords, rulesOfCode, rulesOfTools } from "./foreignRules.ts"
import { reasonIn } from "./suppressionsIn.ts"

/**
 * Lines of which a comment speaks: its `own`; the one `below`; its own or, where it `stands` alone, the one below as well; all
 * `from` it on until the tool is told to look again; the `block` that begins below or at it; the outermost block that is
 * `around` it; the whole `file`.
 */
type Reach = "own" | "below" | "stands" | "from" | "block" | "around" | "file"

/** A comment of another tool. */
interface OtherTool {
  readonly tool: string
  readonly mark: string
  /** Group `names`: the rules it names, where it names any; group `reason`. */
  readonly form: RegExp
  readonly reach: Reach
  /** What ends the lines it speaks of, with the rules for which it does. */
  readonly end?: RegExp
  /** Whose rules they are; absent where their names say what they are about. */
  readonly rules?: ReadonlyArray<ForeignTool>
  /** What it speaks of where it names no rule; all that its tool has rules about, where that is known. */
  readonly bare?: "all" | "nothing"
}

const JS = String.raw`(?:\/\/|\/\*)\s*`
const HASH = String.raw`(?:#|\/\/|\/\*)\s*`
const ESLINT_REST = String.raw`(?<names>(?:(?!--|\*\/).)*)(?:--(?<reason>.*))?`
const SNIFFS = String.raw`(?:\s+(?<names>[\w.,\s]*\w))?\s*(?:--(?<reason>.*))?`
const CHECKS = String.raw`(?:\((?<names>[\w.,*\s-]*)\))?(?::\s*(?<reason>.*))?`

/**
 * gosec and Bandit, "Annotating code" and "Exclusions"; golangci-lint, "Nolint Directive"; SonarQube, "Issues: false positives";
 * Semgrep, "Ignore files, folders, and code"; LGTM and CodeQL, "Alert suppression"; Flake8, "Selecting and Ignoring Violations";
 * Ruff, "Error suppression"; ESLint, "Disabling Rules"; RuboCop, "Disabling Cops within Source Code"; C#, "#pragma warning";
 * PHP_CodeSniffer, "Ignoring Parts of a File"; PHPStan, "Ignoring Errors"; clang-tidy, "Suppressing Undesired Diagnostics";
 * Flawfinder, "-n"; tfsec, "Ignoring Checks"; Trivy, "By Inline Comments"; Checkov, "Suppressing and Skipping Policies"; KICS,
 * "Using commands on scanned files as comments".
 */
const TOOLS: ReadonlyArray<OtherTool> = [
  {
    tool: "nosec",
    mark: "nosec",
    form: /(?:#|\/\/|\/\*)\s*#?\s*nosec\b:?[ \t]*(?<names>(?:[BG]\d{3}[ \t,]*)*)/,
    reach: "stands",
    rules: ["gosec", "bandit"],
    bare: "all"
  },
  {
    tool: "nolint",
    mark: "nolint",
    form: /\/\/\s*nolint(?![\w-])(?::(?<names>[\w,-]+))?/,
    reach: "stands",
    bare: "all"
  },
  { tool: "NOSONAR", mark: "NOSONAR", form: /(?:#|\/\/|\/\*|--|<!--)\s*NOSONAR\b/, reach: "own", bare: "all" },
  {
    tool: "nosemgrep",
    mark: "nosem",
    form: /(?:#|\/\/|\/\*|--|<!--|;)\s*nosem(?:grep)?\b(?::\s*(?<names>[\w.,\s-]*\w))?/,
    reach: "stands",
    bare: "all"
  },
  {
    tool: "lgtm",
    mark: "lgtm",
    form: /(?:#|\/\/|\/\*)\s*lgtm\b(?:\s*\[(?<names>[\w/,\s-]+)\])?/,
    reach: "own",
    bare: "all"
  },
  { tool: "codeql", mark: "codeql[", form: /(?:#|\/\/|\/\*)\s*codeql\[(?<names>[\w/,-]+)\]/, reach: "stands" },
  {
    tool: "noqa",
    mark: "noqa",
    form: /#\s*(?:ruff|flake8):\s*noqa\b(?::\s*(?<names>[A-Z]+\d*(?:[,\s]+[A-Z]+\d+)*))?/i,
    reach: "file",
    rules: ["ruff"]
  },
  {
    tool: "noqa",
    mark: "noqa",
    form: /#\s*noqa\b(?::\s*(?<names>[A-Z]+\d*(?:[,\s]+[A-Z]+\d+)*))?/i,
    reach: "own",
    rules: ["ruff"]
  },
  {
    tool: "eslint-disable",
    mark: "eslint-disable",
    form: new RegExp(`${JS}eslint-disable-next-line\\b${ESLINT_REST}`),
    reach: "below",
    rules: ["eslint"]
  },
  {
    tool: "eslint-disable",
    mark: "eslint-disable",
    form: new RegExp(`${JS}eslint-disable-line\\b${ESLINT_REST}`),
    reach: "own",
    rules: ["eslint"]
  },
  {
    tool: "eslint-disable",
    mark: "eslint-disable",
    form: new RegExp(String.raw`\/\*\s*eslint-disable(?![\w-])${ESLINT_REST}`),
    reach: "from",
    end: /\/\*\s*eslint-enable(?![\w-])(?<names>(?:(?!--|\*\/).)*)/,
    rules: ["eslint"]
  },
  {
    tool: "rubocop:disable",
    mark: "rubocop",
    form: /#\s*rubocop\s*:\s*(?:disable|todo)\b\s+(?<names>[\w/]+(?:\s*,\s*[\w/]+)*)(?:\s*--(?<reason>.*))?/,
    reach: "from",
    end: /#\s*rubocop\s*:\s*enable\b\s+(?<names>[\w/]+(?:\s*,\s*[\w/]+)*)/,
    rules: ["rubocop"]
  },
  {
    tool: "#pragma warning disable",
    mark: "#pragma",
    form: /^\s*#pragma\s+warning\s+disable\b(?<names>[\w\s,]*)(?:\/\/(?<reason>.*))?/,
    reach: "from",
    end: /^\s*#pragma\s+warning\s+restore\b(?<names>[\w\s,]*)/,
    rules: ["dotnet", "sonar"]
  },
  {
    tool: "phpcs:ignore",
    mark: "phpcs:ignore",
    form: new RegExp(`${HASH}phpcs:ignore(?!\\w)${SNIFFS}`),
    reach: "stands",
    rules: ["phpcs"]
  },
  {
    tool: "phpcs:disable",
    mark: "phpcs:disable",
    form: new RegExp(`${HASH}phpcs:disable\\b${SNIFFS}`),
    reach: "from",
    end: new RegExp(`${HASH}phpcs:enable\\b${SNIFFS}`),
    rules: ["phpcs"]
  },
  {
    tool: "phpcs:ignoreFile",
    mark: "phpcs:ignoreFile",
    form: new RegExp(`${HASH}phpcs:ignoreFile\\b`),
    reach: "file",
    rules: ["phpcs"]
  },
  {
    tool: "@phpstan-ignore",
    mark: "@phpstan-ignore",
    form: /(?:\/\/|\/\*\*?|#)\s*@phpstan-ignore(?![\w-])\s+(?<names>[\w.]+(?:\s*,\s*[\w.]+)*)(?:\s*\((?<reason>[^)]*)\))?/,
    reach: "stands",
    rules: ["phpstan"]
  },
  { tool: "NOLINT", mark: "NOLINT", form: new RegExp(`${JS}NOLINT(?!\\w)${CHECKS}`), reach: "own", rules: ["clang"] },
  {
    tool: "NOLINT",
    mark: "NOLINTNEXTLINE",
    form: new RegExp(`${JS}NOLINTNEXTLINE\\b${CHECKS}`),
    reach: "below",
    rules: ["clang"]
  },
  {
    tool: "NOLINT",
    mark: "NOLINTBEGIN",
    form: new RegExp(`${JS}NOLINTBEGIN\\b${CHECKS}`),
    reach: "from",
    end: new RegExp(`${JS}NOLINTEND\\b${CHECKS}`),
    rules: ["clang"]
  },
  { tool: "flawfinder", mark: "lawfinder", form: /[Ff]lawfinder:\s*ignore/, reach: "stands", rules: ["flawfinder"] },
  {
    tool: "tfsec:ignore",
    mark: "tfsec:ignore:",
    form: /tfsec:ignore:(?<names>[\w*-]+)/g,
    reach: "block",
    rules: ["terraform"]
  },
  {
    tool: "trivy:ignore",
    mark: "trivy:ignore:",
    form: /trivy:ignore:(?<names>[\w*-]+)/g,
    reach: "block",
    rules: ["terraform"]
  },
  {
    tool: "checkov:skip",
    mark: "checkov:skip=",
    form: /checkov:skip=(?<names>\w+)(?::(?<reason>.*))?/,
    reach: "around",
    rules: ["terraform"],
    bare: "nothing"
  },
  { tool: "kics-scan", mark: "kics-scan", form: /(?:#|\/\/)\s*kics-scan\s+ignore-line\b/, reach: "below", bare: "all" },
  { tool: "kics-scan", mark: "kics-scan", form: /(?:#|\/\/)\s*kics-scan\s+ignore-block\b/, reach: "block", bare: "all" }
]

/** A text, line by line. */
type Lines = ReadonlyArray<string>

/** What stands in quotes or comments opens and closes nothing. */
const bare = (line: string): string => line.replace(/"(?:[^"\\]|\\.)*"|#.*$|\/\/.*$/g, "")

const countOf = (line: string, bracket: string): number => line.split(bracket).length - 1

const opened = (line: string): number => countOf(line, "{") - countOf(line, "}")

const indentOf = (line: string): number => line.length - line.trimStart().length

const isBlank = (line: string | undefined): boolean => line === undefined || bare(line).trim() === ""

/** So many lines are looked at for the end of a block. */
const MAX_LINES = 2_000

/** The line, from 1, with which the block ends that begins at an index: by its braces, or else by what is indented below it. */
const lastLineOfBlock = (lines: Lines, at: number): number => {
  let first = at
  while (first < lines.length && first - at < MAX_LINES && isBlank(lines[first])) first++
  const begin = lines[first]
  if (begin === undefined) return lines.length
  let depth = opened(bare(begin))
  let last = first
  if (depth > 0) {
    while (depth > 0 && last + 1 < lines.length && last - first < MAX_LINES) depth += opened(bare(lines[++last]!))
    return last + 1
  }
  if (!/[:=]\s*$|^\s*-\s/.test(bare(begin))) return first + 1
  const indent = indentOf(begin)
  for (let next = first + 1; next < lines.length && next - first < MAX_LINES; next++) {
    if (isBlank(lines[next])) continue
    if (indentOf(lines[next]!) <= indent) break
    last = next
  }
  return last + 1
}

/** The lines, from 1, of the outermost block around an index: one in braces that begins at the margin, or what is indented. */
const outermostBlock = (lines: Lines, at: number): { readonly line: number; readonly endLine: number } => {
  let first = at
  while (first > 0 && at - first < MAX_LINES && (isBlank(lines[first]) || indentOf(lines[first]!) > 0)) first--
  return { line: first + 1, endLine: Math.max(at + 1, lastLineOfBlock(lines, first)) }
}

/** Linters by whose name golangci-lint lets cryptography pass. */
const LINTERS: ReadonlySet<string> = new Set(["gosec", "gas", "all"])

const namesIn = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? "").split(/[\s,]+/).filter((name) => name !== "")

const ofName = ({ tool, rules }: OtherTool, name: string): ReadonlyArray<string> => {
  if (tool === "nolint") return LINTERS.has(name) ? ["*"] : []
  if (rules === undefined) return rulesByWords(name)
  if (name === "all") return rulesOfTools(rules)
  return rulesOfCode(rules, tool === "noqa" ? `${name.toUpperCase()}*` : name.endsWith("/") ? `${name}*` : name)
}

const ofNames = (one: OtherTool, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (names.length > 0) return [...new Set(names.flatMap((name) => ofName(one, name)))]
  if (one.bare === "all") return ["*"]
  return one.bare === "nothing" || one.rules === undefined ? [] : rulesOfTools(one.rules)
}

/** Where a tool is told to look again, and at what. */
interface End {
  readonly line: number
  readonly names: ReadonlyArray<string>
}

const endsIn = ({ end }: OtherTool, lines: Lines): ReadonlyArray<End> =>
  end === undefined
    ? []
    : lines.flatMap((line, at) => {
        const found = end.exec(line)
        return found === null ? [] : [{ line: at + 1, names: namesIn(found.groups?.["names"]) }]
      })

/** The line at which the tool is told to look at what a rule finds again, or at all; the last line where it is not. */
const endOf = (ends: ReadonlyArray<End>, line: number, name: string | undefined, last: number): number =>
  ends.find(
    (one) =>
      one.line > line &&
      (one.names.length === 0 || one.names.includes("all") || (name !== undefined && one.names.includes(name)))
  )?.line ?? last

const isAlone = (line: string, at: number): boolean => line.slice(0, at).trim() === ""

/** The lines of a file, and where they tell a tool to look again. */
interface Commented {
  readonly lines: Lines
  readonly endsOf: (one: OtherTool) => ReadonlyArray<End>
}

type Lined = Pick<Suppression, "line" | "endLine" | "isOfLine">

/** Lines of which a comment at an index speaks, for one of the rules it names. */
const linesOf = (
  one: OtherTool,
  { lines, endsOf }: Commented,
  at: number,
  column: number,
  name: string | undefined
): Lined => {
  const line = at + 1
  const own: Lined = { line, isOfLine: true }
  const stands = isAlone(lines[at]!, column)
  switch (one.reach) {
    case "own":
      return own
    case "below":
      return { line: line + 1, isOfLine: true }
    case "stands":
      return stands ? { line } : own
    case "file":
      return { line: 1, endLine: lines.length }
    case "from":
      return stands ? { line, endLine: endOf(endsOf(one), line, name, lines.length) } : own
    case "block":
      return { line, endLine: lastLineOfBlock(lines, stands ? at + 1 : at) }
    case "around":
      return outermostBlock(lines, at)
  }
}

const suppressionsOf = (
  path: string,
  one: OtherTool,
  file: Commented,
  at: number,
  found: RegExpMatchArray
): ReadonlyArray<Suppression> => {
  const names = namesIn(found.groups?.["names"])
  const reason = reasonIn(found.groups?.["reason"] ?? "")
  const each = one.reach === "from" && names.length > 1 ? names.map((name) => [name]) : [names]
  return each.flatMap((some): ReadonlyArray<Suppression> => {
    const rules = ofNames(one, some)
    if (rules.length === 0) return []
    const reach = linesOf(one, file, at, found.index!, some[0])
    return [{ path, ...reach, rules, tool: one.tool, ...(reason !== undefined && { reason }) }]
  })
}

const foundIn = ({ form }: OtherTool, line: string): ReadonlyArray<RegExpMatchArray> => {
  if (form.global) return [...line.matchAll(form)]
  const found = form.exec(line)
  return found === null ? [] : [found]
}

/** So many comments of a file are read that speak of more than a line. */
const MAX_RANGES = 1_000

const RANGES: ReadonlySet<Reach> = new Set(["from", "block", "around", "file"])

const commented = (lines: Lines): Commented => {
  const known = new Map<OtherTool, ReadonlyArray<End>>()
  return {
    lines,
    endsOf: (one) => {
      const ends = known.get(one) ?? endsIn(one, lines)
      known.set(one, ends)
      return ends
    }
  }
}

/** The comments by which other tools are told to pass over lines, as far as they speak of cryptography, in the order of lines. */
export const otherToolsComments = (path: string, text: string): ReadonlyArray<Suppression> => {
  const tools = TOOLS.filter(({ mark }) => text.includes(mark))
  if (tools.length === 0) return []
  const file = commented(text.split("\n"))
  let ranges = 0
  return file.lines.flatMap((content, at) =>
    tools.flatMap((one) => {
      if (!content.includes(one.mark)) return []
      if (RANGES.has(one.reach) && ++ranges > MAX_RANGES) return []
      return foundIn(one, content).flatMap((found) => suppressionsOf(path, one, file, at, found))
    })
  )
}
