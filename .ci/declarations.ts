import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc")

/** What users have beside the package. */
const theirs = /^effect(?:\/|$)/

const importsOf = (declarations: string): ReadonlyArray<string> =>
  [...declarations.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/\b(?:from |import |import\()"([^"\n]+)"/g)].map(
    ([, specifier]) => specifier!
  )

/** The files that declarations refer to, themselves among them. */
const reachable = (folder: string, entries: ReadonlyArray<string>): ReadonlySet<string> => {
  const files = new Set(entries)
  for (const file of files) {
    for (const specifier of importsOf(readFileSync(join(folder, file), "utf8"))) {
      if (specifier.startsWith(".")) files.add(join(dirname(file), specifier.replace(/\.[jt]s$/, ".d.ts")))
      else if (!theirs.test(specifier))
        throw new Error(`${file} needs the types of ${specifier}, which users do not have`)
    }
  }
  return files
}

/** Writes the types of what users import, and those that they are made of. */
export const writeDeclarations = (output: string): void => {
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-types-"))
  execFileSync(process.execPath, [
    tsc,
    "--project",
    join(import.meta.dirname, "tsconfig.build.json"),
    "--outDir",
    folder
  ])
  for (const file of reachable(folder, ["src/scanner.d.ts", "src/client.d.ts"]))
    cpSync(join(folder, file), join(output, file))
  rmSync(folder, { recursive: true, force: true })
}
