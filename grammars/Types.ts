/** How types are defined, constructed and asked for their members. */
export interface Types {
  /** What a type that is called like a function is: `constructed`, or what a value is `converted` to. */
  readonly calledTypes: "constructed" | "converted" | "unknown"
  /** The name a constructor is defined by and, where types are no words of their own, the method that calls it. */
  readonly constructors: { readonly named: string; readonly calledAs: string | undefined } | undefined
  /** What methods that read or write a property begin with, where the property may be named instead: `setX(1)`, `x = 1`. */
  readonly accessors: { readonly get: ReadonlyArray<string>; readonly set: string } | undefined
  /** What methods begin with that read a field and that tools add to a type: `getName` of `name`. */
  readonly addedGetters: ReadonlyArray<string>
  /** Types of the platform, which no file of a program defines. */
  readonly platformTypes: RegExp | undefined
  /** Whether the members of a type may stand in several files. */
  readonly inParts: boolean
  /** Words before the name of a type that is defined; where there are such, that of every construction and those of bases. */
  readonly words:
    | {
        readonly define: ReadonlyArray<string>
        readonly construct?: string
        readonly derive?: ReadonlyArray<string>
      }
    | undefined
  /** Whether declarations say the types of fields and results, and what else types are called, so that other files can be asked for them. */
  readonly membersElsewhere: boolean
  /** Members, and methods with the mark of a call, that give the name of a constant of an enumeration, and whether a type may say otherwise. */
  readonly constantNames: ReadonlyMap<string, boolean>
  /** Functions that tell whether their first argument is of the type, or of one of the types, that is their second; with a mark, methods that tell it of what they are called on. */
  readonly typeTests: ReadonlySet<string>
}

/** What most languages say, for a grammar to go on from. What is left out here each grammar says itself. */
export const plainTypes: Omit<Types, "calledTypes"> = {
  constructors: undefined,
  accessors: undefined,
  addedGetters: [],
  inParts: false,
  platformTypes: undefined,
  words: undefined,
  membersElsewhere: false,
  constantNames: new Map(),
  typeTests: new Set()
}
