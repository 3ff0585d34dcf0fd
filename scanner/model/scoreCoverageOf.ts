import type { Coverage } from "./Inventory.ts"

/** Extensions of programming languages: source in one the scanner does not know may use cryptography. */
const SOURCE = new Set(
  (
    "ada adb ads apex asm bas c cc clj cljs cls cob cobol cpp cr cs cxx d dart erl ex exs f90 fs fsx go groovy h hpp hs java " +
    "jl js jsx kt kts lisp lua m mjs ml mli mm move nim pas php pl pm ps1 py r rb rs s scala scm sh sol sql sv swift tcl ts " +
    "tsx v vala vb vhd zig"
  ).split(" ")
)

/** Source files in languages that the scanner does not know: how many of each extension, in order of extensions. */
export const languagesNotRead = ({
  unsupported
}: Coverage): ReadonlyArray<readonly [extension: string, files: number]> =>
  Object.entries(unsupported)
    .filter(([extension]) => SOURCE.has(extension.replace(/^\./, "")))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** How much of the cryptography of a tree the scores rest on. */
export interface ScoreCoverage {
  /** Imports of cryptographic libraries in production code, and of how many something was recognised; absent where it is not known. */
  readonly imports?: { readonly recognised: number; readonly all: number }
  /** Files by extension. */
  readonly languagesNotRead: { readonly [extension: string]: number }
  /** Files with syntax errors: read as far as the parser recovered. */
  readonly filesPartial: number
}

const importsIn = ({ unrecognised: { imports, more, recognised } }: Coverage): Pick<ScoreCoverage, "imports"> => {
  if (recognised === undefined) return {}
  const own = imports.filter(({ scope }) => scope === "production").length
  const hidden = imports.length === own ? more : 0
  return { imports: { recognised, all: recognised + own + hidden } }
}

/** What the scores of an inventory rest on. */
export const scoreCoverageOf = (coverage: Coverage): ScoreCoverage => ({
  ...importsIn(coverage),
  languagesNotRead: Object.fromEntries(languagesNotRead(coverage)),
  filesPartial: coverage.filesPartial
})
