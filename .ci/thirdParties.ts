import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { manifest } from "../grammars/manifest.ts"
import { grammarFile } from "./assemble.ts"
import { grammarLicences } from "./grammarLicences.ts"

/** `node_modules/@scope/name` of a module. */
const packageFolder = (module: string): string | undefined =>
  /^.*node_modules\/(?!\.)(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]

/** https://spdx.org/licenses/MIT.html, without its copyright notice. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

const texts = {
  MIT,
  "Apache-2.0": "Licensed under the Apache License, Version 2.0, of which the file LICENSE of this package is a copy."
}

const indented = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => `    ${line}`.trimEnd())
    .join("\n")

/** What the package says of itself where it holds no text. */
const licenceIn = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (file !== undefined) return readFileSync(join(folder, file), "utf8")
  const { author, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  if (typeof license !== "string") throw new Error(`${folder} has no licence to pass on`)
  return `${license}, ${JSON.stringify(author)}`
}

const packageSection = (folder: string): string => {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  return `### ${name} ${version}\n\n${indented(licenceIn(folder))}`
}

const grammarSection = (specifier: string): string => {
  const found = grammarLicences.find(({ wasm }) => wasm === specifier)
  if (found === undefined) throw new Error(`grammarLicences.ts does not say whose grammar ${specifier} is`)
  const { copyright, licences, repository } = found
  const text = [copyright.join("\n"), ...licences.map((licence) => texts[licence])].join("\n\n")
  return `### ${specifier}\n\n${repository}, ${licences.join(" and ")}\n\n${indented(text)}`
}

/** The licences of everything that a package is bundled with: of what these files belong to, and of the grammars. */
export const thirdParties = (bundled: ReadonlyArray<string>): string => {
  const specifiers = [...new Set(manifest.map(({ wasm }) => wasm))]
  const files = [...bundled, ...specifiers.map(grammarFile)]
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []))
  return [
    "# What this package holds of others",
    "## Packages",
    ...[...folders].toSorted().map(packageSection),
    "## Grammars",
    ...specifiers.toSorted().map(grammarSection),
    ""
  ].join("\n\n")
}
