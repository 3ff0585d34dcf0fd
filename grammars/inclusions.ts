/** A file that a text takes in, with the names of the conditions around that. */
export interface Inclusion {
  readonly path: string
  readonly arms: ReadonlyArray<Arm>
}

/** One arm of conditions of which at most one holds, and the names that each of them asks for. */
interface Arm {
  readonly own: ReadonlyArray<string>
  readonly others: ReadonlyArray<string>
}

/** What a text takes in of other files, and the names without which most of it is left out. */
export interface Inclusions {
  readonly taken: ReadonlyArray<Inclusion>
  readonly required: ReadonlyArray<string>
}

const DIRECTIVE = /^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif|include|import)\b(.*(?:\\\r?\n.*)*)$/gm
const WRITTEN = /^[ \t]*"([^"\n]+)"/
const ASKED = /(!?)\s*\bdefined\b\s*\(?\s*(\w+)/g

const namesAsked = (word: string, rest: string): ReadonlyArray<string> => {
  if (word === "ifdef") return /\w+/.exec(rest)?.slice(0, 1) ?? []
  return word === "ifndef"
    ? []
    : [...rest.matchAll(ASKED)].flatMap(([, not, name]) => (not === "" && name !== undefined ? [name] : []))
}

interface Open {
  readonly arms: Array<{ readonly names: ReadonlyArray<string>; readonly from: number }>
}

/** Reads the directives of the preprocessor of C. */
export const inclusionsIn = (text: string): Inclusions => {
  const open: Array<Open> = []
  const found: Array<{ readonly path: string; readonly within: ReadonlyArray<readonly [Open, number]> }> = []
  const required: Array<string> = []
  for (const { 1: word = "", 2: rest = "", index } of text.matchAll(DIRECTIVE)) {
    const inner = open.at(-1)
    if (word === "include" || word === "import") {
      const path = WRITTEN.exec(rest)?.[1]
      if (path !== undefined) found.push({ path, within: open.map((one) => [one, one.arms.length - 1] as const) })
    } else if (word === "endif") {
      const [only, ...others] = open.pop()?.arms ?? []
      if (only !== undefined && others.length === 0 && index - only.from > text.length / 2) required.push(...only.names)
    } else if (word === "elif" || word === "else")
      inner?.arms.push({ names: word === "else" ? [] : namesAsked(word, rest), from: index })
    else open.push({ arms: [{ names: namesAsked(word, rest), from: index }] })
  }
  const armOf = ([{ arms }, at]: readonly [Open, number]): Arm => ({
    own: arms[at]!.names,
    others: arms.flatMap(({ names }, other) => (other === at ? [] : names))
  })
  return { taken: found.map(({ path, within }) => ({ path, arms: within.map(armOf) })), required }
}
