import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

interface Suite {
  readonly include: string[]
  readonly exclude?: string[]
}

/**
 * What the runtime has a part in: grammars and tables that are loaded, threads, bytes, time, the stack. The stages between
 * parse and bom are functions of their arguments, which V8 runs in Node and in Deno alike.
 */
const touchingRuntime = [
  "test/scanner/*.test.ts",
  "test/scanner/{artefacts,engine,link,match,resolve,rules,source}/**/*.test.ts",
  "test/scanner/{configuration/scripts,select/prefilter}/**/*.test.ts"
]

/** One suite per `--mode`: `npm test`, `npm run test:deno`, `npm run test:browser`, `npm run test:package`. */
const suites: Readonly<Record<string, Suite>> = {
  test: { include: ["test/**/*.test.ts"], exclude: ["test/browser/**", "test/package/**"] },
  deno: { include: [...touchingRuntime, "test/house/runtime.test.ts"] },
  browser: { include: ["test/browser/**/*.test.ts"] },
  package: { include: ["test/package/**/*.test.ts"] }
}

/** Files that take longest, so that none of them is begun last. */
const slow = /hostile|cli\/secrets|worker\/supervisor|startErrors|faults\/|administration|determinism/

class SlowFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(slow.test(other.moduleId)) - Number(slow.test(one.moduleId)))
  }
}

/**
 * One for each processor where many tests wait for a database, a process or a network. Those under Deno only parse, and those of
 * the package build it in one folder.
 */
const workersOf = (mode: string): number => (mode === "deno" || mode === "package" ? 1 : availableParallelism())

export default defineConfig(({ mode }) => ({
  test: {
    ...suites[mode],
    pool: "forks",
    maxWorkers: workersOf(mode),
    sequence: { sequencer: SlowFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000
  }
}))
