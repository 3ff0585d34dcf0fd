import { sortFindings } from "../model/sortFindings.ts"
import { questionId } from "../resolve/Question.ts"
import type { FileResult } from "./FileResult.ts"

const distinctBy = <A>(all: ReadonlyArray<A>, keyOf: (one: A) => string): ReadonlyArray<A> => [
  ...new Map(all.map((one) => [keyOf(one), one])).values()
]

/** What two parts of one file say together. */
export const joinedResults = (first: FileResult, second: FileResult): FileResult => {
  const questions = [...(first.questions ?? []), ...(second.questions ?? [])]
  const answers = [...(first.answers ?? []), ...(second.answers ?? [])]
  const suppressions = [...(first.suppressions ?? []), ...(second.suppressions ?? [])]
  const unrecognised = [...(first.unrecognised ?? []), ...(second.unrecognised ?? [])]
  const defines = [...(first.defines ?? []), ...(second.defines ?? [])]
  const recognisedImports = Math.max(first.recognisedImports ?? 0, second.recognisedImports ?? 0)
  return {
    ...first,
    findings: sortFindings([...first.findings, ...second.findings]),
    partial: first.partial || second.partial,
    ...(questions.length > 0 && { questions: distinctBy(questions, questionId) }),
    ...(answers.length > 0 && { answers }),
    ...(suppressions.length > 0 && { suppressions: suppressions.toSorted((a, b) => a.line - b.line) }),
    ...(unrecognised.length > 0 && { unrecognised: distinctBy(unrecognised, (one) => JSON.stringify(one)) }),
    ...(defines.length > 0 && { defines: distinctBy(defines, (one) => JSON.stringify(one)) }),
    ...(recognisedImports > 0 && { recognisedImports })
  }
}
