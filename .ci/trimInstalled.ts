import { existsSync, globSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { manifest } from "../grammars/manifest.ts"

const root = dirname(import.meta.dirname)

/** What packages hold that nobody reads in a checkout: headers of Node, sources and native builds of grammars, variants for debugging. */
const unread = [
  "node-{linux,darwin,win}-*/{include,share}",
  "tree-sitter-groovy/{prebuilds,src}",
  "tree-sitter-java/{prebuilds,src,*.wasm}",
  "web-tree-sitter/debug",
  "**/*.map"
]

/** The grammars that a package brings beside those in use. */
const unusedGrammars = (): ReadonlyArray<string> => {
  const { resolve } = createRequire(import.meta.url)
  const used = new Set(manifest.map(({ wasm }) => resolve(wasm)))
  const folders = new Set([...used].map(dirname))
  return [...folders].flatMap((folder) =>
    globSync("tree-sitter-*.wasm", { cwd: folder })
      .map((name) => join(folder, name))
      .filter((file) => !used.has(file))
  )
}

const modules = join(root, "node_modules")
if (existsSync(modules)) {
  const paths = globSync(unread, { cwd: modules }).map((path) => join(modules, path))
  for (const path of [...paths, ...unusedGrammars()]) rmSync(path, { recursive: true, force: true })
}
