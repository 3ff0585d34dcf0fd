import type { Library } from "../match/rule.ts"

export const swiftLibraries: ReadonlyArray<Library> = []
