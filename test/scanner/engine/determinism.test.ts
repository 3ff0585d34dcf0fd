import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { serializeCycloneDx, toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { jsonChunks } from "../../../scanner/bom/jsonChunks.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { scannerWorkers } from "../../../src/node/scannerLayers.ts"
import { isLong } from "../../support/isLong.ts"
import { mixedTree } from "../../support/mixedTree.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { shuffled } from "../../support/shuffled.ts"

/** So many files at one go. */
const scan = Effect.fnUntraced(function* (files: ReadonlyArray<SourceFile>, pull = 64) {
  const scanner = yield* Scanner
  return yield* scanner.scan(Stream.fromIterable(files).pipe(Stream.rechunk(pull)))
})

const bomOf = (report: ScanReport, at: number): string =>
  serializeCycloneDx(
    toCycloneDx(toInventory(report), {
      component: { name: "tree" },
      timestamp: `2026-11-21T12:00:0${at}Z`,
      serialNumber: `3e671687-395b-41f5-a30f-a58921a6b79${at}`,
      tool: { name: "ciphermap", version: "0" }
    })
  )

const withoutSerialAndTime = (bom: string): string =>
  bom.replace(/^  "serialNumber": ".*",$/m, "").replace(/^    "timestamp": ".*",$/m, "")

const texts = (report: ScanReport, at: number): { readonly json: string; readonly bom: string } => ({
  json: [...jsonChunks(report)].join(""),
  bom: withoutSerialAndTime(bomOf(report, at))
})

describe("two scans of one tree", () => {
  it.live("are the same bytes whatever the layer, the number of threads and the order of the files", () =>
    Effect.gen(function* () {
      const tree = mixedTree()
      const report = yield* scan(tree).pipe(Effect.provide(scannerOnce))
      expect(Object.keys(report.languages).length).toBeGreaterThan(isLong ? 6 : 5)
      expect(report.findings.some(({ evidence }) => evidence.some(({ path }) => path !== undefined))).toBe(true)
      expect(report.findings.some(({ certificate }) => certificate !== undefined)).toBe(true)
      const alone = texts(report, 0)
      expect(bomOf(report, 0)).not.toBe(bomOf(report, 1))
      const threads = [
        [shuffled(tree, 2), 16, scannerWorkers(2)],
        [shuffled(tree, 1), 1_000, scannerWorkers(1)],
        [shuffled(tree, 3), 7, scannerWorkers(4)]
      ] as const
      const others = isLong ? [[tree.toReversed(), 1, scannerOnce] as const, ...threads] : threads.slice(0, 1)
      for (const [at, [files, pull, layer]] of others.entries()) {
        const { json, bom } = texts(yield* scan(files, pull).pipe(Effect.provide(layer)), at + 1)
        expect(json === alone.json).toBe(true)
        expect(bom === alone.bom).toBe(true)
      }
    })
  )

  it.live("follow a chain of constants as far in every order", () =>
    Effect.gen(function* () {
      const tree = mixedTree().filter(({ path }) => path.startsWith("lib/"))
      const named = Effect.fnUntraced(function* (files: ReadonlyArray<SourceFile>) {
        const { findings } = yield* scan(files, 8).pipe(Effect.provide(scannerOnce))
        return findings.map(({ path, facts }) => `${path} ${facts.name}`)
      })
      const forward = yield* named(tree)
      expect(forward).toContain("lib/Short.java Blowfish")
      const orders = [tree.toReversed(), shuffled(tree, 1), shuffled(tree, 2)].slice(0, isLong ? undefined : 1)
      for (const files of orders) expect(yield* named(files)).toEqual(forward)
    })
  )
})
