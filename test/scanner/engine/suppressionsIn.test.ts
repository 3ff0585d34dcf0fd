import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { suppressionsIn } from "../../../scanner/engine/suppressionsIn.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

describe("comments that speak of findings", () => {
  it.each([
    ["// ciphermap-ignore: CM-HASH-MD5 file names only", ["CM-HASH-MD5"], "file names only"],
    ["/* ciphermap-ignore: CM-HASH-MD5, CM-HASH-SHA1 */", ["CM-HASH-MD5", "CM-HASH-SHA1"], undefined],
    ["<!-- ciphermap-ignore: * a sample -->", ["*"], "a sample"],
    ["# ciphermap-ignore:CM-MODE-ECB - one block", ["CM-MODE-ECB"], "one block"]
  ])("are read from %s", (text, rules, reason) => {
    expect(suppressionsIn("a", `first\nsecond\n${text}\nlast`)).toEqual([
      { path: "a", line: 3, rules, ...(reason !== undefined && { reason }) }
    ])
  })

  it.each([
    "// ciphermap-ignore",
    "// ciphermap-ignore: ",
    "// ciphermap-ignore: md5",
    "// ciphermap-ignores: CM-HASH-MD5"
  ])("are not read from %s", (text) => {
    expect(suppressionsIn("a", text)).toEqual([])
  })

  it("give no reason that looks like a key", () => {
    const [found] = suppressionsIn("a", "// ciphermap-ignore: * sk_live_4eC39HqLyjWDarjtT1zdp7dc8Xy2")
    expect(found).toEqual({ path: "a", line: 1, rules: ["*"] })
  })

  it("have the line of each, also with two on one line", () => {
    const text = "// ciphermap-ignore: A-1\r\n\r\n// ciphermap-ignore: B-2\n\n// ciphermap-ignore: C-3"
    expect(suppressionsIn("a", text).map(({ line }) => line)).toEqual([1, 3, 5])
  })

  it.effect("stand in the report of a scan", () =>
    Effect.gen(function* () {
      const { suppressions } = yield* scanFiles({
        "a.py": "import hashlib\n# ciphermap-ignore: CM-HASH-MD5 names of cache files\nhashlib.md5(b'')\n",
        "b.py": "# ciphermap-ignore: CM-HASH-MD5 nothing is here\n",
        "nginx.conf": "server {\n  ssl_protocols TLSv1.1; # ciphermap-ignore: CM-TLS-VERSION old clients\n}\n"
      })
      expect(suppressions).toEqual([
        { path: "a.py", line: 2, rules: ["CM-HASH-MD5"], reason: "names of cache files" },
        { path: "nginx.conf", line: 2, rules: ["CM-TLS-VERSION"], reason: "old clients" }
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
