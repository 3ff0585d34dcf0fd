import type { AssetType } from "../model/CryptoAsset.ts"
import type { Facts } from "../model/Facts.ts"
import type { UsageScope } from "../model/UsageScope.ts"

/**
 * What is at stake, the most urgent first.
 *
 * - `key-agreement`: what is recorded today can be decrypted once the algorithm is broken.
 * - `long-lived-secret`: stored keys, passwords, and what they protect for years.
 * - `encryption`: data that is encrypted with a secret key.
 * - `signature`: forged from the day on which the algorithm is broken, not before.
 * - `integrity`: hash functions and message authentication.
 * - `other`: protocols, generators, derivations and what has no use that is known.
 * - `none`: checksums, identifiers and the like, on which no security rests.
 */
export const exposures = [
  "key-agreement",
  "long-lived-secret",
  "encryption",
  "signature",
  "integrity",
  "other",
  "none"
] as const

export type Exposure = (typeof exposures)[number]

/** Why an asset is in the plan: what one policy says of it on the day of the plan. */
export interface PlanReason {
  readonly policy: string
  readonly status: "deprecated" | "disallowed"
  /** First day on which it applies, ISO 8601; absent where no date is stated. */
  readonly from?: string
  readonly clause: string
  readonly note?: string
}

/** An algorithm with its parameters. */
export interface NamedAlgorithm {
  readonly name: string
  readonly facts: Facts
}

/** What replaces an asset, so that every policy is satisfied on a day. */
export interface Target {
  readonly name: string
  /**
   * - `parameter`: the same algorithm with other parameters.
   * - `replacement`: another algorithm.
   * - `hybrid`: a classical algorithm together with one that withstands quantum computers.
   */
  readonly change: "parameter" | "replacement" | "hybrid"
  /** One, or the parts of a hybrid that has no name of its own. */
  readonly algorithms: ReadonlyArray<NamedAlgorithm>
  /** Policies that allow it by name. */
  readonly allowedBy: ReadonlyArray<string>
  /** Policies that neither name nor exclude it. */
  readonly silent: ReadonlyArray<string>
  /** First day on which one of the policies no longer allows it; absent where none announces one. */
  readonly until?: string
}

/** Why a policy does not accept a target that others would. */
export interface Refusal {
  readonly target: string
  readonly policy: string
  readonly clause: string
  /** What the policy says instead, where that is not simply that it does not allow it. */
  readonly note?: string
}

/**
 * Why there is no target.
 *
 * - `use-unknown`: the right target depends on what a key is for, which the scan does not show.
 * - `policies-disagree`: every target that one policy allows another one refuses.
 * - `none-known`: no replacement for such an asset is in the tables.
 */
export interface NoTarget {
  readonly why: "use-unknown" | "policies-disagree" | "none-known"
  readonly text: string
  readonly refusals: ReadonlyArray<Refusal>
}

/** Attributes that a policy needs for a verdict, and that the scan does not show. */
export interface OpenQuestion {
  readonly policy: string
  readonly needs: ReadonlyArray<string>
}

/** A place in the code where one edit changes everything that depends on it. */
export interface Change {
  readonly path: string
  readonly line: number
  /** The library call, or the constant, table or options that its value comes from. */
  readonly symbol: string
  readonly of: "call" | "constant" | "table"
  /** Library call that the edit takes effect in, one of several where it is a constant. */
  readonly call: string
  readonly scope: UsageScope
  /** How many uses of cryptography it changes. */
  readonly uses: number
  /** Package URL of an installed package that is replaced as a whole, or by a later version: its code is not the project's to edit. */
  readonly dependency?: string
}

export interface Effort {
  /** Edits: a constant, or a wrapper around a library call, counts once however often it is used. */
  readonly changes: number
  /** Uses of cryptography that change. */
  readonly places: number
  /** Files that are edited. */
  readonly files: number
  /** Changes among these that only tests and examples need. */
  readonly testChanges: number
}

/** The changes of one library call. */
export interface CallEffort extends Effort {
  readonly call: string
  /** Ids of the assets. */
  readonly assets: ReadonlyArray<string>
}

