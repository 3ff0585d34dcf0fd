import type { Facts } from "../model/Facts.ts"

/** How a written value of a dialect becomes facts, or one number. Undefined: the dialect has no such name. */
export interface Notation {
  /** The key of an object that holds what is read, where the dialect also writes objects. */
  readonly nameKey?: string
  /** What stands between several names in one text. What cannot be read among them is passed over. */
  readonly separator?: RegExp
  readonly ofText?: (text: string) => Facts | number | undefined
  /** Parts the text of a list into the texts of its members. */
  readonly membersOf?: (text: string) => ReadonlyArray<string>
  /** For text of which only the beginning is known. */
  readonly ofPrefix?: (text: string) => Facts | undefined
  readonly ofNumber?: (value: number) => Facts | number | undefined
  readonly ofBoolean?: (value: boolean) => Facts | undefined
  /** True when a text is no byte string, so that its length says nothing. */
  readonly textHasNoLength?: true
  /** What an argument that is null says, where that is not the same as leaving it out. */
  readonly ofNull?: Facts
  /** True where a list of names is one value, its names parted by `|`. */
  readonly isFlags?: true
  /** Methods that decide where the value is an object of a type of the program: what they always return is read. */
  readonly decidedBy?: ReadonlyArray<string>
  /** For values of which only the length in bytes is known (or of a byte string). */
  readonly ofLength?: (bytes: number) => number | undefined
}
