import { elementsOf, isTrue, memberOf, membersOf, textOf } from "../../formats/treeValues.ts"
import { foldedName } from "../purl.ts"
import { readDocument } from "../readDocument.ts"
import { exactVersion } from "../versions.ts"
import { anyLicence, licenceIn } from "../../model/spdxLicences.ts"
import { folderOf, type PackagePart, type PartReader } from "./PackagePart.ts"

/** A path within a folder, without what leads out of it. */
const isPlain = (path: string): boolean => path !== "" && !/^[/\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path)

/**
 * `vendor/modules.txt`: `# PATH VERSION`, or `# PATH VERSION => PATH VERSION` of one whose code is that of another
 * (https://go.dev/ref/mod#vendoring). Only what builds and tests of the project need is copied.
 */
export const readGoVendor: PartReader = (text, path) => {
  const vendor = folderOf(path)
  const modules = text.split("\n").flatMap((line): ReadonlyArray<PackagePart> => {
    const [, name, version, by, byVersion] =
      /^# (\S+)(?: (v\S+))?(?: => (\S+)(?: (v\S+))?)?$/.exec(line.trimEnd()) ?? []
    if (name === undefined || !isPlain(name)) return []
    const isElsewhere = by !== undefined && /^[./]/.test(by)
    return [
      {
        at: `${vendor}${name}/`,
        isInstalled: true,
        isNeeded: true,
        type: "golang",
        name: isElsewhere ? name : (by ?? name),
        version: exactVersion(by === undefined ? version : byVersion),
        find: [line]
      }
    ]
  })
  return modules.length === 0 && text.trim() !== "" ? undefined : [{ at: vendor, region: vendor }, ...modules]
}

/** Names of the platform and its extensions, which are no packages. */
const isPackage = (name: string): boolean => name.includes("/")

/** `vendor/composer/installed.json`, in both of its forms: https://getcomposer.org/doc/07-runtime.md. */
export const readComposerInstalled: PartReader = (text, path) => {
  const isList = /^\s*\[/.test(text)
  const file = readDocument("json", isList ? `{"packages":${text}}` : text)
  if (file === undefined) return undefined
  const vendor = folderOf(path.slice(0, path.lastIndexOf("/")))
  const packages = elementsOf(file["packages"]).flatMap((entry): ReadonlyArray<PackagePart> => {
    const name = textOf(memberOf(entry, "name"))
    if (name === undefined || !isPlain(name)) return []
    const place = /^\.\.\/([^/]+(?:\/[^/]+)*)$/.exec(textOf(memberOf(entry, "install-path")) ?? "")?.[1] ?? name
    const requires = membersOf(memberOf(entry, "require")).flatMap(([required]) =>
      isPackage(required) ? [`composer:${foldedName("composer", required)}`] : []
    )
    return [
      {
        at: `${vendor}${isPlain(place) ? place : name}/`,
        isInstalled: true,
        type: "composer",
        name,
        version: exactVersion(memberOf(entry, "version")),
        licence: anyLicence(elementsOf(memberOf(entry, "license"))),
        requires,
        find: [`"name": ${JSON.stringify(name)}`]
      }
    ]
  })
  return [{ at: vendor, region: vendor }, ...packages]
}

/** `Cargo.toml` of any package: https://doc.rust-lang.org/cargo/reference/manifest.html. Older ones have `MIT/Apache-2.0` for a choice. */
export const readCargoPackage: PartReader = (text, path) => {
  const manifest = readDocument("toml", text)
  if (manifest === undefined) return undefined
  const name = textOf(memberOf(manifest, "package", "name"))
  if (name === undefined) return []
  const requires = [manifest, ...membersOf(manifest["target"]).map(([, target]) => target)].flatMap((place) =>
    membersOf(memberOf(place, "dependencies")).flatMap(([key, wanted]) =>
      isTrue(memberOf(wanted, "optional"))
        ? []
        : [`cargo:${foldedName("cargo", textOf(memberOf(wanted, "package")) ?? key)}`]
    )
  )
  return [
    {
      at: folderOf(path),
      type: "cargo",
      name,
      version: exactVersion(memberOf(manifest, "package", "version")),
      licence: licenceIn(textOf(memberOf(manifest, "package", "license"))?.replaceAll("/", " OR ")),
      requires: [...new Set(requires)],
      find: ["[package]", "name"]
    }
  ]
}

/** What `cargo vendor` leaves in the folder of each package. */
export const readCargoChecksum: PartReader = (text, path) => {
  const sums = readDocument("json", text)
  return sums === undefined || !("files" in sums) ? undefined : [{ at: folderOf(path), isInstalled: true }]
}
