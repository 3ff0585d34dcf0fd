import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Scanner } from "../../../scanner/Scanner.ts"
import { scannerWorkers } from "../../../src/node/scannerLayers.ts"
import { company } from "./hostile/cases.ts"

const good = new TextEncoder().encode('import hashlib\nhashlib.md5(b"")\n')

/** A file has a time limit: on a machine that is busy with other tests it may need another try. */
describe("a hostile file", { retry: 2 }, () => {
  it.live("costs no other file, in whatever company", () =>
    Effect.gen(function* () {
      const files = company.flatMap(({ file: { path, bytes } }, at) => [
        { path: `${at}/${path}`, bytes },
        { path: `${at}/good.py`, bytes: good }
      ])
      const scanner = yield* Scanner
      const report = yield* scanner.scan(Stream.fromIterable(files))
      const unharmed = report.findings.filter(({ path }) => path.endsWith("good.py"))
      expect(unharmed.length).toBe(company.length)
      expect(report.filesScanned + report.skipped.length).toBe(files.length)
    }).pipe(Effect.provide(scannerWorkers(2)))
  )
})
