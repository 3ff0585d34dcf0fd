import type { Attribute, Facts } from "../model/Facts.ts"

/** Reads a written value as facts or as one number; undefined where the notation has no such name. */
export interface Notation {
  /** The key of the member to read, where a value may be written as an object. */
  readonly nameKey?: string
  /** Separates several names in one text; names that cannot be read are skipped. */
  readonly separator?: RegExp
  readonly ofText?: (text: string) => Facts | number | undefined
  /** Splits the text of a list into its members. */
  readonly membersOf?: (text: string) => ReadonlyArray<string>
  /** Reads text of which only the beginning is known. */
  readonly ofPrefix?: (text: string) => Facts | undefined
  /** What the rest of such a text says, which nobody can read, where the beginning says this much. */
  readonly behindPrefix?: (facts: Facts) => Attribute
  readonly ofNumber?: (value: number) => Facts | number | undefined
  readonly ofBoolean?: (value: boolean) => Facts | undefined
  /** True where a text is not a byte string, so its length is no size. */
  readonly textHasNoLength?: true
  /** The facts of a null argument, where null differs from leaving the argument out. */
  readonly ofNull?: Facts
  /** True where a list of names is one value, its names separated by `|`. */
  readonly isFlags?: true
  /** Methods whose constant result is read, where the value is an object of a type declared in the program. */
  readonly decidedBy?: ReadonlyArray<string>
  /**
   * The member of what a function is given to which it writes what it decides, where the value is a function; and the member that
   * says which errors there are, by which alone it may depend on a test.
   */
  readonly writesDecision?: { readonly member: string; readonly errors?: string }
  /** Reads values of which only the length in bytes is known, byte strings among them. */
  readonly ofLength?: (bytes: number) => number | undefined
}
