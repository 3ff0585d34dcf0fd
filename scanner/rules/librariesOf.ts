import type { Library } from "../match/rule.ts"

const tables: { readonly [ecosystem: string]: () => Promise<ReadonlyArray<Library>> } = {
  java: async () => (await import("./javaLibraries.ts")).javaLibraries,
  python: async () => (await import("./pythonLibraries.ts")).pythonLibraries,
  swift: async () => (await import("./swiftLibraries.ts")).swiftLibraries,
  dart: async () => (await import("./dartLibraries.ts")).dartLibraries
}

/** Names of all sets of tables. */
export const ecosystems: ReadonlyArray<string> = Object.keys(tables)

/** The tables of an ecosystem. They are loaded when they are first asked for, since most scans need those of few. */
export const librariesOf = async (ecosystem: string): Promise<ReadonlyArray<Library>> =>
  (await tables[ecosystem]?.()) ?? []
