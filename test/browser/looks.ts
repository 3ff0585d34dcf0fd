import { isLong } from "../support/isLong.ts"

/** A window of a width in a colour scheme. */
export interface Look {
  readonly colorScheme: "light" | "dark"
  readonly width: number
  readonly viewport: { readonly width: number; readonly height: number }
}

const lookOf = (colorScheme: Look["colorScheme"], width: number): Look => ({
  colorScheme,
  width,
  viewport: { width, height: 800 }
})

/** Both widths and both colour schemes: each once, or each with each where every variant is asked for. */
export const looks: ReadonlyArray<Look> = isLong
  ? [lookOf("light", 1280), lookOf("light", 380), lookOf("dark", 1280), lookOf("dark", 380)]
  : [lookOf("light", 1280), lookOf("dark", 380)]

/** The window with least room, where one has to do unless every variant is asked for. */
export const hardestLooks: ReadonlyArray<Look> = isLong ? looks : looks.slice(-1)

/** Of two lists of what differs, each entry once, or each with each where every variant is asked for. */
export const crossed = <A, B>(some: ReadonlyArray<A>, others: ReadonlyArray<B>): ReadonlyArray<readonly [A, B]> =>
  isLong
    ? some.flatMap((one) => others.map((other) => [one, other] as const))
    : Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [
        some[at % some.length]!,
        others[at % others.length]!
      ])
