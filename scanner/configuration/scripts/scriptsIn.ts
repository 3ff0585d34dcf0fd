import type { Place } from "../../model/Place.ts"
import { MAX_DEPTH } from "../../formats/LocatedNode.ts"
import type { Directive } from "../Directive.ts"
import { readTree } from "../../formats/readTree.ts"
import { isShell, type ScriptForm, type ScriptHolder, scriptHolders } from "./scriptHolders.ts"

/** A script that stands in a file of another kind. */
export interface Script {
  readonly text: string
  /** Where what stands in the script at a place stands in the file. */
  readonly placed: (place: Place) => Place
  /** A job or step of a pipeline that says that it tests. */
  readonly isOfTests?: true
}

const MAX_SCRIPTS = 1_024

const MAX_VARIABLES = 256

/** What a template puts in is a variable that nobody knows. */
const withoutTemplates = (text: string, templates: RegExp | undefined): string =>
  templates === undefined ? text : text.replace(templates, (found) => `$${"_".repeat(found.length - 1)}`)

const shifted = (lines: number, columns: (line: number) => number): Script["placed"] => {
  const placed = (line: number, column: number) => ({ line: line + lines, column: column + columns(line) })
  return ({ line, column, endLine, endColumn }) => {
    const [start, end] = [placed(line, column), placed(endLine, endColumn)]
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
  }
}

/** Lines of a folded text are one line of a script, as far as no blank one stands between. */
const unfolded = (text: string): string => text.replace(/([^\n])\n(?=[^\s])/g, "$1 \\\n")

/** A text behind the name of a setting, or in lines below it. */
const ofText = (directive: Directive, lines: ReadonlyArray<string>): Script | undefined => {
  const { values, place, written = place, margin, isFolded } = directive
  const [text, ...others] = values
  if (text === undefined || others.length > 0 || text.trim() === "") return undefined
  const line = lines[written.line - 1] ?? ""
  if (margin !== undefined)
    return { text: isFolded === true ? unfolded(text) : text, placed: shifted(written.line, () => margin) }
  const [first = ""] = text.split("\n", 1)
  const at = line.indexOf(first, written.column - 1)
  const column = at < 0 ? written.column - 1 : at
  return { text, placed: shifted(written.line - 1, (nth) => (nth === 1 ? column : 0)) }
}

const inQuotes = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const quoted = (word: string): string => (/^[\w@%+=:,./$*-]+$/.test(word) ? word : inQuotes(word))

interface WordPlace {
  readonly word: string
  readonly line: number
  readonly column: number
  /** Its text stands in lines of its own. */
  readonly isBelow: boolean
}

const placedWord = ({ values, place: own, written: place = own, margin }: Directive): WordPlace => {
  const text = values.join(" ")
  return margin === undefined
    ? { word: quoted(text), line: place.line, column: place.column, isBelow: false }
    : { word: inQuotes(text), line: place.line + 1, column: margin + 1, isBelow: true }
}

const MAX_GAP = 256

/** Words of a list as a script: each on its line, at which its commands are. */
const ofWords = (words: ReadonlyArray<Directive>): Script | undefined => {
  const placed = words.map(placedWord)
  const [first] = placed
  if (first === undefined) return undefined
  const from = first.line - 1
  const columns: Array<number> = []
  let text = ""
  let line = first.line
  for (const { word, line: start, column, isBelow } of placed) {
    const gap = Math.min(Math.max(start - line, 0), MAX_GAP)
    text += isBelow && gap > 0 ? `${" \\\n".repeat(gap - 1)} '\n${word.slice(1)}` : `${" \\\n".repeat(gap)} ${word}`
    const lines = word.split("\n").length
    for (let at = 0; at < lines; at++) columns[line + gap + at - from] ??= column
    line += gap + lines - 1
  }
  return {
    text,
    placed: ({ line: at, endLine }) => {
      const column = columns[at] ?? 1
      return { line: at + from, column, endLine: endLine + from, endColumn: columns[endLine] ?? column }
    }
  }
}

/** The first word of `test:` in a Compose file says how the others are meant. */
const HEALTHCHECK = /^(?:CMD|CMD-SHELL|NONE)$/

const listed = (block: ReadonlyArray<Directive>, name: string): ReadonlyArray<Directive> =>
  block.filter((one) => one.name === name && one.values.length > 0)

const wordScripts = (
  { joined }: ScriptHolder,
  block: ReadonlyArray<Directive>,
  name: string,
  lines: ReadonlyArray<string>
): ReadonlyArray<Script | undefined> => {
  if (joined?.[1] === name && listed(block, joined[0]).length > 0) return []
  const own = listed(block, name)
  const more = joined?.[0] === name ? listed(block, joined[1]) : []
  const words = [...own, ...more]
  if (words.length === 1) return [ofText(words[0]!, lines)]
  const isHealth = name === "test" && HEALTHCHECK.test(words[0]?.values[0] ?? "")
  const [, command] = words
  if (isHealth && words.length === 2) return [ofText(command!, lines)]
  return [ofWords(isHealth ? words.slice(1) : words)]
}

