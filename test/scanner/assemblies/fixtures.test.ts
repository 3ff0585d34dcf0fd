import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect } from "vitest"
import { assemblySource } from "../../../scanner/assemblies/assemblySource.ts"
import { debuggingOf } from "../../../scanner/assemblies/debuggingOf.ts"
import { comparedFixture, type Compiled, shareFound } from "../../support/compiledFixtures.ts"
import { isLong } from "../../support/isLong.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const rules = fileURLToPath(new URL("../../../scanner/rules/dotnet/", import.meta.url))
const compiler = fileURLToPath(new URL("CompileFixtures.cs", import.meta.url))

/** The folder of Roslyn, and folders of assemblies to compile against, separated by colons. */
const { CIPHERMAP_ROSLYN: roslyn = "", CIPHERMAP_ASSEMBLIES: assemblies = "" } = process.env

const has = (command: string): boolean => spawnSync(command, ["--version"]).error === undefined

/** Where Debian has the assemblies that stand for those of .NET Core. */
const FACADES = "/usr/lib/mono/4.5/Facades"

const hasCompiler = isLong && roslyn !== "" && assemblies !== "" && existsSync(FACADES) && has("mcs") && has("mono")

const compileAll = (folder: string): void => {
  const program = join(roslyn, "CompileFixtures.exe")
  const references = [
    ...readdirSync(roslyn).filter((name) =>
      /^(?:Microsoft\.CodeAnalysis|System\.Collections\.Immutable).*\.dll$/.test(name)
    ),
    ...readdirSync(FACADES).map((name) => join(FACADES, name)),
    "System.Core.dll"
  ]
  execFileSync("mcs", [`-out:${program}`, ...references.map((one) => `-r:${one}`), compiler], {
    cwd: roslyn,
    stdio: "ignore"
  })
  execFileSync("mono", [program, rules, folder, ...assemblies.split(":")], { stdio: "ignore" })
}

const compiledIn = async (folder: string, build: string): Promise<Compiled> => {
  const bytes = new Uint8Array(readFileSync(join(folder, `${build}.dll`)))
  const written = assemblySource(bytes, await debuggingOf(bytes))
  return {
    source: readFileSync(join(folder, "Fixture.cs"), "utf8"),
    files: [{ path: `x.nupkg!/lib/net8.0/${build}.dll`, bytes }],
    lines: "why" in written ? [] : written.parts.flatMap(({ lines }) => lines)
  }
}

// Only where Roslyn is, as in the folder Roslyn/bincore of an SDK, with Debian's mono-devel to run it, and assemblies of .NET and its libraries.
describe.runIf(hasCompiler)("the fixtures of rule tables, compiled with Roslyn", () => {
  let folder = ""

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ciphermap-assemblies-"))
    compileAll(folder)
  }, 600_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  layer(scannerOnce)((test) => {
    test.effect.each(["Debug", "Release"])(
      "are found in assemblies as in their sources, but for one part in twenty: %s",
      (build) =>
        Effect.gen(function* () {
          const names = readdirSync(folder)
          expect(names).not.toEqual([])
          const all = yield* Effect.forEach(names, (name) =>
            Effect.gen(function* () {
              const compiled = yield* Effect.promise(() => compiledIn(join(folder, name), build))
              return { name, ...(yield* comparedFixture(compiled, "Fixture.cs")) }
            })
          )
          const missing = all.flatMap((one) => one.missing.map((line) => `${one.name} ${line}`))
          const extra = all.flatMap((one) => one.extra.map((line) => `${one.name} ${line}`))
          console.info(
            `${build}: ${all.reduce((sum, one) => sum + one.expected, 0)} uses, ${missing.length} missing, ${extra.length} others`
          )
          expect(shareFound(all), missing.join("\n")).toBeGreaterThanOrEqual(0.95)
        })
    )
  })
})
