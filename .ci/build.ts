import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { assemble } from "./assemble.ts"

const dist = join(dirname(import.meta.dirname), "dist")
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc")

rmSync(dist, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, [tsc, "--project", join(import.meta.dirname, "tsconfig.build.json")], {
  stdio: "inherit"
})
if (status !== 0) process.exit(1)
await assemble(dist)
