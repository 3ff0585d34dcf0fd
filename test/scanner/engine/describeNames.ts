import { readdirSync, readFileSync } from "node:fs"
import { beforeAll, describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { FileResult } from "../../../scanner/engine/FileResult.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const filesIn = (folder: string): ReadonlyArray<SourceFile> => {
  const root = new URL(`${folder}/samples/`, import.meta.url)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const full = `${parentPath}/${name}`
      return { path: full.slice(root.pathname.length).replace(/^\/+/, ""), bytes: readFileSync(full) }
    })
}

type Results = Map<string, FileResult>

const scanInto = (results: Results, languages: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const scanner = yield* Scanner
    for (const folder of ["negative", "control"]) {
      const files = filesIn(folder).filter(({ path }) => languages.includes(path.split(/[./]/)[0]!))
      yield* scanner.scan(Stream.fromIterable(files), {
        onFile: (result) => results.set(`${folder}/${result.path}`, result)
      })
    }
  }).pipe(Effect.provide(scannerOnce))

const seen = ({ path, findings }: FileResult): ReadonlyArray<string> =>
  findings.map(({ place, kind, api, facts }) => `${path}:${place.line} ${kind} ${facts.name} ${api}`)

/** What only looks like cryptography gives nothing, and what is some is found beside it, in each of some languages. */
export const describeNames = (languages: ReadonlyArray<string>): void => {
  const results: Results = new Map()
  const resultsIn = (prefix: string): ReadonlyArray<FileResult> =>
    [...results].filter(([path]) => path.startsWith(prefix)).map(([, result]) => result)

  beforeAll(() => Effect.runPromise(scanInto(results, languages)))

  describe.each(languages)("in %s", (language) => {
    it("give no finding", () => {
      const own = resultsIn(`negative/${language}/`)
      expect(own.flatMap(seen)).toEqual([])
      expect(own.filter(({ skipped, partial }) => skipped !== undefined || partial)).toEqual([])
      expect(own.map((result) => result.language)).toContain(language)
      expect(own.some(({ prefiltered }) => !prefiltered)).toBe(true)
    })

    it("are told from a use", () => {
      const own = resultsIn(`control/${language}.`)
      expect(own.map((result) => result.language)).toEqual([language])
      expect(own[0]!.findings.length).toBeGreaterThan(0)
    })
  })
}
