import { describe, expect, it } from "vitest"
import { withSuppressions } from "../../../scanner/classify/withSuppressions.ts"
import { otherToolsComments } from "../../../scanner/engine/otherToolsComments.ts"
import type { Weakness } from "../../../scanner/model/Assessment.ts"

const told = (text: string) =>
  otherToolsComments("a", text).map(({ line, tool, rules, isOfLine }) => [line, tool, rules.length, isOfLine === true])

const suppressedIn = (text: string, line: number, rule: string) =>
  withSuppressions(
    [{ id: "0", rule, location: { path: "a", place: { line, column: 1, endLine: line, endColumn: 2 } } } as Weakness],
    otherToolsComments("a", text),
    undefined
  )[0]!.suppressed

describe("comments for other tools", () => {
  it("are read with their origin", () => {
    expect(told("x()  # nosec\n")).toEqual([[1, "nosec", 1, true]])
    expect(told("\nx() // #nosec G402 -- by design\n")).toEqual([[2, "nosec", 1, true]])
    expect(told("//nolint:gosec // md5 is asked for\nx()\n")).toEqual([[1, "nolint", 1, false]])
    expect(told("x(); // NOSONAR\n")).toEqual([[1, "NOSONAR", 1, true]])
    expect(told("# nosemgrep: python.md5\nx()\n")).toEqual([[1, "nosemgrep", 1, false]])
    expect(told("x() // lgtm[go/disabled-certificate-check]\n")).toEqual([[1, "lgtm", 1, true]])
    expect(told("// codeql[js/weak-cryptographic-algorithm]\nx()\n")).toEqual([[1, "codeql", 1, false]])
  })

  it("are none of ours where they are about something else, or no comments", () => {
    expect(told("x()  # nosec B602\n")).toEqual([])
    expect(told("x() //nolint:errcheck\n")).toEqual([])
    expect(told("// codeql[js/sql-injection]\n")).toEqual([])
    expect(told('nosec = "NOSONAR"\nnosecurity()\n')).toEqual([])
  })

  it("suppress what is on their line, and below where they stand alone, of the rules they name", () => {
    const text = "md5() // #nosec G401\nmd5()\n// #nosec G402\ndial()\n"
    expect(suppressedIn(text, 1, "CM-HASH-MD5")).toEqual({ by: "comment", tool: "nosec" })
    expect(suppressedIn(text, 2, "CM-HASH-MD5")).toBeUndefined()
    expect(suppressedIn(text, 4, "CM-TLS-VERIFY-NONE")).toEqual({ by: "comment", tool: "nosec" })
    expect(suppressedIn(text, 4, "CM-HASH-MD5")).toBeUndefined()
  })
})
