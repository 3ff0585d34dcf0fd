import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared } from "./Declared.ts"
import { versionOrRange } from "./versions.ts"

const REQUIREMENT = /^\s*([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[[^\]]*\])?\s*(?:\(([^)]*)\)|([^;@#]*))/

const PINNED = /^===?\s*[^*,\s]+$/

/** Extras and groups with such names are for those who work on the project. */
const DEVELOPMENT = /(?:^|[-_./])(?:dev|develop|development|tests?|testing|docs?|lint|ci|bench|typing)(?:[-_./]|$)/i

/** The scope of a group of requirements, by its name. */
export const groupScope = (name: string, otherwise: LibraryScope): LibraryScope =>
  DEVELOPMENT.test(name) ? "excluded" : otherwise

/**
 * A requirement such as `PyJWT[crypto]==2.8.0 ; python_version > "3"`: PEP 508,
 * https://packaging.python.org/en/latest/specifications/dependency-specifiers/.
 */
export const pythonRequirement = (
  text: string,
  more: Omit<Declared, "type" | "name" | "find">
): ReadonlyArray<Declared> => {
  const [, name, bracketed, plain] = REQUIREMENT.exec(text) ?? []
  if (name === undefined) return []
  const wanted = (bracketed ?? plain ?? "").trim()
  return [{ type: "pypi", name, ...versionOrRange(wanted, (one) => PINNED.test(one)), ...more, find: [text.trim()] }]
}
