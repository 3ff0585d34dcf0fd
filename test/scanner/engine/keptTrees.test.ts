import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import type { Engine } from "../../../scanner/engine/Engine.ts"
import type { FileResult } from "../../../scanner/engine/FileResult.ts"
import { withKeptTrees } from "../../../scanner/engine/keptTrees.ts"
import type { ScanTask } from "../../../scanner/engine/ScanThreads.ts"
import { makeFileScanner } from "../../../scanner/FileScanner.ts"
import { nodeAssets } from "../../../src/node/nodeAssets.ts"

const taskOf = (path: string, text: string, more: Partial<ScanTask> = {}): ScanTask => ({
  file: { path, bytes: new TextEncoder().encode(text) },
  language: "python",
  ...more
})

const program = `import hashlib\n\ndef digest(name):\n    return hashlib.new(name)\n\nMD5 = "md5"\n`

const scanner = makeFileScanner(nodeAssets)

/** An engine in this thread, and the tasks it was given. */
const recording = (): { readonly engine: Engine; readonly given: Array<ScanTask> } => {
  const given: Array<ScanTask> = []
  const engine: Engine = {
    parallel: 1,
    prepare: () => Effect.void,
    scanTasks: (tasks) => {
      given.push(...tasks)
      return Effect.promise(() => Promise.all(tasks.map((task) => scanner.scan(task))))
    }
  }
  return { engine, given }
}

const twice = async (
  maxBytes: number,
  task: ScanTask
): Promise<readonly [ReadonlyArray<FileResult>, ReadonlyArray<ScanTask>]> => {
  const { engine, given } = recording()
  const kept = withKeptTrees(engine, maxBytes)
  const [first] = await Effect.runPromise(kept.scanTasks([task]))
  const [second] = await Effect.runPromise(kept.scanTasks([task]))
  return [[first!, second!], given]
}

describe("a file that is read again", () => {
  it("is given its tree where there is room for it, and says the same with it and without", async () => {
    const [[first, second], given] = await twice(1_000_000, taskOf("a.py", program))
    const [[, parsed], withoutRoom] = await twice(100, taskOf("a.py", program))
    expect(given.map(({ tree }) => tree === undefined)).toEqual([true, false])
    expect(withoutRoom.map(({ tree }) => tree === undefined)).toEqual([true, true])
    expect(first!.findings.length).toBeGreaterThan(0)
    expect(second).toEqual(first)
    expect(parsed).toEqual(first)
    expect([first, second].some((result) => "tree" in result!)).toBe(false)
  })

  it("takes as many steps as when it was parsed", async () => {
    const statements = "x = hashlib.md5(y)\n".repeat(2_000)
    const limited = makeFileScanner(nodeAssets, 60)
    const task = taskOf("b.py", `import hashlib\n${statements}`)
    const { tree } = await scanner.scan(task)
    expect(tree!.steps).toBeGreaterThan(0)
    const [fresh, again] = [await limited.scan(task), await limited.scan({ ...task, tree: tree! })]
    expect(fresh.skipped?.reason).toBe("timeout")
    expect(again.skipped).toEqual(fresh.skipped)
  })

  it("is parsed again where what was parsed is not its text", async () => {
    const { tree } = await scanner.scan({ ...taskOf("Makefile", "all:\n\topenssl md5 a\n"), language: "makefile" })
    expect(tree).toBeUndefined()
  })
})
