/** Which calls are of a library's API. */
export interface LibraryApi {
  /** Set of rule tables. */
  readonly ecosystem: string
  /** How the qualified names of its API begin; one that ends in `*` is the beginning of words. */
  readonly names: ReadonlyArray<string>
  /** Its rule tables, where qualified names do not distinguish libraries. */
  readonly tables: ReadonlyArray<string>
}

/** Whether a qualified name begins with another one, and not with a longer word; before `*` with any. */
const isWithin = (api: string, name: string): boolean =>
  name.endsWith("*")
    ? api.startsWith(name.slice(0, -1))
    : api.startsWith(name) && !/[\w$-]/.test(api.charAt(name.length))

/** Whether a row of a table is of the library. */
export const isOfLibrary = ({ names, tables }: LibraryApi, table: string, key: string): boolean => {
  const api = key.replace(/^(?:new|made) /, "")
  return tables.includes(table) || names.some((name) => isWithin(api, name))
}
