import type { VerdictStatus } from "../model/Assessment.ts"
import type { Selector } from "./Selector.ts"

/** What a policy says of the assets that a row is about. */
export interface PolicyRow {
  readonly when: Selector
  /** `unknown` where the policy leaves it open, or speaks of it only under conditions that an asset does not show. */
  readonly status: VerdictStatus
  /** First day on which it holds, ISO 8601; absent where it holds already. */
  readonly from?: string
  /** What follows on a deprecation. */
  readonly later?: { readonly status: "disallowed"; readonly from: string }
  /** Where the policy says it: section, table or row. */
  readonly clause: string
  /** The row is passed over where it depends on what an asset does not say, such as the size of a key of a MAC. */
  readonly onlyWhereSaid?: true
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
  /** Of an algorithm that no row is about: what the policy says of everything that it does not name. */
  readonly otherwise: {
    readonly status: "disallowed" | "unknown"
    readonly clause: string
  }
}
