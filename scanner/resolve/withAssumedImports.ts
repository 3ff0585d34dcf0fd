import type { FileUses } from "./FileUses.ts"
import { ownerOf, rowOf, type RuleIndex } from "../match/RuleIndex.ts"
import { saysName } from "../match/saysName.ts"
import type { Finding } from "../model/Finding.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { questionId } from "./Question.ts"

const spotOf = ({ api, place }: Finding): string => `${api} ${place.line}:${place.column}`

type UsesOfRun = Pick<FileUses, "findings" | "materials">

/**
 * What belongs to the types of which a call itself says a name that is known: a type of the same name seldom reads it.
 * Where there is such a type, bytes of the source are a material of any.
 */
const ofNamedTypes = (index: RuleIndex, { findings, materials }: UsesOfRun): UsesOfRun => {
  const types = new Set(
    findings.flatMap((finding) => {
      const row = rowOf(index, finding.api)?.row
      return row !== undefined && saysName(row, finding) ? [ownerOf(finding.api)] : []
    })
  )
  const isOfThem = ({ api }: Finding): boolean => types.has(ownerOf(api))
  return { findings: findings.filter(isOfThem), materials: types.size === 0 ? [] : materials }
}

const notAmong = (known: ReadonlyArray<Finding>, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const spots = new Set(known.map(spotOf))
  return findings.flatMap((finding) => (spots.has(spotOf(finding)) ? [] : [{ ...finding, isAssumed: true as const }]))
}

/** What is found, in addition to what is known, as if the file had the imports it lacks. */
export const withAssumedImports = (known: FileUses, assumed: FileUses, index: RuleIndex): FileUses => {
  const { findings, materials } = ofNamedTypes(index, {
    findings: notAmong(known.findings, assumed.findings),
    materials: notAmong(known.materials, assumed.materials)
  })
  const questions = [...known.questions, ...assumed.questions]
  return {
    findings: sortFindings([...known.findings, ...findings]),
    materials: sortFindings([...known.materials, ...materials]),
    questions: [...new Map(questions.map((one) => [questionId(one), one])).values()],
    rows: known.rows
  }
}
