import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const root = resolve(import.meta.dirname, "../..")

interface Row {
  readonly file: string
  readonly accepts: readonly string[]
  readonly reports: readonly string[]
}

const runtimes = ["node:fs", "@effect/platform-node", "@effect/platform-node/NodeRuntime", "effect"]

/** What each kind of file may import of packages and of other kinds of files; which rooms it may import, `rooms.ts` says. */
const rows: readonly Row[] = [
  {
    file: "scanner/model/Finding.ts",
    accepts: ["./Place.ts", "effect/Schema", "@noble/hashes/sha2.js"],
    reports: [...runtimes, "../rules/rule.ts", "../../src/main.ts", "picomatch"]
  },
  {
    file: "src/domain/ScanState.ts",
    accepts: ["./ids.ts", "effect/Schema", "type ../../scanner/model/Finding.ts"],
    reports: [...runtimes, "../../scanner/model/Finding.ts", "../../scanner/Scanner.ts", "../scans/Scans.ts"]
  },
  {
    file: "scanner/rules/java/jca.ts",
    accepts: ["../rule.ts", "./engines.ts"],
    reports: [...runtimes, "effect/Schema", "../../match/match.ts", "../../notation/jca.ts", "../../model/Finding.ts"]
  },
  {
    file: "scanner/rules/allRules.ts",
    accepts: ["./rule.ts", "./java/jca.ts"],
    reports: ["../match/match.ts", "../model/Finding.ts"]
  },
  ...[
    "scanner/notation/jca.ts",
    "scanner/classify/nist.ts",
    "scanner/bom/cyclonedx/cyclonedx.ts",
    "scanner/match/match.ts",
    "grammars/java.ts"
  ].map((file) => ({
    file,
    accepts: ["../resolve/evaluate.ts", "../../grammars/manifest.ts", "effect/Effect", "web-tree-sitter"],
    reports: [...runtimes, "@effect/platform-bun", "../../src/main.ts", "../../test/fixtures.ts", "ciphermap/scanner"]
  })),
  {
    file: "scanner/Scanner.ts",
    accepts: ["./match/match.ts", "../grammars/manifest.ts", "effect/Layer"],
    reports: [...runtimes, "../src/main.ts"]
  },
  {
    file: "src/api/scansApi.ts",
    accepts: ["../domain/ScanId.ts", "./keysApi.ts", "effect/http-api", "effect/Schema"],
    reports: [...runtimes, "../scans/Scans.ts", "../scans/ScansRepo.ts", "../keys/http.ts", "effect/sql"]
  },
  {
    file: "src/client/makeClient.ts",
    accepts: ["./Client.ts", "../api/Api.ts", "../domain/ids.ts", "effect/Effect", "@noble/hashes/hmac.js"],
    reports: [...runtimes, "../scans/Scans.ts", "../scans/http.ts", "../node/Sql.ts", "effect/sql", "picomatch"]
  },
  ...["src/scans/http.ts", "src/scans/runsHttp.ts"].map((file) => ({
    file,
    accepts: ["../api/scansApi.ts", "./Scans.ts", "../keys/Keys.ts", "../domain/ScanId.ts", "effect/http-api"],
    reports: [...runtimes, "./ScansRepo.ts", "../keys/KeysRepo.ts", "../keys/http.ts", "effect/sql"]
  })),
  {
    file: "src/scans/Scans.ts",
    accepts: ["./ScansRepo.ts", "../keys/Keys.ts", "../domain/ScanId.ts", "effect/Effect"],
    reports: [
      ...runtimes,
      "../keys/KeysRepo.ts",
      "./http.ts",
      "./runsHttp.ts",
      "../api/scansApi.ts",
      "../keys/http.ts",
      "effect/http-api"
    ]
  },
  {
    file: "src/scans/ScansRepo.ts",
    accepts: ["../domain/ScanId.ts", "../sql/Tenancy.ts", "./scanRow.ts", "effect/sql", "effect/Effect"],
    reports: [...runtimes, "./Scans.ts", "../keys/Keys.ts", "../api/scansApi.ts", "effect/http-api"]
  },
  {
    file: "src/web/console/webhooks/webhookPages.ts",
    accepts: ["../../../keys/Keys.ts", "../../../http/setHeaders.ts", "effect/Effect"],
    reports: [...runtimes, "../../../keys/KeysRepo.ts", "../../../keys/http.ts", "effect/sql"]
  },
  {
    file: "src/worker/runScan.ts",
    accepts: ["../scans/Scans.ts", "../repositories/Checkout.ts", "../../scanner/Scanner.ts", "node:fs"],
    reports: ["effect", "../scans/http.ts", "../api/scansApi.ts"]
  },
  {
    file: "src/cli/scan.ts",
    accepts: ["../node/walk.ts", "../../scanner/Scanner.ts", "effect/cli"],
    reports: [...runtimes, "../../test/fixtures.ts", "../../bench/bench.ts"]
  },
  ...["src/main.ts", "src/scanner.ts", "src/node/walk.ts", "src/start/roles.ts", "src/mcp/node/roots.ts"].map(
    (file) => ({
      file,
      accepts: ["node:fs", "@effect/platform-node", "effect/Effect"],
      reports: ["effect", "../../test/fixtures.ts"]
    })
  )
]

