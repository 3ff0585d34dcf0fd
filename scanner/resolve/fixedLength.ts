import type { FileContext } from "./FileContext.ts"
import type { Value } from "./Value.ts"

const textEncoder = new TextEncoder()

/** Shorter lists of numbers may be anything. */
const LEAST_BYTES = 4

const isByteList = (context: FileContext, value: Value): boolean =>
  value.kind === "list" &&
  value.items.length >= LEAST_BYTES &&
  value.items.every((item) => context.evaluate(item).every(({ kind }) => kind === "number"))

/** Bytes of a value that the source writes out; undefined where it does not, or where there are none. */
export const fixedLength = (context: FileContext, value: Value): number | undefined => {
  if (value.kind === "text") return textEncoder.encode(value.text).length || undefined
  if (value.kind === "bytes") return value.isFixed === true ? value.length || undefined : undefined
  return value.kind === "list" && isByteList(context, value) ? value.items.length : undefined
}

/** Bytes that a text writes as hexadecimal digits. */
export const hexLength = (value: Value): number | undefined =>
  value.kind === "text" && /^(?:[0-9a-f]{2})+$/i.test(value.text) ? value.text.length / 2 : undefined
