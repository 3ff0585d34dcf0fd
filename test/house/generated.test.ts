import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { generatedFiles } from "../../.ci/generatedFiles.ts"

const root = join(import.meta.dirname, "../..")

it.each(Object.entries(generatedFiles))("%s is what `npm run generate` writes", (path, make) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(make())
})
