import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

interface Suite {
  readonly include: string[]
  readonly exclude?: string[]
}

/** One suite per `--mode`: `npm test`, `npm run test:deno`, `npm run test:browser`, `npm run test:package`. */
const suites: Readonly<Record<string, Suite>> = {
  test: { include: ["test/**/*.test.ts"], exclude: ["test/browser/**", "test/package/**"] },
  deno: { include: ["test/scanner/**/*.test.ts", "test/house/runtime.test.ts"] },
  browser: { include: ["test/browser/**/*.test.ts"] },
  package: { include: ["test/package/**/*.test.ts"] }
}

/** More than there are processors: many tests wait for a database, a process or a network. */
const maxWorkers = availableParallelism() + 1

export default defineConfig(({ mode }) => ({
  test: { ...suites[mode], pool: "forks", maxWorkers, testTimeout: 30_000, hookTimeout: 60_000 }
}))
