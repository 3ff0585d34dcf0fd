import type { Library } from "../match/rule.ts"

/** Every library the scanner knows in Go, one table each. */
export const goLibraries: ReadonlyArray<Library> = []
