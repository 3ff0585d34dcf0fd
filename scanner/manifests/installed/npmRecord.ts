import { elementsOf, memberOf, membersOf, textOf } from "../../formats/treeValues.ts"
import { foldedName } from "../purl.ts"
import { readDocument } from "../readDocument.ts"
import { exactVersion } from "../versions.ts"
import { anyLicence, licenceIn } from "../../model/spdxLicences.ts"
import { folderOf, type PartReader } from "./PackagePart.ts"

const SECTIONS = ["dependencies", "optionalDependencies", "peerDependencies"]

/** What a range asks for may go by another name: `npm:node-forge@^1.3.0`. */
const nameOf = (name: string, wanted: unknown): string =>
  (typeof wanted === "string" ? /^npm:(@?[^@]+)(?:@|$)/.exec(wanted)?.[1] : undefined) ?? name

/** Before it was an expression, it was an object or a list of objects. */
const licenceOf = (licence: unknown, licences: unknown): string | undefined =>
  licenceIn(textOf(licence) ?? textOf(memberOf(licence, "type"))) ??
  anyLicence(elementsOf(licences).map((one) => textOf(one) ?? textOf(memberOf(one, "type"))))

/** `node_modules/NAME/package.json`: https://docs.npmjs.com/cli/configuring-npm/package-json. */
export const readNpmPackage: PartReader = (text, path) => {
  const manifest = readDocument("json", text)
  if (manifest === undefined) return undefined
  const { name, version, license, licenses } = manifest
  if (typeof name !== "string") return []
  const requires = SECTIONS.flatMap((section) =>
    membersOf(manifest[section]).map(([key, wanted]) => `npm:${foldedName("npm", nameOf(key, wanted))}`)
  )
  return [
    {
      at: folderOf(path),
      isInstalled: true,
      type: "npm",
      name,
      version: exactVersion(version),
      licence: licenceOf(license, licenses),
      requires: [...new Set(requires)],
      find: ['"name"']
    }
  ]
}
