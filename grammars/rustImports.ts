import type { Node } from "web-tree-sitter"
import type { ImportedPath } from "./Imports.ts"

const MAX_DEPTH = 40

const lastPart = (path: string): string => path.slice(path.lastIndexOf(".") + 1)

const under = (prefix: string, path: string): string =>
  [prefix, ...path.replace(/\s+/g, "").split("::")].filter((part) => part !== "").join(".")

const single = (path: string): ImportedPath => ({ path, name: lastPart(path) })

const leaves = (node: Node, prefix: string, depth: number): ReadonlyArray<ImportedPath> => {
  if (depth > MAX_DEPTH) return []
  const inner = (list: Node, path: string): ReadonlyArray<ImportedPath> =>
    list.namedChildren.flatMap((child) => (child === null ? [] : leaves(child, path, depth + 1)))
  switch (node.type) {
    case "use_list":
      return inner(node, prefix)
    case "scoped_use_list": {
      const list = node.childForFieldName("list")
      return list === null ? [] : inner(list, under(prefix, node.childForFieldName("path")?.text ?? ""))
    }
    case "use_as_clause": {
      const path = node.childForFieldName("path")
      const name = node.childForFieldName("alias")?.text
      if (path === null || name === undefined) return []
      return [{ path: path.type === "self" ? prefix : under(prefix, path.text), name }]
    }
    case "use_wildcard":
      return [{ path: under(prefix, node.firstNamedChild?.text ?? ""), name: undefined }]
    case "self":
      return [single(prefix)]
    default:
      return [single(under(prefix, node.text))]
  }
}

/** `use a::{b, c::{d as e, *}}`, nested at will: every name it brings in. */
export const rustImports = (tree: Node): ReadonlyArray<ImportedPath> => leaves(tree, "", 0)

/** A path that begins with a word for where it is written: `crate::names`, `super::names`. Others are whole. */
export const rustPath = (package_: string, path: string): string => {
  const [first, ...rest] = path.split(".")
  if (first === "crate") return [package_.split(".")[0], ...rest].join(".")
  if (first === "self") return [package_, ...rest].join(".")
  if (first !== "super") return path
  const ups = [first, ...rest].findIndex((part) => part !== "super")
  const count = ups === -1 ? rest.length + 1 : ups
  return [...package_.split(".").slice(0, -count), ...rest.slice(count - 1)].join(".")
}

/** `src/tls/mod.rs` is `crate.tls`, `lib/net/src/lib.rs` is `net`. */
export const rustPackage = (path: string): string =>
  path
    .replace(/\.rs$/, "")
    .replace(/-/g, "_")
    .replace(/^(?:.*\/)?([^/]+)\/src(?=\/|$)/, "$1")
    .replace(/^src(?=\/|$)/, "crate")
    .replace(/\/(?:mod|lib|main)$/, "")
    .replaceAll("/", ".")
