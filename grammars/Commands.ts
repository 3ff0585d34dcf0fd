import type { Node } from "web-tree-sitter"

/** A language whose calls run programs, whose names and options are only known once variables have their values. */
export interface Commands {
  /** What stands before the name of a variable where it is used and not where it is assigned. */
  readonly variableMark: string
  /** Variables that stand for all parameters of the function around them, and the command that drops one or so many of these. */
  readonly parameters: { readonly all: ReadonlySet<string>; readonly dropped: string }
  /** The text as it should be read, where that is another one. Lines and columns stay what they are. */
  readonly repair: (text: string, root: Node) => string | undefined
}
