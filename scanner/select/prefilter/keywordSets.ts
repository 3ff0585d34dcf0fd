import { isTypeName } from "../../source/identifiers.ts"

/** Words that must all stand in a file as whole identifiers for one rule row to be able to match in it. */
export type KeywordSet = ReadonlyArray<string>

/** One row of a rule table, by its qualified name. */
export interface RowName {
  readonly key: string
  /** Qualified type of the result. */
  readonly returns?: string | undefined
  /** False for rows that alone make no file worth reading. */
  readonly isReported: boolean
}

/** How a language spells what rows name. */
export interface NameSpelling {
  /** True when a package is always written in one piece. */
  readonly wholePackages: boolean
  /** Stands before the type of every construction, with nothing but white space between. */
  readonly constructWord?: string | undefined
  /** True when a file that uses a member of an object says the namespace of its type. */
  readonly namespacesWritten?: boolean | undefined
  /** True when the names of arguments may be written in capitals or not. */
  readonly foldsLabels?: boolean | undefined
  /** Packages whose members need no import. */
  readonly implicitPackages?: ReadonlyArray<string> | undefined
  /** What methods begin with that read or write a property, where the property may be named instead. */
  readonly accessors?: { readonly get: ReadonlyArray<string>; readonly set: string } | undefined
  /** Names that need no import, with the packages they stand for. */
  readonly globals?: { readonly [name: string]: string } | undefined
}

interface Key {
  readonly constructs: boolean
  /** All of a name without `#`, what stands before it otherwise. */
  readonly path: ReadonlyArray<string>
  readonly member: string | undefined
  /** The text that only calls with it as first argument are meant by. */
  readonly text: string | undefined
  /** The name of an argument that only calls with it are meant by. */
  readonly label: string | undefined
}

