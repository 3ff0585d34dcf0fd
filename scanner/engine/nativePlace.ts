import type { Place } from "../model/Place.ts"

/** Bytes of a native binary: it is one line, in which a column is an offset, from 1. */
export const nativePlace = (offset: number, length: number): Place => ({
  line: 1,
  column: offset + 1,
  endLine: 1,
  endColumn: offset + length + 1
})
