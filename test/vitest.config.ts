import { availableParallelism } from "node:os"
import { join } from "node:path"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { pureFiles } from "./pureFiles.ts"
import { isLong } from "./support/isLong.ts"

type Project = NonNullable<TestProjectInlineConfiguration["test"]>

/** What a runtime itself has a part in: wasm, loading, threads, bytes and text, the stack, and one ecosystem through all of it. */
const touchingRuntime = [
  "test/house/runtime.test.ts",
  "test/scanner/Scanner.test.ts",
  "test/scanner/artefacts/readArtefact.test.ts",
  "test/scanner/engine/{determinism,hostile,threadPool}.test.ts",
  "test/scanner/rules/{ecosystems,python}.test.ts",
  "test/scanner/select/{asciiText,decodeSource}.test.ts",
  "test/scanner/select/prefilter/{Prefilter,shell}.test.ts",
  "test/scanner/source/{samples,sourceReader}.test.ts"
]

/**
 * What has not been seen to differ between runtimes yet, and would take three times as long. Left out are the tests that
 * hold what is read against the OpenSSL of Node, which Deno does not have.
 */
const touchingRuntimeToo = [
  "test/scanner/artefacts/{der,fuzz,pfx}.test.ts",
  "test/scanner/configuration/scripts/*.test.ts",
  "test/scanner/engine/hostile*.test.ts",
  "test/scanner/link/link.test.ts",
  "test/scanner/select/prefilter/*.test.ts",
  "test/scanner/source/*.test.ts"
]

const pure = pureFiles()

/** Ends what hangs. No test may need a machine that is fast or free. */
const HANG = 300_000

const common: Project = {
  pool: "forks",
  maxWorkers: availableParallelism(),
  // Collecting young objects less often takes a tenth to a quarter off the processor time of tests that scan.
  execArgv: ["--max-semi-space-size=64"],
  testTimeout: HANG,
  hookTimeout: HANG,
  unstubGlobals: true
}

/** For tests that start the program, and its threads and processes. */
const compiled: Project = {
  globalSetup: ["test/toolsOnce.ts", "test/compileOnce.ts", "test/templatesOnce.ts"],
  alias: [
    { find: /^.*\/entryModule\.ts$/, replacement: join(import.meta.dirname, "support/compiledEntry.ts") },
    { find: /^.*\/compiledPrefilter\.ts$/, replacement: join(import.meta.dirname, "support/packagedPrefilter.ts") }
  ]
}

/** Half of the time, tests with processes wait for one, or for a port or a database: others run meanwhile. */
const withWaits = 2 * availableParallelism()

/**
 * The files of a worker share its process, and load grammars, tables and Effect once: half of the processor time of all. Those
 * that never wait come first, with a worker for each processor: any more would only load it all again.
 */
const all: ReadonlyArray<Project> = [
  { name: "pure", include: pure, globalSetup: ["test/toolsOnce.ts"], isolate: false },
  {
    name: "process",
    include: ["test/**/*.test.ts"],
    ...compiled,
    isolate: false,
    maxWorkers: withWaits,
    sequence: { groupOrder: 1 },
    exclude: [...pure, "test/browser/**", "test/package/**"]
  }
]

const browser: Project = {
  name: "browser",
  include: ["test/browser/**/*.test.ts"],
  ...compiled,
  isolate: false,
  setupFiles: ["test/browser/closePages.ts"],
  sequence: { groupOrder: 2 }
}

const packed: Project = {
  name: "package",
  include: ["test/package/**/*.test.ts"],
  globalSetup: ["test/toolsOnce.ts", "test/package/packOnce.ts"],
  sequence: { groupOrder: 3 }
}

/** Every variant of a check, which may be six times as much. */
const inFull: Project = { env: { CIPHERMAP_LONG: "1" }, testTimeout: 6 * HANG, hookTimeout: 6 * HANG }

const bounded = { setupFiles: ["test/cpuBound.ts"] }

/** `--mode`: one each for `npm test`, `npm run test:long`, `test:deno`, `test:browser` and `test:package`. */
const suites: Readonly<Record<string, ReadonlyArray<Project>>> = {
  test: all.map((project) => ({ ...project, ...bounded })),
  long: [...all, browser, packed].map((project) => ({ ...project, ...inFull })),
  deno: [{ name: "deno", include: [...touchingRuntime, ...(isLong ? touchingRuntimeToo : [])], isolate: false }],
  browser: [browser],
  package: [packed]
}

/** Files that take longest, so that none of them is begun last. */
const slow =
  /hostile|negative|cli\/secrets|worker\/(?:supervisor|scanProcess)|service\/(?:outages|deliveries|relays)|start\/signals|node\/(?:migrations|Sql|recovery)|integrations\/action|faults|determinism|threadWork/

const rank = ({ moduleId }: TestSpecification): number => (slow.test(moduleId) ? 0 : 1)

class SlowFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    sequence: { sequencer: SlowFirst },
    teardownTimeout: HANG,
    // What a file is transformed to is kept, for the other suites of a run and for the next run.
    fsModuleCache: true,
    projects: (suites[mode] ?? suites["test"]!).map((project) => ({ test: { ...common, ...project } }))
  }
}))
