import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect } from "vitest"
import { classSource } from "../../../scanner/bytecode/classSource.ts"
import { bundledClasses } from "../../support/bundledClasses.ts"
import { comparedFixture, type Compiled, shareFound } from "../../support/compiledFixtures.ts"
import { isLong } from "../../support/isLong.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const rules = fileURLToPath(new URL("../../../scanner/rules/java/", import.meta.url))
const compiler = fileURLToPath(new URL("CompileFixtures.java", import.meta.url))

const has = (command: string): boolean => spawnSync(command, ["-version"]).error === undefined

const hasJava = isLong && has("javac") && has("java")

/** Where Debian's packages of libraries for Java have them. */
const LIBRARIES = "/usr/share/java"

const OF_FIXTURES = /^(?:bc|netty|http|shiro|guava|commons-|jsch|okhttp|okio|xmlsec|jasypt|spring|servlet)/

const classPath = (): string =>
  existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES)
        .filter((name) => name.endsWith(".jar") && OF_FIXTURES.test(name))
        .map((name) => join(LIBRARIES, name))
        .join(":")
    : ""

const compiledIn = (folder: string, source: string): Compiled => {
  const files = bundledClasses(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && one.name.endsWith(".class"))
      .map((one) => join(one.parentPath, one.name))
      .map((file) => ({ path: `x.jar!/${relative(folder, file)}`, bytes: readFileSync(file) }))
  )
  const sources = files.map(({ bytes }) => classSource(bytes))
  const lines = sources.flatMap((one) => ("why" in one ? [] : one.lines))
  return { source: readFileSync(join(folder, source), "utf8"), files, lines }
}

// Only where a JDK is. On Debian: default-jdk-headless, kotlin and scala, and for more of the fixtures libbcprov-java and other libraries.
describe.runIf(hasJava)("the fixtures of rule tables, compiled", () => {
  let folder = ""

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ciphermap-classes-"))
    execFileSync("java", [compiler, rules, classPath(), folder])
  }, 3_600_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const languages = [
    ["Java", ".java", hasJava, 0.95],
    ["Kotlin", ".kt", hasJava && has("kotlinc"), 0.95],
    ["Scala", ".scala", hasJava && has("scalac"), 0.95]
  ] as const

  layer(scannerOnce)((test) => {
    for (const [language, extension, isThere, least] of languages)
      test.effect.runIf(isThere)(
        `are found in class files compiled from ${language} as in their sources, but for one part in ${Math.round(1 / (1 - least))}`,
        () =>
          Effect.gen(function* () {
            const source = `Fixture${extension}`
            const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, source)))
            expect(names).not.toEqual([])
            const all = yield* Effect.forEach(names, (name) =>
              Effect.map(comparedFixture(compiledIn(join(folder, name), source), source), (one) => ({ name, ...one }))
            )
            const missing = all.flatMap((one) => one.missing.map((line) => `${one.name} ${line}`))
            expect(shareFound(all), missing.join("\n")).toBeGreaterThanOrEqual(least)
          })
      )
  })
})
