import { algorithmOf } from "../model/algorithms.ts"
import type { Finding } from "../model/Finding.ts"
import { type ParsedFile, scopeAround } from "../source/ParsedFile.ts"

const isHash = ({ facts: { name } }: Finding): boolean => algorithmOf(name)?.primitive === "hash"

/** A hash of a password that is none for passwords. */
const isPlain = (finding: Finding): boolean => finding.facts.purpose === "password" && isHash(finding)

const isForPasswords = (finding: Finding): boolean => finding.kind === "password-hash" && !isHash(finding)

/**
 * A function that checks or makes hashes for passwords as well knows plain ones from before: it compares a password with what is still kept in that
 * way, and keeps it in the better one from then on.
 */
export const besidePasswordHashes = (file: ParsedFile, findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const better = findings.filter(isForPasswords)
  if (better.length === 0) return findings
  const functionOf = ({ place }: Finding): number | undefined =>
    scopeAround(file.scopes, file.offsetOf(place), "function")
  const around = new Map(better.flatMap((one) => [[functionOf(one), one] as const]))
  return findings.map((finding) => {
    const scope = isPlain(finding) && finding.isOption !== true ? functionOf(finding) : undefined
    const beside = scope === undefined ? undefined : around.get(scope)
    if (beside === undefined) return finding
    const { api: symbol, place } = beside
    return {
      ...finding,
      isOption: true as const,
      evidence: [...finding.evidence, { place, symbol, role: "offer" as const }]
    }
  })
}
