import { spawnSync } from "node:child_process"
import { parseArgs } from "node:util"
import { assess } from "../scanner/classify/assess.ts"
import { policies } from "../scanner/classify/policies.ts"
import { type OutputFormat, outputFormats, rendererOf } from "../src/cli/outputFormats.ts"
import { writeOutput } from "../src/node/output.ts"
import { limitHeapGrowth } from "../src/node/limitHeapGrowth.ts"
import { largeInventory } from "./largeInventory.ts"

const { values } = parseArgs({
  options: {
    assets: { type: "string", default: "10000" },
    places: { type: "string", default: "20" },
    only: { type: "string" }
  }
})

/** Judges and writes in one process of its own, as the command line does, so that the memory of one format is not that of another. */
const writeOnce = async (format: OutputFormat): Promise<void> => {
  limitHeapGrowth()
  const inventory = largeInventory(Number(values.assets), Number(values.places))
  const judging = performance.now()
  const assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
  const started = performance.now()
  const options = {
    component: { name: "large" },
    timestamp: "2026-11-21T00:00:00Z",
    serialNumber: "6f1d0c1e-0000-4000-8000-000000000000",
    tool: { name: "ciphermap", version: "0" }
  }
  let characters = 0
  const counted = function* (pieces: Iterable<string>) {
    for (const piece of pieces) {
      characters += piece.length
      yield piece
    }
  }
  writeOutput(counted(await rendererOf(format)({ inventory, assessment, options })), "/dev/null")
  const written = performance.now()
  console.log(
    [
      format.padEnd(10),
      `judge ${((started - judging) / 1000).toFixed(2)} s`,
      `write ${((written - started) / 1000).toFixed(2)} s`,
      `${(characters / 1e6).toFixed(1)} MB`,
      `peak rss ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`
    ].join("  ")
  )
}

if (values.only !== undefined) await writeOnce(values.only as OutputFormat)
else
  for (const format of outputFormats)
    spawnSync(
      process.execPath,
      [import.meta.filename, "--assets", values.assets, "--places", values.places, "--only", format],
      {
        stdio: "inherit"
      }
    )
