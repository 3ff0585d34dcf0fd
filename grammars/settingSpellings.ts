/** How a library spells the settings it binds to what a program declares. */
export type SettingSpelling = "relaxed" | "environment"

/** `hashAlgorithm` as words with dashes between. */
const dashed = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase()

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const variable = (key: string, dash: string): string =>
  key
    .replaceAll("-", dash)
    .replace(/[.[\]]+/g, "_")
    .toUpperCase()

/**
 * The keys under which a setting may be written. Spring's relaxed binding, MicroProfile Config and Micronaut take dashes,
 * underscores or capitals between words, and variables of the environment; pydantic takes variables alone.
 */
export const settingSpellings = (key: string, spelling: SettingSpelling): ReadonlyArray<string> => {
  if (spelling === "environment") return [...new Set([key, key.toUpperCase()])]
  const kebab = key.split(".").map(dashed).join(".")
  return [...new Set([key, kebab, camel(kebab), kebab.replaceAll("-", "_"), variable(kebab, ""), variable(kebab, "_")])]
}
