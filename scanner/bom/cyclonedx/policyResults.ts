import type { Assessment, PolicySummary, VerdictStatus } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { slug } from "../bomRef.ts"
import type { Attestation, Claim, Declarations, Definitions } from "./CycloneDxResults.ts"

const KNOWN: ReadonlyArray<VerdictStatus> = ["compliant", "deprecated", "disallowed"]
const STATUSES: ReadonlyArray<VerdictStatus> = [...KNOWN, "unknown"]

/** So many assets are named in a claim. */
const MAX_NAMES = 20

/** The verdicts of one clause of a policy. */
interface Clause {
  readonly ref: string
  readonly clause: string
  readonly names: { readonly [S in VerdictStatus]: ReadonlyArray<string> }
}

const clausesOf = (
  { id }: PolicySummary,
  at: number,
  { verdicts }: Assessment,
  assets: ReadonlyArray<CryptoAsset>
): ReadonlyArray<Clause> => {
  const assessed = assets.flatMap((asset) => {
    const verdict = verdicts.get(asset.id)?.[at]
    return verdict === undefined ? [] : [{ name: asset.name, verdict }]
  })
  const byClause = Map.groupBy(assessed, ({ verdict }) => verdict.clause)
  return [...byClause]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([clause, all], place): Clause => {
      const namesOf = (status: VerdictStatus): ReadonlyArray<string> =>
        all.filter(({ verdict }) => verdict.status === status).map(({ name }) => name)
      const [compliant, deprecated, disallowed, unknown] = STATUSES.map(namesOf)
      return {
        ref: `policy/${slug(id)}/${place + 1}`,
        clause,
        names: { compliant: compliant!, deprecated: deprecated!, disallowed: disallowed!, unknown: unknown! }
      }
    })
}

/** `3 compliant, 1 disallowed`. */
const counts = (count: (status: VerdictStatus) => number): string =>
  STATUSES.filter((status) => count(status) > 0)
    .map((status) => `${count(status)} ${status}`)
    .join(", ")

const claimRef = ({ ref }: Clause, status: VerdictStatus): string => `${ref}/${status}`

const listed = (names: ReadonlyArray<string>): string => {
  const distinct = [...new Set(names)]
  const more = distinct.length - MAX_NAMES
  return `${distinct.slice(0, MAX_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`
}

const claimsOf = (clause: Clause, { title }: PolicySummary, target: string): ReadonlyArray<Claim> =>
  KNOWN.filter((status) => clause.names[status].length > 0).map((status) => ({
    "bom-ref": claimRef(clause, status),
    target,
    predicate: `${status} under ${title}: ${listed(clause.names[status])}`,
    reasoning: clause.clause
  }))

const mapped = (clause: Clause): Attestation["map"][number] => {
  const { ref, names } = clause
  const known = KNOWN.filter((status) => names[status].length > 0)
  const against = known.filter((status) => status !== "compliant").map((status) => claimRef(clause, status))
  const total = known.reduce((sum, status) => sum + names[status].length, 0)
  return {
    requirement: ref,
    ...(names.compliant.length > 0 && { claims: [claimRef(clause, "compliant")] }),
    ...(against.length > 0 && { counterClaims: against }),
    conformance: {
      ...(total > 0 && { score: Math.round((100 * names.compliant.length) / total) / 100 }),
      rationale: counts((status) => names[status].length)
    }
  }
}

const titleOf = ({ title, version, status }: PolicySummary): string =>
  `${title}, ${version}${status === "draft" ? " (draft)" : ""}`

/** The verdicts of the policies as declarations on conformity to standards, clause by clause; nothing without a policy. */
export const policyResults = (
  assessment: Assessment,
  assets: ReadonlyArray<CryptoAsset>,
  tool: string,
  root: string
): { readonly declarations?: Declarations; readonly definitions?: Definitions } => {
  if (assessment.policies.length === 0) return {}
  const assessed = assessment.policies.map((policy, at) => ({
    policy,
    clauses: clausesOf(policy, at, assessment, assets)
  }))
  const assessor = `assessor/${slug(tool)}`
  return {
    declarations: {
      assessors: [{ "bom-ref": assessor, thirdParty: false, organization: { name: tool } }],
      attestations: assessed.map(({ policy, clauses }) => ({
        summary: `${titleOf(policy)}, on ${assessment.on}: ${counts((status) => policy.counts[status]) || "nothing to judge"}`,
        assessor,
        map: clauses.map(mapped)
      })),
      claims: assessed.flatMap(({ policy, clauses }) => clauses.flatMap((clause) => claimsOf(clause, policy, root)))
    },
    definitions: {
      standards: assessed.map(({ policy, clauses }) => ({
        "bom-ref": `policy/${slug(policy.id)}`,
        name: policy.title,
        version: policy.version,
        ...(policy.status === "draft" && { description: "A draft." }),
        requirements: clauses.map(({ ref, clause }) => ({ "bom-ref": ref, identifier: clause })),
        externalReferences: [{ type: "documentation", url: policy.source }]
      }))
    }
  }
}
