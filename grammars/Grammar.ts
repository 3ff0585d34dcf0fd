/**
 * How to read one node type of a language as an expression. Field names are those of the tree-sitter grammar.
 *
 * - `text`: a string; children listed in `raw` are taken as written, those in `escapes` are decoded, any other named
 *   child is an interpolated expression, unless it is listed in `ignore`. Without `raw`, the node's own text between
 *   its delimiters counts.
 * - `member`: `object.name`; `reference`: the same without field names, first and last child; `path`: a dotted name.
 * `call` and `construct`: a call and `new`. `typed`: a cast.
 * - `generic`: a name with type arguments; without fields, the first child and the children of the last.
 * - `branches`: one of several values; `within` lists wrapper nodes to look into, `skip` nodes that hold no value.
 * - `same`: the value of its only (or named) child. `element`: what iterating over the child yields.
 * - `prefixed`: an operator before a value: `implied` stands before a member whose owner the context implies, those in
 *   `same` leave the value as it is. `comparison`: no value, unless it is a type with type arguments read as one.
 *
 * Where a rule names a field, it may name a node type, a number among the named children, or several of these with dots
 * between.
 */
export type NodeRule =
  | {
      readonly as: "text"
      readonly raw?: ReadonlyArray<string>
      readonly escapes?: string
      readonly ignore?: ReadonlyArray<string>
      /** True where no node stands for the text itself, only for the expressions in it. */
      readonly quoted?: true
    }
  | { readonly as: "texts" }
  | { readonly as: "number" | "boolean" | "true" | "false" | "null" | "name" | "self" | "opaque" }
  | { readonly as: "member"; readonly object: string; readonly name: string }
  | { readonly as: "path" | "reference"; readonly typeArgs?: string }
  | {
      readonly as: "call"
      readonly callee?: string
      /** Nodes that, in their order, make up the dotted name of what is called. */
      readonly names?: ReadonlyArray<string>
      readonly object?: string
      readonly name?: string
      readonly args: string
      /** What the arguments of a subscript begin with, where that is written as a call. */
      readonly indexes?: string
      /** True where a call without arguments adds a closing block to the call inside of it. */
      readonly closing?: true
    }
  | { readonly as: "construct"; readonly type: string; readonly args: string }
  | { readonly as: "generic"; readonly of?: string; readonly args?: string }
  | { readonly as: "typed"; readonly type: string; readonly value: string }
  | {
      readonly as: "branches"
      readonly fields?: ReadonlyArray<string>
      readonly children?: ReadonlyArray<number>
      readonly within?: ReadonlyArray<string>
      readonly skip?: ReadonlyArray<string>
      /** Nodes whose last child is the value. All others but those of `within` are passed over. */
      readonly last?: string
    }
  | {
      readonly as: "prefixed"
      readonly operator: string
      readonly target: string
      readonly implied: string
      readonly same: ReadonlyArray<string>
    }
  | { readonly as: "comparison"; readonly left: string; readonly operator: string; readonly right: string }
  | { readonly as: "operator"; readonly left: string; readonly right: string; readonly operator: string }
  | { readonly as: "list"; readonly single?: "same"; readonly ignore?: string }
  | { readonly as: "entries"; readonly pair?: string; readonly key: string; readonly value: string }
  | { readonly as: "array"; readonly dimension: string; readonly items: string }
  | { readonly as: "index"; readonly object: string; readonly index: string }
  | { readonly as: "same"; readonly field?: string }

/**
 * What a standard function makes of its receiver or arguments, as far as a constant is concerned. `fallback` reads a
 * setting whose name and default are the arguments: the default is known, the setting is not. `sized` makes as many
 * bytes as its argument says.
 */
export type TextFunction =
  | "same"
  | "lower"
  | "upper"
  | "format"
  | "printf"
  | "join"
  | "concat"
  | "replace"
  | "trim"
  | "hex"
  | "base64"
  | "value"
  | "fallback"
  | "sized"

/** Everything the scanner knows about one language beside its `.scm` query. */
export interface Grammar {
  readonly name: string
  readonly expressions: { readonly [nodeType: string]: NodeRule }
  /**
   * Where `a.b(c)` is no node of its own but a row of siblings: the links behind the first node, the node that a link
   * only wraps, and the parts of links. A cascade is a link that yields what it is called on.
   */
  readonly chain?: {
    readonly links: ReadonlyArray<string>
    readonly link: string
    readonly cascade: string
    readonly call: string
    readonly args: string
    readonly typeArgs: string
    readonly index: string
  }
  /** How the path of an import names a package: the first pattern that matches, and what it becomes. Others are of the program itself. */
  readonly importPaths?: ReadonlyArray<readonly [pattern: RegExp, path: string]>
  /** Node types of a keyword argument, with the fields that hold its name and value. */
  readonly keyword?: { readonly type: string; readonly name: string; readonly value: string }
  readonly comments: ReadonlySet<string>
  /** Node types of type annotations, in which a name is no use of what it names. */
  readonly annotations: ReadonlySet<string>
  /** Operators that concatenate text, format text, choose the first usable value, or set several flags at once. */
  readonly operators: {
    readonly [operator: string]:
      | "concat"
      | "printf"
      | "either"
      | "multiply"
      | "add"
      | "divide"
      | "power"
      | "shift-left"
      | "union"
      | "flags"
      | "minus"
  }
  /** Members that are another form of what they are asked of: the raw value of a constant, the bytes of a text. */
  readonly sameMembers?: ReadonlySet<string>
  /** Members that tell the length of what they are asked of. */
  readonly lengthMembers?: ReadonlySet<string>
  /** Standard functions on text, by `#method` or qualified name, with the name of an argument where that decides: `Data(count:)`. */
  readonly textFunctions: { readonly [name: string]: TextFunction }
  readonly escapes: { readonly [letter: string]: string }
  /**
   * Marks by which the text itself shows that a name may be used and is not only declared or written as a type: right
   * before or behind the name, white space aside. Without them every name is looked at.
   */
  readonly useMarks?: { readonly before: ReadonlyArray<string>; readonly behind: ReadonlyArray<string> }
  /** Names that stand for the object a method runs on. */
  readonly selfNames: ReadonlySet<string>
  /** Packages whose members need no import. */
  readonly implicitPackages: ReadonlyArray<string>
  /** True when a variable belongs to the block that declares it, false when it belongs to the whole function. */
  readonly blockScoped: boolean
  /** True when methods see the fields of their class without naming the object. */
  readonly fieldsInScope: boolean
  /** True when a package is always written whole, so that it can serve as one prefilter word. */
  readonly wholePackages: boolean
  /** The word before the type of every construction, where there is one. */
  readonly constructWord?: string
  /** True when constructing an object is written as a call of its type. */
  readonly constructIsCall: boolean
  /** The member by which a type is constructed, where there is one: `Type.init(...)`. */
  readonly constructorName?: string
  /** True when a function can return several values, so that the first name on the left takes the first. */
  readonly returnsTuples?: boolean
}
