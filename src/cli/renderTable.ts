import { algorithmName } from "../../scanner/model/algorithmName.ts"
import type { Finding } from "../../scanner/model/Finding.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"

const SHOWN_PLACES = 3

interface Group {
  readonly kind: string
  readonly name: string
  readonly findings: Array<Finding>
}

const groupFindings = (findings: ReadonlyArray<Finding>): ReadonlyArray<Group> => {
  const groups = new Map<string, Group>()
  for (const finding of findings) {
    const name = algorithmName(finding.facts, finding.kind)
    const key = `${finding.kind} ${name}`
    const group = groups.get(key) ?? { kind: finding.kind, name, findings: [] }
    group.findings.push(finding)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) =>
    a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.name < b.name ? -1 : a.name > b.name ? 1 : 0
  )
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Paths come from the scanned tree; characters that could steer a terminal are shown as `?`. */
const printable = (text: string): string => text.replace(CONTROL, "?")

const places = (findings: ReadonlyArray<Finding>): string => {
  const shown = findings.slice(0, SHOWN_PLACES).map(({ path, place }) => `${printable(path)}:${place.line}`)
  const more = findings.length - shown.length
  return shown.join(", ") + (more > 0 ? `, +${more}` : "")
}

const columns = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]!.length))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at]!)))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** Those that are used first; the others are only there. */
const libraryRows = ({ libraries }: ScanReport): ReadonlyArray<ReadonlyArray<string>> =>
  libraries
    .toSorted((a, b) => Number(b.used) - Number(a.used))
    .map(({ name, version, uses, occurrences: [first] }) => [
      printable(name),
      version ?? "",
      uses === 0 ? "available" : String(uses),
      first === undefined ? "" : `${printable(first.path)}:${first.place.line}`
    ])

const section = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.length === 0 ? "" : `${columns([head, ...rows])}\n\n`

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const summary = (report: ScanReport): string => {
  const languages = Object.entries(report.languages)
    .map(([name, { files }]) => `${name} ${files}`)
    .join(", ")
  const reasons = new Map<string, number>()
  for (const { reason } of report.skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const skipped = [...reasons]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([reason, count]) => `${reason} ${count}`)
    .join(", ")
  return [
    `${counted(report.findings.length, "finding")} in ${counted(report.filesScanned, "file")}${languages === "" ? "" : ` (${languages})`}`,
    ...(skipped === "" ? [] : [`not scanned: ${skipped}`]),
    ...(report.partial.length === 0
      ? []
      : [`${counted(report.partial.length, "file")} with syntax errors, scanned as far as possible`])
  ].join("\n")
}

/** The report for a person at a terminal: one line per kind and algorithm, with the first places, and one per library. */
export const renderTable = (report: ScanReport): string => {
  const rows = groupFindings(report.findings).map(({ kind, name, findings }) => [
    kind,
    name,
    String(findings.length),
    places(findings)
  ])
  return [
    section(["KIND", "ALGORITHM", "USES", "WHERE"], rows),
    section(["LIBRARY", "VERSION", "USES", "WHERE"], libraryRows(report)),
    `${summary(report)}\n`
  ].join("")
}