/** Whether a library offers a target. */
export interface LibraryOffer {
  /** Package URL, or the name of a rule table where no manifest names the library. */
  readonly library: string
  /** That the project uses, as its manifests say. */
  readonly version?: string
  readonly algorithm: string
  /**
   * - `offered`: the version in use has it.
   * - `upgrade`: a later version has it.
   * - `in-use`: the project uses it already through that library.
   * - `from-version`: a version has it, and which one is in use is not known.
   * - `named`: the API that the rule tables know has it; from which version is not known.
   * - `unknown`: nothing is known of it.
   */
  readonly state: "offered" | "upgrade" | "in-use" | "from-version" | "named" | "unknown"
  /** First version that has it. */
  readonly since?: string
  /** Address that says so. */
  readonly source?: string
  /** What else has to hold. */
  readonly note?: string
}

/** A key that changes with the algorithm it is for, at the same places. */
export interface PlanCompanion {
  readonly asset: string
  readonly name: string
}

/** One asset that has to change. */
export interface PlanItem {
  readonly asset: string
  readonly name: string
  readonly type: AssetType
  readonly companions: ReadonlyArray<PlanCompanion>
  /** First day on which a policy disallows it, ISO 8601; absent where none does. */
  readonly lapses?: string
  /** True where a policy disallows it already on the day of the assessment. */
  readonly isOverdue: boolean
  readonly exposure: Exposure
  /** True where nothing but tests and examples use it. */
  readonly isOnlyInTests: boolean
  readonly reasons: ReadonlyArray<PlanReason>
  readonly target?: Target
  /** Absent where there is a target. */
  readonly noTarget?: NoTarget
  /** Of an asset that has lapsed: a smaller change that satisfies the policies now, until the target is due. */
  readonly interim?: Target
  readonly open: ReadonlyArray<OpenQuestion>
  /** How many of its uses a protocol or an old format demands, so that they change only with it. */
  readonly prescribed: number
  readonly effort: Effort
  readonly changes: ReadonlyArray<Change>
  readonly libraries: ReadonlyArray<LibraryOffer>
}

/** An asset that could not be judged: what has to be found out before it can be planned. */
export interface PlanQuestion {
  readonly asset: string
  readonly name: string
  readonly type: AssetType
  /** True where nothing but tests and examples use it. */
  readonly isOnlyInTests: boolean
  readonly open: ReadonlyArray<OpenQuestion>
  readonly places: number
  readonly files: number
  /** `path:line` of the first place. */
  readonly first: string
}

/** What has to be done until one day. */
export interface Milestone {
  /** The day from which it is no longer allowed; absent for what is only deprecated. */
  readonly day?: string
  readonly isOverdue: boolean
  readonly items: number
  readonly effort: Effort
}

/** How the plan changed since an earlier scan. */
export interface PlanTrend {
  /** What was scanned then. */
  readonly title: string
  readonly before: { readonly items: number; readonly changes: number; readonly overdue: number }
  readonly now: { readonly items: number; readonly changes: number; readonly overdue: number }
  /** Assets that are in the plan now and were not. */
  readonly added: ReadonlyArray<string>
  /** Assets that were in the plan and no longer are. */
  readonly done: ReadonlyArray<string>
}

export interface PlanPolicy {
  readonly id: string
  readonly title: string
  readonly version: string
  readonly source: string
  readonly status: "final" | "draft"
}

/** From an inventory to what has to be done, until when, and how much it is. */
export interface Plan {
  /** The day of the assessment. */
  readonly on: string
  /** The day on which every target satisfies every policy. */
  readonly at: string
  readonly policies: ReadonlyArray<PlanPolicy>
  /** Assets that the policies cover. */
  readonly assessed: number
  /** What lapses first, first; within a day by exposure. Assets of tests alone are last. */
  readonly items: ReadonlyArray<PlanItem>
  /** In order of the days, without what only tests and examples use. */
  readonly milestones: ReadonlyArray<Milestone>
  /** Of all assets but those that only tests and examples use: a change that several of them need counts once. */
  readonly effort: Effort
  /** Of the assets that only tests and examples use. */
  readonly testEffort: Effort
  /** Of the same assets, the library calls with the most changes first. */
  readonly calls: ReadonlyArray<CallEffort>
  readonly questions: ReadonlyArray<PlanQuestion>
  readonly trend?: PlanTrend
}
