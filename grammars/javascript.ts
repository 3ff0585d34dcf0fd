import { ecmascript } from "./ecmascript.ts"
import type { Grammar } from "./Grammar.ts"

/** ECMAScript 2025 with JSX. Node types: tree-sitter-javascript. */
export const javascript: Grammar = { name: "javascript", ...ecmascript }
