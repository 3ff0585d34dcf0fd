import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { exactVersion, versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

const sections: ReadonlyArray<readonly [string, LibraryScope]> = [
  ["dependencies", "required"],
  ["dev_dependencies", "excluded"]
]

/** `pubspec.yaml`: https://dart.dev/tools/pub/dependencies. */
export const readPubspec: Reader = (text) => {
  const manifest = readDocument("yaml", text)
  if (manifest === undefined) return undefined
  return sections.flatMap(([section, scope]) =>
    membersOf(manifest[section]).map(([name, wanted]): Declared => ({
      type: "pub",
      name,
      ...versionOrRange(textOf(wanted) ?? memberOf(wanted, "version"), (one) => /^\d+\.\d+\.\d+\S*$/.test(one)),
      scope,
      transitive: false,
      find: [`${section}:`, name]
    }))
  )
}

/** `pubspec.lock`, which says of each package why it is there. */
export const readPubspecLock: Reader = (text) => {
  const lock = readDocument("yaml", text)
  if (lock === undefined) return undefined
  return membersOf(lock["packages"]).map(([name, entry]): Declared => {
    const why = textOf(memberOf(entry, "dependency")) ?? ""
    return {
      type: "pub",
      name,
      version: exactVersion(memberOf(entry, "version")),
      scope: why === "direct dev" ? "excluded" : why === "direct main" ? "required" : undefined,
      transitive: why === "" ? undefined : why === "transitive",
      find: ["packages:", name]
    }
  })
}
