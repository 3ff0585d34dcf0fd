import type { Library } from "../match/rule.ts"

/** Every library whose Lua API the scanner knows. */
export const luaLibraries: ReadonlyArray<Library> = []
