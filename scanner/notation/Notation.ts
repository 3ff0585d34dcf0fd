import type { Facts } from "../model/Facts.ts"

/** How a written value of a dialect becomes facts, or one number. Undefined: the dialect has no such name. */
export interface Notation {
  readonly ofText?: (text: string) => Facts | number | undefined
  readonly ofNumber?: (value: number) => Facts | number | undefined
  readonly ofBoolean?: (value: boolean) => Facts | undefined
  /** True where a list of names is one value, its names parted by `|`. */
  readonly isFlags?: true
  /** For values of which only the length in bytes is known (or of a byte string). */
  readonly ofLength?: (bytes: number) => number | undefined
}
