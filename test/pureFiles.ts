import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const root = join(import.meta.dirname, "..")

/** Folders whose tests call functions; those of the others test what Node and Linux do as well. */
const candidates =
  "test/{client,config,domain,house,http,observability,reports,scanner,scans,web,webhooks}/**/*.test.ts"

/** What brings a process, a thread, a port or a database into a test. */
const outside = /"node:(?:child_process|https?|net|tls)"|\/databases\.ts"|\bscannerWorkers\b|\bnodeScanThreads\b/

const relative = /\b(?:from|import)\s*\(?\s*"(\.[^"]+\.ts)"/g

/** A file, and every file under `test/` that it imports, once each. */
const withImports = (file: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(file) || !existsSync(join(root, file))) return seen
  seen.add(file)
  for (const [, specifier = ""] of readFileSync(join(root, file), "utf8").matchAll(relative)) {
    const imported = join(dirname(file), specifier)
    if (imported.startsWith("test")) withImports(imported, seen)
  }
  return seen
}

const isPure = (file: string): boolean =>
  [...withImports(file)].every((one) => !outside.test(readFileSync(join(root, one), "utf8")))

/** The tests that need no process, port or database, and so may share one process: what they import decides. */
export const pureFiles = (): string[] =>
  globSync(candidates, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isPure)
