import { foldedName } from "../purl.ts"
import { exactVersion } from "../versions.ts"
import { anyLicence, licenceIn } from "../../model/spdxLicences.ts"
import { folderOf, type PartReader } from "./PackagePart.ts"

const METADATA = /^(.*\/)?[^/]+\.(?:dist-info|egg-info)(?:\/[^/]+)?$/

/** The folder of the records of a package; of an old one that is a single file, the file. */
const recordsOf = (path: string): string => (path.endsWith(".egg-info") ? `${path}/` : folderOf(path))

const siteOf = (path: string): string => METADATA.exec(path)?.[1] ?? ""

const EXTRA = /;.*\bextra\s*==/

const CLASSIFIER = /^License :: (?:OSI Approved :: )?(.+)$/

/**
 * `METADATA` and `PKG-INFO`: https://packaging.python.org/en/latest/specifications/core-metadata/. Where no record says which files
 * are of the package, it is what it is called.
 */
export const readPythonMetadata: PartReader = (text, path) => {
  const [head = ""] = text.split("\n\n", 1)
  const fields = [...head.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(
    ([, field, value]) => [field!, value!.trim()] as const
  )
  const valuesOf = (field: string): ReadonlyArray<string> =>
    fields.flatMap(([name, value]) => (name === field ? [value] : []))
  const [name] = valuesOf("Name")
  if (name === undefined) return undefined
  const requires = valuesOf("Requires-Dist").flatMap((one) => {
    const [, required] = EXTRA.test(one) ? [] : (/^\s*([A-Za-z0-9][A-Za-z0-9._-]*)/.exec(one) ?? [])
    return required === undefined ? [] : [`pypi:${foldedName("pypi", required)}`]
  })
  const classified = valuesOf("Classifier").flatMap((one) => CLASSIFIER.exec(one)?.[1] ?? [])
  const module = name.replaceAll(/[-.]/g, "_")
  const site = siteOf(path)
  const named = [module, module.toLowerCase()].flatMap((one) => [`${site}${one}/`, `${site}${one}.py`])
  return [
    {
      at: recordsOf(path),
      isInstalled: true,
      type: "pypi",
      name,
      version: exactVersion(valuesOf("Version")[0]),
      licence:
        licenceIn(valuesOf("License-Expression")[0]) ?? licenceIn(valuesOf("License")[0]) ?? anyLicence(classified),
      likelyRoots: [...new Set(named)],
      requires: [...new Set(requires)],
      find: ["Name:", name]
    }
  ]
}

/** A package that has so many folders has all of them at the top. */
const MAX_ROOTS = 4_096

/** The outermost folders that files stand in, and files beside them. */
const outermost = (files: ReadonlyArray<string>): ReadonlyArray<string> => {
  const folders = new Set(files.map(folderOf).filter((folder) => folder !== ""))
  const isWithinOther = (folder: string): boolean => {
    for (let at = folder.indexOf("/"); at >= 0 && at < folder.length - 1; at = folder.indexOf("/", at + 1))
      if (folders.has(folder.slice(0, at + 1))) return true
    return false
  }
  return [...[...folders].filter((one) => !isWithinOther(one)), ...files.filter((one) => !one.includes("/"))].slice(
    0,
    MAX_ROOTS
  )
}

/** A path within the folder; scripts stand outside of it, as `../../../bin/NAME`. */
const isWithin = (path: string): boolean => path !== "" && !path.startsWith("/") && !path.split("/").includes("..")

/** `RECORD`: https://packaging.python.org/en/latest/specifications/recording-installed-packages/#the-record-file. */
export const readPythonRecord: PartReader = (text, path) => {
  const files = text.split("\n").flatMap((line) => {
    const [, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^",]+)),/.exec(line) ?? []
    const file = quoted?.replaceAll('""', '"') ?? plain ?? ""
    return isWithin(file) ? [file] : []
  })
  const site = siteOf(path)
  return [{ at: folderOf(path), roots: outermost(files).map((one) => `${site}${one}`) }]
}

/** `top_level.txt` names the modules and packages that a distribution brings. */
export const readPythonTopLevel: PartReader = (text, path) => {
  const site = siteOf(path)
  const names = text
    .split("\n")
    .flatMap((line) => (/^[\p{L}_][\p{L}\p{N}_/]*$/u.test(line.trim()) ? [line.trim()] : []))
  return [
    {
      at: folderOf(path),
      roots: names.slice(0, MAX_ROOTS).flatMap((name) => [`${site}${name}/`, `${site}${name}.py`])
    }
  ]
}
