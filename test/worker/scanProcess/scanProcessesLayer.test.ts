import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../../../src/config/Config.ts"
import { ScanProcesses } from "../../../src/scans/ScanProcesses.ts"
import { defaultTreeLimits } from "../../support/treeLimits.ts"
import { scanProcessSettings, scanProcessesLayer } from "../../../src/worker/scanProcess/scanProcessesLayer.ts"
import { jobOf, noProgress } from "./repositories.ts"

const configured = (env: Readonly<Record<string, string>>) =>
  Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))

const settingsOn = (processors: number, env: Readonly<Record<string, string>> = {}) =>
  Effect.map(Config, (config) => scanProcessSettings(config, processors)).pipe(Effect.provide(configured(env)))

const scanned = { ...defaultTreeLimits, maxUnpackedBytes: 4_096 * 2 ** 20 }

describe("processes that scan", () => {
  it.effect("leave half of the processors to the service unless told otherwise", () =>
    Effect.gen(function* () {
      const workFolder = join(tmpdir(), "ciphermap")
      const rest = { memoryMib: 2_048, workFolder, timeout: Duration.minutes(10), scanned }
      expect(yield* settingsOn(1)).toEqual({ atOnce: 1, threads: 1, ...rest })
      expect(yield* settingsOn(2)).toEqual({ atOnce: 1, threads: 2, ...rest })
      expect(yield* settingsOn(9)).toEqual({ atOnce: 4, threads: 2, ...rest })
    })
  )

  it.effect("are as the environment says", () =>
    Effect.gen(function* () {
      const env = {
        SCANS_AT_ONCE: "3",
        SCAN_THREADS: "5",
        SCAN_MEMORY_MIB: "512",
        SCAN_TIMEOUT_SECONDS: "7",
        WORK_DIR: "/somewhere/else",
        REPOSITORY_MAX_ENTRIES: "9",
        REPOSITORY_MAX_SCANNED_FILES: "8",
        REPOSITORY_MAX_SCANNED_MIB: "2",
        UPLOAD_ARCHIVE_UNPACKED_MIB: "3",
        SCAN_USER: "1001:1002"
      }
      expect(yield* settingsOn(8, env)).toEqual({
        atOnce: 3,
        threads: 5,
        memoryMib: 512,
        workFolder: "/somewhere/else",
        timeout: Duration.seconds(7),
        scanned: { maxEntries: 9, maxFiles: 8, maxBytes: 2_097_152, maxUnpackedBytes: 3_145_728 },
        user: { uid: 1_001, gid: 1_002 }
      })
    })
  )

  it.live("scan for the service", () =>
    Effect.gen(function* () {
      const { scan } = yield* ScanProcesses
      const outcome = yield* scan(yield* jobOf({ "use.py": "" }), noProgress)
      expect(outcome).toMatchObject({ score: null, risk_level: "none", components_total: 0 })
    }).pipe(
      Effect.provide(scanProcessesLayer.pipe(Layer.provide(configured({ SCAN_THREADS: "1", WORK_DIR: tmpdir() }))))
    )
  )
})
