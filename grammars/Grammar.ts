/**
 * How to read one node type of a language as an expression. Field names are those of the tree-sitter grammar.
 *
 * - `text`: a string; children listed in `raw` are taken as written, those in `escapes` are decoded, any other named
 *   child is an interpolated expression, unless it is listed in `ignore`. Without `raw`, the node's own text between
 *   its delimiters counts; with `verbatim`, the first of them has so many characters and nothing is decoded.
 * - `member`: `object.name`; `reference`: the same without field names, first and last child; `path`: a dotted name.
 * - `symbol`: a name that is a value, without the mark before or behind it; `field`: a field of the object a method runs
 *   on, in one word with its marks; `passed`: a method named by a symbol that is passed to a call, to be called on its
 *   receiver.
 * `call` and `construct`: a call and `new`, whose type is the first child where it has no field, or that of the
 *   declaration around it. `typed`: a cast.
 * - `generic`: a name with type arguments; without fields, the first child and the children of the last.
 * - `branches`: one of several values; `fields`, `children` or `types` say where, `a|b` is the first field there is;
 *   `within` lists wrapper nodes to look into, `skip` nodes that hold no value; `arms` are children whose last child is a
 *   value.
 * - `array`: a new array with its items, or of a size; `a/b` is field `b` of field `a`.
 * - `items`: a list whose items, of the node type `item`, may have keys; `index` without fields: first and second child.
 * - `same`: the value of its only (or named) child, or of its `last`; nodes in `skip` hold no value.
 * - `list`: with `single`, a list of one is its only item.
 * - `composite`: a type with values in braces. By the node type of the type they are entries, a list, or else a construction
 *   with keyword arguments; a list of numbers that says its `length` has that many items.
 * - `extent`: an array of which only the `length` is told. `slice`: a range of what `object` holds.
 * - `prefixed`: the value of `field` where the text begins with one of `marks`. `zero`: a new object of the declared type.
 *   `function`: a function without a name, which stands for what it returns.
 */
export type NodeRule =
  | {
      readonly as: "text"
      readonly raw?: ReadonlyArray<string>
      readonly escapes?: string
      readonly ignore?: ReadonlyArray<string>
      readonly verbatim?: number
    }
  | { readonly as: "texts" }
  | { readonly as: "number" | "boolean" | "true" | "false" | "null" | "name" | "self" | "opaque" }
  | { readonly as: "member"; readonly object: string; readonly name: string }
  | { readonly as: "path" | "reference" | "symbol" | "field" | "passed" }
  | {
      readonly as: "call"
      readonly callee?: string
      readonly object?: string
      readonly name?: string
      readonly args: string
    }
  | { readonly as: "construct"; readonly type?: string; readonly args: string; readonly inferred?: InferredType }
  | { readonly as: "generic"; readonly of?: string; readonly args?: string }
  | { readonly as: "typed"; readonly type: string; readonly value: string }
  | {
      readonly as: "branches"
      readonly fields?: ReadonlyArray<string>
      readonly children?: ReadonlyArray<number>
      readonly types?: ReadonlyArray<string>
      readonly within?: ReadonlyArray<string>
      readonly skip?: ReadonlyArray<string>
      readonly arms?: string
    }
  | { readonly as: "operator"; readonly left: string; readonly right: string; readonly operator: string }
  | { readonly as: "list"; readonly single?: true }
  | { readonly as: "entries"; readonly pair: string; readonly key: string; readonly value: string }
  | { readonly as: "array"; readonly dimension: string; readonly items: string }
  | { readonly as: "items"; readonly item: string }
  | { readonly as: "index"; readonly object?: string; readonly index?: string }
  | {
      readonly as: "composite"
      readonly type: string
      readonly body: string
      readonly pair: string
      readonly item: string
      readonly maps: ReadonlyArray<string>
      readonly lists: ReadonlyArray<string>
      readonly length: string
    }
  | { readonly as: "extent"; readonly length: string }
  | { readonly as: "slice"; readonly object: string; readonly from: string; readonly to: string }
  | { readonly as: "prefixed"; readonly field: string; readonly marks: ReadonlyArray<string> }
  | { readonly as: "zero"; readonly type: string }
  | { readonly as: "function" }
  | {
      readonly as: "same"
      readonly field?: string
      readonly last?: true
      readonly skip?: ReadonlyArray<string>
    }

/** Where a construction that names no type finds it: the field of the nearest node around it, through nodes in `within`. */
export interface InferredType {
  readonly within: ReadonlyArray<string>
  readonly from: { readonly [nodeType: string]: string }
}

/**
 * What a standard function makes of its receiver or arguments, as far as a constant is concerned. `fallback` reads a
 * setting whose name and default are the arguments: the default is known, the setting is not. `allocate` makes a byte string
 * of the length its second argument says, `count` tells the length of its argument.
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
  | "repeat"
  | "hex"
  | "base64"
  | "value"
  | "allocate"
  | "count"
  | "fallback"

/** Everything the scanner knows about one language beside its `.scm` query. */
export interface Grammar {
  readonly name: string
  readonly expressions: { readonly [nodeType: string]: NodeRule }
  /** Node types of a keyword argument, with the fields that hold its name and value; without the latter, its last child. */
  readonly keyword?: { readonly type: string; readonly name: string; readonly value?: string }
  /** Node types among arguments that are none. */
  readonly notArguments?: ReadonlySet<string>
  /** True when a hash as last argument gives keyword arguments as well. */
  readonly optionsAreKeywords?: boolean
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
  /** What an import that gives no name is known by: the first group of the pattern, or its own where the path is irregular. */
  readonly importNames?: { readonly pattern: RegExp; readonly irregular: { readonly [path: string]: string } }
  /** The function that constructs an object of the type that is its first argument. */
  readonly allocator?: string
  /** True when methods stand outside of their types, and objects are known by what their variables are declared with. */
  readonly methodsOutside?: boolean
  /** True when a local name means the variable only behind its declaration. */
  readonly declaredBefore?: boolean
  /** True when a type is called to convert a value to it. */
  readonly conversionIsCall?: boolean
  /** True when a function can return several values, so that the first name on the left takes the first. */
  readonly returnsTuples?: boolean
  /** True when a file says its package itself and imports are known by their last part. As `wholePackages` if not given. */
  readonly namespaces?: boolean
  /** True when a file that uses a member of an object says the namespace of its type. */
  readonly namespacesWritten?: boolean
  /** What stands between the parts of a qualified name, where it is no dot. */
  readonly pathSeparator?: string
  /** Node types whose first child is only asked for something else, beside those of a member access. */
  readonly owners?: ReadonlySet<string>
  /** True when a name without parentheses may be a call. */
  readonly bareCalls?: boolean
  /** True when a function without a name assigns the variables around it. */
  readonly sharedClosures?: boolean
  /** The name a constructor is defined by and, where types are no words of their own, the method that calls it. */
  readonly constructors?: { readonly named: string; readonly calledAs?: string }
}
