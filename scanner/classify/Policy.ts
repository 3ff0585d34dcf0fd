import type { VerdictStatus } from "../model/Assessment.ts"
import type { Selector } from "./Selector.ts"

/** The verdict of a policy on the assets that a row selects. */
export interface PolicyRow {
  readonly when: Selector
  /** `unknown` where the policy leaves it open, or speaks of it only under conditions that an asset does not show. */
  readonly status: VerdictStatus
  /** First day on which the row applies, ISO 8601; absent where it applies already. */
  readonly from?: string
  /** What follows on a deprecation. */
  readonly later?: { readonly status: "disallowed"; readonly from: string }
  /** Where the policy states it: section, table or row. */
  readonly clause: string
  /** The row is skipped where it depends on an attribute that the asset lacks, such as the key size of a MAC. */
  readonly onlyWhereSaid?: true
  /** Allowed only together with a classical mechanism. */
  readonly onlyInHybrid?: true
  /** The restriction is on the use alone: as a part of a hybrid it stays allowed. */
  readonly onlyAlone?: true
  /** What else a reader must know: a condition that source code does not show. */
  readonly note?: string
}

/** A set of rules for cryptography that somebody published. The first row that is about an asset decides. */
export interface Policy {
  /** Lower case with hyphens: `nist-sp-800-131a`. */
  readonly id: string
  readonly title: string
  readonly authority: string
  /** As published: `Rev. 2`. */
  readonly version: string
  readonly status: "final" | "draft"
  /** ISO 8601 date. */
  readonly published: string
  /** Address of the document. */
  readonly source: string
  /** Whom and what it is for. */
  readonly scope: string
  readonly rows: ReadonlyArray<PolicyRow>
  /** The verdict on an algorithm that no row selects. */
  readonly otherwise: {
    readonly status: "disallowed" | "unknown"
    readonly clause: string
  }
}
