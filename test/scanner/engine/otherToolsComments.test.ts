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
    expect(told("\nx() // #nosec G402 -- by design\n")).toEqual([[2, "nosec", 2, true]])
    expect(told("//nolint:gosec // md5 is asked for\nx()\n")).toEqual([[1, "nolint", 1, false]])
    expect(told("x(); // NOSONAR\n")).toEqual([[1, "NOSONAR", 1, true]])
    expect(told("# nosemgrep: python.md5\nx()\n")).toEqual([[1, "nosemgrep", 4, false]])
    expect(told("x() // lgtm[go/disabled-certificate-check]\n")).toEqual([[1, "lgtm", 2, true]])
    expect(told("// codeql[js/weak-cryptographic-algorithm]\nx()\n")).toEqual([[1, "codeql", 8, false]])
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

  const linesOf = (text: string, rule: string): ReadonlyArray<number> =>
    text.split("\n").flatMap((_, at) => (suppressedIn(text, at + 1, rule) === undefined ? [] : [at + 1]))

  const HASH = "CM-HASH-MD5"

  it("speak of all lines up to where the tool is to look again, for each rule that they name", () => {
    expect(
      linesOf(
        "x\n# rubocop:disable Cobalt/InsecureHashAlgorithm\nx\nx\n# rubocop:enable Cobalt/InsecureHashAlgorithm\nx",
        HASH
      )
    ).toEqual([2, 3, 4, 5])
    expect(linesOf("x # rubocop:disable Cobalt/InsecureHashAlgorithm\nx", HASH)).toEqual([1])
    expect(linesOf("# rubocop:disable Metrics/AbcSize\nx", HASH)).toEqual([])
    expect(
      linesOf(
        "x\n#pragma warning disable CA5350, CA5351 // old\nx\n#pragma warning restore CA5351\nx\n#pragma warning restore\nx",
        HASH
      )
    ).toEqual([2, 3, 4, 5, 6])
    expect(linesOf("#pragma warning disable CS0618\nx", HASH)).toEqual([])
    expect(linesOf("x\n/* eslint-disable sonarjs/hashing -- names */\nx\n/* eslint-enable */\nx", HASH)).toEqual([
      2, 3, 4
    ])
    expect(linesOf("// NOLINTBEGIN(cert-msc50-cpp)\nx\n// NOLINTEND\nx", "CM-RANDOM-PREDICTABLE")).toEqual([1, 2, 3])
    expect(
      linesOf(
        "// phpcs:disable PHPCS_SecurityAudit.BadFunctions.CryptoFunctions.WarnCryptoFunc\nx\n// phpcs:enable\nx",
        HASH
      )
    ).toEqual([1, 2, 3])
  })

  it("speak of one line, of the next, or of the whole file", () => {
    expect(linesOf("x\n// eslint-disable-next-line sonarjs/hashing, no-console\nx\nx", HASH)).toEqual([3])
    expect(linesOf("x // eslint-disable-line sonarjs/hashing\nx", HASH)).toEqual([1])
    expect(linesOf("x // eslint-disable-line no-console\nx", HASH)).toEqual([])
    expect(linesOf("x # noqa: S324, E501\nx # noqa: E501\nx # noqa", HASH)).toEqual([1, 3])
    expect(linesOf("# ruff: noqa: S324\nx\nx", HASH)).toEqual([1, 2, 3])
    expect(linesOf("x // NOLINT(cert-msc50-cpp)\n// NOLINTNEXTLINE\nx", "CM-RANDOM-PREDICTABLE")).toEqual([1, 3])
    expect(linesOf("x // NOLINT\n", HASH)).toEqual([])
    expect(linesOf("x /* Flawfinder: ignore */\nx", "CM-CIPHER-DES")).toEqual([1])
    expect(linesOf("/** @phpstan-ignore disallowed.function (checksum) */\nx\nx", HASH)).toEqual([1, 2])
    expect(linesOf("# kics-scan ignore-line\nx\nx", HASH)).toEqual([2])
  })

  it("speak of the block below, or of the one around", () => {
    const below = 'x\n#tfsec:ignore:aws-elb-use-secure-tls-policy\nresource "a" "b" {\n  policy = "{"\n  x {\n  }\n}\nx'
    expect(linesOf(below, "CM-TLS-VERSION")).toEqual([2, 3, 4, 5, 6, 7])
    expect(linesOf("x #trivy:ignore:AVD-AWS-0047\nx", "CM-TLS-VERSION")).toEqual([1])
    const around = 'x\nresource "a" "b" {\n  #checkov:skip=CKV_AWS_103:by design\n  x = 1\n}\nx'
    expect(linesOf(around, "CM-TLS-VERSION")).toEqual([2, 3, 4, 5])
    expect(suppressedIn(around, 4, "CM-TLS-VERSION")).toEqual({
      by: "comment",
      tool: "checkov:skip",
      reason: "by design"
    })
    expect(linesOf("# kics-scan ignore-block\na:\n  b: 1\n  c: 2\nd: 3", "CM-TLS-VERSION")).toEqual([1, 2, 3, 4])
  })

  it("say why where the tool has a place for it", () => {
    expect(suppressedIn("/* eslint-disable sonarjs/hashing -- names of files */\nx", 2, HASH)).toEqual({
      by: "comment",
      tool: "eslint-disable",
      reason: "names of files"
    })
    expect(suppressedIn("#pragma warning disable CA5351 // protocol\nx", 2, HASH)?.reason).toBe("protocol")
  })
})
