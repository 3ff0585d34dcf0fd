import type { Setting } from "../formats/flattenTree.ts"

/** What lists the environment of a program is called: Docker Compose, Kubernetes, workflows, serverless functions. */
const LISTS: ReadonlySet<string> = new Set([
  "env",
  "envs",
  "environment",
  "variables",
  "environmentvariables",
  "data",
  "stringdata",
  "env_variables"
])

const VARIABLE = /^[A-Z][A-Z0-9_]*$/
const ASSIGNED = /^([A-Z][A-Z0-9_]*)=([^]*)$/

const isListed = (parts: ReadonlyArray<string>): boolean => parts.some((part) => LISTS.has(part.toLowerCase()))

/** `- name: NAME` with `value: x` beside it. */
const namedBeside = (parts: ReadonlyArray<string>, all: ReadonlyMap<string, string>): string | undefined =>
  parts.at(-1) === "value" ? all.get([...parts.slice(0, -1), "name"].join(".")) : undefined

const variableOf = (setting: Setting, all: ReadonlyMap<string, string>): Setting | undefined => {
  const parts = setting.key.split(".")
  const last = parts.at(-1)!
  if (parts.length < 2 || !isListed(parts.slice(0, -1))) return undefined
  if (VARIABLE.test(last)) return { ...setting, key: last }
  const assigned = /^\d+$/.test(last) ? ASSIGNED.exec(setting.value) : null
  if (assigned !== null) return { ...setting, key: assigned[1]!, value: assigned[2]! }
  const name = namedBeside(parts, all)
  return name !== undefined && VARIABLE.test(name) ? { ...setting, key: name } : undefined
}

/** Settings with the variables that they give the environment of programs. */
export const withEnvironmentVariables = (settings: ReadonlyArray<Setting>): ReadonlyArray<Setting> => {
  const all = new Map(settings.map(({ key, value }) => [key, value]))
  return settings.flatMap((setting) => {
    const variable = variableOf(setting, all)
    return variable === undefined ? [setting] : [setting, variable]
  })
}
