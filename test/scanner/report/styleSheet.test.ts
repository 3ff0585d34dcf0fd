import { describe, expect, it } from "vitest"
import { MOST_COLUMNS } from "../../../scanner/html/table.ts"
import { dark, light } from "../../../scanner/html/themes.ts"
import { styleSheet } from "../../../scanner/report/styleSheet.ts"

const tones = new Set([...Object.keys(light.tones), ...Object.keys(dark.tones)])

describe("the style sheet of the report", () => {
  it.each([...tones])("has pills and marks of the tone %s", (tone) => {
    expect(styleSheet).toContain(`.pill.${tone}{`)
    expect(styleSheet).toContain(`.mark.${tone}{`)
  })

  it("has a width for as many columns as a wide table may have", () => {
    const widths = [...styleSheet.matchAll(/\.columns-(\d+)\{min-width:([\d.]+)rem\}/g)].map(([, columns, rem]) => [
      Number(columns),
      Number(rem)
    ])
    expect(widths).toEqual(Array.from({ length: MOST_COLUMNS }, (_, at) => [at + 1, 11 + 7.375 * at]))
  })
})
