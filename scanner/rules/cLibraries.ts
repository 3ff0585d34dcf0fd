import type { Library } from "../match/rule.ts"

/** Every library the scanner knows in C, C++ and Objective-C, one table each. */
export const cLibraries: ReadonlyArray<Library> = []
