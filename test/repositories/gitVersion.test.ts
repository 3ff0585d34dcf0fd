import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { checkGit, isOutdated } from "../../src/node/git/gitVersion.ts"

const path = process.env["PATH"]
let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-path-"))
  process.env["PATH"] = folder
})

afterEach(() => {
  process.env["PATH"] = path
  rmSync(folder, { recursive: true })
})

const checked = () => {
  const logged: Array<string> = []
  const logger = Logger.layer([Logger.make(({ message }) => void logged.push(JSON.stringify(message)))])
  return Effect.runPromise(
    checkGit.pipe(
      Effect.as({ logged }),
      Effect.catch((missing) => Effect.succeed({ missing: missing.message })),
      Effect.provide(logger)
    )
  )
}

describe("the git at the start", () => {
  it("must be there", async () => {
    expect(await checked()).toEqual({
      missing: "git is needed to scan repositories, and cannot be used (git is not found): install git 2.39 or newer"
    })
  })

  it.each(["git version 2.38.5", "git version 1.9.1", "nonsense"])("must not be %s", async (version) => {
    writeFileSync(join(folder, "git"), `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 })
    expect(await checked()).toEqual({ missing: expect.stringContaining(`(${version} is too old)`) })
  })

  it.each([
    ["git version 2.50.1", 0],
    ["git version 2.43.0", 1]
  ])("is %s and gets %i warnings", async (version, warnings) => {
    writeFileSync(join(folder, "git"), `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 })
    expect(await checked()).toEqual({
      logged: Array.from({ length: warnings }, () => expect.stringContaining(version))
    })
  })

  it.each([
    ["git version 2.39.5", true],
    ["git version 2.43.6", true],
    ["git version 2.43.7", false],
    ["git version 2.47.2", true],
    ["git version 2.47.3", false],
    ["git version 2.50.0", true],
    ["git version 2.50.1 (Apple Git-155)", false],
    ["git version 2.51.0.windows.1", false],
    ["git version 1.9.1", true],
    ["git version 3.0.0", false],
    ["no version", true]
  ])("%s is outdated: %s", (version, expected) => {
    expect(isOutdated(version)).toBe(expected)
  })
})
