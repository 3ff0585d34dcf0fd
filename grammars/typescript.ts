import { ecmascript } from "./ecmascript.ts"
import type { Grammar } from "./Grammar.ts"

/** TypeScript 5, with and without JSX. Node types: tree-sitter-typescript. */
export const typescript: Grammar = {
  name: "typescript",
  ...ecmascript,
  expressions: {
    ...ecmascript.expressions,
    type_identifier: { as: "name" },
    nested_type_identifier: { as: "path" },
    nested_identifier: { as: "path" },
    generic_type: { as: "generic", of: "name", args: "type_arguments" },
    as_expression: { as: "same" },
    satisfies_expression: { as: "same" },
    non_null_expression: { as: "same" },
    type_assertion: { as: "branches", children: [1] }
  },
  calls: {
    ...ecmascript.calls,
    annotations: new Set(["type_annotation", "type_arguments"])
  }
}
