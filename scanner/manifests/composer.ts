import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { elementsOf, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { exactVersion, versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

const isExact = (text: string): boolean => /^v?\d+\.\d+\.\d+(?:\.\d+)?$/.test(text)

const sections: ReadonlyArray<readonly [string, string, LibraryScope]> = [
  ["require", "packages", "required"],
  ["require-dev", "packages-dev", "excluded"]
]

/** `composer.json`: https://getcomposer.org/doc/04-schema.md#package-links. */
export const readComposerJson: Reader = (text) => {
  const manifest = readDocument("json", text)
  if (manifest === undefined) return undefined
  return sections.flatMap(([section, , scope]) =>
    membersOf(manifest[section]).map(([name, wanted]): Declared => ({
      type: "composer",
      name,
      ...versionOrRange(wanted, isExact),
      scope,
      transitive: false,
      find: [JSON.stringify(section), JSON.stringify(name)]
    }))
  )
}

/** `composer.lock`. */
export const readComposerLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  return sections.flatMap(([, section, scope]) =>
    elementsOf(lock[section]).flatMap((entry): ReadonlyArray<Declared> => {
      const name = textOf(memberOf(entry, "name"))
      if (name === undefined) return []
      const version = exactVersion(memberOf(entry, "version"))
      return [
        { type: "composer", name, version, scope, find: [JSON.stringify(section), `"name": ${JSON.stringify(name)}`] }
      ]
    })
  )
}
