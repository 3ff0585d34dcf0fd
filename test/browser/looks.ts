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
