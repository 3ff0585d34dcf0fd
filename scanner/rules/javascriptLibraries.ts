import type { Library } from "../match/rule.ts"

/** Every library the scanner knows in JavaScript and TypeScript, one table each. */
export const javascriptLibraries: ReadonlyArray<Library> = []
