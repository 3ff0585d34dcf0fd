import type { CodeLine } from "./CodeLine.ts"
import type { FactSources } from "./Facts.ts"
import type { ScoreCoverage } from "./scoreCoverageOf.ts"
import type { Originated } from "./Origin.ts"
import type { Place } from "./Place.ts"
import type { Purpose } from "./Purpose.ts"
import type { TrailStep } from "./Trail.ts"
import type { UsageScope } from "./UsageScope.ts"

/** `deprecated` and `disallowed` may lie in the future: see `from`. `unknown` where the policy or the asset leaves it open. */
export type VerdictStatus = "compliant" | "deprecated" | "disallowed" | "unknown"

/** The verdict of one policy on one asset. */
export interface Verdict {
  readonly policy: string
  readonly status: VerdictStatus
  /** First day on which it applies, ISO 8601; absent where it applies already. */
  readonly from?: string
  /** Whether it applies on the day of the assessment. */
  readonly isInEffect: boolean
  /** What the policy announces for later. */
  readonly later?: { readonly status: "disallowed"; readonly from: string }
  /** Where the policy states it: section, table or row. */
  readonly clause: string
  readonly note?: string
  /** Of an unknown verdict: attributes that would have to be known. */
  readonly needs?: ReadonlyArray<string>
}

export type Severity = "critical" | "high" | "medium" | "low" | "info"

export type Confidence = "high" | "medium" | "low"

export type WeaknessCategory =
  | "weak-hash"
  | "weak-cipher"
  | "weak-mode"
  | "weak-padding"
  | "weak-parameter"
  | "short-key"
  | "quantum-vulnerable"
  | "deprecated-protocol"
  | "certificate"
  | "hard-coded-key"
  | "static-nonce"
  | "insecure-random"
  | "disabled-verification"

/** Where a weakness is. */
export interface WeaknessLocation extends Originated {
  readonly path: string
  readonly place: Place
  /** Its line of code, where the scan has it and it may be shown. */
  readonly code?: CodeLine
  /** Qualified API that is called there. */
  readonly symbol: string
  readonly scope: UsageScope
  /** The literal table, array or enumeration of which it is a row. */
  readonly table?: Place
}

/** One weakness at one place, of one of the values that are used there. */
export interface WeakPlace {
  /** 32 hexadecimal digits that stay the same when lines move. */
  readonly id: string
  /** `CM-HASH-MD5`. */
  readonly rule: string
  readonly category: WeaknessCategory
  readonly severity: Severity
  readonly confidence: Confidence
  /** Where the attributes come from that make it a weakness; an attribute that is absent is fixed by the API. */
  readonly basis: FactSources
  /** True where the file only seems to use the library. */
  readonly isAssumed?: true
  /** The file of the row of the project's own rules that says what is called. */
  readonly ownRules?: string
  /** Numbers of the Common Weakness Enumeration. */
  readonly cwe: ReadonlyArray<number>
  readonly title: string
  readonly message: string
  /** The concrete replacement. */
  readonly recommendation: string
  /** Addresses of what the rule rests on. */
  readonly references: ReadonlyArray<string>
  /** Id of the asset. */
  readonly asset: string
  /** Name of the asset. */
  readonly algorithm: string
  readonly isQuantumVulnerable: boolean
  /** NIST category 0 to 5; absent where it is unknown. */
  readonly quantumLevel?: number
  readonly location: WeaknessLocation
  /** Where the use itself is, if that is not the location: cipher suites are reported where they are named. */
  readonly use?: Place
  /** Where the values came from that make it one, in the order met; absent where they stand there. */
  readonly trail?: ReadonlyArray<TrailStep>
  /** Verdicts on the asset that are not `compliant`, nor `unknown`. */
  readonly policies: ReadonlyArray<Verdict>
  /**
   * The context of the use: `test`, `example` and `non-security` make the severity lower than that of the rule,
   * `vendored` and `generated` do not.
   */
  readonly context?: string
  /** What the result is for, as far as that is known; the step `purpose` of the trail says from what. */
  readonly purpose?: Purpose
  /** True where the call takes one of several algorithms, of which this is one. */
  readonly isChosen?: true
  /** What the use does instead of encrypting, signing or the like: it only names the algorithm, or only reads or checks what was made elsewhere; or only offers it. */
  readonly onlyDoes?: "name" | "read" | "offer"
  /** `tool`: the mark of another tool, whose comment it is. A decision is what somebody said of the finding in a service. */
  readonly suppressed?: {
    readonly by: "comment" | "baseline" | "decision"
    readonly tool?: string
    readonly reason?: string
  }
}

