import type { Library } from "../match/rule.ts"

/** Every library the scanner knows in .NET, one table each. */
export const dotnetLibraries: ReadonlyArray<Library> = []
