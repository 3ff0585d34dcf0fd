import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { scannerWorkers } from "../../../src/node/scannerLayers.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { bash } from "./hostile/bash.ts"
import { c } from "./hostile/c.ts"
import { csharp } from "./hostile/csharp.ts"
import { dart } from "./hostile/dart.ts"
import { elixir } from "./hostile/elixir.ts"
import { go } from "./hostile/go.ts"
import { java } from "./hostile/java.ts"
import { javascript } from "./hostile/javascript.ts"
import { kotlin } from "./hostile/kotlin.ts"
import { lua } from "./hostile/lua.ts"
import { php } from "./hostile/php.ts"
import { powershell } from "./hostile/powershell.ts"
import { python } from "./hostile/python.ts"
import { ruby } from "./hostile/ruby.ts"
import { rust } from "./hostile/rust.ts"
import { scala } from "./hostile/scala.ts"
import { swift } from "./hostile/swift.ts"

const encoder = new TextEncoder()

const file = (path: string, content: string | Uint8Array): SourceFile => ({
  path,
  bytes: typeof content === "string" ? encoder.encode(content) : content
})

const good = 'import hashlib\nhashlib.md5(b"")\n'

const cases = [
  ...bash,
  ...c,
  ...csharp,
  ...dart,
  ...elixir,
  ...go,
  ...java,
  ...javascript,
  ...kotlin,
  ...lua,
  ...php,
  ...powershell,
  ...python,
  ...ruby,
  ...rust,
  ...scala,
  ...swift
].flatMap(({ language, path, texts }) =>
  Object.entries(texts).map(([name, content]) => [`${language} with ${name}`, file(path, content)] as const)
)

const scan = Effect.fnUntraced(function* (files: ReadonlyArray<SourceFile>) {
  const scanner = yield* Scanner
  return yield* scanner.scan(Stream.fromIterable(files))
})

/** A file has a time limit: on a machine that is busy with other tests it may need another try. */
describe("a hostile file", { retry: 2 }, () => {
  it.live.each(cases)("%s is scanned as far as possible", ([, hostile]) =>
    Effect.gen(function* () {
      const report = yield* scan([hostile])
      expect(report.skipped).toEqual([])
      expect(report.findings.map(({ facts }) => facts.name)).toContain("MD5")
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live(
    "costs no other file, in whatever company",
    () =>
      Effect.gen(function* () {
        const files = cases.flatMap(([, { path, bytes }], at) => [
          { path: `${at}/${path}`, bytes },
          file(`${at}/good.py`, good)
        ])
        const report = yield* scan(files)
        const unharmed = report.findings.filter(({ path }) => path.endsWith("good.py"))
        expect(unharmed.length).toBe(cases.length)
        expect(report.filesScanned + report.skipped.length).toBe(files.length)
      }).pipe(Effect.provide(scannerWorkers(2))),
    120_000
  )
})
