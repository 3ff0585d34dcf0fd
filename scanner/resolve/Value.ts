import type { Evidence } from "../model/Finding.ts"
import type { CallExpr, ConstructExpr, Entry, Expr, MemberExpr } from "../source/Expr.ts"
import type { SettingSpelling } from "../../grammars/settingSpellings.ts"
import { always, type Case, mergeCases } from "./Case.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** How a value was reached: the definitions passed on the way, and the case in which that is the way. */
export interface Trail {
  readonly hops: number
  readonly evidence: ReadonlyArray<Evidence>
  readonly when: Case
}

/** A place in the settings of a program: the keys that lead to it, none of them for all settings. */
export interface SettingsPath {
  readonly path: ReadonlyArray<string>
  /** Names of the constant of another file that is the last of the keys. */
  readonly keyed?: ReadonlyArray<string>
  /** The name of the file they stand in, where the program says which. */
  readonly file?: string
  /** How the settings may be spelled, where that is not as the program writes it. */
  readonly spelling?: SettingSpelling
  /** How they are read, where that is not by a key: by section and name, as members, or as options of a command line. */
  readonly as?: "sections" | "members" | "options"
}

/**
 * What an expression can stand for. `bytes` is a byte string of which only the length is kept; `isFixed` where the source
 * says what is in it.
 */
export type Value = Trail &
  /** Of a library: what a row says that its constant stands for. */
  (
    | { readonly kind: "text"; readonly text: string; readonly isOfLibrary?: true }
    | { readonly kind: "number"; readonly value: number }
    | { readonly kind: "boolean"; readonly value: boolean }
    | { readonly kind: "bytes"; readonly length: number; readonly isFixed?: boolean }
    /** `members` are those that the items are given to, where it is a structure that says so. */
    | {
        readonly kind: "list"
        readonly items: ReadonlyArray<Expr>
        readonly members?: ReadonlyArray<string | undefined>
      }
    /** `under` are objects whose entries it has where it has none of its own. */
    | {
        readonly kind: "entries"
        readonly entries: ReadonlyArray<Entry>
        readonly spreads?: ReadonlyArray<Expr>
        readonly under?: ReadonlyArray<Expr>
      }
    /** Converted: what a function of the language makes of it, which is no longer the object itself. */
    | {
        readonly kind: "part"
        readonly part: RuleMatch
        readonly isConverted?: true
        /** One of several calls on the object, each of which gives something of its own. */
        readonly by?: RuleMatch
      }
    /** A member of a type that only the place it is passed to knows. */
    | { readonly kind: "implied"; readonly expr: MemberExpr | CallExpr }
    | { readonly kind: "null" }
    /**
     * `symbol` is the name of a constant of the program, by which it is told from others; `prefix` is what a text is known to begin with, `made` the construction of an object of a type of this file, and
     * `settings` where in the configuration the value stands.
     */
    | {
        readonly kind: "unknown"
        readonly symbol?: string
        readonly prefix?: string
        readonly made?: CallExpr | ConstructExpr
        readonly settings?: SettingsPath
      }
  )

export const HERE: Trail = { hops: 0, evidence: [], when: always }

/** The way to a value alone. */
export const trailOf = ({ hops, evidence, when }: Trail): Trail => ({ hops, evidence, when })

export const unknownValue: Value = { kind: "unknown", ...HERE }

/** The same value, one definition further away. */
export const through = <V extends Trail>(value: V, evidence: Evidence): V => ({
  ...value,
  hops: value.hops + 1,
  evidence: [evidence, ...value.evidence]
})

/** The same value, as far as it holds in a case as well; none where it does not. */
export const inCase = <V extends Trail>(value: V, when: Case): ReadonlyArray<V> => {
  if (when.length === 0) return [value]
  const merged = mergeCases(value.when, when)
  return merged === undefined ? [] : merged === value.when ? [value] : [{ ...value, when: merged }]
}

/** The same value, once for each of the cases in which it holds as well. */
export const inCases = <V extends Trail>(value: V, cases: ReadonlyArray<Case>): ReadonlyArray<V> =>
  cases.length === 1 ? inCase(value, cases[0]!) : cases.flatMap((when) => inCase(value, when))

/** Two trails that together lead to one value; undefined where they hold in no common case. */
export const joinTrails = (a: Trail, b: Trail): Trail | undefined => {
  const when = mergeCases(a.when, b.when)
  return when && { hops: a.hops + b.hops, evidence: [...a.evidence, ...b.evidence], when }
}
