import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { makeSelection } from "../../scanner/select/makeSelection.ts"
import { isLong } from "../support/isLong.ts"
import { scannerInProcess, scannerWorkers } from "../../src/node/scannerLayers.ts"

const folder = new URL("../../scanner/rules/", import.meta.url)

const fixtures: ReadonlyArray<SourceFile> = ["java", "python"].flatMap((language) =>
  readdirSync(new URL(`${language}/`, folder))
    .filter((name) => name.includes(".fixture.") && /^(jca|hash)/.test(name))
    .map((name) => ({ path: `${language}/${name}`, bytes: readFileSync(new URL(`${language}/${name}`, folder)) }))
)

const java = (path: string, text: string): SourceFile => ({ path, bytes: new TextEncoder().encode(text) })

const use = 'class A { void f() throws Exception { java.security.MessageDigest.getInstance("MD5"); } }'

const scanAll = Effect.fnUntraced(function* (files: ReadonlyArray<SourceFile>) {
  const scanner = yield* Scanner
  return yield* scanner.scan(Stream.fromIterable(files))
})

describe("a scan", () => {
  it.live.runIf(isLong)("reports the same in one thread and in many", () =>
    Effect.gen(function* () {
      const alone = yield* scanAll(fixtures).pipe(Effect.provide(scannerInProcess))
      expect(alone.findings.length).toBeGreaterThan(200)
      for (const threads of isLong ? [1, 2, 4] : [3]) {
        const shared = yield* scanAll(fixtures.toReversed()).pipe(Effect.provide(scannerWorkers(threads)))
        expect(shared).toEqual(alone)
      }
    })
  )

  it.live("does not parse what no row can match", () =>
    Effect.gen(function* () {
      const report = yield* scanAll([java("A.java", use), java("B.java", "class B { int getInstance; }")])
      expect(report.filesScanned).toBe(2)
      expect(report.filesPrefiltered).toBe(1)
      expect(report.findings.map(({ path, facts }) => [path, facts.name])).toEqual([["A.java", "MD5"]])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("says which libraries files import of which it recognised nothing, parsed or not", () =>
    Effect.gen(function* () {
      const report = yield* scanAll([
        java("A.java", use),
        java("B.java", "import javax.crypto.Frobnicator;\nclass B { Object a = Frobnicator.make(1); }"),
        java("test/C.java", "import javax.crypto.BadPaddingException;\nclass C {}"),
        java("D.java", "import java.util.List;\nclass D {}"),
        java("E.java", 'import java.security.MessageDigest;\nclass E { Object a = MessageDigest.getInstance("MD5"); }')
      ])
      expect(report.filesPrefiltered).toBe(3)
      expect(
        report.unrecognised.imports.map(({ path, library, line, scope, calls }) => [path, library, line, scope, calls])
      ).toEqual([
        ["B.java", "javax.crypto", 1, "production", [{ name: "javax.crypto.Frobnicator.make", line: 2, count: 1 }]],
        ["test/C.java", "javax.crypto", 1, "test", []]
      ])
      expect(report.unrecognised).toMatchObject({ more: 0, recognised: 1 })
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("reads connection strings of programs and configuration, and keeps what is secret in them to itself", () =>
    Effect.gen(function* () {
      const text = (path: string, line: string): SourceFile => ({ path, bytes: new TextEncoder().encode(line) })
      const report = yield* scanAll([
        text("main.go", 'package main\n\nvar dsn = "postgres://someone:hunter2@db/app?sslmode=verify-ca"\n'),
        text("appsettings.json", '{ "Db": "Server=db;User Id=someone;Password=hunter2;TrustServerCertificate=True" }'),
        text(".env", "MONGO=mongodb://someone:hunter2@db/app?tlsInsecure=true\n"),
        text("other.go", 'package main\n\nvar url = "https://someone:hunter2@db/app?mode=verify-ca"\n')
      ])
      expect(report.findings.map(({ path, api, facts, place }) => [path, api, facts.verification, place.line])).toEqual(
        [
          [".env", "mongodb tlsinsecure", "none", 1],
          ["appsettings.json", "ado-net trustservercertificate", "none", 1],
          ["main.go", "postgresql sslmode", "no-host-name", 3]
        ]
      )
      expect(report.filesPrefiltered).toBe(1)
      expect(JSON.stringify(report)).not.toMatch(/someone|hunter2/)
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("goes on after files that cannot be scanned, and names them", () =>
    Effect.gen(function* () {
      const report = yield* scanAll([
        { path: "binary.java", bytes: new Uint8Array([0, 1, 2, 0, 3, 4, 0, 0, 5]) },
        java("node_modules/x/Vendored.java", use),
        java("large.java", `${use}${" ".repeat(1_100_000)}`),
        java("notes.txt", use),
        java("broken.java", `${use} class {{{ (`),
        java("empty.java", ""),
        java("good.java", use)
      ])
      expect(report.skipped.map(({ path, reason }) => [path, reason])).toEqual([
        ["binary.java", "binary"],
        ["large.java", "too-large"],
        ["node_modules/x/Vendored.java", "vendored"]
      ])
      expect(report.unsupported).toEqual({ ".txt": 1 })
      expect(report.partial).toEqual(["broken.java"])
      expect(report.findings.map(({ path }) => path)).toEqual(["broken.java", "good.java"])
    }).pipe(Effect.provide(scannerWorkers(1)))
  )

  it.live("survives hostile nesting without losing another file", () =>
    Effect.gen(function* () {
      const hostile = [
        java(
          "parens.java",
          `import java.security.*; class P { Object f = MessageDigest.getInstance(${"(".repeat(20_000)}"MD5"${")".repeat(20_000)}); }`
        ),
        java(
          "concat.java",
          `import java.security.*; class C { Object f = MessageDigest.getInstance("MD"${' + "5"'.repeat(10_000)}); }`
        ),
        java(
          "blocks.java",
          `import java.security.*; class B { void f() { ${"{".repeat(20_000)} MessageDigest.getInstance("MD5"); ${"}".repeat(20_000)} } }`
        ),
        java(
          "line.java",
          `import java.security.*; class L { String s = "${"x".repeat(900_000)}"; Object f = MessageDigest.getInstance("MD5"); }`
        )
      ]
      const report = yield* scanAll([...hostile, java("good.java", use)])
      expect(report.findings.some(({ path }) => path === "good.java")).toBe(true)
      expect(report.filesScanned + report.skipped.length).toBe(5)
    }).pipe(Effect.provide(scannerWorkers(2)))
  )

  it.live("scans only what the selection wants", () =>
    Effect.gen(function* () {
      const scanner = yield* Scanner
      const selection = makeSelection({ include: ["src/**"], exclude: ["**/test/**"] })
      const files = ["src/A.java", "src/test/B.java", "C.java"].map((path) => java(path, use))
      const report = yield* scanner.scan(Stream.fromIterable(files), { selection })
      expect(report.findings.map(({ path }) => path)).toEqual(["src/A.java"])
    }).pipe(Effect.provide(scannerInProcess))
  )

  it.live("reads of a manifest that is larger than a program may be only what it requires", () =>
    Effect.gen(function* () {
      const scanner = yield* Scanner
      const text = `require "digest"\nDigest::MD5.hexdigest("")\n${"# gems\n".repeat(20)}`
      const found = (maxFileSize: number) =>
        scanner.scan(Stream.succeed({ path: "gems.rb", bytes: new TextEncoder().encode(text) }), {
          selection: makeSelection({ maxFileSize })
        })
      expect((yield* found(text.length)).findings).toHaveLength(1)
      expect((yield* found(text.length - 1)).findings).toEqual([])
    }).pipe(Effect.provide(scannerInProcess))
  )
})
