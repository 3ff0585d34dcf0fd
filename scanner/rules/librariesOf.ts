import type { Library, OwnRules } from "./rule.ts"

const folders: { readonly [ecosystem: string]: () => Promise<{ readonly [name: string]: Library }> } = {
  apple: () => import("./apple/tables.ts"),
  c: () => import("./c/tables.ts"),
  dart: () => import("./dart/tables.ts"),
  dotnet: () => import("./dotnet/tables.ts"),
  elixir: () => import("./elixir/tables.ts"),
  go: () => import("./go/tables.ts"),
  java: () => import("./java/tables.ts"),
  javascript: () => import("./javascript/tables.ts"),
  lua: () => import("./lua/tables.ts"),
  php: () => import("./php/tables.ts"),
  python: () => import("./python/tables.ts"),
  ruby: () => import("./ruby/tables.ts"),
  rust: () => import("./rust/tables.ts"),
  shell: () => import("./shell/tables.ts"),
  solidity: () => import("./solidity/tables.ts"),
  swift: () => import("./swift/tables.ts")
}

/** Libraries that the languages of several ecosystems call. */
const shared: { readonly [ecosystem: string]: ReadonlyArray<string> } = { c: ["apple"], swift: ["apple"] }

/** Names of all sets of tables. */
export const ecosystems: ReadonlyArray<string> = Object.keys(folders)

const load = async (ecosystem: string): Promise<ReadonlyArray<Library>> => {
  const names = [ecosystem, ...(shared[ecosystem] ?? [])]
  const tables = await Promise.all(names.map((name) => folders[name]?.() ?? {}))
  return tables.flatMap((one) => Object.values(one))
}

const loaded = new Map<string, Promise<ReadonlyArray<Library>>>()

/** The tables of an ecosystem, in one list. They are loaded when they are first asked for, since most scans need those of few. */
export const librariesOf = (ecosystem: string): Promise<ReadonlyArray<Library>> => {
  const tables = loaded.get(ecosystem) ?? load(ecosystem)
  loaded.set(ecosystem, tables)
  return tables
}

/** The same behind the tables that a project has for that ecosystem. */
export const librariesWith = async (
  ecosystem: string,
  rules: OwnRules | undefined
): Promise<ReadonlyArray<Library>> => {
  const own = rules?.libraries.filter((one) => one.ecosystem === ecosystem) ?? []
  const others = await librariesOf(ecosystem)
  return own.length === 0 ? others : [...own, ...others]
}
