import type { Node } from "web-tree-sitter"
import type { ImportedPath } from "./Imports.ts"

const RENAMES = new Set(["=>", "as"])
const WILDCARDS = new Set(["_", "*"])

const OUTER_COMMA = /,(?![^{]*\})/

const named = (owner: string, text: string): ReadonlyArray<ImportedPath> => {
  const words = text.trim().split(/\s+/)
  const [name, alias] = words.filter((word) => !RENAMES.has(word))
  if (name === undefined || name === "") return []
  if (WILDCARDS.has(name)) return [{ path: owner, name: undefined }]
  const isHidden = alias !== undefined && WILDCARDS.has(alias)
  const path = owner === "" ? name : `${owner}.${name}`
  return isHidden ? [] : [{ path, name: alias ?? name.slice(name.lastIndexOf(".") + 1) }]
}

const single = (text: string): ReadonlyArray<ImportedPath> => {
  const [, owner, list] = /^([^{]*?)\.?\s*(?:\{([^}]*)\})?$/.exec(text.trim()) ?? []
  if (owner === undefined) return []
  if (list !== undefined) return list.split(",").flatMap((one) => named(owner, one))
  const cut = owner.lastIndexOf(".")
  return named(owner.slice(0, Math.max(cut, 0)), owner.slice(cut + 1))
}

/** `import a.b.{C, D => E, _}, f.G`: every name it brings in. */
export const scalaImports = ({ text }: Node): ReadonlyArray<ImportedPath> =>
  text
    .replace(/^import\s+(?:_root_\.)?/, "")
    .split(OUTER_COMMA)
    .flatMap(single)
