import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { afterAll, beforeAll, describe, expect } from "vitest"
import { classSource } from "../../../scanner/bytecode/classSource.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { compareFindings, type Expectation, expectationsOf } from "../../../scanner/ownRules/expectations.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { bundledClasses } from "../../support/bundledClasses.ts"
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

interface Compiled {
  readonly source: string
  readonly classes: ReadonlyArray<{ readonly path: string; readonly bytes: Uint8Array }>
}

const compiledIn = (folder: string, source: string): Compiled => ({
  source: readFileSync(join(folder, source), "utf8"),
  classes: bundledClasses(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && one.name.endsWith(".class"))
      .map((one) => join(one.parentPath, one.name))
      .map((file) => ({ path: `x.jar!/${relative(folder, file)}`, bytes: readFileSync(file) }))
  )
})

const findingsIn = (files: ReadonlyArray<{ readonly path: string; readonly bytes: Uint8Array }>) =>
  Effect.gen(function* () {
    const scanner = yield* Scanner
    const { findings } = yield* scanner.scan(Stream.fromIterable(files))
    return findings.filter(({ kind }) => kind !== "material")
  })

/** What of a source a scan of the source finds. */
const foundOf = (expectations: ReadonlyArray<Expectation>, findings: ReadonlyArray<Finding>) =>
  expectations.filter((one) => compareFindings(findings, [one]).missing.length === 0)

/** Compilers keep the lines of statements and calls of methods: an expectation holds for the last one of them at or before its line. */
const keptLines = ({ classes }: Compiled, expectations: ReadonlyArray<Expectation>): ReadonlyArray<Expectation> => {
  const sources = classes.map(({ bytes }) => classSource(bytes))
  const lines = [...new Set(sources.flatMap((one) => ("why" in one ? [] : one.lines)))].toSorted((a, b) => b - a)
  return expectations.map((one) => ({ ...one, line: lines.find((line) => line <= one.line) ?? one.line }))
}

interface Compared {
  readonly expected: number
  readonly missing: ReadonlyArray<string>
}

const compared = (compiled: Compiled, path: string) =>
  Effect.gen(function* () {
    const inSource = yield* findingsIn([{ path, bytes: new TextEncoder().encode(compiled.source) }])
    const expected = foundOf(expectationsOf(compiled.source), inSource)
    const found = yield* findingsIn(compiled.classes)
    const { missing } = compareFindings(found, keptLines(compiled, expected))
    return { expected: expected.length, missing } satisfies Compared
  })

const shareOf = (all: ReadonlyArray<Compared>): number => {
  const expected = all.reduce((sum, one) => sum + one.expected, 0)
  return 1 - all.reduce((sum, one) => sum + one.missing.length, 0) / Math.max(1, expected)
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
              Effect.map(compared(compiledIn(join(folder, name), source), source), (one) => ({ name, ...one }))
            )
            const missing = all.flatMap((one) => one.missing.map((line) => `${one.name} ${line}`))
            expect(shareOf(all), missing.join("\n")).toBeGreaterThanOrEqual(least)
          })
      )
  })
})
