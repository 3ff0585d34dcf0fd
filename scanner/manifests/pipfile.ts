import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { namedRequirements } from "./pyproject.ts"
import { exactVersion } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** `Pipfile`: https://pipenv.pypa.io/en/latest/pipfile.html. */
export const readPipfile: Reader = (text) => {
  const file = readDocument("toml", text)
  if (file === undefined) return undefined
  return [...namedRequirements(file["packages"], "required"), ...namedRequirements(file["dev-packages"], "excluded")]
}

const sections: ReadonlyArray<readonly [string, LibraryScope]> = [
  ["default", "required"],
  ["develop", "excluded"]
]

/** `Pipfile.lock`. */
export const readPipfileLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  return sections.flatMap(([section, scope]) =>
    membersOf(lock[section]).map(([name, entry]): Declared => ({
      type: "pypi",
      name,
      version: exactVersion(textOf(memberOf(entry, "version"))?.replace(/^==/, "")),
      scope,
      find: [JSON.stringify(section), JSON.stringify(name)]
    }))
  )
}
