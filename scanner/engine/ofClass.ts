import { type Finding, movedFinding } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import type { Answer } from "../resolve/Question.ts"
import type { FileResult } from "./FileResult.ts"

type Trailed = Answer["values"][number]

/** Code of a `finally` stands several times in a class, and that of fields in each constructor. */
const distinct = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => [
  ...new Map(findings.map((one) => [JSON.stringify([one.api, one.place, one.facts]), one])).values()
]

/** A text that was written of what a compiler made: the line of the source of each of its lines, and whether all of it is there. */
interface Written {
  readonly lines: ReadonlyArray<number>
  readonly isWhole: boolean
  /** The member that each line is of, where its line is that of the text only. */
  readonly members?: ReadonlyArray<string>
}

/** A line of code behind the name of the member that it is of. */
const withMember = (finding: Finding, members: ReadonlyArray<string>): Finding => {
  const member = members[finding.place.line - 1] ?? ""
  if (finding.code === undefined || member === "") return finding
  const { text, start, end } = finding.code
  const before = `${member}: `
  return { ...finding, code: { text: before + text, start: start + before.length, end: end + before.length } }
}

/** What was found in the text of a class, with the lines of its source file; the first where the class does not say them. */
export const ofClass = (result: FileResult, { lines, isWhole, members = [] }: Written): FileResult => {
  const lineOf = (line: number): number => Math.max(1, lines[line - 1] ?? 1)
  const moved = (place: Place): Place => {
    const line = lineOf(place.line)
    return { ...place, line, endLine: Math.max(line, lineOf(place.endLine)) }
  }
  const movedValue = (value: Trailed): Trailed => ({
    ...value,
    evidence: value.evidence.map((one) => (one.path === undefined ? { ...one, place: moved(one.place) } : one))
  })
  const { findings, answers, unrecognised, suppressions, partial } = result
  return {
    ...result,
    partial: partial || !isWhole,
    findings: distinct(findings.map((one) => movedFinding(withMember(one, members), moved))),
    ...(answers !== undefined && {
      answers: answers.map((one) => ({ ...one, values: one.values.map(movedValue) }))
    }),
    ...(suppressions !== undefined && {
      suppressions: suppressions.map((one) => ({
        ...one,
        line: lineOf(one.line),
        ...(one.endLine !== undefined && { endLine: lineOf(one.endLine) })
      }))
    }),
    ...(unrecognised !== undefined && {
      unrecognised: unrecognised.map((one) => ({
        ...one,
        line: lineOf(one.line),
        calls: one.calls.map((call) => ({ ...call, line: lineOf(call.line) }))
      }))
    })
  }
}