const forms: {
  readonly [F in ScriptForm]: (
    holder: ScriptHolder,
    block: ReadonlyArray<Directive>,
    name: string,
    lines: ReadonlyArray<string>
  ) => ReadonlyArray<Script | undefined>
} = {
  text: (_, block, name, lines) => block.filter((one) => one.name === name).map((one) => ofText(one, lines)),
  words: wordScripts,
  members: (_, block, name, lines) =>
    block.flatMap((one) => (one.name === name ? (one.children ?? []).map((member) => ofText(member, lines)) : []))
}

const isElsewhere = ({ shell }: ScriptHolder, block: ReadonlyArray<Directive>): boolean =>
  shell !== undefined &&
  block.some(({ name, values: [value] }) => name === shell && value !== undefined && !isShell(value))

/** Variables of a block, as members or as texts with a name and a value. */
const variablesOf = ({ environment }: ScriptHolder, block: ReadonlyArray<Directive>): ReadonlyArray<Directive> =>
  block
    .filter(({ name }) => name === environment)
    .flatMap(({ children: members, values: [text = ""], place }) => {
      const cut = text.indexOf("=")
      return members ?? (cut > 0 ? [{ name: text.slice(0, cut), values: [text.slice(cut + 1)], place }] : [])
    })

const NAME = /^[A-Za-z_]\w{0,127}$/

/** A value that is written out, and that no quote ends. */
const PLAIN = /^[^$'\n]{1,256}$/

const MAX_USED = 64

/** The variables that a script uses, those of the innermost blocks before others. */
const usedBy = (text: string, variables: ReadonlyArray<Directive>): ReadonlyArray<Directive> => {
  const used = new Map<string, Directive>()
  for (const variable of variables) {
    const { name, values } = variable
    const isPlain = NAME.test(name) && values.length === 1 && PLAIN.test(values[0]!)
    if (isPlain && new RegExp(`\\$\\{?${name}\\b`).test(text)) used.set(name, variable)
  }
  return [...used.values()].slice(0, MAX_USED)
}

const TESTING =
  /(?:^|[^a-z])(?:tests?|testing|e2e|integration|interop(?:erability)?|conformance|smoke|fuzz(?:ing)?|bench(?:marks?|marking)?)(?:[^a-z]|$)/i

const SHIPPING = /(?:^|[^a-z])(?:deploy|publish|release|sign)/i

const saysTests = (name: string): boolean => TESTING.test(name) && !SHIPPING.test(name)

/** Whether a block of a pipeline says of itself that it tests. */
const isTesting = ({ isPipeline }: ScriptHolder, block: ReadonlyArray<Directive>): boolean =>
  isPipeline === true &&
  block.some(({ name, values: [value = ""] }) => (name === "name" || name === "stage") && saysTests(value))

/** A script as it were written behind the variables of its environment, each on the line where it is set. */
const withEnvironment = (script: Script, variables: ReadonlyArray<Directive>): Script => {
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

/** The scripts of a shell in a file that is no program, in its order. */
export const scriptsIn = (path: string, text: string): ReadonlyArray<Script> => {
  const lines = text.split("\n")
  const found: Array<Script> = []
  const visit = (
    holder: ScriptHolder,
    block: ReadonlyArray<Directive>,
    around: ReadonlyArray<Directive>,
    outer: boolean,
    depth: number
  ): void => {
    if (found.length >= MAX_SCRIPTS || depth > MAX_DEPTH) return
    const isOfTests = outer || isTesting(holder, block)
    const variables = [...around, ...variablesOf(holder, block)].slice(-MAX_VARIABLES)
    const add = (script: Script | undefined): void => {
      if (script === undefined) return
      const plain = { ...script, text: withoutTemplates(script.text, holder.templates) }
      found.push({ ...withEnvironment(plain, variables), ...(isOfTests && { isOfTests }) })
    }
    if (!isElsewhere(holder, block))
      for (const name of new Set(block.map((one) => one.name))) {
        const form = Object.hasOwn(holder.scripts, name) ? holder.scripts[name] : undefined
        if (form !== undefined) forms[form](holder, block, name, lines).forEach(add)
      }
    for (const { name, children } of block)
      if (children !== undefined)
        visit(holder, children, variables, isOfTests || (holder.isPipeline === true && saysTests(name)), depth + 1)
  }
  for (const holder of scriptHolders)
    if (holder.path.test(path) && holder.mark?.test(text) !== false)
      visit(holder, readTree({ kind: holder.syntax }, text), [], false, 0)
  return found.slice(0, MAX_SCRIPTS)
}
