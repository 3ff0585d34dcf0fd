import { execFileSync, spawnSync } from "node:child_process"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type Mutant, mutants } from "./mutants.ts"

interface Results {
  readonly numPassedTests: number
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{ readonly fullName: string; readonly status: string }>
  }>
}

const root = join(import.meta.dirname, "../..")

/** A copy of the files that git knows or would add: the working tree itself stays as it is. */
const copyTree = (): string => {
  const scratch = mkdtempSync(join(tmpdir(), "ciphermap-mutants-"))
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26
  })
  for (const file of listed.split("\0").filter((name) => name !== "" && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true })
    copyFileSync(join(root, file), join(scratch, file))
  }
  symlinkSync(join(root, "node_modules"), join(scratch, "node_modules"))
  return scratch
}

/** The first test that fails, if one does; a run that ends before any test is no answer. */
const firstFailure = (scratch: string, tests: ReadonlyArray<string>): string | undefined => {
  const file = join(scratch, "results.json")
  rmSync(file, { force: true })
  const reporters = ["--reporter=json", `--outputFile=${file}`]
  const args = [
    "vitest",
    "run",
    "--config",
    "test/vitest.config.ts",
    "--bail=1",
    "--testTimeout=600000",
    ...reporters,
    ...tests
  ]
  const { status, stderr } = spawnSync("npx", ["--no-install", ...args], { cwd: scratch, encoding: "utf8" })
  if (!existsSync(file)) throw new Error(`the tests did not run: ${stderr}`)
  const { numPassedTests, testResults }: Results = JSON.parse(readFileSync(file, "utf8"))
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).find((one) => one.status === "failed")
  if (failed === undefined && (status !== 0 || numPassedTests === 0)) throw new Error(`no test ran: ${stderr}`)
  return failed?.fullName
}

/** The test that catches a mutant; undefined when it survives. */
const caughtBy = (scratch: string, { file, replacement, tests, text }: Mutant): string | undefined => {
  const path = join(scratch, file)
  const original = readFileSync(path, "utf8")
  writeFileSync(
    path,
    original.replace(text, () => replacement)
  )
  try {
    return firstFailure(scratch, tests)
  } finally {
    writeFileSync(path, original)
  }
}

const occurrences = ({ file, text }: Mutant): number =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8").split(text).length - 1 : 0

const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}

const wanted = process.argv.slice(2)
const chosen = mutants.filter(({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)))
if (chosen.length === 0) refuse(`No mutant has these words in its name: ${wanted.join(", ")}`)
for (const mutant of chosen.filter((one) => occurrences(one) !== 1)) {
  refuse(`${mutant.file} has this ${occurrences(mutant)} times, not once, for "${mutant.name}": ${mutant.text}`)
}

const judge = (scratch: string): number => {
  const failing = firstFailure(scratch, [...new Set(chosen.flatMap(({ tests }) => tests))])
  if (failing !== undefined) {
    console.error(`The tests must pass without a mutant, but this one fails: ${failing}`)
    return 2
  }
  console.log("| Mutant | File | Caught by |\n| --- | --- | --- |")
  let survivors = 0
  for (const mutant of chosen) {
    const test = caughtBy(scratch, mutant)
    if (test === undefined) survivors++
    console.log(`| ${mutant.name} | \`${mutant.file}\` | ${test?.replaceAll("|", "\\|") ?? "**none: it survives**"} |`)
  }
  console.log(`\n${chosen.length} mutants, ${survivors} survive`)
  return survivors === 0 ? 0 : 1
}

const scratch = copyTree()
try {
  process.exitCode = judge(scratch)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
