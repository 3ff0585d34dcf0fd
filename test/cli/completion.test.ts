import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapProcess } from "../support/ciphermapProcess.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-completion-"))

const script = (shell: string): string => join(folder, `script.${shell}`)

const has = (shell: string): boolean => spawnSync(shell, ["-c", "exit 0"]).status === 0

const shellOutput = (shell: string, args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { stdout, stderr } = spawnSync(shell, args, { encoding: "utf8", cwd: folder })
  expect(stderr).toBe("")
  return stdout.split("\n").filter((line) => line !== "")
}

/** What bash offers for the last of these words. */
const inBash = (...words: ReadonlyArray<string>): ReadonlyArray<string> =>
  shellOutput("bash", [
    "--norc",
    "-c",
    `source "$0"
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=\${#COMP_LINE} COMP_TYPE=9
$(complete -p ciphermap | sed 's/.*-F \\([^ ]*\\).*/\\1/') ciphermap "\${COMP_WORDS[COMP_CWORD]}" "\${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "\${COMPREPLY[@]}"`,
    script("bash"),
    ...words
  ]).map((word) => word.trim())

/** What fish offers, without the descriptions. */
const inFish = (line: string): ReadonlyArray<string> =>
  shellOutput("fish", ["--no-config", "-c", `source ${script("fish")}; complete -C '${line}'`]).map(
    (offer) => offer.split("\t")[0]!
  )

/** What zsh runs after a tab at the end of the line, on a terminal of its own. */
const inZsh = (line: string): string => {
  const setup = `PROMPT=; cd ${folder}; autoload -U compinit; compinit -u -d ${folder}/dump; source ${script("zsh")}; ciphermap() { print "ran:" "$@" }; print now "on"`
  const { stdout } = spawnSync(
    "zsh",
    [
      "-f",
      "-c",
      `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "$1"
while zpty -r shell line; do [[ $line == *"now on"* ]] && break; done
zpty -w shell "$2"$'\t'
while zpty -r shell line; do [[ $line == *"ran: "* ]] && print -r -- "\${line##*ran: }" && break; done`,
      "zsh",
      setup,
      line
    ],
    { encoding: "utf8", timeout: 25_000 }
  )
  return stdout.trim()
}

beforeAll(async () => {
  const [program, here] = [ciphermapProcess(folder), ciphermapIn(folder)]
  for (const shell of ["bash", "zsh", "fish"]) {
    const { status, stdout } = shell === "bash" ? program("completion", shell) : await here("completion", shell)
    expect(status).toBe(0)
    writeFileSync(script(shell), stdout)
  }
  mkdirSync(join(folder, "sources"))
  writeFileSync(join(folder, "known.json"), "{}")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("completion in bash", () => {
  it("offers commands and their commands", () => {
    expect(inBash("ciphermap", "")).toEqual(expect.arrayContaining(["scan", "report", "diff", "completion"]))
    expect(inBash("ciphermap", "sc")).toEqual(["scan"])
    expect(inBash("ciphermap", "policy", "")).toEqual(["check", "list"])
  })

  it("offers options, and the values of those that have a few", () => {
    expect(inBash("ciphermap", "scan", "--fo")).toEqual(["--format"])
    expect(inBash("ciphermap", "scan", "--format", "s")).toEqual(["spdx", "sarif"])
    expect(inBash("ciphermap", "scan", "--fail-on", "c")).toEqual(["critical"])
    expect(inBash("ciphermap", "scan", "--fail-on", "n")).toEqual(["never"])
    expect(inBash("ciphermap", "scan", "--bas")).toEqual(expect.arrayContaining(["--base", "--baseline"]))
    expect(inBash("ciphermap", "scan", "--cha")).toEqual(["--changed"])
    expect(inBash("ciphermap", "lo")).toEqual(["log"])
    expect(inBash("ciphermap", "log", "--format", "")).toEqual(["text", "json", "markdown"])
    expect(inBash("ciphermap", "log", "--fir")).toEqual(["--first-parent"])
    expect(inBash("ciphermap", "scan", "--policy", "cnsa")).toEqual(["cnsa-2.0"])
    expect(inBash("ciphermap", "completion", "f")).toEqual(["fish"])
  })

  it("offers files and folders where these are asked for", () => {
    expect(inBash("ciphermap", "scan", "sou")).toEqual([expect.stringMatching(/^sources\/?$/)])
    expect(inBash("ciphermap", "scan", "--baseline", "kn")).toEqual(["known.json"])
    expect(inBash("ciphermap", "report", "kn")).toEqual(["known.json"])
    expect(inBash("ciphermap", "log", "sou")).toEqual([expect.stringMatching(/^sources\/?$/)])
    expect(inBash("ciphermap", "scan", "--cache", "")).toEqual([expect.stringMatching(/^sources\/?$/)])
    expect(inBash("ciphermap", "scan", "--config", "kn")).toEqual(["known.json"])
  })
})

describe.runIf(has("fish"))("completion in fish", () => {
  it("offers commands, options, values and files", () => {
    expect(inFish("ciphermap sc")).toEqual(["scan"])
    expect(inFish("ciphermap scan --form")).toEqual(["--format"])
    expect(inFish("ciphermap scan --format s")).toEqual(["sarif", "spdx"])
    expect(inFish("ciphermap scan --policy cnsa")).toEqual(["cnsa-2.0"])
    expect(inFish("ciphermap scan --baseline kn")).toEqual(["known.json"])
  })
})

describe.runIf(has("zsh"))("completion in zsh", () => {
  it("offers commands, values and files", () => {
    expect(inZsh("ciphermap repo")).toBe("report")
    expect(inZsh("ciphermap scan --format sa")).toBe("scan --format sarif")
    expect(inZsh("ciphermap report kno")).toBe("report known.json")
  })
})
