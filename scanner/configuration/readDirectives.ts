import { braceDirectives, type BraceStyle } from "./braceDirectives.ts"
import type { Directive } from "./Directive.ts"
import { lineDirectives, type LineStyle } from "./lineDirectives.ts"

/** How the files of a product are written. */
export type Syntax = ({ readonly kind: "lines" } & LineStyle) | ({ readonly kind: "braces" } & BraceStyle)

/** The settings of a text in its order: as far as they can be read, whatever the text is. */
export const readDirectives = (syntax: Syntax, text: string): ReadonlyArray<Directive> =>
  syntax.kind === "lines" ? lineDirectives(syntax, text) : braceDirectives(syntax, text)
