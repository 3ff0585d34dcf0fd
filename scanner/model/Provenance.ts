/**
 * Where the value of an attribute comes from.
 *
 * - `literal`: written at the call itself, or fixed by the API that is called.
 * - `resolved`: reached through `hops` definitions (constants, variables, concatenations).
 * - `inferred`: named by an argument of a call of the program, whose result is declared as a type of the library.
 * - `default`: the library's documented default, because the call leaves it open.
 * - `unknown`: the call sets it, but its value cannot be read from the source.
 */
export type ValueOrigin = "literal" | "resolved" | "inferred" | "default" | "unknown"

export interface Provenance {
  readonly from: ValueOrigin
  readonly hops: number
}
