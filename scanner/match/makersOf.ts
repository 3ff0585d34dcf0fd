import { isSlot, type Row, type Slot } from "../rules/rule.ts"

/** What the key of a row begins with that says how a call of the program names what it returns as a type. */
export const MADE = "made "

/** How an argument names the object that a call of the program returns, which is declared as a type. */
export interface Maker {
  /** `made pkg.Type` */
  readonly key: string
  readonly type: string
  readonly library: string
  readonly row: Row
}

interface LibraryRow {
  readonly key: string
  readonly library: string
  readonly row: Row
}

/** `pkg.Type` of `pkg.Type.getInstance`, a function of a type that makes an object of it. */
const madeBy = ({ key, row: { returns } }: LibraryRow): string | undefined =>
  returns !== undefined && key.startsWith(`${returns}.`) && !/[.#("]/.test(key.slice(returns.length + 1))
    ? returns
    : undefined

const isPositional = ({ at, path, receiver, typeArg, rest }: Slot): boolean =>
  at >= 0 && path === undefined && receiver !== true && typeArg !== true && rest !== true

/** What the object of a row is named by: any argument may be the name, wherever the function of the library has it. */
const namedBy = ({ is, algorithm }: Row): Pick<Row, "is" | "algorithm"> | undefined =>
  is !== undefined && isSlot(algorithm) && isPositional(algorithm)
    ? { is, algorithm: { at: 0, as: algorithm.as, rest: true } }
    : undefined

/** Whether a row, filled in or not, may say of which type a name makes an object. */
export const mayMake = (row: Row): boolean => namedBy(row) !== undefined

/** Types of which a name makes an object, by a row of their own or the row of a function of the type that makes one. */
export const makersOf = (rows: Iterable<LibraryRow>): ReadonlyMap<string, Maker> => {
  const makers = new Map<string, Maker>()
  for (const row of rows) {
    const isOwn = row.key.startsWith(MADE)
    const type = isOwn ? row.key.slice(MADE.length) : madeBy(row)
    if (type === undefined || (!isOwn && makers.has(type))) continue
    const named = namedBy(row.row)
    if (named !== undefined)
      makers.set(type, { key: MADE + type, type, library: row.library, row: { ...named, returns: type } })
  }
  return makers
}
