import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import * as Yaml from "effect/encoding/Yaml"

/** What action.yml says, as far as these tests ask. */
interface Step {
  readonly id?: string
  readonly name: string
  readonly if?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
  readonly shell?: string
  readonly env?: Readonly<Record<string, string>>
  readonly run?: string
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>
  readonly outputs: Readonly<Record<string, { readonly value: string }>>
  readonly runs: { readonly using: string; readonly steps: ReadonlyArray<Step> }
}

export const root = resolve(import.meta.dirname, "../..")

export const action = Yaml.parse(readFileSync(join(root, "action.yml"), "utf8")) as unknown as Action

type Outputs = Readonly<Record<string, string>>

export interface ActionRun {
  readonly status: number
  readonly log: string
  readonly summary: string
  /** Of the action. */
  readonly outputs: Outputs
  /** Steps that would run another action, with what they are given. */
  readonly used: ReadonlyArray<{ readonly uses: string; readonly with: Outputs }>
  /** Outputs of each step, by id. */
  readonly steps: Readonly<Record<string, Outputs>>
}

export interface ActionGiven {
  readonly folder: string
  readonly workspace: string
  readonly inputs?: Outputs
  readonly env?: Outputs
  /** The folder of the runner for what lasts as long as a job; a new one, unless it is given. */
  readonly temp?: string
  /** Steps that ran before, which are not run again. */
  readonly steps?: Readonly<Record<string, Outputs>>
}

const run = (script: string, cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ readonly status: number; readonly log: string }>((done) => {
    const child = spawn("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", script], { cwd, env })
    const pieces: Array<Buffer> = []
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece))
    child.on("close", (status) => done({ status: status ?? 1, log: Buffer.concat(pieces).toString() }))
  })

const readOutputs = (file: string): Outputs =>
  Object.fromEntries(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)])
  )

/** The expressions that action.yml uses, and no others. */
const evaluator = (inputs: Outputs, steps: Readonly<Record<string, Outputs>>, temp: string) => {
  const ofRunner: Outputs = {
    "github.token": "token-of-the-workflow",
    "github.event.repository.default_branch": "main",
    "github.ref": "refs/heads/main",
    "github.sha": "0".repeat(40),
    "runner.os": "Linux",
    "runner.temp": temp
  }
  const value = (name: string): string => {
    const [, input, step, output] = /^(?:inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+))$/.exec(name) ?? []
    if (name in ofRunner) return ofRunner[name]!
    if (input !== undefined && input in inputs) return inputs[input]!
    if (step !== undefined && output !== undefined) return steps[step]?.[output] ?? ""
    throw new Error(`action.yml uses ${name}, which is not an input`)
  }
  const text = (given: string): string =>
    String(given).replaceAll(/\$\{\{ (\S+) \}\}/g, (_, name: string) => value(name))
  const holds = (term: string, isFailed: boolean): boolean => {
    if (term === "!cancelled()") return true
    const [, name, comparison, literal] = /^(\S+) (==|!=) '(.*)'$/.exec(term) ?? []
    if (name === undefined) throw new Error(`action.yml has a condition that is not understood: ${term}`)
    return (value(name) === literal) === (comparison === "==") && !(isFailed && term === "success()")
  }
  const isDue = (condition: string | undefined, isFailed: boolean): boolean => {
    const terms = (condition ?? "success()").replace(/^\$\{\{ (.*) \}\}$/, "$1").split(" && ")
    if (isFailed && !terms.includes("!cancelled()")) return false
    return terms.filter((term) => term !== "success()").every((term) => holds(term, isFailed))
  }
  return { text, isDue }
}

/** Runs the steps in order as a runner does: bash with its options, inputs and outputs, and files for what steps say. */
export const runAction = async ({
  folder,
  workspace,
  inputs = {},
  env = {},
  temp,
  steps: ran = {}
}: ActionGiven): Promise<ActionRun> => {
  const home = mkdtempSync(join(folder, "run-"))
  const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, one]) => [name, String(one.default)]))
  const given = { ...defaults, token: "token-of-the-workflow", ...inputs }
  const steps: Record<string, Outputs> = { ...ran }
  const used: Array<{ readonly uses: string; readonly with: Outputs }> = []
  const summary = join(home, "summary")
  writeFileSync(summary, "")
  let status = 0
  let log = ""
  for (const step of action.runs.steps) {
    const { text, isDue } = evaluator(given, steps, temp ?? home)
    if ((step.id !== undefined && step.id in ran) || !isDue(step.if, status !== 0)) continue
    const each = (record: Outputs = {}): Outputs =>
      Object.fromEntries(Object.entries(record).map(([name, one]) => [name, text(one)]))
    if (step.run === undefined) {
      used.push({ uses: step.uses!, with: each(step.with) })
      continue
    }
    const output = join(home, `output-${step.id}`)
    const script = join(home, `script-${step.id}.sh`)
    writeFileSync(output, "")
    writeFileSync(script, step.run)
    const result = await run(script, workspace, {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
      ...env,
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: temp ?? home,
      ...each(step.env)
    })
    if (step.id !== undefined) steps[step.id] = readOutputs(output)
    status = status === 0 ? result.status : status
    log += result.log
  }
  const { text } = evaluator(given, steps, temp ?? home)
  const outputs = Object.fromEntries(Object.entries(action.outputs).map(([name, one]) => [name, text(one.value)]))
  return { status, log, summary: readFileSync(summary, "utf8"), outputs, used, steps }
}
