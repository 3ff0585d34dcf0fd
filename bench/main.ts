import { existsSync, readFileSync, rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { measure, median } from "./measure.ts"
import { sampleOf } from "./sample.ts"
import { measureStages } from "./stages.ts"

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    files: { type: "string" },
    runs: { type: "string", default: "5" },
    workers: { type: "string", default: "2" }
  }
})

if (values.corpus === undefined) {
  console.error("usage: npm run bench -- --corpus DIR [--files N] [--runs 5] [--workers 2]")
  process.exit(64)
}

const file = (path: string): string => new URL(path, import.meta.url).pathname
const corpus = values.files === undefined ? values.corpus : await sampleOf(values.corpus, Number(values.files))
const runs = Number(values.runs)
const astGrep = file("./node_modules/.bin/ast-grep")

const scanOnce = async () => {
  const args = [
    "--import",
    file("./usage.mjs"),
    file("../dist/src/main.js"),
    "scan",
    "--no-cache",
    corpus,
    "--format",
    "cyclonedx",
    "--output",
    "/dev/null",
    "--workers",
    values.workers
  ]
  const { wallMillis, stderr } = await measure(process.execPath, args)
  const usage = JSON.parse(stderr.trim().split("\n").at(-1)!) as {
    readonly cpuMillis: number
    readonly peakMebibytes: number
  }
  return { wallMillis, ...usage }
}

const grepOnce = () =>
  measure(astGrep, ["scan", "--threads", values.workers, "--rule", file("./astGrep.yml"), "--json=stream", corpus])

const seconds = (millis: number): string => `${(millis / 1000).toFixed(2)} s`

const scans: Array<Awaited<ReturnType<typeof scanOnce>>> = []
const greps: Array<number> = []
for (let run = 0; run <= runs; run++) {
  const scan = await scanOnce()
  const grep = existsSync(astGrep) ? (await grepOnce()).wallMillis : undefined
  if (run === 0) continue
  scans.push(scan)
  if (grep !== undefined) greps.push(grep)
}

console.log(`node ${process.version}, ${values.workers} workers, median of ${runs} runs after one warm-up`)
for (const { stage, megabytes, millis } of await measureStages(corpus)) {
  console.log(
    `${stage.padEnd(10)} ${(megabytes / (millis / 1000)).toFixed(1).padStart(8)} MB/s  (${megabytes.toFixed(1)} MB in ${seconds(millis)})`
  )
}
console.log(
  `total      wall ${seconds(median(scans.map((scan) => scan.wallMillis)))}  cpu ${seconds(median(scans.map((scan) => scan.cpuMillis)))}  peak rss ${median(scans.map((scan) => scan.peakMebibytes)).toFixed(0)} MiB`
)
if (greps.length > 0) {
  const ratios = scans.map((scan, at) => scan.wallMillis / greps[at]!)
  console.log(
    `ast-grep   wall ${seconds(median(greps))}  (${JSON.parse(readFileSync(file("./package.json"), "utf8")).devDependencies["@ast-grep/cli"]}, six JCA patterns); ciphermap/ast-grep, run by run: ${median(ratios).toFixed(3)}`
  )
} else {
  console.log("ast-grep is not installed: npm run bench:setup")
}
if (values.files !== undefined) rmSync(corpus, { recursive: true })
