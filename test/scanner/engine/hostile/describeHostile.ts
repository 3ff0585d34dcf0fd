import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Scanner } from "../../../../scanner/Scanner.ts"
import { scannerOnce } from "../../../support/scannerOnce.ts"
import type { HostileCase } from "./cases.ts"

const good = { path: "good.py", bytes: new TextEncoder().encode('import hashlib\nhashlib.sha256(b"")\n') }

/** A file has a time limit: on a machine that is busy with other tests it may need another try. */
export const describeHostile = (cases: ReadonlyArray<HostileCase>): void => {
  describe("a hostile file", { retry: 2 }, () => {
    it.live.each(cases.map(({ language, name, file }) => [`${language} with ${name}`, file] as const))(
      "%s is scanned as far as possible, and costs no other file",
      ([, hostile]) =>
        Effect.gen(function* () {
          const scanner = yield* Scanner
          const report = yield* scanner.scan(Stream.make(hostile, good))
          expect(report.skipped).toEqual([])
          const names = Map.groupBy(report.findings, ({ path }) => path)
          expect(names.get(hostile.path)?.map(({ facts }) => facts.name)).toContain("MD5")
          expect(names.get(good.path)?.map(({ facts }) => facts.name)).toEqual(["SHA-256"])
        }).pipe(Effect.provide(scannerOnce))
    )
  })
}
