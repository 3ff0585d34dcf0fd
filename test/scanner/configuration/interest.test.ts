import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { configurationInterest } from "../../../scanner/configuration/configurationInterest.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { defaultSelection, selectContent } from "../../../scanner/select/Selection.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { fixtures } from "./fixtures.ts"

const encoder = new TextEncoder()

const automaton = new WebAssembly.Module(
  readFileSync(new URL("../../../scanner/select/prefilter/automaton.wasm", import.meta.url))
)
const mayConfigure = configurationInterest(automaton)

const telling = fixtures.filter(({ findings }) => findings.length > 0)

describe("which files are read as configuration", () => {
  it.each(telling.map((fixture) => [fixture.name, fixture] as const))("%s is", (_, { path, text }) => {
    const bytes = encoder.encode(text)
    expect(mayConfigure(path, bytes)).toBe(true)
    expect(selectContent(path, bytes, defaultSelection)).toHaveProperty("language")
  })

  it("is decided by a name of its own, or by words in a file with a name that others have", () => {
    const bytes = (text: string) => encoder.encode(text)
    expect(mayConfigure("etc/ssh/sshd_config", bytes("Port 22"))).toBe(true)
    expect(mayConfigure("config/app.yaml", bytes("tls: true\nname: some app with certificates"))).toBe(false)
    expect(mayConfigure("package.json", bytes('{ "name": "ssl", "version": "1.2.0" }'))).toBe(false)
    expect(mayConfigure("Main.java", bytes("ssl_protocols TLSv1.2;"))).toBe(false)
  })

  it.live("is the same in a whole scan", () =>
    Effect.gen(function* () {
      const scanner = yield* Scanner
      const files = fixtures.map(({ name, path, text }) => ({ path: `${name}/${path}`, bytes: encoder.encode(text) }))
      const report = yield* scanner.scan(Stream.fromIterable(files))
      const found = Map.groupBy(report.findings, ({ path }) => path.slice(0, path.indexOf("/")))
      for (const { name, findings } of fixtures)
        expect({ name, count: found.get(name)?.length ?? 0 }).toEqual({ name, count: findings.length })
    }).pipe(Effect.provide(scannerOnce))
  )
})
