import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { mutants } from "../mutants/mutants.ts"

const root = join(import.meta.dirname, "../..")

/** `npm run test:mutants` takes minutes; that its table still names the code as it is, takes none. */
describe("a mutant", () => {
  it.each(mutants)("finds what it replaces, once: $name", ({ file, text }) => {
    expect(readFileSync(join(root, file), "utf8").split(text)).toHaveLength(2)
  })

  it.each(mutants)("has its tests: $name", ({ tests }) => {
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
  })
})
