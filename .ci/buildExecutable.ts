import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { inject } from "postject"
import { writeScannerFiles } from "./assemble.ts"
import { bundleWhole } from "./bundle.ts"
import { thirdParties } from "./thirdParties.ts"

/** https://nodejs.org/docs/latest-v24.x/api/single-executable-applications.html */
const RESOURCE = "NODE_SEA_BLOB"
const FUSE = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2"

const architectures = ["x64", "arm64"]

const root = dirname(import.meta.dirname)
const folder = mkdtempSync(join(tmpdir(), "ciphermap-executable-"))
const assets = join(folder, "assets")
const main = join(folder, "main.cjs")

const integrityOf = (bytes: Uint8Array): string => `sha512-${createHash("sha512").update(bytes).digest("base64")}`

/** The program of Node for an architecture, of the package that brings it to a checkout there, by the hash that it is locked to. */
const nodeFor = (architecture: string): string => {
  const name = `node-linux-${architecture}`
  const installed = join(root, "node_modules", name, "bin/node")
  if (existsSync(installed)) return installed
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  const { version, integrity } = packages[`node_modules/${name}`]
  const into = join(folder, architecture)
  mkdirSync(into)
  execFileSync("npm", ["pack", `${name}@${version}`, "--prefer-offline", "--pack-destination", into], {
    stdio: "ignore"
  })
  const archive = readdirSync(into)[0]!
  if (integrityOf(readFileSync(join(into, archive))) !== integrity) {
    throw new Error(`${name} ${version} is not what package-lock.json holds`)
  }
  execFileSync("tar", ["-xzf", archive, "package/bin/node"], { cwd: into })
  return join(into, "package/bin/node")
}

/** What Node reads from its own file: the main script, and what it reads as assets. The code cache of one architecture is of no use to another. */
const blobFor = (architecture: string): Buffer => {
  const files = globSync("**/*", { cwd: assets, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ name, parentPath }) => join(parentPath, name))
  const output = join(folder, "blob")
  const configuration = join(folder, "configuration.json")
  const options = { disableExperimentalSEAWarning: true, useCodeCache: architecture === process.arch }
  const named = Object.fromEntries(paths.map((path) => [path.slice(assets.length + 1), path]))
  writeFileSync(configuration, JSON.stringify({ main, output, ...options, assets: named }))
  execFileSync(process.execPath, ["--experimental-sea-config", configuration], { stdio: "ignore" })
  return readFileSync(output)
}

const write = async (architecture: string): Promise<void> => {
  const file = join(root, "dist/executable", `ciphermap-linux-${architecture}`)
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(nodeFor(architecture), file)
  chmodSync(file, 0o755)
  await inject(file, RESOURCE, blobFor(architecture), { sentinelFuse: FUSE })
}

const asked = process.argv.slice(2)
const unknown = asked.filter((one) => !architectures.includes(one))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}. There are ${architectures.join(" and ")}; default: that of this machine.`
  )
  process.exit(2)
}
await writeScannerFiles(assets)
const modules = await bundleWhole("start/executable", "cjs", main)
await bundleWhole("start/scanWorker", "esm", join(assets, "src/start/scanWorker.js"))
writeFileSync(join(folder, "THIRD-PARTY.md"), thirdParties(modules))
for (const architecture of asked.length > 0 ? asked : [process.arch]) await write(architecture)
copyFileSync(join(folder, "THIRD-PARTY.md"), join(root, "dist/executable/THIRD-PARTY.md"))
copyFileSync(join(dirname(nodeFor(process.arch)), "../LICENSE"), join(root, "dist/executable/NODE-LICENSE"))
rmSync(folder, { recursive: true, force: true })
