import { tmpdir } from "node:os"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { ScanJob } from "../../../src/scans/ScanProcesses.ts"
import { makeScanProcesses } from "../../../src/worker/scanProcess/scanProcessesLayer.ts"
import { defaultTreeLimits } from "../../support/treeLimits.ts"

const job = JSON.parse(process.argv[2] ?? "") as ScanJob

/** Says its id when a scan has come far, and that it is done, and then stays. */
await Effect.runPromise(
  Effect.scoped(
    Effect.gen(function* () {
      const { scan } = yield* makeScanProcesses({
        atOnce: 1,
        threads: 1,
        memoryMib: 2_048,
        workFolder: tmpdir(),
        timeout: Duration.minutes(5),
        scanned: { ...defaultTreeLimits, maxUnpackedBytes: 2 ** 32 }
      })
      yield* scan(job, ({ filesDone, filesTotal }) => {
        if (filesDone === filesTotal) console.log(process.pid)
      })
      console.log("done")
      yield* Effect.never
    })
  )
)
