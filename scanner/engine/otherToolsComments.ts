import type { Suppression } from "../model/ScanReport.ts"

const HASHES = ["CM-HASH-*", "CM-PASSWORD-*", "CM-SIGNATURE-*", "CM-MAC-*"]
const CIPHERS = ["CM-CIPHER-*", "CM-MODE-*", "CM-KEY-SYMMETRIC-*"]
const PROTOCOLS = ["CM-TLS-*"]
const RANDOM = ["CM-RANDOM-*"]
const KEYS = ["CM-KEY-*"]
const WRITTEN = ["CM-HARDCODED-*", "CM-NONCE-*"]
const SSH = ["CM-SSH-*"]

/** Rules of other tools about cryptography, and the rules of ours that find the same. */
const CODES: { readonly [code: string]: ReadonlyArray<string> } = {
  G101: WRITTEN,
  G106: SSH,
  G401: [...HASHES, ...CIPHERS],
  G402: PROTOCOLS,
  G403: KEYS,
  G404: RANDOM,
  G405: CIPHERS,
  G406: HASHES,
  G407: WRITTEN,
  G501: HASHES,
  G502: CIPHERS,
  G503: CIPHERS,
  G505: HASHES,
  G506: HASHES,
  G507: HASHES,
  B105: WRITTEN,
  B106: WRITTEN,
  B107: WRITTEN,
  B303: HASHES,
  B304: CIPHERS,
  B305: CIPHERS,
  B311: RANDOM,
  B323: PROTOCOLS,
  B324: HASHES,
  B501: PROTOCOLS,
  B502: PROTOCOLS,
  B503: PROTOCOLS,
  B504: PROTOCOLS,
  B505: KEYS,
  B507: SSH
}

/** A comment of another tool. */
interface OtherTool {
  readonly tool: string
  readonly mark: string
  /** What follows the mark: one group, the rules it names, where it names any. */
  readonly form: RegExp
  /** Whether a comment that stands alone speaks of the line below it. */
  readonly isAbove: boolean
}

/**
 * gosec and Bandit, "Annotating code" and "Exclusions"; golangci-lint, "Nolint Directive"; SonarQube, "Issues: false positives";
 * Semgrep, "Ignore files, folders, and code"; LGTM and CodeQL, "Alert suppression".
 */
const TOOLS: ReadonlyArray<OtherTool> = [
  {
    tool: "nosec",
    mark: "nosec",
    form: /(?:#|\/\/|\/\*)\s*#?\s*nosec\b:?[ \t]*((?:[BG]\d{3}[ \t,]*)*)/,
    isAbove: true
  },
  { tool: "nolint", mark: "nolint", form: /\/\/\s*nolint(?![\w-])(?::([\w,-]+))?/, isAbove: true },
  { tool: "NOSONAR", mark: "NOSONAR", form: /(?:#|\/\/|\/\*|--|<!--)\s*NOSONAR\b()/, isAbove: false },
  { tool: "nosemgrep", mark: "nosem", form: /(?:#|\/\/|\/\*|--|<!--|;)\s*nosem(?:grep)?\b()/, isAbove: true },
  { tool: "lgtm", mark: "lgtm", form: /(?:#|\/\/|\/\*)\s*lgtm\b()/, isAbove: false },
  { tool: "codeql", mark: "codeql[", form: /(?:#|\/\/|\/\*)\s*codeql\[([\w/,-]+)\]/, isAbove: true }
]

/** Linters by whose name golangci-lint lets cryptography pass. */
const LINTERS: ReadonlySet<string> = new Set(["gosec", "gas", "all"])

/** Words of rules about cryptography. */
const SUBJECTS = /crypt|cipher|hash|md5|sha1|tls|ssl|cert|random|key|password|secret|jwt/i

const rulesFor = ({ tool }: OtherTool, named: string): ReadonlyArray<string> => {
  const names = named.split(/[\s,]+/).filter((name) => name !== "")
  if (names.length === 0) return ["*"]
  if (tool === "nosec") return [...new Set(names.flatMap((name) => CODES[name] ?? []))]
  return names.some((name) => (tool === "nolint" ? LINTERS.has(name) : SUBJECTS.test(name))) ? ["*"] : []
}

const isAlone = (line: string, at: number): boolean => line.slice(0, at).trim() === ""

/** The comments by which other tools are told to pass over a line, as far as they speak of cryptography, in the order of lines. */
export const otherToolsComments = (path: string, text: string): ReadonlyArray<Suppression> => {
  const tools = TOOLS.filter(({ mark }) => text.includes(mark))
  if (tools.length === 0) return []
  return text.split("\n").flatMap((content, at) =>
    tools.flatMap((tool): ReadonlyArray<Suppression> => {
      const found = content.includes(tool.mark) ? tool.form.exec(content) : null
      const rules = found === null ? [] : rulesFor(tool, found[1] ?? "")
      if (found === null || rules.length === 0) return []
      const reaches = tool.isAbove && isAlone(content, found.index)
      return [{ path, line: at + 1, rules, tool: tool.tool, ...(!reaches && { isOfLine: true as const }) }]
    })
  )
}
