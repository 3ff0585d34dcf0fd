/**
 * How to read one node type of a language as an expression. Field names are those of the tree-sitter grammar.
 *
 * - `text`: a string; children listed in `raw` are taken as written, those in `escapes` are decoded, any other named
 *   child is an interpolated expression, unless it is listed in `ignore`. Without `raw`, the node's own text between
 *   its delimiters counts; with `verbatim`, the first of them has so many characters and nothing is decoded.
 * - `member`: `object.name`, where `isPath` says that the object is never a value; `reference`: the same without field names, first and last child; `path`: a dotted name.
 * - `symbol`: a name that is a value, without the mark before or behind it; `field`: a field of the object a method runs
 *   on, in one word with its marks; `passed`: a method named by a symbol that is passed to a call, to be called on its
 *   receiver.
 * `call` and `construct`: a call and `new`, whose type is the first child where it has no field, or that of the
 *   declaration around it. `typed`: a cast.
 * - `generic`: a name with type arguments; without fields, the first child and the children of the last. `cast` is a method
 *   that says the type of its object by a type argument.
 * - `branches`: one of several values; `fields`, `children` or `types` say where, `a|b` is the first field there is;
 *   `within` lists wrapper nodes to look into, `skip` nodes that hold no value; `arms` are children whose last child is a
 *   value.
 * - `extent-type`: the type of an array. `bare-text`: a text without quotes. `word`: a name that stands for itself, such as the key of an entry.
 * - `array`: a new array with its items, or of a size.
 * - `items`: a list whose items, of the node type `item`, may have keys; `index` without fields: first and second child;
 *   with `members`, a constant text as index is the name of a member.
 * - `entries`: children of type `pair`; those in `shorthand` name what they hold (or what they take out, in a pattern);
 *   `spread` takes over the entries of another object.
 *   Without fields, key and value are the first and the last child of a pair.
 * - `scoped`: a qualified name whose right side may be qualified itself, and may have type arguments.
 * - `declared`: a declaration that constructs an object of its type; `args` says which field of which declarator holds the
 *   arguments, if any. `buffer`: an array of which only the size is told. `size`: the size in bytes of what is named.
 * - `message`: an object, and selector parts before each argument. `snippet`: source text the grammar leaves as it is.
 * - `same`: the value of its only (or named) child, or of its `last`; nodes in `skip` hold no value; the text
 *   begins with `prefix` if that is given.
 * - `last`: the value of its last child. `statement`: its child's, unless a `;` closes it. `nothing`: never a value.
 *   `operator`: without a field, the first mark. `negation`: the opposite of what stands in \`operand\` behind one of \`marks\`.
 *   \`typeTest\`: whether a value is of a type, or is not, where the mark or the node of the type is \`negated\`.
 * - `prefixed`: an operator before a value: `implied` stands before a member whose owner the context implies, those in
 *   `same` leave the value as it is, `negation` makes it its opposite. `comparison`: no value, unless it is a type with type arguments read as one.
 * - `composite`: a type with values in braces. By the node type of the type they are entries, a list, or else a construction
 *   with keyword arguments; a list of numbers that says its `length` has that many items.
 * - `initialiser`: a field of the composite around it, as if it were assigned.
 * - `extent`: an array of which only the `length` is told. `slice`: a part of what `object` holds; `range`: the bounds of one,
 *   in the place of an index. `zero`: a new object of the declared type. `function`: a function without a name, which stands
 *   for what it returns.
 * - `command`: a name and words after it, some of them named. The command `word` constructs the type that its first word
 *   or its parameter `type` names, with the arguments in the next or in its parameter `args`.
 * - `program`: the name of a command, which the node type `word` writes out. `variable`: a name with the mark of variables.
 * - `expansion`: a variable, and what stands in where it has no value by an operator, which those in `plain` do not give.
 * - `macro`: a call whose arguments are tokens parted by commas; the name of what is called ends with `!`.
 * - `sized`: an array of `size` elements, or a list where no size is written; of bytes only, if `bytes` names them.
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
      readonly verbatim?: number
      /** True where the grammar has nodes only for what is interpolated: the text stands between them. */
      readonly between?: true
      /** True where no node stands for the text itself, only for the expressions in it. */
      readonly quoted?: true
      /** Where no node stands for what is interpolated either: what marks it, with the path of a name as one of its groups. */
      readonly holes?: RegExp
      /** Node type of an expression that a text with nothing else in it stands for. */
      readonly whole?: string
    }
  /** `written` is the node type of pieces that are text as they stand. */
  | { readonly as: "texts"; readonly written?: string }
  | {
      readonly as:
        | "number"
        | "boolean"
        | "true"
        | "false"
        | "null"
        | "name"
        | "word"
        | "self"
        | "opaque"
        | "extent-type"
        | "variable"
    }
  /** `escapes` match what stands for its first group. */
  | { readonly as: "bare-text"; readonly escapes?: RegExp }
  /** What is written beside a field: the names of the parts that say a setting, and of those that say its default. */
  | { readonly as: "tag"; readonly keys: ReadonlyArray<string>; readonly fallbacks: ReadonlyArray<string> }
  | { readonly as: "program"; readonly word: string }
  | { readonly as: "expansion"; readonly operator: string; readonly plain: ReadonlyArray<string> }
  | { readonly as: "member"; readonly object: string; readonly name: string; readonly isPath?: true }
  | { readonly as: "path" | "reference"; readonly typeArgs?: string }
  | {
      readonly as: "negation"
      readonly operand: string
      readonly marks: ReadonlyArray<string>
      /** Marks that leave the value as it is. */
      readonly same?: ReadonlyArray<string>
    }
  | { readonly as: "typeTest"; readonly value: string; readonly type: string; readonly negated?: string }
  | { readonly as: "symbol" | "field" | "passed" }
  | {
      readonly as: "call"
      readonly callee?: string
      /** Nodes that, in their order, make up the dotted name of what is called. */
      readonly names?: ReadonlyArray<string>
      readonly object?: string
      readonly name?: string
      /** Left out, the arguments are the other named children. */
      readonly args?: string
      /** Node type of an only argument that stands in the place of the list. */
      readonly only?: string
      /** What the arguments of a subscript begin with, where that is written as a call. */
      readonly indexes?: string
      /** True where a call without arguments adds a closing block to the call inside of it. */
      readonly closing?: true
      /** Calls that choose one of several values, by their name, with the nodes to look into and those that end with a value. */
      readonly choices?: {
        readonly [name: string]: { readonly within: ReadonlyArray<string>; readonly last: ReadonlyArray<string> }
      }
      /** The block of code the call is given beside its arguments. */
      readonly block?: string
      /** True where several lists of arguments may follow each other. */
      readonly curried?: true
      /** The name of a method of a type that constructs it. */
      readonly constructs?: string
    }
  | {
      readonly as: "construct"
      readonly type?: string
      readonly args: string
      readonly inferred?: InferredType
      /** The members of the object, where it is of a type of its own that is written with it. */
      readonly body?: string
      /** The name of the constant that the object is. */
      readonly constant?: string
    }
  | { readonly as: "generic"; readonly of?: string; readonly args?: string; readonly cast?: string }
  | { readonly as: "typed"; readonly type: string; readonly value: string }
  | {
      readonly as: "branches"
      readonly fields?: ReadonlyArray<string>
      readonly children?: ReadonlyArray<number>
      readonly types?: ReadonlyArray<string>
      readonly within?: ReadonlyArray<string>
      readonly skip?: ReadonlyArray<string>
      readonly arms?: string
      /** Nodes whose last child is the value. All others but those of `within` are passed over. */
      readonly last?: string | ReadonlyArray<string>
    }
  | {
      readonly as: "prefixed"
      readonly operator: string
      readonly target: string
      readonly implied: string
      readonly same: ReadonlyArray<string>
      readonly negation: string
    }
  | {
      readonly as: "comparison"
      readonly left: string
      readonly operator: string
      readonly right: string
      /** The node that holds the argument where `A<B>(c)` is read as comparisons. */
      readonly given?: string
    }
  | {
      readonly as: "operator"
      readonly left: string
      readonly right: string
      readonly operator?: string
      /** True where a name between two values is a method of the first, called with the second. */
      readonly infix?: true
      /** The operator that passes its left side to the call on its right, as first argument. */
      readonly pipe?: string
      /** Names before an operator behind which the size of such bytes stands, in patterns: `binary-12`, `binary-size(12)`. */
      readonly extents?: ReadonlyArray<string>
      /** True where the node stands for its child when it has but one. */
      readonly wraps?: true
    }
  /** A node that stands for its only child. */
  | { readonly as: "wrapper" }
  /** `of` is the field its items have, where others stand beside them; `named` are items that say by a designator for which member they are. */
  | {
      readonly as: "list"
      readonly named?: { readonly item: string; readonly by: string }
      readonly single?: "same"
      readonly ignore?: string
      readonly of?: string
      readonly wraps?: true
    }
  | {
      readonly as: "entries"
      readonly pair?: string
      readonly key?: string
      readonly value?: string
      readonly shorthand?: ReadonlyArray<string>
      readonly spread?: string
      /** True where such entries among arguments are arguments with names. */
      readonly asArguments?: true
    }
  | { readonly as: "array"; readonly dimension: string; readonly items: string }
  | { readonly as: "items"; readonly item: string }
  | {
      readonly as: "index"
      readonly object?: string
      readonly index?: string
      readonly members?: true
      /** A second index is how many elements there are from the first one on. */
      readonly counted?: true
      /** What stands for the whole object where it is the index. */
      readonly whole?: ReadonlyArray<string>
    }
  | { readonly as: "scoped"; readonly scope: string; readonly name: string }
  | {
      readonly as: "declared"
      readonly type: string
      readonly declarator: string
      readonly args: { readonly [declaratorType: string]: string }
    }
  | { readonly as: "buffer" | "size"; readonly of: string }
  | { readonly as: "message"; readonly receiver: string; readonly selector: string }
  | { readonly as: "snippet" }
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
  | { readonly as: "initialiser"; readonly key: string }
  | { readonly as: "extent"; readonly length: string }
  | { readonly as: "slice"; readonly object: string; readonly from: string; readonly to: string }
  /** Marks between the bounds, each with whether what stands at the end belongs to the part. */
  | { readonly as: "range"; readonly marks: { readonly [mark: string]: boolean } }
  | { readonly as: "zero"; readonly type: string }
  | { readonly as: "function" }
  | {
      readonly as: "same"
      readonly field?: string
      readonly last?: true
      readonly skip?: ReadonlyArray<string>
      readonly prefix?: string
      /** Texts of nodes that stand for something else than what is in them: `{n:04x}`. */
      readonly unless?: RegExp
    }
  /** The name of a type that is none of a variable, whatever is declared around it. */
  | { readonly as: "typeName"; readonly name: string }
  | { readonly as: "last"; readonly skip?: ReadonlyArray<string> }
  | { readonly as: "statement" | "nothing" }
  | {
      readonly as: "command"
      readonly elements: string
      readonly parameter: string
      readonly construct: CommandConstruct
    }
  /** A file whose text takes the place of the expression; it is a call of `require`. */
  | { readonly as: "included" }
  | { readonly as: "macro"; readonly name: string; readonly tokens: string }
  | { readonly as: "tokens" }
  | { readonly as: "sized"; readonly size: string; readonly element?: string; readonly bytes?: ReadonlyArray<string> }

/** The command that constructs an object, and its parameters. */
export interface CommandConstruct {
  readonly word: string
  readonly type: string
  readonly args: string
}

/** Where a construction that names no type finds it: the field of the nearest node around it, through nodes in `within`. */
export interface InferredType {
  readonly within: ReadonlyArray<string>
  readonly from: { readonly [nodeType: string]: string }
}