const statement = (specifier: string, index: number) =>
  specifier.startsWith("type ")
    ? `import type { Name${index} } from "${specifier.slice(5)}"`
    : `import { name${index} } from "${specifier}"`

const statements = (row: Row) => [...row.reports, ...row.accepts].map(statement)

/** A forbidden import must be seen however it is written. */
const spellings = [
  `import "node:fs"`,
  `import name from "node:fs"`,
  `import type Name from "node:fs"`,
  `export { other } from "node:fs"`,
  `export * from "node:fs"`,
  `await import("node:fs")`
]

const globals = ["Deno.cwd()", "process.cwd()", `Buffer.from("")`, `require("x")`, "globalThis.Deno", "console.log()"]

const files: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(rows.map((row) => [row.file, statements(row)])),
  "scanner/spellings.ts": spellings,
  "scanner/globals.ts": globals,
  "src/node/globals.ts": globals,
  "scanner/cycle/a.ts": [`import { b } from "./b.ts"`, "export const a = () => b"],
  "scanner/cycle/b.ts": [`import { a } from "./a.ts"`, "export const b = () => a"]
}

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

describe("the import rules, as the linter enforces them", () => {
  let folder = ""
  let exitCode = 0
  let diagnostics: readonly Diagnostic[] = []

  const linesOf = (file: string, rule: string) => [
    ...new Set(
      diagnostics
        .filter((found) => found.filename === file && found.code === rule)
        .map((found) => (files[file] ?? [])[(found.labels[0]?.span.line ?? 0) - 1])
    )
  ]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "ciphermap-lint-"))
    await cp(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"))
    for (const [file, lines] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), lines.join("\n") + "\n")
    }
    const oxlint = join(root, "node_modules/oxlint/bin/oxlint")
    const report = await new Promise<string>((done) => {
      const child = execFile(process.execPath, [oxlint, "--format", "json"], { cwd: folder }, (_, stdout) =>
        done(stdout)
      )
      child.once("exit", (code) => (exitCode = code ?? -1))
    })
    diagnostics = (JSON.parse(report) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it("fail the check", () => {
    expect(exitCode).toBe(1)
  })

  it.each(rows)("$file: exactly the forbidden imports are reported", (row) => {
    const forbidden = statements(row).slice(0, row.reports.length)
    expect(linesOf(row.file, "eslint(no-restricted-imports)").toSorted()).toEqual(forbidden.toSorted())
  })

  it("see re-exports, type imports and dynamic imports", () => {
    expect(linesOf("scanner/spellings.ts", "eslint(no-restricted-imports)").toSorted()).toEqual(spellings.toSorted())
  })

  it("keep the runtime's globals out of the scanner, and only there", () => {
    const rules = ["eslint(no-restricted-globals)", "eslint(no-restricted-properties)", "eslint(no-console)"]
    const seen = (file: string) => rules.flatMap((rule) => linesOf(file, rule)).toSorted()
    expect(seen("scanner/globals.ts")).toEqual(globals.toSorted())
    expect(seen("src/node/globals.ts")).toEqual([])
  })

  it("report an import cycle", () => {
    expect(linesOf("scanner/cycle/a.ts", "import(no-cycle)")).toEqual([`import { b } from "./b.ts"`])
  })
})
