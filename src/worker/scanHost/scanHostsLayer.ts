import { availableParallelism } from "node:os"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { ScanHosts } from "../../scans/ScanHosts.ts"
import { type HostSettings, makeScanHosts } from "./makeScanHosts.ts"

const MEBIBYTE = 1_048_576

/** What is left to us depends on the machine: half of its processors scan, so that the service and git have theirs. */
export const hostSettings = (config: Config["Service"], processors: number): HostSettings => {
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

/** Scans in processes of their own, as the configuration says. */
export const scanHostsLayer: Layer.Layer<ScanHosts, never, Config> = Layer.effect(
  ScanHosts,
  Effect.flatMap(Config, (config) => makeScanHosts(hostSettings(config, availableParallelism())))
)
