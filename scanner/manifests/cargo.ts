import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isTrue, elementsOf, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { lockedPackages } from "./lockedPackages.ts"
import { exactVersion, versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

const sections: ReadonlyArray<readonly [string, LibraryScope]> = [
  ["dependencies", "required"],
  ["dev-dependencies", "excluded"],
  ["build-dependencies", "excluded"]
]

const dependenciesIn = (
  section: string,
  table: unknown,
  of: (wanted: unknown) => Pick<Declared, "scope" | "transitive" | "role">
): ReadonlyArray<Declared> =>
  membersOf(table).map(([key, wanted]) => ({
    type: "cargo",
    name: textOf(memberOf(wanted, "package")) ?? key,
    ...(memberOf(wanted, "package") !== undefined && { localName: key.replaceAll("-", "_") }),
    ...versionOrRange(textOf(wanted) ?? memberOf(wanted, "version"), (text) => /^=\s*\d+\.\d+\.\d+/.test(text)),
    ...of(wanted),
    find: [`[${section}]`, key]
  }))

/** `Cargo.toml`: https://doc.rust-lang.org/cargo/reference/specifying-dependencies.html. */
export const readCargoToml: Reader = (text) => {
  const manifest = readDocument("toml", text)
  if (manifest === undefined) return undefined
  const places = [manifest, ...membersOf(manifest["target"]).map(([, target]) => target)]
  return [
    ...dependenciesIn("workspace.dependencies", memberOf(manifest, "workspace", "dependencies"), () => ({
      role: "version"
    })),
    ...places.flatMap((place) =>
      sections.flatMap(([section, scope]) =>
        dependenciesIn(section, memberOf(place, section), (wanted) => ({
          scope: scope === "required" && isTrue(memberOf(wanted, "optional")) ? "optional" : scope,
          transitive: false
        }))
      )
    )
  ]
}

/** `Cargo.lock`: packages of the workspace have no source, and name what they ask for, with a version where there are several. */
export const readCargoLock: Reader = (text) => {
  const packages = lockedPackages(text)
  if (packages === undefined) return undefined
  const direct = new Set(
    packages
      .filter(({ entry }) => entry["source"] === undefined)
      .flatMap(({ entry }) => elementsOf(entry["dependencies"]).flatMap((one) => textOf(one) ?? []))
      .map((one) => one.split(" ").slice(0, 2).join(" "))
  )
  return packages.flatMap(({ name, version, entry, find }): ReadonlyArray<Declared> =>
    entry["source"] === undefined
      ? []
      : [
          {
            type: "cargo",
            name,
            version: exactVersion(version),
            transitive: !direct.has(name) && !direct.has(`${name} ${version}`),
            find
          }
        ]
  )
}