const KEY = /^(?:(?<construct>new )|entry |made )?(?<path>[^\s{}#=]+)(?:#(?<member>[^\s{}#=.]+))?=?$/

/** The name of an argument that only some calls have, or the text they begin with. */
const ARGUMENT = /\((?:"(?<text>[^"]*)"|\.?(?<label>\w+):|[^)]*)\)$/

const ANY = "*"

/** JLS 7.3: every compilation unit imports java.lang, so that it need not be written. */
const IMPLICIT = "java.lang"

const parse = (key: string): Key => {
  const parts = KEY.exec(key.replace(ARGUMENT, ""))?.groups
  if (parts === undefined) throw new RangeError(`not the key of one API: ${key}`)
  return {
    constructs: parts["construct"] !== undefined,
    path: parts["path"]!.split("."),
    member: parts["member"],
    text: ARGUMENT.exec(key)?.groups?.["text"],
    label: ARGUMENT.exec(key)?.groups?.["label"]
  }
}

/** Package and names of a path: the names begin with the first type, or where there is none, with the last name. */
const splitPath = (path: ReadonlyArray<string>): { readonly whole: string; readonly names: ReadonlyArray<string> } => {
  const type = path.findIndex(isTypeName)
  const end = type < 0 ? path.length - 1 : type
  return { whole: path.slice(0, end).join("."), names: path.slice(end) }
}

/** The type is not asked for beside a `#member`, because the type of a variable may be inferred. */
const packageWords = ({ path, member }: Key): ReadonlyArray<string> => {
  const { whole, names } = splitPath(path)
  const spelled = whole === "" || whole === IMPLICIT ? [] : [whole]
  return member === undefined ? [...spelled, ...names] : [...spelled, member]
}

/** `new Outer.Inner` and, with `Outer` elsewhere, `new Inner`, beside the package; or the package itself right behind `new`. */
const constructions = ({ path }: Key, word: string): ReadonlyArray<ReadonlyArray<string>> => {
  const { whole, names } = splitPath(path)
  if (whole === "" || names.at(-1) === ANY) return []
  const imported = names.map((_, at) => [whole, ...names.slice(0, at), `${word} ${names.slice(at).join(".")}`])
  return [...imported, [`${word} ${whole}`]]
}

const segmentWords = ({ path, member }: Key): ReadonlyArray<string> =>
  member === undefined ? path : [path[0]!, member]

/** A path as it is imported, and as it begins where a name that needs no import stands for its package. */
const spellingsOf = (
  path: ReadonlyArray<string>,
  globals: NonNullable<NameSpelling["globals"]>
): ReadonlyArray<ReadonlyArray<string>> => [
  path,
  ...Object.entries(globals).flatMap(([name, stands]) => {
    const length = stands.split(".").length
    return name !== stands && path.slice(0, length).join(".") === stands ? [[name, ...path.slice(length)]] : []
  })
]

/** A package whose members need no import may be left out of names of packages within it, too. */
const namespaceWords = ({ path, member }: Key, implicit: ReadonlyArray<string>): ReadonlyArray<string> => {
  const written = path.length > 1 && implicit.includes(path[0]!) ? path.slice(1) : path
  return member === undefined ? written : [...written.slice(0, -1), member]
}

/** The method, and the property it reads or writes. */
const spellings = ({ accessors }: NameSpelling, key: Key): ReadonlyArray<Key> => {
  const { member } = key
  const prefix = [accessors?.set, ...(accessors?.get ?? [])].find(
    (one) => one !== undefined && member?.startsWith(one) === true && isTypeName(member.slice(one.length))
  )
  if (prefix === undefined || member === undefined) return [key]
  const property = member.slice(prefix.length)
  return [key, { ...key, member: property.slice(0, 1).toLowerCase() + property.slice(1) }]
}

const wordsOf = (key: Key, spelling: NameSpelling): ReadonlyArray<ReadonlyArray<string>> =>
  spellings(spelling, key).flatMap((one) => wordsOfOne(one, spelling))

const wordsOfOne = (
  key: Key,
  { wholePackages, constructWord, namespacesWritten, implicitPackages = [], globals }: NameSpelling
): ReadonlyArray<ReadonlyArray<string>> => {
  if (namespacesWritten === true) return [namespaceWords(key, implicitPackages)]
  if (!wholePackages) return spellingsOf(key.path, globals ?? {}).map((path) => segmentWords({ ...key, path }))
  const constructed = key.constructs && constructWord !== undefined ? constructions(key, constructWord) : []
  return constructed.length > 0 ? constructed : [packageWords(key)]
}

/** Rows by the type of their result. */
const producersOf = (apis: ReadonlyArray<RowName>): ReadonlyMap<string, ReadonlyArray<Key>> => {
  const producers = new Map<string, Array<Key>>()
  for (const { key, returns } of apis) {
    if (returns !== undefined) producers.set(returns, [...(producers.get(returns) ?? []), parse(key)])
  }
  return producers
}

/** A member is found on an object whose type is written in the file, or on what another row returns. */
const withOrigins = (
  key: Key,
  producers: ReadonlyMap<string, ReadonlyArray<Key>>,
  spelling: NameSpelling,
  passed: ReadonlyArray<string> = []
): ReadonlyArray<ReadonlyArray<string>> => {
  const own = wordsOf(key, spelling)
  const type = key.path.join(".")
  if (key.member === undefined || passed.includes(type)) return own
  const origins = (producers.get(type) ?? []).flatMap((one) => withOrigins(one, producers, spelling, [...passed, type]))
  const members = spellings(spelling, key).map(({ member }) => member!)
  return [...own, ...origins.flatMap((words) => members.map((member) => [...words, member]))]
}

/** Smallest first, each indexed by its rarest word: what covers a keyword set stands there under a word of it. */
const withoutCovered = (keywordSets: ReadonlyArray<ReadonlySet<string>>): ReadonlyArray<KeywordSet> => {
  const kept = new Map<string, Array<ReadonlySet<string>>>()
  const counts = new Map<string, number>()
  for (const words of keywordSets) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarest = (words: ReadonlySet<string>): string =>
    [...words].reduce((best, word) => (counts.get(word)! < counts.get(best)! ? word : best))
  const isCovered = (words: ReadonlySet<string>): boolean =>
    [...words].some((word) => kept.get(word)?.some((smaller) => [...smaller].every((one) => words.has(one))))
  return keywordSets
    .toSorted((one, other) => one.size - other.size)
    .filter((words) => {
      if (isCovered(words)) return false
      const index = rarest(words)
      const others = kept.get(index)
      if (others === undefined) kept.set(index, [words])
      else others.push(words)
      return true
    })
    .map((words) => [...words])
}

/**
 * The words without which a file cannot match a reported row, smallest keyword sets first and none that another one
 * covers. Keys are qualified names of one API each: `pkg.Type.member`, `new pkg.Type`, `pkg.Type#member`,
 * `pkg.Type#member=`, `pkg.function`, `entry name`, `made pkg.Type`; a last `*` asks for no word. Throws a RangeError for a key of another form and for
 * one that asks for no word at all.
 */
export const keywordSetsOf = (apis: ReadonlyArray<RowName>, spelling: NameSpelling): ReadonlyArray<KeywordSet> => {
  const producers = producersOf(apis)
  const keywordsOf = (key: string): ReadonlyArray<ReadonlySet<string>> => {
    const parsed = parse(key)
    return withOrigins(parsed, producers, spelling).map((all) => {
      const words = new Set(
        [...all, parsed.text ?? (spelling.foldsLabels === true ? ANY : (parsed.label ?? ANY))].filter(
          (word) => word !== ANY
        )
      )
      if (words.size === 0) throw new RangeError(`every file would match ${key}`)
      return words
    })
  }
  return withoutCovered(apis.filter(({ isReported }) => isReported).flatMap(({ key }) => keywordsOf(key)))
}
