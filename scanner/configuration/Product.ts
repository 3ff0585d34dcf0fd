import type { Syntax } from "../formats/readTree.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import type { FileReference, FindingKind } from "../model/Finding.ts"
import type { CanonicalFacts } from "../notation/CanonicalFacts.ts"
import type { NotationName } from "../notation/notations.ts"
import type { Variables } from "./Variables.ts"

/**
 * How a directive says which versions of a protocol may be spoken.
 *
 * - `list`: these and no others.
 * - `signed`: `+` adds and `-` takes away, `all` is every one the product documents.
 * - `excluding`: `!` takes away, `>=` and `<=` bound; what is left when nothing else is said is what the product documents.
 * - `minimum`, `maximum`: one bound.
 * - `range`: the lowest and, if a second word follows, the highest.
 * - `never`: the directive itself takes the named ones away.
 */
export type VersionForm = "list" | "signed" | "excluding" | "minimum" | "maximum" | "range" | "never"

/** What one directive says. */
export type Meaning =
  | {
      readonly kind: "versions"
      readonly form: VersionForm
      readonly dialect: NotationName
      /** What the directive stands for whatever its words are: `no-tlsv10`. */
      readonly fixed?: string
      /** What `all` stands for, and what there is to take away from. */
      readonly all?: ReadonlyArray<string>
    }
  /** With `without`, suites that are taken away. */
  | { readonly kind: "suites"; readonly without?: true }
  /** Takes part, but names nothing itself. */
  | { readonly kind: "nothing" }
  | {
      readonly kind: "algorithms"
      /** Without it, what each of them is for itself. */
      readonly is?: FindingKind
      readonly dialect: NotationName
      /** What stands between the names; white space, commas and colons if nothing else is said. */
      readonly separator?: RegExp
      /** A list that begins with `-` takes away, one with `+` or `^` adds (sshd_config(5)). */
      readonly signed?: true
      /** Words that are no name of an algorithm. */
      readonly silent?: RegExp
      /** What is so for each of them. */
      readonly facts?: Facts
    }
  | {
      readonly kind: "file"
      readonly of: FileReference["of"]
      readonly second?: FileReference["of"]
      readonly isList?: true
    }
  /** A key of one of so many bytes, in base64: what it is, and never its value. */
  | {
      readonly kind: "key"
      readonly facts: CanonicalFacts
      readonly bytes: ReadonlyArray<number>
      readonly format: string
    }
  /** PEM in base64. */
  | { readonly kind: "pem" }
  /** Whether the protocol is spoken at all. */
  | {
      readonly kind: "switch"
      readonly on?: RegExp
      readonly off?: RegExp
      /** What the value says beside that. */
      readonly also?: { readonly attribute: Attribute; readonly dialect: NotationName }
    }
  | {
      readonly kind: "attribute"
      readonly attribute: Attribute | "algorithm"
      readonly dialect: NotationName
      /** What the directive says where it has no value. */
      readonly bare?: string
    }
  /** A policy that has a name: what it stands for. */
  | { readonly kind: "policy"; readonly policies: Policies }

/** What policies stand for, by their names. */
export type Policies = {
  readonly [name: string]: {
    readonly versions: ReadonlyArray<string>
    /** Groups that it names, with colons between. */
    readonly groups?: string
  }
}

/** Something cryptographic that a block configures. */
export interface Use {
  /** Without it, only the algorithms that the rows name are reported. */
  readonly is?: FindingKind
  /** What is so whatever the settings say. */
  readonly facts?: CanonicalFacts
  /** Names of the blocks that configure it, the file itself being the empty name; any block if nothing is said. */
  readonly in?: ReadonlyArray<string>
  /** A directive of the block and the value that tells it from others of its name. */
  readonly where?: { readonly name: string; readonly value: RegExp }
  /** What the blocks around say holds in this one, too, unless it says something else itself. */
  readonly inherits?: true
  /** A block of the file whose rows, with these before their names, hold where this one does not say something else. */
  readonly startsFrom?: { readonly in: string; readonly prefixes: ReadonlyArray<string> }
  /** The block is a use even where it says nothing more. */
  readonly always?: true
  /** What the product documents for a block that does not say it. */
  readonly defaults?: CanonicalFacts
  /** What it documents for a block that names one of these algorithms and says no more. */
  readonly defaultsOf?: { readonly [algorithm: string]: CanonicalFacts }
  /** Rows that the product documents as said where a block does not say them. */
  readonly unsaid?: { readonly [row: string]: string }
  /** What a protocol always uses. */
  readonly agrees?: ReadonlyArray<{ readonly kind: FindingKind; readonly facts: CanonicalFacts }>
  readonly rows: { readonly [name: string]: Meaning }
}

/** Files that a product reads: by their path and, where others have such names, by what is in them. */
export interface FilePattern {
  readonly path: RegExp
  readonly mark?: RegExp
}

