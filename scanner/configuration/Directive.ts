import type { LocatedNode } from "../formats/LocatedNode.ts"
import type { Definition } from "./definitionsIn.ts"

/** What a configuration file says under one name, with what is known of its value beside what is written. */
export interface Directive extends LocatedNode {
  readonly children?: ReadonlyArray<Directive>
  /** Nobody wrote it: it is what the product documents. */
  readonly isDefault?: true
  /** Variables whose values were put into its own. */
  readonly names?: ReadonlyArray<string>
  /** What gave the variables in its values theirs. */
  readonly definitions?: ReadonlyArray<Definition>
  /** Of a text in lines of its own: what gave the variables of each line theirs. */
  readonly definitionsOf?: ReadonlyMap<number, ReadonlyArray<Definition>>
}
