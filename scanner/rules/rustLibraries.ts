import type { Library } from "../match/rule.ts"

/** Every library whose Rust API the scanner knows. */
export const rustLibraries: ReadonlyArray<Library> = []