/**
 * What makes no difference in a name.
 *
 * - `caseless`: upper and lower case.
 * - `dashed`: case, `-` or `_`, and `loose_` before it.
 * - `relaxed`: case, and any `-` or `_` (Spring's relaxed binding).
 * - `scoped`: what stands behind `@` or `:`.
 * - `numbered`: what stands before a dot.
 */
export type Spelling = "caseless" | "dashed" | "relaxed" | "scoped" | "numbered"

/** A program whose configuration files say which cryptography it uses. */
export interface Product {
  readonly name: string
  /** What findings name, where the product has several kinds of files; its name if nothing is said. */
  readonly library?: string
  readonly files: ReadonlyArray<FilePattern>
  readonly syntax: Syntax
  /** The member of a block that says what kind of block it is, whose name it then has: `kind`, `@type`. */
  readonly typed?: string
  /** How names of directives may differ from those of the table; not at all if nothing is said. */
  readonly spelling?: Spelling
  /** Which of several directives of one name in one block counts; all if nothing is said. */
  readonly repeated?: "first" | "last"
  /** How its files name values; not at all if nothing is said. */
  readonly variables?: Variables
  readonly uses: ReadonlyArray<Use>
  /** A block whose members are whole files, by their names: the name of the block and of what holds them. */
  readonly embeds?: { readonly in: string; readonly member: string }
}

export const versions = (
  form: VersionForm,
  dialect: NotationName = "tlsVersion",
  all?: ReadonlyArray<string>
): Meaning => ({ kind: "versions", form, dialect, ...(all !== undefined && { all }) })

/** Directives that stand for a version themselves. */
export const only = (fixed: string): Meaning => ({ kind: "versions", form: "list", dialect: "tlsVersion", fixed })
export const never = (fixed: string): Meaning => ({ kind: "versions", form: "never", dialect: "tlsVersion", fixed })

export const suites: Meaning = { kind: "suites" }

export const withoutSuites: Meaning = { kind: "suites", without: true }

export const nothing: Meaning = { kind: "nothing" }

export const algorithms = (
  is: FindingKind,
  dialect: NotationName,
  more: Pick<Extract<Meaning, { kind: "algorithms" }>, "separator" | "signed" | "silent" | "facts"> = {}
): Meaning => ({ kind: "algorithms", is, dialect, ...more })

/** Algorithms of several kinds in one list. */
export const proposals = (
  dialect: NotationName,
  more: Pick<Extract<Meaning, { kind: "algorithms" }>, "separator" | "silent"> = {}
): Meaning => ({ kind: "algorithms", dialect, ...more })

/**
 * Groups that TLS may agree on a key with: `?` before one that a version may not know, `*` before one that is sent at once,
 * `/` between those that come before all others (SSL_CTX_set1_groups_list(3)).
 */
export const groups: Meaning = algorithms("key-agreement", "tlsGroup", {
  separator: /[\s,:/]+[?*]*|^[?*]+/,
  silent: /^(?:auto|default)$/i
})

/** A path, and what a second one is for. */
export const file = (of: FileReference["of"], second?: FileReference["of"]): Meaning => ({
  kind: "file",
  of,
  ...(second !== undefined && { second })
})

/** Paths in a list. */
export const files = (of: FileReference["of"]): Meaning => ({ kind: "file", of, isList: true })

export const attribute = (name: Attribute | "algorithm", dialect: NotationName, bare?: string): Meaning => ({
  kind: "attribute",
  attribute: name,
  dialect,
  ...(bare !== undefined && { bare })
})

/** What is checked of the other side. */
export const verification = (dialect: NotationName, bare?: string): Meaning => attribute("verification", dialect, bare)

/** The directive itself turns the protocol on. */
export const present: Meaning = { kind: "switch", on: /^/ }

export const onOff: Meaning = {
  kind: "switch",
  on: /^(?:on|yes|true|1|required|optional)$/i,
  off: /^(?:off|no|false|0|none)$/i
}

export const key = (facts: CanonicalFacts, bytes: ReadonlyArray<number>, format: string): Meaning => ({
  kind: "key",
  facts,
  bytes,
  format
})

export const policy = (policies: Policies): Meaning => ({ kind: "policy", policies })

export const pem: Meaning = { kind: "pem" }

export const certificate = file("certificate")
export const privateKey = file("private-key")
export const trust = file("trust")
export const parameters = file("parameters")
export const revocation = file("revocation")

const ALTERNATIVES = /\{([^{}]*)\}/

const spell = (name: string): ReadonlyArray<string> => {
  const found = ALTERNATIVES.exec(name)
  if (found === null) return [name]
  const before = name.slice(0, found.index)
  const after = name.slice(found.index + found[0].length)
  return found[1]!.split(",").flatMap((one) => spell(before + one + after))
}

/** Rows by the names of directives; `{a,b}` in a key stands for each alternative. */
export const expandNames = (rows: { readonly [key: string]: Meaning }): ReadonlyMap<string, Meaning> =>
  new Map(Object.entries(rows).flatMap(([key, meaning]) => spell(key).map((name) => [name, meaning] as const)))
