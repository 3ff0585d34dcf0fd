/**
 * How a program is called: which of its options take a value, and what its first words choose. Words of a list have
 * spaces between; the names of one option have `|` between, the first of which is the keyword that rows use.
 */
export interface Command {
  /** Other names of the program. `$NAME` stands for a variable of that name of which nothing else is known. */
  readonly alsoNamed?: string
  /** Options with a value. */
  readonly valued?: string
  /** Options without one. */
  readonly flags?: string
  /** Options that are a value themselves, by the keyword it is of: `-apr1` of `openssl passwd`. */
  readonly choices?: { readonly [keyword: string]: string }
  /** The keyword of which any other option is the value: `openssl dgst -sha256`. */
  readonly others?: string
  /** True where a variable of which nothing is known may be one of these other options. */
  readonly isOpen?: true
  /** Options whose value is a keyword and its value, with the marks that may stand between: `-o Ciphers=aes128-ctr`. */
  readonly settings?: { readonly [option: string]: string }
  /** The mark between keyword and value in words that are no options: `type=rsa-4096`. */
  readonly assigns?: string
  /** True where `-ab` is `-a -b`, or `-a` with the value `b`. */
  readonly clusters?: true
  /** Keywords whose options are a use of their own beside that of the command, by the first of several: `openssl enc -pbkdf2`. */
  readonly uses?: string
  /** So many words that are no options end the options: what follows is a command for another machine. */
  readonly operands?: number
  /** What the first word that is no option chooses. */
  readonly commands?: { readonly [word: string]: Command }
  /** First words that stand for another one and for the value of a keyword: `openssl sha256`. */
  readonly shorthands?: { readonly [word: string]: { readonly keyword: string; readonly words: string } }
  /** It runs the command in its words, behind so many that are no options. It does not where it has an option not listed here. */
  readonly runs?: number
  /** Options behind which the command stands that it runs: `find -exec`. */
  readonly runsAfter?: string
}

/** Commands by their names, separated by spaces. */
export interface Commands {
  readonly [names: string]: Command
}

export const listed = (words: string | undefined): ReadonlyArray<string> =>
  words === undefined || words === "" ? [] : words.trim().split(/\s+/)

/** The names of each option of a list. */
export const optionNames = (list: string | undefined): ReadonlyArray<ReadonlyArray<string>> =>
  listed(list).map((names) => names.split("|"))
