import type { Calls } from "./Calls.ts"
import type { Imports } from "./Imports.ts"
import type { NodeRule } from "./NodeRule.ts"
import type { Scoping } from "./Scoping.ts"
import type { SettingsAccess } from "./settings.ts"
import type { Text } from "./Text.ts"
import type { Types } from "./Types.ts"
import type { Node } from "../scanner/tree/Node.ts"

/** A language whose calls run programs, whose names and options are only known once variables have their values. */
interface Commands {
  /** What stands before the name of a variable where it is used and not where it is assigned. */
  readonly variableMark: string
  /** Variables that stand for all parameters of the function around them, and the command that drops one or so many of these. */
  readonly parameters: { readonly all: ReadonlySet<string>; readonly dropped: string }
}

/** Annotations of declarations, by which other tools may be told to pass over what these declare. */
interface Annotations {
  readonly types: ReadonlySet<string>
  /** Nodes between an annotation and what it annotates. */
  readonly within: ReadonlySet<string>
}

/**
 * Everything the scanner knows about one language beside its `.scm` query: how its nodes are read as expressions, and seven
 * records, each of which is complete or, where the language has nothing of the kind, left out.
 */
export interface Grammar {
  readonly name: string
  readonly expressions: { readonly [nodeType: string]: NodeRule }
  /** Node types that may stand anywhere and mean nothing. */
  readonly comments: ReadonlySet<string>
  /** The text as it should be read, where that is another one. Lines and columns stay what they are. */
  readonly repair?: (text: string, root: Node) => string | undefined
  readonly imports: Imports
  readonly scoping: Scoping
  readonly calls: Calls
  readonly types: Types
  readonly text: Text
  /** Where programs read their settings. */
  readonly settings?: SettingsAccess
  readonly commands?: Commands
  readonly annotations?: Annotations
}
