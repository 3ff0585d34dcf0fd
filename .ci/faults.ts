import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { cpus, totalmem, type as systemName, release } from "node:os"
import { join } from "node:path"

interface Fault {
  readonly id: string
  readonly says: string
  readonly files: ReadonlyArray<string>
}

interface Result {
  readonly startTime: number
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{
      readonly ancestorTitles: ReadonlyArray<string>
      readonly title: string
      readonly status: string
      readonly duration?: number | null
      readonly meta?: { readonly facts?: Readonly<Record<string, string | number>> }
    }>
  }>
}

const faults: ReadonlyArray<Fault> = [
  { id: "F1", says: "workers are killed (`SIGKILL`) at random", files: ["test/faults/kills.test.ts"] },
  { id: "F2", says: "the API is killed while clients submit scans", files: ["test/service/faults.test.ts"] },
  {
    id: "F3",
    says: "a worker dies before and after each statement of a scan",
    files: ["test/faults/crashPoints.test.ts"]
  },
  { id: "F4", says: "a worker is stopped while it scans, and goes on later", files: ["test/faults/zombie.test.ts"] },
  { id: "F5", says: "the database fails", files: ["test/faults/database.test.ts"] },
  { id: "F6", says: "lines are late, slow, dark or cut", files: ["test/faults/lines.test.ts"] },
  {
    id: "F7",
    says: "repositories are made to do harm",
    files: ["test/faults/poison.test.ts", "test/worker/scanProcess/faults.test.ts"]
  },
  { id: "F8", says: "disks are full or gone, clocks are wrong", files: ["test/faults/disk.test.ts"] },
  { id: "F9", says: "all processes are replaced in turn under load", files: ["test/faults/restarts.test.ts"] },
  {
    id: "F10",
    says: "webhooks' receivers fail",
    files: ["test/service/deliveries.test.ts", "test/service/webhooks.test.ts", "test/webhooks"]
  },
  { id: "F11", says: "the relay of webhooks is killed", files: ["test/service/relays.test.ts"] },
  { id: "F12", says: "one tenant fills the queue", files: ["test/faults/fairness.test.ts"] },
  { id: "F13, F14", says: "requests race each other and a revocation", files: ["test/service/races.test.ts"] },
  { id: "F16", says: "five actors pull scans about at random", files: ["test/worker/interleavings.test.ts"] }
]

const root = join(import.meta.dirname, "..")
const results = join(root, "node_modules/.cache/ciphermap/faults")
const forms = {
  full: { CIPHERMAP_LONG: "1", CIPHERMAP_FAULTS: "2000", CIPHERMAP_STEPS: "100000" },
  short: { CIPHERMAP_LONG: "1" }
} as const
type Form = keyof typeof forms

const fileOf = ({ id }: Fault, form: Form): string => join(results, `${id.replaceAll(/\W+/g, "-")}.${form}.json`)

/** Beside the results, the commit that they are of. */
const commitFile = (fault: Fault, form: Form): string => `${fileOf(fault, form)}.commit`

const versionOf = (program: string, ...args: ReadonlyArray<string>): string =>
  execFileSync(program, args, { encoding: "utf8", cwd: root }).trim()

const run = (fault: Fault, form: Form): boolean => {
  console.log(`\n=== ${fault.id}: ${fault.says}`)
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${fileOf(fault, form)}`]
  const args = ["vitest", "run", "--config", "test/vitest.config.ts", "--no-file-parallelism", ...reporters]
  const { status } = spawnSync("npx", ["--no-install", ...args, ...fault.files], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...forms[form] }
  })
  writeFileSync(commitFile(fault, form), versionOf("git", "rev-parse", "--short=8", "HEAD"))
  return status === 0
}

const numbers = (facts: Readonly<Record<string, string | number>>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ")

/** The full form where it was run, else the short one. */
const section = (fault: Fault): string => {
  const head = `### ${fault.id}: ${fault.says}`
  const form = (["full", "short"] as const).find((one) => existsSync(fileOf(fault, one)))
  if (form === undefined) return `${head}\n\nNot run for this report.\n`
  const { startTime, testResults }: Result = JSON.parse(readFileSync(fileOf(fault, form), "utf8"))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string): number => tests.filter((test) => test.status === status).length
  const seconds = tests.reduce((sum, { duration }) => sum + Math.round((duration ?? 0) / 1000), 0)
  const when = new Date(startTime).toISOString().slice(0, 16).replace("T", " ")
  const of = existsSync(commitFile(fault, form)) ? `, ${readFileSync(commitFile(fault, form), "utf8")}` : ""
  const ran = `${form === "full" ? "Full form" : "Short form only"}, ${when} UTC${of}, \`${fault.files.join("`, `")}\``
  const facts = tests.flatMap(({ ancestorTitles, title, meta }) =>
    meta?.facts === undefined ? [] : [`- ${[...ancestorTitles, title].join(" ")}: ${numbers(meta.facts)}`]
  )
  return [
    head,
    "",
    `${ran}: ${count("passed")} passed, ${count("failed")} failed, ${seconds} s.`,
    "",
    ...facts,
    ...(facts.length > 0 ? [""] : [])
  ].join("\n")
}

const page = join(root, "bench/RESULTS.md")
const title = "## Faults\n"

/** The last section of the page. */
const report = (): string => {
  const machine = `${cpus().length} processors (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  return [
    title,
    "What happens to the service when something breaks: tests with real processes, a real PostgreSQL and a real git server. `npm test` has a short",
    "form of one of each kind, `npm run test:long` of all. This section is written by the command that runs the full ones:",
    "",
    "```sh",
    "TEST_DATABASE_URL=postgres://… npm run test:faults            # all",
    "TEST_DATABASE_URL=postgres://… npm run test:faults -- F3 F4   # some; the others keep their results",
    "TEST_DATABASE_URL=postgres://… npm run test:faults -- --short # all, each short",
    "```",
    "",
    `Machine: ${machine}, ${systemName()} ${release()}, Node ${process.version}, ${versionOf("psql", "--version")}, ${versionOf("git", "--version")}. Other work ran on it at the same time, so durations say little. Random moments come from the seed 20261122.`,
    "",
    ...faults.map(section)
  ].join("\n")
}

const withReport = (text: string): string => `${text.slice(0, text.indexOf(title))}${report().trimEnd()}\n`

const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}

const asked = process.argv.slice(2)
const ids = faults.flatMap(({ id }) => id.split(", "))
const unknown = asked.filter((one) => !["--short", "--report", ...ids].includes(one))
if (unknown.length > 0) refuse(`There is no ${unknown.join(", ")}. There are ${ids.join(", ")}, --short and --report.`)
const isRun = !asked.includes("--report")
if (isRun && process.env["TEST_DATABASE_URL"] === undefined) {
  refuse("TEST_DATABASE_URL is not set: without a PostgreSQL server most of these tests would be skipped.")
}
const chosen = faults.filter(
  ({ id }) => asked.every((one) => one.startsWith("--")) || id.split(", ").some((one) => asked.includes(one))
)
const form: Form = asked.includes("--short") ? "short" : "full"
mkdirSync(results, { recursive: true })
const isGood = !isRun || chosen.map((fault) => run(fault, form)).every((isPassed) => isPassed)
writeFileSync(page, withReport(readFileSync(page, "utf8")))
process.exitCode = isGood ? 0 : 1
