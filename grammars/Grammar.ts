import type { Calls } from "./Calls.ts"
import type { Commands } from "./Commands.ts"
import type { Imports } from "./Imports.ts"
import type { NodeRule } from "./NodeRule.ts"
import type { Scoping } from "./Scoping.ts"
import type { SettingsAccess } from "./settings.ts"
import type { Text } from "./Text.ts"
import type { Types } from "./Types.ts"

/**
 * Everything the scanner knows about one language beside its `.scm` query: how its nodes are read as expressions, and seven
 * records, each of which is complete or, where the language has nothing of the kind, left out.
 */
export interface Grammar {
  readonly name: string
  readonly expressions: { readonly [nodeType: string]: NodeRule }
  /** Node types that may stand anywhere and mean nothing. */
  readonly comments: ReadonlySet<string>
  readonly imports: Imports
  readonly scoping: Scoping
  readonly calls: Calls
  readonly types: Types
  readonly text: Text
  /** Where programs read their settings. */
  readonly settings?: SettingsAccess
  readonly commands?: Commands
}
