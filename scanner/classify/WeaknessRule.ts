import type { WeaknessCategory } from "../model/Assessment.ts"
import type { Selector } from "./Selector.ts"
import type { RuleId } from "./severityOf.ts"

/**
 * Of the rules about one aspect, only the first that holds of a use is reported. Of the aspect `suite` each cipher suite is
 * judged by itself.
 */
export type Aspect =
  | "algorithm"
  | "digest"
  | "key"
  | "curve"
  | "mode"
  | "padding"
  | "iterations"
  | "salt"
  | "nonce"
  | "tag"
  | "quantum"
  | "version"
  | "suite"
  | "verification"
  | "validity"
  | "issuer"
  | "material"
  | "randomness"

/** When a use of cryptography is weak, and what to do. A row: it has no conditions but its selector. */
export interface WeaknessRule {
  /** Never changes its meaning and is never used again: `CM-HASH-MD5`. */
  readonly id: RuleId
  readonly category: WeaknessCategory
  readonly aspect: Aspect
  /** Numbers of the Common Weakness Enumeration. */
  readonly cwe: ReadonlyArray<number>
  /** The same for every weakness of the rule. */
  readonly title: string
  readonly when: Selector
  /** A sentence on why; `{name}` stands for the asset's name, `{suites}` for its cipher suites, `{keyBits}` and the like for attributes. */
  readonly message: string
  /** The concrete replacement. */
  readonly recommendation: string
  /** Addresses of what it rests on. */
  readonly references: ReadonlyArray<string>
}
