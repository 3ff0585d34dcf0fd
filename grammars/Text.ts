/**
 * What a standard function makes of its receiver or arguments, as far as a constant is concerned. `fallback` reads a
 * setting whose name and default are the arguments: the default is known, the setting is not; `placeholder` has both in
 * one text, `${name:default}`. `entry` is what its receiver holds under its first argument, or else its last one; `pairs`
 * are entries whose keys and values are arguments by turns. `sized` makes as many
 * bytes as its argument says. `decode` makes bytes of a text in the encoding its second argument names, `encode` text of
 * bytes; `zeros` makes so many bytes, or bytes of a list. `either` gives its receiver or else its only argument.
 * `equals` is whether its operands are; `difference` is 0 where they are, as `strcmp` has it.
 * `among` is whether its first argument is in the list that is its second, `holds` whether its receiver holds its argument;
 * `is-text` is whether its argument is a text. `value` is its only argument; `first` is the first of several, such as of what
 * checks it and is told what to say of it; `list` is a list of them, or its only argument.
 * `slice` is a part of its receiver or first argument, from where to where; `part`, from where on and how many; `head`, how many from the beginning.
 * `attribute` is a member by its name, or else its last argument; `field` is a field that names its setting and its default. `default` takes a name, a default and an explanation. `merge` adds the entries of its last argument to those of the others. `nameof` is the name of what its argument names.
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
  | "first"
  | "list"
  | "length"
  | "buffer"
  | "allocate"
  | "fallback"
  | "entry"
  | "pairs"
  | "placeholder"
  | "nameof"
  | "decode"
  | "encode"
  | "zeros"
  | "utf8"
  | "join-list"
  | "merge"
  | "sized"
  | "either"
  | "default"
  | "field"
  | "attribute"
  | "second"
  | "named"
  | "equals"
  | "equals-ignoring-case"
  | "difference"
  | "among"
  | "holds"
  | "is-text"
  | "slice"
  | "part"
  | "head"

/** How an operator compares what stands beside it. */
export type Comparison = "equal" | "unequal" | "less" | "greater" | "at-most" | "at-least"

/** Operators that compare or connect conditions, in all languages that have them; a language's own table comes before. */
export const conditions: { readonly [operator: string]: Comparison | "both" | "any" | "not" } = {
  "==": "equal",
  "===": "equal",
  eql: "equal",
  "-eq": "equal",
  is: "equal",
  "!=": "unequal",
  "!==": "unequal",
  "~=": "unequal",
  "-ne": "unequal",
  "is not": "unequal",
  "<": "less",
  ">": "greater",
  "<=": "at-most",
  ">=": "at-least",
  "&&": "both",
  and: "both",
  "||": "any",
  or: "any",
  "!": "not",
  not: "not"
}

/** What constants are made of: operators, standard functions on text, other forms of one value. */
export interface Text {
  /** Operators that concatenate text, format text, choose the first usable value, or set several flags at once;
   * `guard` gives its right operand. */
  readonly operators: {
    readonly [operator: string]:
      | "concat"
      | "printf"
      | "either"
      | "guard"
      | "multiply"
      | "add"
      | "divide"
      | "power"
      | "shift-left"
      | "union"
      | "flags"
      | "minus"
  }
  /**
   * Standard functions on text, by qualified name, `Type#method` (which is about the arguments) or `#method` (about the
   * receiver), with the name of an argument where that decides: `Data(count:)`.
   */
  readonly textFunctions: { readonly [name: string]: TextFunction }
  readonly escapes: { readonly [letter: string]: string }
  /** Operators that ask whether a list holds what stands before them, and what they say where it does. */
  readonly memberships: ReadonlyMap<string, boolean>
  /** Names that stand for true and false, and for nothing at all. */
  readonly words: ReadonlyMap<string, boolean | null>
  /** Members that are another form of what they are asked of: the raw value of a constant, the bytes of a text. */
  readonly sameMembers: ReadonlySet<string>
  /** Members that tell the length of what they are asked of. */
  readonly lengthMembers: ReadonlySet<string>
  /**
   * Further standard functions, by qualified name (`new Type` for a construction) or `#method`, that make something of what
   * they are given, so that random numbers among that go into it.
   */
  readonly carriers: ReadonlySet<string>
  /** Methods that put their arguments into the object they are called on. */
  readonly adders: ReadonlySet<string>
  /** Methods that put their second argument into an object, under their first. */
  readonly mapWriters: ReadonlySet<string>
}

/** What most languages say, for a grammar to go on from. What is left out here each grammar says itself. */
export const plainText: Omit<Text, "operators" | "textFunctions" | "escapes"> = {
  memberships: new Map(),
  words: new Map(),
  sameMembers: new Set(),
  lengthMembers: new Set(),
  carriers: new Set(),
  adders: new Set(),
  mapWriters: new Set()
}
