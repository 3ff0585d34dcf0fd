import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(import.meta.dirname, "tools")
const note = join(folder, "node_modules/.made-of")

/** Installs what only tests need (Deno and AssemblyScript, 200 MB), unless it is there. */
export const installTools = (): void => {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex")
  if (existsSync(note) && readFileSync(note, "utf8") === lock) return
  const args = ["ci", "--prefix", folder, "--prefer-offline", "--no-audit", "--no-fund"]
  const { status } = spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] })
  if (status !== 0) throw new Error("Deno and AssemblyScript, which tests need, could not be installed: npm run tools")
  writeFileSync(note, lock)
}

if (import.meta.main) installTools()
