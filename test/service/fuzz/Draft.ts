import type { Fragment } from "../../../src/http/openApi/Document.ts"
import type { Described } from "./expectations.ts"

/** A request while it is being spoilt; its parts are put together at the end. */
export interface Draft {
  readonly described: Described
  method: string
  /** Values by name, not encoded yet. */
  readonly path: Map<string, string>
  /** Written as they are: what is encoded was encoded before. */
  readonly query: Array<string>
  readonly headers: Map<string, string | ReadonlyArray<string>>
  body: unknown
  /** Sent in place of the body. */
  raw: string | Uint8Array | undefined
  /** What becomes of the finished path. */
  readonly bend: Array<(path: string) => string>
  /** Texts that no refusal may repeat. */
  readonly marks: Array<string>
}

/** What requests are made of. */
export interface Material {
  readonly random: () => number
  readonly apiKey: string
  readonly adminToken: string
  /** Real ids by the name of their parameter. */
  readonly ids: Readonly<Record<string, ReadonlyArray<string>>>
  readonly resolve: (reference: string) => Fragment
}

export const pick = <A>(random: () => number, values: readonly [A, ...ReadonlyArray<A>]): A =>
  values[Math.floor(random() * values.length)] ?? values[0]

export const pickFrom = <A>(random: () => number, values: ReadonlyArray<A>): A | undefined =>
  values[Math.floor(random() * values.length)]

/** A text that stands nowhere else, so that an answer that holds it has it from the request. */
export const mark = (random: () => number): string => `zq${Math.floor(random() * 2 ** 48).toString(36)}qz`
