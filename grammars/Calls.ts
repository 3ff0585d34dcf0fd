/** Calls whose result is, for the scanner, what they are given: `name/count of arguments`. */
export interface PassedOn {
  /** Methods that give what they are called on. */
  readonly methods: ReadonlySet<string>
  /** Functions that give their last argument, by the end of the written name, dots between the parts. */
  readonly functions: ReadonlySet<string>
  /** Methods that give what they are called on or else their argument. */
  readonly fallbacks: ReadonlySet<string>
  /** Methods that give what they are called on or else what a function says, which is read where that is a constant. */
  readonly otherwise: ReadonlySet<string>
  /** Functions that give nothing that is used: `Err`. */
  readonly nothing: ReadonlySet<string>
  /** Generic types that stand for their first type argument: `Option<Key>`. */
  readonly types: ReadonlySet<string>
}

/** What is a use of an API, how a call is written, and what becomes of its arguments. */
export interface Calls {
  /** Node types of type annotations, in which a name is no use of what it names. */
  readonly annotations: ReadonlySet<string>
  /** Node types of a keyword argument, with the fields that hold its name and value; without the latter, its last child. */
  readonly keyword:
    | {
        readonly type: string
        readonly name: string
        readonly value?: string
        /** Node type of an argument whose text is its name and its value. */
        readonly shorthand?: string
      }
    | undefined
  /** Node types among arguments that are none. */
  readonly notArguments: ReadonlySet<string>
  /** True where an argument that is named may stand in its place, in front of others that are not named. */
  readonly namedInPlace: boolean
  /** True when a hash as last argument gives keyword arguments as well. */
  readonly optionsAreKeywords: boolean
  /** True when the names of arguments may be written in capitals or not; rows write them in small letters. */
  readonly foldsLabels: boolean
  /** True where a block behind the arguments of a call is the last of them. */
  readonly blockIsArgument: boolean
  /** What may be a call without parentheses: `names`, or `members` and names. */
  readonly bare: "names" | "members" | "none"
  /** True when a function can return several values, so that the first name on the left takes the first. */
  readonly returnsTuples: boolean
  readonly passedOn: PassedOn | undefined
  /** True where a call may be given the address of a variable, and write to it. */
  readonly writesThroughArguments: boolean
  /** Functions that give back the function they are given, and methods that give back the function they are called on. */
  readonly functionWrappers: ReadonlySet<string>
  /** Functions that stand for the method of their name of their first argument: `io.ReadFull(reader, buffer)`. */
  readonly methodFunctions: ReadonlySet<string>
  /** Functions that construct an object, by name, and what says its type. */
  readonly makers: ReadonlyMap<string, "type argument" | "argument">
  /**
   * Where `a.b(c)` is no node of its own but a row of siblings: the links behind the first node, the node that a link
   * only wraps, and the parts of links. A cascade is a link that yields what it is called on.
   */
  readonly chain:
    | {
        readonly links: ReadonlyArray<string>
        readonly link: string
        readonly cascade: string
        readonly call: string
        readonly args: string
        readonly typeArgs: string
        readonly index: string
      }
    | undefined
  /** Node types through which a member is only tested, as a `condition` or by an operator with one operand. */
  readonly tests: { readonly through: ReadonlySet<string>; readonly unary: ReadonlySet<string> } | undefined
  /**
   * Marks by which the text itself shows that a name may be used and is not only declared or written as a type: right
   * before or behind the name, white space aside. Without them every name is looked at.
   */
  readonly useMarks: { readonly before: ReadonlyArray<string>; readonly behind: ReadonlyArray<string> } | undefined
}

/** What most languages say, for a grammar to go on from. What is left out here each grammar says itself. */
export const plainCalls: Omit<Calls, "annotations"> = {
  keyword: undefined,
  notArguments: new Set(),
  namedInPlace: false,
  optionsAreKeywords: false,
  foldsLabels: false,
  blockIsArgument: false,
  bare: "none",
  returnsTuples: false,
  passedOn: undefined,
  writesThroughArguments: false,
  functionWrappers: new Set(),
  methodFunctions: new Set(),
  makers: new Map(),
  chain: undefined,
  tests: undefined,
  useMarks: undefined
}
