/**
 * How to read one node type of a language as an expression. Field names are those of the tree-sitter grammar.
 *
 * - `text`: a string; children listed in `raw` are taken as written, those in `escapes` are decoded, any other named
 *   child is an interpolated expression, unless it is listed in `ignore`. Without `raw`, the node's own text between
 *   its delimiters counts.
 * - `member`: `object.name`, where `isPath` says that the object is never a value; `reference`: the same without field names, first and last child; `path`: a dotted name.
 * `call` and `construct`: a call and `new`. `typed`: a cast.
 * - `generic`: a name with type arguments; without fields, the first child and the children of the last.
 * - `branches`: one of several values; `within` lists wrapper nodes to look into, `skip` nodes that hold no value.
 * - `same`: the value of its only (or named) child, where the text begins with `prefix` if that is given. `element`:
 *   what iterating over the child yields.
 * - `last`: the value of its last child. `statement`: its child's, unless a `;` closes it. `nothing`: never a value.
 * - `macro`: a call whose arguments are tokens parted by commas; the name of what is called ends with `!`.
 * - `sized`: an array of `size` elements, or a list where no size is written; of bytes only, if `bytes` names them.
 */
export type NodeRule =
  | {
      readonly as: "text"
      readonly raw?: ReadonlyArray<string>
      readonly escapes?: string
      readonly ignore?: ReadonlyArray<string>
    }
  | { readonly as: "texts" }
  | { readonly as: "number" | "true" | "false" | "boolean" | "null" | "name" | "self" | "opaque" }
  | { readonly as: "member"; readonly object: string; readonly name: string; readonly isPath?: true }
  | { readonly as: "path" | "reference" }
  | {
      readonly as: "call"
      readonly callee?: string
      readonly object?: string
      readonly name?: string
      /** Left out, the arguments are the other named children. */
      readonly args?: string
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
  | { readonly as: "entries"; readonly pair: string; readonly key: string; readonly value: string }
  | { readonly as: "array"; readonly dimension: string; readonly items: string }
  | { readonly as: "index"; readonly object: string; readonly index: string }
  | { readonly as: "same"; readonly field?: string; readonly prefix?: string }
  | { readonly as: "last" | "statement" | "nothing" }
  | { readonly as: "macro"; readonly name: string; readonly tokens: string }
  | { readonly as: "sized"; readonly size: string; readonly element?: string; readonly bytes?: ReadonlyArray<string> }

/** Node types of an import that lists several names, nested at will: `use a::{b, c::{d as e, *}}`. */
export interface ImportTree {
  readonly list: string
  readonly scoped: { readonly type: string; readonly path: string; readonly list: string }
  readonly renamed: { readonly type: string; readonly path: string; readonly alias: string }
  readonly wildcard: string
  /** A name in a list that stands for the path in front of the list. */
  readonly self: string
}

/** Calls whose result is, for the scanner, what they are given: `name/count of arguments`. */
export interface PassedOn {
  /** Methods that give what they are called on. */
  readonly methods: ReadonlySet<string>
  /** Functions that give their last argument, by the end of the written name, dots between the parts. */
  readonly functions: ReadonlySet<string>
  /** Methods that give what they are called on or else their argument. */
  readonly fallbacks: ReadonlySet<string>
  /** Functions that give nothing that is used: `Err`. */
  readonly nothing: ReadonlySet<string>
}

/**
 * What a standard function makes of its receiver or arguments, as far as a constant is concerned. `fallback` reads a
 * setting whose name and default are the arguments: the default is known, the setting is not.
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

/** Everything the scanner knows about one language beside its `.scm` query. */
export interface Grammar {
  readonly name: string
  readonly expressions: { readonly [nodeType: string]: NodeRule }
  /** Node types of a keyword argument, with the fields that hold its name and value. */
  readonly keyword?: {
    readonly type: string
    readonly name: string
    readonly value: string
    /** Node type of an argument whose text is its name and its value. */
    readonly shorthand?: string
  }
  readonly comments: ReadonlySet<string>
  /** Node types of type annotations, in which a name is no use of what it names. */
  readonly annotations: ReadonlySet<string>
  /** Operators that concatenate text, format text, or choose the first usable value. */
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
      | "minus"
  }
  /** Standard functions on text, by `#method` or qualified name. */
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
  readonly importTree?: ImportTree
  readonly passedOn?: PassedOn
  /** Generic types that stand for their first type argument: `Option<Key>`. */
  readonly wrapperTypes?: ReadonlySet<string>
  /** What stands between the parts of a path, where that is no dot. */
  readonly pathSeparator?: string
  /** True when a function can return several values, so that the first name on the left takes the first. */
  readonly returnsTuples?: boolean
}
