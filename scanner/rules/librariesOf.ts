import type { Library } from "./rule.ts"

const tables: { readonly [ecosystem: string]: () => Promise<ReadonlyArray<Library>> } = {
  dotnet: async () => (await import("./dotnetLibraries.ts")).dotnetLibraries,
  javascript: async () => (await import("./javascriptLibraries.ts")).javascriptLibraries,
  apple: async () => (await import("./appleLibraries.ts")).appleLibraries,
  c: async () => (await import("./cLibraries.ts")).cLibraries,
  go: async () => (await import("./goLibraries.ts")).goLibraries,
  elixir: async () => (await import("./elixirLibraries.ts")).elixirLibraries,
  java: async () => (await import("./javaLibraries.ts")).javaLibraries,
  python: async () => (await import("./pythonLibraries.ts")).pythonLibraries,
  rust: async () => (await import("./rustLibraries.ts")).rustLibraries,
  swift: async () => (await import("./swiftLibraries.ts")).swiftLibraries,
  ruby: async () => (await import("./rubyLibraries.ts")).rubyLibraries,
  php: async () => (await import("./phpLibraries.ts")).phpLibraries,
  solidity: async () => (await import("./solidityLibraries.ts")).solidityLibraries,
  dart: async () => (await import("./dartLibraries.ts")).dartLibraries,
  lua: async () => (await import("./luaLibraries.ts")).luaLibraries,
  shell: async () => (await import("./shellLibraries.ts")).shellLibraries
}

/** Names of all sets of tables. */
export const ecosystems: ReadonlyArray<string> = Object.keys(tables)

/** The tables of an ecosystem. They are loaded when they are first asked for, since most scans need those of few. */
export const librariesOf = async (ecosystem: string): Promise<ReadonlyArray<Library>> =>
  (await tables[ecosystem]?.()) ?? []
