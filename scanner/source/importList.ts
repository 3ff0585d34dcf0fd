import type { Grammar } from "../../grammars/Grammar.ts"

export interface ListedImport {
  readonly path: string
  /** The local name. None: all names of the path. */
  readonly name: string | undefined
}

type Marks = NonNullable<Grammar["importList"]>

const OUTER_COMMA = /,(?![^{]*\})/

const partsOf = (text: string, marks: Marks): ReadonlyArray<string> => {
  const words = text.trim().split(/\s+/)
  return words.filter((word) => !marks.rename.includes(word))
}

const named = (owner: string, text: string, marks: Marks): ReadonlyArray<ListedImport> => {
  const [name, alias] = partsOf(text, marks)
  if (name === undefined || name === "") return []
  if (marks.wildcard.includes(name)) return [{ path: owner, name: undefined }]
  const isHidden = alias !== undefined && marks.wildcard.includes(alias)
  const path = owner === "" ? name : `${owner}.${name}`
  return isHidden ? [] : [{ path, name: alias ?? name.slice(name.lastIndexOf(".") + 1) }]
}

const single = (text: string, marks: Marks): ReadonlyArray<ListedImport> => {
  const [, owner, list] = /^([^{]*?)\.?\s*(?:\{([^}]*)\})?$/.exec(text.trim()) ?? []
  if (owner === undefined) return []
  if (list !== undefined) return list.split(",").flatMap((one) => named(owner, one, marks))
  const cut = owner.lastIndexOf(".")
  return named(owner.slice(0, Math.max(cut, 0)), owner.slice(cut + 1), marks)
}

/** `a.b.{C, D => E, _}, f.G`: every name it imports. */
export const importList = (text: string, marks: Marks): ReadonlyArray<ListedImport> =>
  text.split(OUTER_COMMA).flatMap((one) => single(one, marks))
