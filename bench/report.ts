import { parseArgs } from "node:util"
import { gzipSync } from "node:zlib"
import { htmlChunks } from "../scanner/report/html.ts"
import { assess } from "../scanner/classify/assess.ts"
import { policies } from "../scanner/classify/policies.ts"
import { largeInventory } from "./largeInventory.ts"
import { median } from "./measure.ts"

/** 57 assets at 20 places each have 1,000 findings. */
const { values } = parseArgs({
  options: {
    assets: { type: "string", default: "57" },
    places: { type: "string", default: "20" },
    renders: { type: "string", default: "30" }
  }
})

const inventory = largeInventory(Number(values.assets), Number(values.places))
const assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
const options = {
  component: { name: "large" },
  git: { url: "https://github.com/example/shop.git", commit: "0123456789abcdef0123456789abcdef01234567" },
  timestamp: "2026-11-21T00:00:00Z",
  serialNumber: "6f1d0c1e-0000-4000-8000-000000000000",
  tool: { name: "ciphermap", version: "0" }
}

/** A page for people, as the service renders it: how long it takes the first time and then, and how much is sent. */
const millis: Array<number> = []
let page = ""
for (let at = 0; at < Number(values.renders); at++) {
  const started = performance.now()
  page = [...htmlChunks(inventory, assessment, options)].join("")
  millis.push(performance.now() - started)
}
console.log(
  [
    `${assessment.weaknesses.length} findings`,
    `${(page.length / 1e6).toFixed(2)} MB`,
    `${(gzipSync(page).length / 1e3).toFixed(1)} kB gzip`,
    `first ${millis[0]!.toFixed(0)} ms`,
    `median ${median(millis.slice(1)).toFixed(0)} ms`
  ].join("  ")
)
