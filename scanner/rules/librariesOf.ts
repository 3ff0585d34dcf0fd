import type { Library } from "../match/rule.ts"

const tables: { readonly [language: string]: () => Promise<ReadonlyArray<Library>> } = {
  java: async () => (await import("./javaLibraries.ts")).javaLibraries,
  python: async () => (await import("./pythonLibraries.ts")).pythonLibraries
}

/** The tables of a language. They are loaded when they are first asked for, since most scans need those of few languages. */
export const librariesOf = async (language: string): Promise<ReadonlyArray<Library>> =>
  (await tables[language]?.()) ?? []
