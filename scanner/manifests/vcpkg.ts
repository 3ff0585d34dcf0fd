import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isTrue, elementsOf, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { exactVersion, versionRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** Without the number of the port's own changes: https://learn.microsoft.com/vcpkg/reference/vcpkg-json#port-version. */
const withoutPort = (version: string): string => version.replace(/#\d+$/, "")

const listed = (list: unknown, scope: LibraryScope): ReadonlyArray<Declared> =>
  elementsOf(list).flatMap((one): ReadonlyArray<Declared> => {
    const name = textOf(one) ?? textOf(memberOf(one, "name"))
    if (name === undefined) return []
    const least = textOf(memberOf(one, "version>="))
    return [
      {
        type: "vcpkg",
        name,
        requirement: least === undefined ? undefined : versionRange(`>=${withoutPort(least)}`),
        scope: isTrue(memberOf(one, "host")) ? "excluded" : scope,
        transitive: false,
        find: ['"dependencies"', JSON.stringify(name)]
      }
    ]
  })

/** Overrides fix a version: https://learn.microsoft.com/vcpkg/reference/vcpkg-json#overrides. */
const overrides = (list: unknown): ReadonlyArray<Declared> =>
  elementsOf(list).flatMap((one): ReadonlyArray<Declared> => {
    const name = textOf(memberOf(one, "name"))
    const version = ["version", "version-semver", "version-date", "version-string"]
      .map((key) => exactVersion(withoutPort(textOf(memberOf(one, key)) ?? "")))
      .find((text) => text !== undefined)
    if (name === undefined) return []
    return [
      {
        type: "vcpkg",
        name,
        version,
        role: "version",
        find: ['"overrides"', JSON.stringify(name)]
      }
    ]
  })

/** `vcpkg.json`: https://learn.microsoft.com/vcpkg/reference/vcpkg-json. */
export const readVcpkg: Reader = (text) => {
  const manifest = readDocument("json", text)
  if (manifest === undefined) return undefined
  return [
    ...listed(manifest["dependencies"], "required"),
    ...membersOf(manifest["features"]).flatMap(([, feature]) => listed(memberOf(feature, "dependencies"), "optional")),
    ...overrides(manifest["overrides"])
  ]
}
