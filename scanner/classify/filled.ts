import type { Subject } from "./Subject.ts"

const MAX_SUITES = 5

const listed = (names: ReadonlyArray<string>): string =>
  names.length <= MAX_SUITES
    ? names.join(", ")
    : `${names.slice(0, MAX_SUITES).join(", ")} and ${names.length - MAX_SUITES} more`

/**
 * A text with `{name}`, `{suites}` and `{attribute}` replaced by what they stand for; `unknown` where an attribute is not
 * known.
 */
export const filled = (text: string, name: string, subject: Subject, suites: ReadonlyArray<string> = []): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, attribute: string) => {
    if (attribute === "name") return name
    if (attribute === "suites") return listed(suites)
    const value = subject[attribute as keyof Subject]
    return value === undefined ? "unknown" : Array.isArray(value) ? value.join(", ") : String(value)
  })
