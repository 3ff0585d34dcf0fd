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
 * - `word`: a name that stands for itself, such as the key of an entry. `index` with `members`: a constant text as index
 *   is the name of a member.
 * - `entries`: children of type `pair`; those in `shorthand` name what they hold (or what they take out, in a pattern);
 *   `spread` takes over the entries of another object.
 * - `same`: the value of its only (or named) child. `element`: what iterating over the child yields.
 */
export type NodeRule =
  | {
      readonly as: "text"
      readonly raw?: ReadonlyArray<string>
      readonly escapes?: string
      readonly ignore?: ReadonlyArray<string>
    }
  | { readonly as: "texts" }
  | { readonly as: "number" | "true" | "false" | "null" | "name" | "word" | "self" | "opaque" }
  | { readonly as: "member"; readonly object: string; readonly name: string }
  | { readonly as: "path" | "reference" }
  | {
      readonly as: "call"
      readonly callee?: string
      readonly object?: string
      readonly name?: string
      readonly args: string
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
    }
  | { readonly as: "operator"; readonly left: string; readonly right: string; readonly operator: string }
  | { readonly as: "list" }
  | {
      readonly as: "entries"
      readonly pair: string
      readonly key: string
      readonly value: string
      readonly shorthand?: ReadonlyArray<string>
      readonly spread?: string
    }
  | { readonly as: "array"; readonly dimension: string; readonly items: string }
  | { readonly as: "index"; readonly object: string; readonly index: string; readonly members?: true }
  | { readonly as: "same"; readonly field?: string }

/**
 * What a standard function makes of its receiver or arguments, as far as a constant is concerned. `fallback` reads a
 * setting whose name and default are the arguments: the default is known, the setting is not. `decode` makes bytes of a
 * text in the encoding its second argument names, `encode` text of bytes; `zeros` makes so many bytes, or bytes of a list;
 * `merge` adds the entries of its last argument to those of the others.
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
  | "decode"
  | "encode"
  | "zeros"
  | "repeat"
  | "utf8"
  | "join-list"
  | "merge"

/** Everything the scanner knows about one language beside its `.scm` query. */
export interface Grammar {
  readonly name: string
  readonly expressions: { readonly [nodeType: string]: NodeRule }
  /** Node types of a keyword argument, with the fields that hold its name and value. */
  readonly keyword?: { readonly type: string; readonly name: string; readonly value: string }
  readonly comments: ReadonlySet<string>
  /** Node types of type annotations, in which a name is no use of what it names. */
  readonly annotations: ReadonlySet<string>
  /** Node types through which a member is only tested, as a `condition` or by an operator with one operand. */
  readonly tests?: { readonly through: ReadonlySet<string>; readonly unary: ReadonlySet<string> }
  /** Operators that concatenate text, format text, choose the first usable value, or give their right side. */
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
      | "right"
      | "minus"
  }
  /** Standard functions on text, by qualified name, `Type#method` (which is about the arguments) or `#method` (about the receiver). */
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
  /** How the name of a module, as it is imported, becomes the one rows use. */
  readonly modulePaths?: ReadonlyArray<readonly [pattern: RegExp, replacement: string]>
  /** Functions whose call with a constant text is the module of that name. */
  readonly importFunctions?: ReadonlySet<string>
  /** The member of a module that stands for the module itself. */
  readonly defaultMember?: string
  /** Members of modules that rows call by another name, such as a module that is a member of itself. */
  readonly sameMembers?: { readonly [member: string]: string }
  /** Names that need no import, with what rows call them. Where they are given, any other name that nothing declares is unknown. */
  readonly globals?: { readonly [name: string]: string }
  /** Names of the object whose members are the globals. */
  readonly globalObjects?: ReadonlySet<string>
  /** Functions that give back the function they are given, and methods that give back the function they are called on. */
  readonly functionWrappers?: ReadonlySet<string>
  /** True when a function can return several values, so that the first name on the left takes the first. */
  readonly returnsTuples?: boolean
}
