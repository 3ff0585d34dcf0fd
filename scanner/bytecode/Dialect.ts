import type { MemberRef } from "./constantPool.ts"
import type { Value } from "./Statement.ts"

/** How a language writes what a program does. */
export interface Dialect {
  readonly base: string
  readonly length: string
  readonly arrow: string
  readonly isOf: string
  /** Before a value that stands by itself and is no statement. */
  readonly discard: string
  /** Between an object or a type and the name of a method that is not called. */
  readonly reference: string
  readonly typeValue: (type: string) => string
  /** `for` over the elements of a list, up to its body. */
  readonly each: (type: string, name: string) => readonly [before: string, after: string]
  readonly literal: (value: string | number | bigint | null, type: string) => string
  /** What an argument of a method stands for that is a number with a name. */
  readonly constantAt: (
    method: Pick<MemberRef, "owner" | "name">,
    position: number,
    count: number,
    value: unknown
  ) => { readonly owner: string; readonly name: string } | undefined
  /** A value where one of some type is wanted that has names for its numbers. */
  readonly named: (value: Value, type: string) => string | undefined
}
