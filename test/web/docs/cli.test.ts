import { tmpdir } from "node:os"
import { describe, expect, it } from "vitest"
import { documentText } from "./tablesOf.ts"
import { ciphermapIn } from "../../support/ciphermapIn.ts"

const ciphermap = ciphermapIn(tmpdir())

const subcommandsIn = (help: string): ReadonlyArray<string> =>
  [...(/^Commands:\n((?:.+\n)+)/m.exec(help)?.[1] ?? "").matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(
    ([, name = ""]) => name
  )

/** A command and those below it, with their help. */
const commandsFrom = async (
  words: ReadonlyArray<string>
): Promise<ReadonlyArray<readonly [command: string, help: string]>> => {
  const { stdout: help } = await ciphermap(...words, "--help")
  const below = await Promise.all(subcommandsIn(help).map((name) => commandsFrom([...words, name])))
  return [[["ciphermap", ...words].join(" "), help], ...below.flat()]
}

const optionsIn = (text: string): ReadonlyArray<string> => [...new Set(text.match(/(?<![\w-])--[a-z][a-z-]+/g))]

const commands = await commandsFrom([])
const text = documentText("cli.md")

describe("docs/cli.md", () => {
  it.each(commands.filter(([, help]) => subcommandsIn(help).length === 0))(
    "names %s and all its options",
    (command, help) => {
      expect(text).toContain(command)
      const options = optionsIn(help)
      expect(options).toContain("--help")
      expect(options.filter((option) => !optionsIn(text).includes(option))).toEqual([])
    }
  )

  it("names no option and no command that does not exist", () => {
    const known = commands.flatMap(([, help]) => optionsIn(help))
    expect(optionsIn(text).filter((option) => !known.includes(option))).toEqual([])
    const named = [...text.matchAll(/^(?:`|.*`)?ciphermap ((?:policy |tenant |key |secrets )?[a-z-]+)/gm)].map(
      ([, name]) => `ciphermap ${name}`
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !commands.some(([command]) => command === name))).toEqual([])
  })
})
