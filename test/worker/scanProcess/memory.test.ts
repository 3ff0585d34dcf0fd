import { existsSync, renameSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { type PackPaths, openPackMemory } from "../../../src/node/memory/packMemory.ts"
import { scannerInProcess } from "../../../src/node/scannerLayers.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { scanRepository } from "../../../src/worker/scanProcess/scanRepository.ts"
import { commitFiles } from "../../support/gitFiles.ts"
import { defaultTreeLimits } from "../../support/treeLimits.ts"
import { folderInScope, jobIn, jobOf } from "./repositories.ts"

const files = {
  "a.py": "import hashlib\nhashlib.md5(b'')\n",
  "b.py": "import hashlib\nhashlib.sha1(b'')\n",
  "c.py": "import hashlib\nhashlib.sha256(b'')\n"
}

/** The scanner, with what it read: paths whose bytes a thread was given. */
const readingScanner = (scanned: Array<string>, reason?: "worker-lost") =>
  Effect.map(Scanner, (scanner) =>
    Scanner.of({
      scan: (source, options) =>
        scanner
          .scan(source, {
            ...options,
            memory: options?.memory && {
              ...options.memory,
              put: (entries) => {
                for (const [, bytes] of entries)
                  scanned.push(
                    ...(new TextDecoder()
                      .decode(bytes)
                      .match(/[a-z]\.py(?=")/g)
                      ?.slice(0, 1) ?? [])
                  )
                return options.memory!.put(entries)
              }
            }
          })
          .pipe(
            Effect.map((report) =>
              reason === undefined ? report : { ...report, skipped: [...report.skipped, { path: "z.py", reason }] }
            )
          )
    })
  )

const scan = Effect.fnUntraced(function* (
  job: Parameters<typeof scanRepository>[0],
  memory: PackPaths,
  reason?: "worker-lost"
) {
  const scanned: Array<string> = []
  const scanner = yield* readingScanner(scanned, reason)
  const result = yield* scanRepository({ ...job, memory }, defaultTreeLimits, () => undefined).pipe(
    Effect.provideService(Scanner, scanner)
  )
  return { result, scanned: [...new Set(scanned)].toSorted() }
})

describe("a scan with what the scan before has left", () => {
  const opened = Effect.gen(function* () {
    const folder = yield* folderInScope
    return { job: yield* jobOf(files), paths: { before: join(folder, "before"), after: join(folder, "after") } }
  })

  it.live(
    "scans those files of a new commit that git calls by another name, and gives what a first scan of it gives",
    () =>
      Effect.gen(function* () {
        const { job, paths } = yield* opened
        const first = yield* scan(job, paths)
        expect(first.scanned).toEqual(["a.py", "b.py", "c.py"])
        renameSync(paths.after, paths.before)
        const commit = commitFiles(job.directory, { ...files, "b.py": "import hashlib\nhashlib.new('md4')\n" })
        const next = yield* jobIn(job.directory, commit)
        const second = yield* scan(next, paths)
        expect(second.scanned).toEqual(["b.py"])
        const fresh = yield* scan(next, { before: `${paths.before}-none`, after: `${paths.after}-none` })
        expect(second.result).toEqual(fresh.result)
      }).pipe(Effect.scoped, Effect.provide(scannerInProcess))
  )

  it.live("scans nothing of a commit that was scanned, and leaves what was there", () =>
    Effect.gen(function* () {
      const { job, paths } = yield* opened
      const first = yield* scan(job, paths)
      renameSync(paths.after, paths.before)
      const second = yield* scan(yield* jobIn(job.directory, job.commit), paths)
      expect([second.scanned, existsSync(paths.after)]).toEqual([[], false])
      expect(second.result).toEqual(first.result)
    }).pipe(Effect.scoped, Effect.provide(scannerInProcess))
  )

  it.live("leaves nothing where a thread was given up: the next scan may read what this one could not", () =>
    Effect.gen(function* () {
      const { job, paths } = yield* opened
      yield* scan(job, paths, "worker-lost")
      expect(existsSync(paths.after)).toBe(false)
      expect(openPackMemory({ ...paths, before: paths.after }, "any").isEmpty).toBe(true)
    }).pipe(Effect.scoped, Effect.provide(scannerInProcess))
  )
})
