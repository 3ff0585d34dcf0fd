import { spawnSync } from "node:child_process"
import { cpSync, globSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const root = dirname(import.meta.dirname)
const dist = join(root, "dist")
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc")

rmSync(dist, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, [tsc, "--project", join(import.meta.dirname, "tsconfig.build.json")], {
  stdio: "inherit"
})
if (status !== 0) process.exit(1)
for (const file of globSync("{grammars,scanner,src}/**/*.{scm,wasm}", { cwd: root })) {
  cpSync(join(root, file), join(dist, file))
}
