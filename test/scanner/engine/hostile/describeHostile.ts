import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Scanner } from "../../../../scanner/Scanner.ts"
import { scannerOnce } from "../../../support/scannerOnce.ts"
import type { HostileCase } from "./cases.ts"

/** A file has a time limit: on a machine that is busy with other tests it may need another try. */
export const describeHostile = (cases: ReadonlyArray<HostileCase>): void => {
  describe("a hostile file", { retry: 2 }, () => {
    it.live.each(cases.map(({ language, name, file }) => [`${language} with ${name}`, file] as const))(
      "%s is scanned as far as possible",
      ([, hostile]) =>
        Effect.gen(function* () {
          const scanner = yield* Scanner
          const report = yield* scanner.scan(Stream.make(hostile))
          expect(report.skipped).toEqual([])
          expect(report.findings.map(({ facts }) => facts.name)).toContain("MD5")
        }).pipe(Effect.provide(scannerOnce))
    )
  })
}
