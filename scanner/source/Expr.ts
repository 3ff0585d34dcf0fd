import type { Place } from "../model/Place.ts"

interface Located {
  /** Unique within its file. */
  readonly id: number
  /** Offset of its first character, which decides its scope. */
  readonly start: number
  /** Asked for rarely, so it is read from the tree only then. */
  readonly place: () => Place
}

export interface Argument {
  readonly keyword?: string
  /** True where it counts by its place as well as by its keyword: others behind it have none. */
  readonly isInPlace?: true
  /** True for `*args` and `**kwargs`, after which positions are not known. */
  readonly spread?: boolean
  /** True for `**kwargs`, which names what it gives. */
  readonly isKeyed?: true
  readonly value: Expr
}

export interface CallExpr extends Located {
  readonly kind: "call"
  readonly callee: Expr
  readonly args: ReadonlyArray<Argument>
  /** A block of code it is given beside its arguments. */
  readonly block?: Expr
}

export interface ConstructExpr extends Located {
  readonly kind: "construct"
  readonly type: Expr
  /** True for a variable that is declared without a value, which may get one later. */
  readonly isZero?: true
  readonly args: ReadonlyArray<Argument>
  /** Where the members begin of an object that has a type of its own. */
  readonly body?: number
  /** The name of the constant of an enumeration that the object is. */
  readonly constant?: string
  /** True where it is only declared, so that it may be no construction at all. */
  readonly declared?: true
}

export interface MemberExpr extends Located {
  readonly kind: "member"
  readonly object: Expr
  readonly name: string
}

export interface NameExpr extends Located {
  readonly kind: "name"
  readonly name: string
  /** True where a path begins with it, so that it names a package, module or type, and no value. */
  readonly isPath?: true
  /** True for the first part of a path from the root, which no import or scope changes. */
  readonly isAbsolute?: boolean
}

/** A method that is called without parentheses. */
export const bareMethod = (callee: NameExpr | MemberExpr): CallExpr => ({
  kind: "call",
  id: -callee.id * 64 - 60,
  start: callee.start,
  place: callee.place,
  callee,
  args: []
})

export interface GenericExpr extends Located {
  readonly kind: "generic"
  readonly of: Expr
  readonly typeArgs: ReadonlyArray<Expr>
}

/** What is left of a text: one of its words, behind a mark. Where a text has no such word or mark, it is nothing. */
export interface ExcerptExpr extends Located {
  readonly kind: "excerpt"
  readonly of: Expr
  readonly word?: number
  readonly mark?: string
}

export interface Entry {
  readonly key: Expr
  readonly value: Expr
}

/** Where a part of a list or of bytes begins and ends, in the place of an index. */
export interface RangeExpr extends Located {
  readonly kind: "range"
  readonly from?: Expr
  readonly to?: Expr
  /** How many there are, where that is written and not where they end. */
  readonly count?: Expr
  /** What stands at the end is of the part, too. */
  readonly isInclusive?: true
}

/** An element of a list or an object, or a part of it. */
export interface IndexExpr extends Located {
  readonly kind: "index"
  readonly object: Expr
  readonly index: Expr
}

/** An expression of any language, without its spelling. */
export type Expr =
  | CallExpr
  | ConstructExpr
  | MemberExpr
  | NameExpr
  | (Located & { readonly kind: "text"; readonly parts: ReadonlyArray<string | Expr> })
  | (Located & { readonly kind: "number"; readonly value: number })
  | (Located & { readonly kind: "boolean"; readonly value: boolean })
  | (Located & { readonly kind: "null" | "self" | "opaque" })
  /** The owner of a member that is written without one: `.sha256` where a hash is expected. */
  | (Located & { readonly kind: "implied" })
  | GenericExpr
  | (Located & { readonly kind: "typed"; readonly type: Expr; readonly value: Expr })
  | (Located & { readonly kind: "branches"; readonly options: ReadonlyArray<Expr> })
  | (Located & { readonly kind: "operator"; readonly operator: string; readonly left: Expr; readonly right: Expr })
  /** `members` are those of a structure that the items are given to, where they say so. */
  | (Located & {
      readonly kind: "list"
      readonly items: ReadonlyArray<Expr>
      readonly members?: ReadonlyArray<string | undefined>
    })
  | (Located & {
      readonly kind: "entries"
      readonly entries: ReadonlyArray<Entry>
      /** Other objects whose entries are taken over. */
      readonly spreads?: ReadonlyArray<Expr>
    })
  | (Located & { readonly kind: "array"; readonly size: Expr })
  | (Located & { readonly kind: "size"; readonly of: Expr })
  | IndexExpr
  | RangeExpr
  | (Located & { readonly kind: "function" })
  /** A setting that is bound to what the expression stands for, and what stands for it where it is not set. */
  | (Located & { readonly kind: "setting"; readonly key: string; readonly fallback?: Expr })
  | (Located & { readonly kind: "each"; readonly of: Expr })
  | (Located & { readonly kind: "nth"; readonly of: Expr; readonly position: number })
  | ExcerptExpr

/** The operator that tells whether what stands before it is of the type behind it. */
export const TYPE_TEST = "instanceof"

/** What is assigned to: `object.name` may be written like a call without arguments. */
export const assigned = (target: Expr): Expr =>
  target.kind === "call" && target.args.length === 0 && target.callee.kind === "member" ? target.callee : target
