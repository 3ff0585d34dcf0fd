import type { Grammar } from "../../grammars/Grammar.ts"
import type { Place } from "../model/Place.ts"
import type { Ancestor } from "./ancestorsIn.ts"
import type { Choices } from "./Choice.ts"
import type { UsageScopes } from "./readUsageScopes.ts"
import type { Scope, ScopeKind } from "./Scope.ts"
import type { Argument, CallExpr, ConstructExpr, Expr, IndexExpr, MemberExpr, NameExpr } from "./Expr.ts"

/** One value given to a variable, read when asked for. Undefined: it is known to be written, but not with what. */
export interface Write {
  readonly start: number
  /** Where its value ends: what stands before still sees the writes before this one. */
  readonly end: number
  readonly place: Place
  readonly value: Expr | undefined
  /** True when it is made only where there was no value before. */
  readonly isFallback?: boolean
  /** What is joined to the value there was before, which makes one that is not known: `key += chr(n)`. */
  readonly added?: Expr | undefined
}

/** A value given to a field of an object, or of a new object of a type. */
export interface FieldWrite extends Write {
  readonly of: { readonly object: Expr } | { readonly type: Expr } | undefined
}

export interface Variable {
  readonly name: string
  readonly kind: "local" | "field" | "parameter"
  readonly scope: number
  readonly type: Expr | undefined
  readonly writes: Array<Write>
  /** Where calls end that are given its address, so that they may write to it. */
  readonly passed: ReadonlyArray<number>
  /** For parameters: the default, one of the writes. */
  readonly initial?: Write
  /**
   * For parameters: the function's scope, the position among its parameters, the name callers use if it is another, and
   * whether it takes all further arguments.
   */
  readonly parameter?: {
    readonly scope: number
    readonly position: number
    readonly label?: string
    readonly isRest?: boolean
  }
  /** For type parameters: the scope of the type or the function they belong to, and the position among them. Written is what bounds them. */
  readonly generic?: { readonly scope: number; readonly position: number }
}

/** What a local name stands for, dots between the parts, within the scope that its import is written in. */
export interface ImportedName {
  readonly path: string
  readonly scope: number
}

/** A value given to a member of an object that is not this file's own: `config->digest = ...`. */
export interface MemberWrite {
  readonly target: MemberExpr
  readonly write: Write
}

/** A value given to an element of a variable: `params[0] = ...`. */
export interface ElementWrite {
  readonly target: IndexExpr
  readonly write: Write
}

/** A call of a constructor without the name of a new object: of the base type, or of the type's own. */
export interface BaseCall {
  readonly start: number
  readonly place: Place
  readonly isOwn: boolean
  /** The base, where it is written. */
  readonly type: Expr | undefined
  readonly args: ReadonlyArray<Argument>
}

/**
 * A place where an API may be used: a call, a construction, a member access (or a name as a value), an assignment to a
 * member, or an entry of an object.
 */
export type CallSite =
  | { readonly kind: "call"; readonly expr: CallExpr | ConstructExpr }
  | { readonly kind: "member"; readonly expr: MemberExpr | NameExpr }
  | { readonly kind: "set"; readonly target: MemberExpr | NameExpr; readonly value: Expr }
  | EntrySite

export interface EntrySite {
  readonly kind: "entry"
  readonly name: string
  readonly start: number
  readonly place: () => Place
  readonly value: Expr
}

/** An annotation as it is written, and the declaration or the file that it annotates. */
export interface Annotation {
  readonly text: string
  readonly place: Place
  readonly annotated: Place
}

/** Everything names are resolved with: where they come from and what they are given. */
export interface Outline {
  readonly package: string
  /** By local name, the last import first. */
  readonly imports: ReadonlyMap<string, ReadonlyArray<ImportedName>>
  readonly wildcards: ReadonlyArray<string>
  /** Types whose functions can be called as methods of other values. */
  readonly extensions: ReadonlyArray<Expr>
  readonly scopes: ReadonlyArray<Scope>
  /** By the name of the member. */
  readonly memberWrites: Map<string, ReadonlyArray<MemberWrite>>
  readonly elementWrites: ReadonlyArray<ElementWrite>
  /** Values of fields by name, where methods stand outside of their types. */
  readonly fieldWrites: ReadonlyMap<string, ReadonlyArray<FieldWrite>>
  readonly baseCalls: ReadonlyArray<BaseCall>
}

/** A parsed file without its spelling: what the later stages know of it. */
export interface ParsedFile extends Outline {
  readonly path: string
  readonly grammar: Grammar
  /** Whose use of cryptography it shows where. */
  readonly usage: UsageScopes
  /** In the order of the file. */
  readonly sites: ReadonlyArray<CallSite>
  /** Calls of a function of this file by its simple name, read on demand. */
  readonly callsOf: (name: string) => ReadonlyArray<CallExpr | ConstructExpr>
  /** Offsets at which a word stands in the text, whatever it means there, in order. */
  readonly mentionsOf: (word: string) => ReadonlyArray<number>
  /** The offset at which a place of the file begins. */
  readonly offsetOf: (place: Place) => number
  /** The nodes around an offset within its innermost scope, from the inside out. */
  readonly around: (offset: number) => ReadonlyArray<Ancestor>
  /** The outermost literal table around a place of which what is there is a row. */
  readonly tableAround: (place: Place) => Place | undefined
  /** Annotations of a name, with what they annotate. */
  readonly annotationsNamed: (name: string) => ReadonlyArray<Annotation>
  /** Where one of several things happens, read on demand. */
  readonly choices: () => Choices
  readonly hasErrors: boolean
}

/** The innermost scope around an offset. Scopes are sorted by start, outer before inner. */
export const scopeAt = (scopes: ReadonlyArray<Scope>, offset: number): number => {
  let low = 0
  let high = scopes.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (scopes[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  while (low > 0 && scopes[low]!.end <= offset) low = scopes[low]!.parent
  return low
}

/** The nearest scope of a kind, starting with `scope` itself. */
export const enclosing = (scopes: ReadonlyArray<Scope>, scope: number, kind: ScopeKind): number | undefined => {
  for (let at = scope; at >= 0; at = scopes[at]!.parent) if (scopes[at]!.kind === kind) return at
  return undefined
}

/** The nearest scope of a kind around a place. */
export const scopeAround = (scopes: ReadonlyArray<Scope>, offset: number, kind: ScopeKind): number | undefined =>
  enclosing(scopes, scopeAt(scopes, offset), kind)

/** What stands at a place of a file, with the table of which it is a row. */
export const inTable = <A extends { readonly place: Place }>({ tableAround }: ParsedFile, one: A): A => {
  const table = tableAround(one.place)
  return table === undefined ? one : { ...one, table }
}
