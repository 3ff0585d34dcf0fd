import type { EmbeddedFile } from "../embeddedFiles.ts"

const MAX_DOCUMENTS = 64

/** So many marks that nothing ends. */
const MAX_OPEN = 64

const MARK = /<<-?[ \t]*(\\?|["']?)([A-Za-z_]\w*)\1?/

/** Where a line writes what it reads: `> file`, `tee file`, `install /dev/stdin file`. */
const TARGETS: ReadonlyArray<RegExp> = [
  />{1,2}[ \t]*["']?([^\s"'|;&<>()]+)/,
  /\btee[ \t]+(?:-{1,2}[\w-]+[ \t]+)*["']?([^\s"'|;&<>()]+)/,
  /\/dev\/stdin[ \t]+["']?([^\s"'|;&<>()]+)/,
  /^[ \t]*COPY[ \t][^\n]*<<[^\n]*[ \t]([^\s"']+)[ \t]*$/i
]

/** A request or an extension that openssl(1) reads there. */
const REQUEST = /\bopenssl\b.*[ \t]-(?:config|extfile)[ \t]+(?:\/dev\/stdin|-|<\()/

const targetOf = (line: string): string | undefined => {
  if (REQUEST.test(line)) return "openssl.cnf"
  const found = TARGETS.map((target) => target.exec(line)?.[1]).find(
    (name) => name !== undefined && !name.startsWith("/dev/")
  )
  return found?.replace(/^\/+/, "")
}

/** Files that a script of a shell writes out: `cat > nginx.conf <<END`. */
export const hereDocuments = (text: string): ReadonlyArray<EmbeddedFile> => {
  if (!text.includes("<<")) return []
  const lines = text.split(/\r?\n/)
  const found: Array<EmbeddedFile> = []
  const open = new Set<string>()
  for (let at = 0; at < lines.length && found.length < MAX_DOCUMENTS && open.size < MAX_OPEN; at++) {
    const [, , tag] = MARK.exec(lines[at]!.slice(0, 1_024)) ?? []
    if (tag === undefined || open.has(tag)) continue
    const start = at + 1
    let end = start
    while (end < lines.length && lines[end]!.trim() !== tag) end++
    if (end === lines.length) {
      open.add(tag)
      continue
    }
    const before = /(?:\\|<\()[ \t]*$/.test(lines[at - 1] ?? "") ? lines[at - 1]! : ""
    const name = targetOf((before + lines[at]!).slice(0, 1_024))
    const place = { line: start, column: 1, endLine: start, endColumn: 1 }
    if (name !== undefined) found.push({ name, text: lines.slice(start, end).join("\n"), place, margin: 0 })
    at = end
  }
  return found
}
