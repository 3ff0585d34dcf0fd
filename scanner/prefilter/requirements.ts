/** Words that must all stand in a file as whole identifiers for one rule row to be able to match in it. */
export type Requirement = ReadonlyArray<string>

interface Key {
  /** All of a name without `#`, what stands before it otherwise. */
  readonly path: ReadonlyArray<string>
  readonly member: string | undefined
}

const KEY = /^(?:new )?(?<path>[^\s{}#=]+)(?:#(?<member>[^\s{}#=.]+))?=?$/

const ANY = "*"

/** JLS 7.3: every compilation unit imports java.lang, so that it need not be written. */
const IMPLICIT = "java.lang"

const isType = (segment: string): boolean => /^\p{Lu}/u.test(segment)

const parse = (key: string): Key => {
  const parts = KEY.exec(key)?.groups
  if (parts === undefined) throw new RangeError(`not the key of one API: ${key}`)
  return { path: parts["path"]!.split("."), member: parts["member"] }
}

/** The type is not asked for beside a `#member`, because the type of a variable may be inferred. */
const packageWords = ({ path, member }: Key): ReadonlyArray<string> => {
  const type = path.findIndex(isType)
  const end = type < 0 ? path.length - 1 : type
  const names = path.slice(end)
  const whole = path.slice(0, end).join(".")
  const spelled = whole === "" || whole === IMPLICIT ? [] : [whole]
  return member === undefined ? [...spelled, ...names] : [...spelled, member]
}

const segmentWords = ({ path, member }: Key): ReadonlyArray<string> =>
  member === undefined ? path : [path[0]!, member]

/** Smallest first, each indexed by one of its words: what covers a requirement stands there under a word of it. */
const withoutCovered = (requirements: ReadonlyArray<ReadonlySet<string>>): ReadonlyArray<Requirement> => {
  const kept = new Map<string, Array<ReadonlySet<string>>>()
  const isCovered = (words: ReadonlySet<string>): boolean =>
    [...words].some((word) => kept.get(word)?.some((smaller) => [...smaller].every((one) => words.has(one))))
  return requirements
    .toSorted((one, other) => one.size - other.size)
    .filter((words) => {
      if (isCovered(words)) return false
      const index = [...words].at(-1)!
      kept.set(index, [...(kept.get(index) ?? []), words])
      return true
    })
    .map((words) => [...words])
}

/**
 * The words without which a file cannot match one of these rows, smallest requirements first and none that another one
 * covers. Keys are qualified names of one API each: `pkg.Type.member`, `new pkg.Type`, `pkg.Type#member`,
 * `pkg.Type#member=`, `pkg.function`; a last `*` asks for no word. `wholePackages` says that the language always writes
 * a package in one piece. Throws a RangeError for a key of another form and for one that asks for no word at all.
 */
export const requirementsOf = (
  keys: Iterable<string>,
  { wholePackages }: { readonly wholePackages: boolean }
): ReadonlyArray<Requirement> => {
  const wordsOf = wholePackages ? packageWords : segmentWords
  const needOf = (key: string): ReadonlySet<string> => {
    const words = new Set(wordsOf(parse(key)).filter((word) => word !== ANY))
    if (words.size === 0) throw new RangeError(`every file would match ${key}`)
    return words
  }
  return withoutCovered(Array.from(keys, needOf))
}
