import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    /** The package as it would be published. */
    readonly tarball: string
    /** That of the service. */
    readonly serviceTarball: string
    /** An empty project into which it was installed. */
    readonly consumer: string
  }
}

const root = resolve(import.meta.dirname, "../..")

const run = (cwd: string, ...args: ReadonlyArray<string>): void => {
  execFileSync("npm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] })
}

/** Builds, packs and installs once for all tests of the package; `dist` stays as it was built. */
export default (project: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-pack-"))
  const consumer = join(folder, "consumer")
  mkdirSync(consumer)
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }))
  const pack = (from: string, to: string): string => {
    const into = join(folder, to)
    mkdirSync(into)
    run(from, "pack", "--pack-destination", into)
    return join(into, readdirSync(into)[0]!)
  }
  const tarball = pack(root, "scanner")
  const serviceTarball = pack(join(root, "dist/service"), "service")
  // What npm does for users: under `npm run`, the strict setting of this checkout would hold for them as well.
  run(consumer, "install", tarball, "--strict-allow-scripts=false", "--prefer-offline", "--no-audit", "--no-fund")
  project.provide("tarball", tarball)
  project.provide("serviceTarball", serviceTarball)
  project.provide("consumer", consumer)
  return () => rmSync(folder, { recursive: true, force: true })
}
