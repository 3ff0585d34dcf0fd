import type { BodySyntax } from "./bodies.ts"

/**
 * A standard function that runs a block of code. What it is called on, or without that its first argument, is in the
 * block the object `self` stands for, the block's `parameter`, or both. The call gives this `object` or the block's `result`.
 */
export interface BlockFunction {
  readonly object?: "self" | "parameter" | "both"
  readonly gives: "object" | "result"
}

/** Names that need no import. Where they are given, any other name that nothing declares is unknown. */
export interface Globals {
  /** With what rows call them. */
  readonly names: { readonly [name: string]: string }
  /** Objects whose members they are as well. */
  readonly objects: ReadonlySet<string>
}

/** Blocks of code that functions are given. */
export interface Blocks {
  /** Standard functions that run one, by name. */
  readonly functions: { readonly [name: string]: BlockFunction }
  /** The parameter of a block that names none. */
  readonly parameter: string
}

/** Which names are in sight where, and whose a name is that gets a value. */
export interface Scoping {
  /** Names that stand for the object a method runs on. */
  readonly selfNames: ReadonlySet<string>
  /**
   * Whose a variable is: that of the `block` that declares it, where its name means it all over the block or, by
   * `statement`, only behind the declaration; that of the whole `function`, with those without a name that stand in it
   * (`closure`), or of the whole `program`, unless a function declares its own.
   */
  readonly variables: "block" | "statement" | "function" | "closure" | "program"
  /** True when methods see the fields of their class without naming the object. */
  readonly fieldsInScope: boolean
  /** True when methods stand outside of their types, and objects are known by what their variables are declared with. */
  readonly methodsOutside: boolean
  /** Words before the name of a function, and what its name is like, if nobody calls it from outside of its file. */
  readonly hiddenBy: { readonly words: ReadonlyArray<string>; readonly names?: RegExp }
  readonly globals: Globals | undefined
  readonly blocks: Blocks | undefined
  /** What the body of a function looks like, where the language tells. */
  readonly bodies: BodySyntax | undefined
}

/** What most languages say, for a grammar to go on from. What is left out here each grammar says itself. */
export const plainScoping: Omit<Scoping, "selfNames" | "variables" | "fieldsInScope"> = {
  methodsOutside: false,
  hiddenBy: { words: ["private"] },
  globals: undefined,
  blocks: undefined,
  bodies: undefined
}
