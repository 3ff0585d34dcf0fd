import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { measure, median } from "./measure.ts"

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    edits: { type: "string", default: "20" },
    runs: { type: "string", default: "3" },
    workers: { type: "string", default: "2" }
  }
})

if (values.corpus === undefined) {
  console.error("usage: npm run build && node bench/again.ts --corpus DIR [--edits 20] [--runs 3] [--workers 2]")
  process.exit(64)
}

const work = realpathSync(mkdtempSync(join(tmpdir(), "ciphermap-again-")))
const project = join(work, "project")
const cache = join(work, "cache")
const file = (path: string): string => new URL(path, import.meta.url).pathname

interface Measured {
  readonly wallMillis: number
  readonly cpuMillis: number
  readonly document: string
}

/** Without the lines that differ between any two scans. */
const comparable = (document: string): string => document.replaceAll(/^ *"(?:serialNumber|timestamp)": .*$/gm, "")

const scan = async (...args: ReadonlyArray<string>): Promise<Measured> => {
  const output = join(work, "document.json")
  const command = ["scan", project, "--format", "cyclonedx", "--output", output, "--workers", values.workers, ...args]
  const measured = await measure(process.execPath, [
    "--import",
    file("./usage.mjs"),
    file("../dist/src/main.js"),
    ...command
  ])
  const { cpuMillis } = JSON.parse(measured.stderr.trim().split("\n").at(-1)!) as { readonly cpuMillis: number }
  return { wallMillis: measured.wallMillis, cpuMillis, document: comparable(readFileSync(output, "utf8")) }
}

/** Adds a line near the beginning of some files and one near the end, as a commit would. */
const edit = (run: number): void => {
  const files = globSync("**/*.{c,cs,go,java,js,kt,php,py,rb,rs,scala,ts}", { cwd: project }).toSorted()
  const edits = Math.min(Number(values.edits), files.length)
  for (let at = 0; at < edits; at++) {
    const path = join(
      project,
      files[Math.floor(((at + run / Number(values.runs)) * files.length) / edits) % files.length]!
    )
    const text = readFileSync(path, "latin1")
    const comment = /\.(?:py|rb)$/.test(path) ? "#" : "//"
    const end = text.lastIndexOf("\n", text.length - 2) + 1
    writeFileSync(path, `${text.slice(0, end)}${comment} edited in run ${run}\n${text.slice(end)}`, "latin1")
  }
}

const kinds = ["without", "first", "unchanged", "edited"] as const
const all: Array<Record<(typeof kinds)[number], Measured>> = []

const ratio = (
  kind: (typeof kinds)[number],
  of: "wallMillis" | "cpuMillis",
  to: (typeof kinds)[number] = "without"
): string => median(all.map((run) => run[kind][of] / run[to][of])).toFixed(3)

const seconds = (kind: (typeof kinds)[number], of: "wallMillis" | "cpuMillis"): string =>
  `${(median(all.map((run) => run[kind][of])) / 1000).toFixed(2)} s`

const agree = (one: Measured, other: Measured): void => {
  if (one.document === other.document) return
  const isLost = [one, other].some(({ document }) => document.includes("worker-lost"))
  throw new Error(
    `a scan with a cache wrote another document than one without it${isLost ? ": on a busy machine a thread was given up" : ""}`
  )
}

try {
  cpSync(values.corpus, project, { recursive: true })
  for (let run = 0; run < Number(values.runs); run++) {
    rmSync(cache, { recursive: true, force: true })
    const without = await scan("--no-cache")
    const first = await scan("--cache", cache)
    const unchanged = await scan("--cache", cache)
    edit(run)
    const edited = await scan("--cache", cache)
    agree(first, without)
    agree(unchanged, without)
    agree(edited, await scan("--no-cache"))
    all.push({ without, first, unchanged, edited })
  }
  console.log(
    `node ${process.version}, ${values.workers} workers, median of ${values.runs} alternating runs; documents agree`
  )
  console.log("scan                       wall     cpu  ratio of wall  of cpu")
  for (const kind of kinds)
    console.log(
      `${(kind === "edited" ? `${values.edits} files edited` : kind).padEnd(20)} ${seconds(kind, "wallMillis").padStart(10)} ${seconds(kind, "cpuMillis").padStart(8)} ${ratio(kind, "wallMillis").padStart(13)} ${ratio(kind, "cpuMillis").padStart(8)}`
    )
} finally {
  rmSync(work, { recursive: true, force: true })
}