/**
 * What is reported as one finding: the worst of its places, those that are not suppressed before others. One call with several
 * values, one table with its rows and one file of trust anchors are each one finding.
 */
export interface Weakness extends WeakPlace {
  /** Its other places and values, in order of path and line; absent where there are none. Each may be suppressed by itself. */
  readonly others?: ReadonlyArray<WeakPlace>
}

/** Contributions that are no rules: what nobody could judge, and that few assets without a finding say little. */
export const OF_NOT_JUDGED = "not-judged"
export const OF_FEW_KINDS = "few-kinds"

/** What a part of a score comes from. */
export interface Contribution {
  /** Rule id, algorithm, or one of the above. */
  readonly of: string
  readonly severity?: Severity
  /** Places that are concerned; of those that are no rules, assets and libraries. */
  readonly uses: number
  /** Points taken away, from 0 to 100, not rounded. */
  readonly points: number
}

export interface PartialScore {
  /** Integer from 0 to 100; absent where nothing was judged. */
  readonly value?: number
  /** Places that were judged. */
  readonly uses: number
  /** The largest first. */
  readonly contributions: ReadonlyArray<Contribution>
}

/** Changes with every change of the formula of a score, of a weight or of a severity. */
export const METHODOLOGY_VERSION = "2.0"

/** By what and on what scores were computed. */
export interface ScoreBasis {
  readonly methodologyVersion: string
  /** Why there is no hygiene score, as a clause. */
  readonly notJudged?: string
  /** What the scores rest on; absent where a bill of materials does not state it. */
  readonly coverage?: ScoreCoverage
}

/** `docs/methodology.md` explains it. */
export interface Score extends ScoreBasis {
  /** Freedom from classical weaknesses. */
  readonly hygiene: PartialScore
  /** Readiness for quantum computers. */
  readonly quantum: PartialScore
}

/** A policy that the inventory was evaluated against. */
export interface PolicySummary {
  readonly id: string
  readonly title: string
  readonly version: string
  readonly status: "final" | "draft"
  readonly source: string
  readonly counts: { readonly [S in VerdictStatus]: number }
}

/** Policies that disagree on an asset. */
export interface Conflict {
  readonly asset: string
  readonly verdicts: ReadonlyArray<Verdict>
  /** First day on which they do, ISO 8601; absent where they do on the day of the assessment. */
  readonly from?: string
}

/** A rule with at least one weakness. */
export interface RuleSummary {
  readonly id: string
  readonly category: WeaknessCategory
  /** Of a use in production code whose purpose is not known. */
  readonly severity: Severity
  readonly title: string
  readonly cwe: ReadonlyArray<number>
  readonly references: ReadonlyArray<string>
}

/** What an inventory means on one day under some policies. */
export interface Assessment {
  /** The day of the assessment, an ISO 8601 date. */
  readonly on: string
  readonly policies: ReadonlyArray<PolicySummary>
  /** By asset id, in the order of the policies. */
  readonly verdicts: ReadonlyMap<string, ReadonlyArray<Verdict>>
  /** Where one policy allows what another disallows on that day. */
  readonly conflicts: ReadonlyArray<Conflict>
  /** Where one will only begin to disallow, or to allow, on a later day. */
  readonly laterConflicts: ReadonlyArray<Conflict>
  /** Findings, the most severe first, then by path, line and rule; suppressed ones included. */
  readonly weaknesses: ReadonlyArray<Weakness>
  /** Of the weaknesses, in order of ids. */
  readonly rules: ReadonlyArray<RuleSummary>
  readonly score: Score
}

/** Suppressed weaknesses are shown, but do not count. A finding is open where one of its places is. */
export const isOpen = ({ suppressed }: Pick<WeakPlace, "suppressed">): boolean => suppressed === undefined

/** The worst first. */
export const severities = ["critical", "high", "medium", "low", "info"] as const satisfies ReadonlyArray<Severity>
