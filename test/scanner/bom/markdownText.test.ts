import { describe, expect, it } from "vitest"
import { codeText, markdownTable } from "../../../scanner/bom/markdownText.ts"

describe("code in Markdown", () => {
  it.each([
    ["a.py", "`a.py`"],
    ["a`b", "`` a`b ``"],
    ["a``b|c\n", "``` a``b\\|c? ```"],
    ["`````", "`````` ````` ``````"]
  ])("encloses %j so that it does not end early", (text, shown) => {
    expect(codeText(text)).toBe(shown)
  })
})

describe("a Markdown table", () => {
  it("says how many rows it leaves out", () => {
    expect(
      [
        ...markdownTable(
          ["A", "B"],
          [
            ["1", 2],
            ["3", 4],
            ["5", 6]
          ],
          1
        )
      ].join("")
    ).toBe("| A | B |\n| --- | --- |\n| 1 | 2 |\n\n2 more are not shown here.\n\n")
  })
})
