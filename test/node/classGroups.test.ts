import { it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { describe, expect } from "vitest"
import { classesIn } from "../../scanner/model/classBundle.ts"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { classGroups } from "../../src/node/classGroups.ts"

const paths = ["a/A$1.class", "a/A$B.class", "a/A.class", "a/Other$1.class", "a/b.py"]

const read = (some: ReadonlyArray<string>) =>
  Stream.fromIterable(some.map((path): SourceFile => ({ path, bytes: new TextEncoder().encode(path) })))

const given = (maxFileSize: number, only?: ReadonlyArray<string>) =>
  classGroups(paths, { maxFileSize })
    .files(read, only === undefined ? undefined : new Set(only))
    .pipe(
      Stream.map(({ path, bytes }) => [path, classesIn(bytes).map((one) => new TextDecoder().decode(one))] as const),
      Stream.runCollect,
      Effect.map((found) => Object.fromEntries(found))
    )

describe("class files in a folder", () => {
  it.effect("are one file for each source, as long as the outermost class is there", () =>
    Effect.gen(function* () {
      expect(yield* given(1_000)).toEqual({
        "a/A.class": ["a/A.class", "a/A$1.class", "a/A$B.class"],
        "a/Other$1.class": ["a/Other$1.class"],
        "a/b.py": ["a/b.py"]
      })
      expect(classGroups(paths, { maxFileSize: 1_000 }).count).toBe(3)
    })
  )

  it.effect("are files of their own where one would be too large", () =>
    Effect.gen(function* () {
      expect(Object.keys(yield* given(30))).toEqual(["a/A.class", "a/A$B.class", "a/Other$1.class", "a/b.py"])
    })
  )

  it.effect("are given with those within them where only some are asked for", () =>
    Effect.gen(function* () {
      expect(yield* given(1_000, ["a/A.class"])).toEqual({ "a/A.class": ["a/A.class", "a/A$1.class", "a/A$B.class"] })
      expect(yield* given(1_000, ["a/b.py"])).toEqual({ "a/b.py": ["a/b.py"] })
    })
  )
})
