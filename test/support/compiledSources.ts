import { registerHooks } from "node:module"
import { pathToFileURL } from "node:url"
import { join, resolve } from "node:path"
import { compiledFolder } from "./ciphermapMain.ts"

const root = pathToFileURL(`${resolve(import.meta.dirname, "../..")}/`).href
const compiled = pathToFileURL(join(compiledFolder, "/")).href

const source = /^(?:grammars|scanner|src)\/.*\.ts$/

const compiledUrl = (url: string): string => {
  const path = url.startsWith(root) ? url.slice(root.length) : ""
  return source.test(path) ? `${compiled}${path.replace(/\.ts$/, ".js")}` : url
}

/** With `--import`: a script of a test runs the compiled program, and so do the threads and processes that it starts. */
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    const url = compiledUrl(found.url)
    return url === found.url ? found : { ...found, url, format: "module" }
  }
})
