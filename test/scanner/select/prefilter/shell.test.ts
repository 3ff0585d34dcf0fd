import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { languageByName } from "../../../../scanner/select/languageOf.ts"
import { manifest } from "../../../../grammars/manifest.ts"
import { compileLanguagePrefilter } from "../../../../scanner/engine/compileLanguagePrefilter.ts"
import { makePrefilter } from "../../../../scanner/select/prefilter/Prefilter.ts"
import { librariesOf } from "../../../../scanner/rules/librariesOf.ts"
import { automatonUrl } from "./prefilterFor.ts"

const folder = new URL("../../../../scanner/rules/shell/", import.meta.url)
const shell = languageByName("a.sh", manifest)!
const automaton = new WebAssembly.Module(readFileSync(automatonUrl))
const prefilter = makePrefilter(automaton, compileLanguagePrefilter(shell, await librariesOf("shell")))
const encoder = new TextEncoder()

const isRead = (text: string): boolean => prefilter.mayMatch(encoder.encode(text))

/** Lines that say by themselves what is in them. */
const lines = readdirSync(folder)
  .filter((file) => file.endsWith(".fixture.sh"))
  .flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"))
  .filter((line) => line.includes("# expect:") && !/\bfor\b|^sha256sum file|^\s*#/.test(line))
  .map((line) => line.slice(0, line.indexOf("# expect:")))

describe("the prefilter of shell scripts", () => {
  it("lets every command through that a table knows", () => {
    expect(lines.length).toBeGreaterThan(250)
    expect(lines.filter((line) => !isRead(`${line}\n`))).toEqual([])
  })

  it("keeps away what has not all the words of a command, single letters aside", () => {
    const others = ["openssl version", "keytool -list", "wget https://made.up", "step ca health", "genrsa", "aws s3 ls"]
    expect(others.filter((line) => isRead(`#!/bin/sh\n${line}\n`))).toEqual([])
  })
})
