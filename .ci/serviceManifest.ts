import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const { version, homepage, bugs, license, repository, type, engines, devDependencies } = JSON.parse(
  readFileSync(join(dirname(import.meta.dirname), "package.json"), "utf8")
)

/** Of the package with the service, which has its version and brings the package that scans. */
export const serviceManifest = {
  name: "ciphermap-service",
  version,
  description: "The service of Ciphermap: cryptography inventories of repositories, for partners and their users",
  homepage,
  bugs,
  license,
  repository,
  bin: { "ciphermap-service": "./src/main.js" },
  type,
  exports: { ".": "./src/start/nodeCli.js", "./package.json": "./package.json" },
  dependencies: {
    "@electric-sql/pglite": devDependencies["@electric-sql/pglite"],
    ciphermap: version
  },
  engines
}
