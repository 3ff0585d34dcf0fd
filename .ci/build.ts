import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { htmxFile, writeScannerFiles, writeServiceFiles } from "./assemble.ts"
import { bundleLibrary, bundleProgram, bundleScanner } from "./bundle.ts"
import { writeDeclarations } from "./declarations.ts"
import { serviceManifest } from "./serviceManifest.ts"
import { thirdParties } from "./thirdParties.ts"

const root = dirname(import.meta.dirname)

/** The package `ciphermap` without its manifest, which is that of the checkout. */
const scanner = join(root, "dist")

/** The package `ciphermap-service`, which holds the whole program. */
const service = join(scanner, "service")

rmSync(scanner, { recursive: true, force: true })
await writeScannerFiles(scanner)
for (const folder of ["grammars", "scanner"]) cpSync(join(scanner, folder), join(service, folder), { recursive: true })
const modules = [...(await bundleScanner(scanner)), ...(await bundleLibrary(scanner))]
writeFileSync(join(scanner, "THIRD-PARTY.md"), thirdParties(modules))
writeDeclarations(scanner)
mkdirSync(join(scanner, "docs"))
for (const schema of ["ciphermap.schema.json", "rules.schema.json"]) {
  cpSync(join(root, "docs", schema), join(scanner, "docs", schema))
}

await writeServiceFiles(service)
writeFileSync(join(service, "THIRD-PARTY.md"), thirdParties([htmxFile, ...(await bundleProgram(service))]))
writeFileSync(join(service, "package.json"), `${JSON.stringify(serviceManifest, null, 2)}\n`)
cpSync(join(root, "LICENSE"), join(service, "LICENSE"))
cpSync(join(import.meta.dirname, "serviceReadme.md"), join(service, "README.md"))
