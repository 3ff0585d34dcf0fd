import type { Library } from "../match/rule.ts"

export const dartLibraries: ReadonlyArray<Library> = []
