import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { dirname, join } from "node:path"
import { writeScannerFiles, writeServiceFiles } from "./assemble.ts"
import { bundleProgram } from "./bundle.ts"

const root = dirname(import.meta.dirname)

const relativeImport = /((?:\bfrom|\bimport)\s*\(?\s*"\.[^"\n]*)\.ts"/g

/** Makes in a folder what `build.ts` makes for the service, and beside it each module by itself, as tests replace them. */
export const compileUnchecked = async (output: string): Promise<void> => {
  const sources = globSync("{grammars,scanner,src}/**/*.ts", {
    cwd: root,
    exclude: ["**/*.fixture.*", "**/*.as.ts"]
  })
  for (const file of sources) {
    const compiled = join(output, file.replace(/\.ts$/, ".js"))
    mkdirSync(dirname(compiled), { recursive: true })
    const text = stripTypeScriptTypes(readFileSync(join(root, file), "utf8"))
    writeFileSync(compiled, text.replace(relativeImport, '$1.js"'))
  }
  writeFileSync(join(output, "package.json"), JSON.stringify({ type: "module" }))
  await writeScannerFiles(output)
  await writeServiceFiles(output)
  await bundleProgram(output)
}
