import { trailOf, unknownValue, type Value } from "./Value.ts"

/** Where a part begins and where it ends, or how many there are of it; what is left out is not written. */
interface Bounds {
  readonly from?: ReadonlyArray<Value>
  readonly to?: ReadonlyArray<Value>
  readonly count?: ReadonlyArray<Value>
  readonly isInclusive?: true
}

/** More than this is no key, nonce or salt that is taken out of something. */
const MAX_LENGTH = 1_048_576

const numberIn = (values: ReadonlyArray<Value> | undefined): number | undefined => {
  const [only, ...others] = values ?? []
  return only?.kind === "number" && others.length === 0 ? only.value : undefined
}

/** First and last index of a part, as `slice` of a list takes them; undefined where one of them is not known. */
const indicesOf = ({ from, to, count, isInclusive }: Bounds): readonly [number, number | undefined] | undefined => {
  const first = from === undefined ? 0 : numberIn(from)
  if (first === undefined) return undefined
  const many = count === undefined ? undefined : numberIn(count)
  if (count !== undefined) return many === undefined || many < 0 || first < 0 ? undefined : [first, first + many]
  if (to === undefined) return [first, undefined]
  const last = numberIn(to)
  if (last === undefined) return undefined
  const end = isInclusive === true ? last + 1 : last
  return isInclusive === true && last === -1 ? [first, undefined] : [first, end]
}

const lengthOf = ([first, end]: readonly [number, number | undefined]): number | undefined => {
  if (end === undefined) return first < 0 ? -first : undefined
  const length = first < 0 === end < 0 ? end - first : -1
  return length > 0 && length <= MAX_LENGTH ? length : undefined
}

const partOf = (value: Value, indices: readonly [number, number | undefined] | undefined): Value => {
  if (indices === undefined) return value.kind === "list" ? value : unknownValue
  if (value.kind === "text") return { ...value, text: value.text.slice(...indices) }
  if (value.kind === "list" && value.items.length > 0) return { ...value, items: value.items.slice(...indices) }
  if (value.kind === "bytes") {
    const [first, end = value.length] = indices
    const [from, to] = [first, end].map((one) => Math.min(value.length, one < 0 ? one + value.length : one))
    return to! > from! ? { ...value, length: to! - from! } : unknownValue
  }
  const length = lengthOf(indices)
  if (length === undefined) return unknownValue
  return value.kind === "null" ? unknownValue : { kind: "bytes", length, ...trailOf(value) }
}

/** A part of what values hold: of what is not known, so many bytes, where the bounds say that. */
export const sliceValues = (values: ReadonlyArray<Value>, bounds: Bounds): ReadonlyArray<Value> => {
  const indices = indicesOf(bounds)
  return values.map((value) => partOf(value, indices))
}
