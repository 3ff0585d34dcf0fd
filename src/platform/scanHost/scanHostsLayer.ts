import { availableParallelism } from "node:os"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../../config/Config.ts"
import { ScanHosts } from "../../jobs/ScanHosts.ts"
import { type HostSettings, makeScanHosts } from "./makeScanHosts.ts"

/** What is left to us depends on the machine: half of its processors scan, so that the service and git have theirs. */
export const hostSettings = (
  { scansAtOnce, scanThreads, scanMemoryMib, scanTimeoutSeconds }: Config["Service"],
  processors: number
): HostSettings => {
  const atOnce = scansAtOnce === 0 ? Math.max(1, Math.floor(processors / 2)) : scansAtOnce
  return {
    atOnce,
    threads: scanThreads === 0 ? Math.max(1, Math.floor(processors / atOnce)) : scanThreads,
    memoryMib: scanMemoryMib,
    timeout: Duration.seconds(scanTimeoutSeconds)
  }
}

/** Scans in processes of their own, as the configuration says. */
export const scanHostsLayer: Layer.Layer<ScanHosts, never, Config> = Layer.effect(
  ScanHosts,
  Effect.flatMap(Config, (config) => makeScanHosts(hostSettings(config, availableParallelism())))
)
