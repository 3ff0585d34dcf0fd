import { describe, expect, it } from "vitest"
import { commandSpellings } from "../../../../scanner/match/commandSpellings.ts"
import { commandsOf } from "../../../../scanner/match/RuleIndex.ts"
import { library } from "../../../../scanner/rules/rule.ts"

const commands = commandsOf([
  library(
    "shell",
    "demo",
    {},
    {
      tool: {
        alsoNamed: "tool3 $TOOL",
        commands: {
          hash: {},
          sign: { valued: "key|keyfile", flags: "req new|n", choices: { version: "v1 v2" }, others: "digest" },
          enc: { uses: "pbkdf2", flags: "pbkdf2" }
        },
        shorthands: { hash: { keyword: "digest", words: "md5 sha1" } }
      },
      gnu: { clusters: true, valued: "cipher|c long", settings: { long: "=" } }
    }
  )
])

describe("the words that a command asks for", () => {
  it.each([
    ["tool.enc", ["tool.enc", "tool3.enc", "$TOOL.enc", "TOOL.enc"]],
    ["gnu", ["gnu"]],
    ["gnu(cipher:)", ["gnu"]],
    ["gnu(long:)", ["gnu.-long"]],
    ["gnu(Setting:)", ["gnu.Setting"]],
    ["other.name", ["other.name"]],
    ["gnutls", ["gnutls"]]
  ])("%s", (key, spelled) => {
    expect(commandSpellings(commands, key)).toEqual(spelled)
  })

  it("are those of one of its forms", () => {
    expect(commandSpellings(commands, "tool.hash")).toEqual(
      ["tool", "tool3", "$TOOL", "TOOL"].flatMap((name) => ["hash", "md5", "sha1"].map((word) => `${name}.${word}`))
    )
  })

  it("are those of an option that decides", () => {
    const first = (key: string) => commandSpellings(commands, key).filter((one) => one.startsWith("tool."))
    expect(first("tool.sign(req:)")).toEqual(["tool.sign.-req"])
    expect(first("tool.sign(key:)")).toEqual(["tool.sign.-key", "tool.sign.-keyfile"])
    expect(first("tool.sign(version:)")).toEqual(["tool.sign.-v1", "tool.sign.-v2"])
    expect(first("tool.sign(digest:)")).toEqual(["tool.sign"])
    expect(first("tool.enc.pbkdf2")).toEqual(["tool.enc.-pbkdf2"])
  })
})
