import type { Directive } from "../Directive.ts"
import type { Script } from "./Script.ts"

const NAME = /^[A-Za-z_]\w{0,127}$/

/** A value that is written out, and that no quote ends. */
const PLAIN = /^[^$'\n]{1,256}$/

const MAX_VARIABLES = 64

/** The variables that a script uses, those of the innermost blocks before others. */
const usedBy = (text: string, variables: ReadonlyArray<Directive>): ReadonlyArray<Directive> => {
  const used = new Map<string, Directive>()
  for (const variable of variables) {
    const { name, values } = variable
    const isPlain = NAME.test(name) && values.length === 1 && PLAIN.test(values[0]!)
    if (isPlain && new RegExp(`\\$\\{?${name}\\b`).test(text)) used.set(name, variable)
  }
  return [...used.values()].slice(0, MAX_VARIABLES)
}

/** A script as it were written behind the variables of its environment, each on the line where it is set. */
export const withEnvironment = (script: Script, variables: ReadonlyArray<Directive>): Script => {
  const used = usedBy(script.text, variables)
  if (used.length === 0) return script
  const lines = used.map(({ name, values }) => `${name}='${values[0]}'\n`)
  return {
    text: lines.join("") + script.text,
    placed: (place) =>
      place.line <= used.length
        ? used[place.line - 1]!.place
        : script.placed({ ...place, line: place.line - used.length, endLine: place.endLine - used.length })
  }
}
