import { availableParallelism } from "node:os"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { ScanProcesses } from "../../scans/ScanProcesses.ts"
import { type ScanProcessSettings, makeScanProcesses } from "./makeScanProcesses.ts"

const MEBIBYTE = 1_048_576

/** Unset values depend on the machine: half of the processors scan, the others are for the service and git. */
export const scanProcessSettings = (config: Config["Service"], processors: number): ScanProcessSettings => {
  const { scansAtOnce, scanThreads, scanMemoryMib, scanTimeoutSeconds } = config
  const atOnce = scansAtOnce === 0 ? Math.max(1, Math.floor(processors / 2)) : scansAtOnce
  return {
    atOnce,
    threads: scanThreads === 0 ? Math.max(1, Math.floor(processors / atOnce)) : scanThreads,
    memoryMib: scanMemoryMib,
    tree: {
      maxEntries: config.maxEntries,
      maxFiles: config.maxScannedFiles,
      maxBytes: config.maxScannedMebibytes * MEBIBYTE
    },
    timeout: Duration.seconds(scanTimeoutSeconds)
  }
}

/** The pool of scan processes of the configuration. */
export const scanProcessesLayer: Layer.Layer<ScanProcesses, never, Config> = Layer.effect(
  ScanProcesses,
  Effect.flatMap(Config, (config) => makeScanProcesses(scanProcessSettings(config, availableParallelism())))
)
