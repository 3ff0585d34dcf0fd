import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isTrue, membersOf, memberOf } from "../formats/treeValues.ts"
import { versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** https://docs.npmjs.com/cli/configuring-npm/package-json, from `dependencies` on. */
export const npmSections: ReadonlyArray<readonly [string, LibraryScope]> = [
  ["dependencies", "required"],
  ["optionalDependencies", "optional"],
  ["peerDependencies", "required"],
  ["devDependencies", "excluded"]
]

const EXACT = /^=?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/

/** What a dependency is, which may go by another name: `"forge": "npm:node-forge@^1.3.0"`. */
const npmRequirement = (name: string, wanted: unknown): Pick<Declared, "type" | "name" | "version" | "requirement"> => {
  const alias = typeof wanted === "string" ? /^npm:(@?[^@]+)(?:@(.*))?$/.exec(wanted) : null
  const range = alias === null ? wanted : alias[2]
  return { type: "npm", name: alias?.[1] ?? name, ...versionOrRange(range, (text) => EXACT.test(text)) }
}

/** `package.json`. */
export const readPackageJson: Reader = (text) => {
  const manifest = readDocument("json", text)
  if (manifest === undefined) return undefined
  return npmSections.flatMap(([section, scope]) =>
    membersOf(manifest[section]).map(([name, wanted]): Declared => ({
      ...npmRequirement(name, wanted),
      scope: isTrue(memberOf(manifest, "peerDependenciesMeta", name, "optional")) ? "optional" : scope,
      transitive: false,
      find: [JSON.stringify(section), JSON.stringify(name)]
    }))
  )
}
