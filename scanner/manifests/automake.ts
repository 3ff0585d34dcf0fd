import type { Declared, Reader } from "./Declared.ts"

/** Lines that a backslash goes on are one; what `#` begins is left out. */
const ASSIGNMENT = /^[ \t]*([A-Za-z_][\w.@]*)[ \t]*(\+?=|:=)[ \t]*(.*)$/gm

/** Variables of variables. */
const MAX_DEPTH = 4

/** Of one file. */
const MAX_WORDS = 65_536

const variablesIn = (text: string): ReadonlyMap<string, string> => {
  const variables = new Map<string, string>()
  const whole = text.replace(/\\\n/g, " ").replace(/(^|\s)#[^\n]*/g, "$1")
  for (const [, name = "", operator, value = ""] of whole.matchAll(ASSIGNMENT)) {
    const before = variables.get(name)
    // Either arm of a conditional may give a variable its value.
    variables.set(name, before === undefined || operator === ":=" ? value : `${before} ${value}`)
  }
  return variables
}

/** The words of texts, with those of variables in their place, as long as there are not too many of them. */
const wordReader = (variables: ReadonlyMap<string, string>) => {
  let left = MAX_WORDS
  const wordsOf = (text: string, depth = MAX_DEPTH): ReadonlyArray<string> => {
    const found: Array<string> = []
    for (const [word] of text.matchAll(/\S+/g)) {
      if (left-- <= 0) break
      const name = /^\$[({]([\w.@]+)[)}]$/.exec(word)?.[1]
      if (name === undefined) found.push(word.replace(/^\$[({]srcdir[)}]\//, ""))
      else if (depth > 0) found.push(...wordsOf(variables.get(name) ?? "", depth - 1))
    }
    return found
  }
  return wordsOf
}

/** What is built and never installed, and what is built for tests only; libraries of that kind go into what is installed. */
const NOT_SHIPPED = /^(?:noinst|check|EXTRA)_PROGRAMS$|^check_(?:LT)?LIBRARIES$/

const BUILT = /^[a-z]\w*_(?:PROGRAMS|LTLIBRARIES|LIBRARIES)$|^EXTRA_PROGRAMS$/

const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|m|mm)$/i

/**
 * `Makefile.am`: the sources of what is built, and whether any of that is installed
 * (https://www.gnu.org/software/automake/manual/html_node/Uniform.html).
 */
export const readAutomake: Reader = (text) => {
  const variables = variablesIn(text)
  const wordsOf = wordReader(variables)
  return [...variables].flatMap(([name, value]): ReadonlyArray<Declared> => {
    if (!BUILT.test(name)) return []
    const scope = NOT_SHIPPED.test(name) ? ("excluded" as const) : ("required" as const)
    return wordsOf(value).flatMap((target) => {
      const canonical = target.replace(/[^\w@]/g, "_")
      const written = ["", "nodist_", "dist_"].flatMap((prefix) => variables.get(`${prefix}${canonical}_SOURCES`) ?? [])
      const sources = written.length === 0 ? [`${target}.c`] : wordsOf(written.join(" "))
      return sources
        .filter((source) => SOURCE.test(source) && !source.includes("$"))
        .map((source): Declared => ({ type: "generic", name: source, role: "source", scope, find: 0 }))
    })
  })
}
