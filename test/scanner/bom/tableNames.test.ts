import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { assess } from "../../../scanner/classify/assess.ts"
import { isPlainWord } from "../../../scanner/model/plainFacts.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { ecosystems, librariesOf } from "../../../scanner/rules/librariesOf.ts"
import { libraryTitle } from "../../../scanner/rules/libraryTitles.ts"
import { outputFormats, rendererOf } from "../../../src/cli/outputFormats.ts"
import { scanFolder } from "../../../src/node/scanFolder.ts"
import { isLong } from "../../support/isLong.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { options } from "./assessments.ts"

const rules = new URL("../../../scanner/rules/", import.meta.url).pathname

/** A capital inside: no library is called so, with few exceptions that are spelled so everywhere. */
const isOfOurs = (name: string): boolean => /^[a-z]+\d*[A-Z]/.test(name) && !["webCrypto"].includes(name)

const tables = (await Promise.all(ecosystems.map(librariesOf))).flat()

describe("the library of a rule table", () => {
  it("has a title for people, which every document can hold", () => {
    const titles = tables.map(
      ({ ecosystem, name }) => [`${ecosystem} ${name}`, libraryTitle(ecosystem, name) ?? ""] as const
    )
    expect(titles.filter(([, title]) => !isPlainWord(title))).toEqual([])
    expect(titles.filter(([table, title]) => table.endsWith(` ${title}`) && isOfOurs(title))).toEqual([])
  })
})

/** Fixtures that are scanned by default, and all of them on demand. */
const folders = (isLong ? ecosystems : ["java"]).map(
  (ecosystem) => [ecosystem, isLong ? "*" : "{jca,tls,http}*"] as const
)

layer(scannerOnce)("what is written of the fixtures", (test) => {
  test.effect.each(folders)("of %s has no names of tables", ([ecosystem, include]) =>
    Effect.gen(function* () {
      const folder = join(rules, ecosystem)
      const report = yield* scanFolder(folder, { include: [`${include}.fixture.*`] })
      const inventory = toInventory(report)
      const assessment = assess(inventory, { on: "2026-11-28", policies: [] })
      const source = globSync(`${include}.fixture.*`, { cwd: folder }).map((file) =>
        readFileSync(join(folder, file), "utf8")
      )
      const names = tables
        .map(({ name }) => name)
        .filter((name) => isOfOurs(name) && !source.some((text) => text.includes(name)))
      const form = new RegExp(`(?<![\\w./-])(?:${names.join("|")})(?![\\w.…-])`, "g")
      expect(report.findings.length).toBeGreaterThan(20)
      expect(names).toContain("jcaSpecs")
      for (const format of outputFormats) {
        const text = [
          ...(yield* Effect.promise(() => rendererOf(format)({ inventory, assessment, options, report })))
        ].join("")
        expect([format, [...new Set(text.match(form))]]).toEqual([format, []])
      }
    })
  )
})
