import { layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { expect } from "vitest"
import { toInventory } from "../../../../../scanner/model/toInventory.ts"
import { scanFolder } from "../../../../../src/node/scanFolder.ts"
import { isLong } from "../../../../support/isLong.ts"
import { scannerOnce } from "../../../../support/scannerOnce.ts"
import { expectSame, VERSIONS } from "./expectSame.ts"

/** Whose fixtures are scanned, judged, written and read again. */
const ecosystems = (
  [
    ["python", isLong ? "py*" : "pyca*"],
    ["java", "jca*"],
    ["go", "*"]
  ] as const
).slice(0, isLong ? undefined : 1)

/** `roundTrip` has all there is in both. */
const scannedVersions = VERSIONS.slice(0, isLong ? undefined : 1)

layer(scannerOnce)("reading a bill of materials of", (it) => {
  it.effect.each(ecosystems)("the fixtures of %s judges as the scan does", ([ecosystem, include]) =>
    Effect.gen(function* () {
      const folder = new URL(`../../../../../scanner/rules/${ecosystem}/`, import.meta.url).pathname
      const inventory = toInventory(yield* scanFolder(folder, { include: [include] }))
      expect(inventory.assets.length).toBeGreaterThan(100)
      for (const [specVersion] of scannedVersions) expectSame(inventory, specVersion)
    })
  )

  it.effect("the fixtures of configurations judges as the scan does", () =>
    Effect.gen(function* () {
      const folder = new URL("../../../../../scanner/configuration/", import.meta.url).pathname
      const inventory = toInventory(yield* scanFolder(folder))
      expect(inventory.assets.length).toBeGreaterThan(100)
      for (const [specVersion] of scannedVersions) expectSame(inventory, specVersion)
    })
  )
})
