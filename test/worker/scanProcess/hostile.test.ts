import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { GitFiles } from "../../support/gitFiles.ts"
import { hostsWith, jobOf, noProgress, useHosts } from "./repositories.ts"

/** CIPHERMAP_FAULTS asks for what takes minutes, too. */
const isLong = process.env["CIPHERMAP_FAULTS"] !== undefined

const md5 = 'import hashlib\nhashlib.md5(b"")\n'

const DEPTH = 10_000

const nested: GitFiles = {
  "nested.py": `import hashlib\nx = ${"(".repeat(DEPTH)}hashlib.md5(b"")${")".repeat(DEPTH)}\n`,
  "Nested.java": `class A { Object a = ${"f(".repeat(DEPTH)}java.security.MessageDigest.getInstance("MD5")${")".repeat(DEPTH)}; }`,
  "nested.js": `require("crypto").createHash("md5")\n${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`,
  "nested.json": `{"Digest": ${"[".repeat(DEPTH)}"MD5"${"]".repeat(DEPTH)}}`,
  "nested.xml": `${"<a>".repeat(DEPTH)}MD5${"</a>".repeat(DEPTH)}`
}

const longLine: GitFiles = {
  "long.py": `import hashlib; x = [${"hashlib.md5(b''), ".repeat(58_000).slice(0, 1_048_500)}]\n`,
  "long.js": `const md5 = "${"a".repeat(1_048_500)}"\n`
}

const empty = (files: number): GitFiles =>
  Object.fromEntries(Array.from({ length: files }, (_, at) => [`src/${at % 100}/empty${at}.py`, ""]))

describe("a repository that was made to do harm", { timeout: 300_000 }, () => {
  const { scan } = useHosts({ timeout: Duration.minutes(5) })

  it.live.each([
    ["source nested 10,000 deep", nested],
    ["lines of a megabyte", longLine],
    ["20,000 empty files", empty(20_000)]
  ] as const)("with %s is scanned as far as it can be", ([, files]) =>
    Effect.gen(function* () {
      const outcome = yield* scan(yield* jobOf({ ...files, "plain/use.py": md5 }), noProgress)
      const { findings, summary } = JSON.parse(readFileSync(outcome.results, "utf8"))
      const paths = findings.map(({ location }: { readonly location: { readonly path: string } }) => location.path)
      expect(paths).toContain("plain/use.py")
      expect(summary.files_scanned + summary.files_skipped).toBe(Object.keys(files).length + 1)
    })
  )

  it.live.runIf(isLong)("with more files than the limit is refused", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith()
      expect(yield* Effect.flip(scan(yield* jobOf(empty(300_000)), noProgress))).toMatchObject({
        code: "too_many_files"
      })
    })
  )

  it.live.runIf(isLong)("with nearly as many files as the limit is scanned", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith()
      const outcome = yield* scan(yield* jobOf(empty(199_000)), noProgress)
      expect(outcome).toMatchObject({ findings_total: 0, score: null, risk_level: "none" })
    })
  )
})
