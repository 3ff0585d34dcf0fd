/** How files of a language or a format are recognised. */
export interface SourceKind {
  readonly name: string
  /** With their dot, lower case. */
  readonly extensions: ReadonlyArray<string>
  /** Extensions of what compilers make, in lower case. */
  readonly compiled?: ReadonlyArray<string>
  /** Further names of such files. */
  readonly compiledNames?: RegExp
  /** For files whose names say nothing: whether one with this beginning is of this kind. */
  readonly isMarked?: (head: Uint8Array) => boolean
  readonly fileNames?: ReadonlyArray<string>
  /** Paths of files whose names alone say nothing. */
  readonly paths?: RegExp
  /** For names that are not a matter of a list, where no other kind knows the name. */
  readonly isNamed?: (path: string) => boolean
  readonly shebangs?: ReadonlyArray<string>
  /** Extensions that another language has, too, and a mark of this one in a file's text. */
  readonly shared?: { readonly extensions: ReadonlyArray<string>; readonly mark: RegExp }
}

const decoder = new TextDecoder("latin1")

/** Longest first line that is read for its interpreter. Linux itself reads 256 bytes. */
export const MAX_SHEBANG = 256

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** The extension with its dot, lower case; empty where the name has none. */
export const extensionOf = (path: string): string => {
  const name = baseName(path)
  const dot = name.lastIndexOf(".")
  return dot <= 0 ? "" : name.slice(dot).toLowerCase()
}

export const languageByName = <K extends SourceKind>(path: string, languages: ReadonlyArray<K>): K | undefined => {
  const name = baseName(path)
  const named = languages.find((one) => one.fileNames?.includes(name) === true || one.paths?.test(path) === true)
  if (named !== undefined) return named
  const extension = extensionOf(path)
  const byExtension = extension === "" ? undefined : languages.find((one) => one.extensions.includes(extension))
  return byExtension ?? languages.find((one) => one.isNamed?.(path) === true)
}

/** What a compiler made, by its name: a class file, a shared library. */
export const compiledByName = <K extends SourceKind>(path: string, languages: ReadonlyArray<K>): K | undefined => {
  const extension = extensionOf(path)
  return languages.find(
    ({ compiled, compiledNames }) =>
      compiled?.includes(extension) === true || compiledNames?.test(baseName(path)) === true
  )
}

/** Options of `env` whose value is the next word. */
const valuedOptions: ReadonlySet<string> = new Set(["-u", "--unset", "-C", "--chdir", "-a", "--argv0"])

const splitOption = /^(?:-[a-zA-Z]*S|--split-string=?)/

const isSetting = (word: string): boolean => /^\w+=/.test(word)

/** The program that `env` would start. */
const programOfEnv = (words: ReadonlyArray<string>): string | undefined => {
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!.replace(splitOption, "")
    if (valuedOptions.has(word)) at++
    else if (word !== "" && !word.startsWith("-") && !isSetting(word)) return word
  }
  return undefined
}

const interpreterOf = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] !== 0x23 || bytes[1] !== 0x21) return undefined
  const [line = ""] = decoder.decode(bytes.subarray(2, MAX_SHEBANG)).split("\n", 1)
  const [command = "", ...words] = line.trim().split(/\s+/)
  const program = baseName(command) === "env" ? programOfEnv(words) : command
  return program === undefined ? undefined : baseName(program)
}

const version = /[\d.]+$/

/** Extensions that say how a program is run, not in which language it is. */
const RUN: ReadonlySet<string> = new Set(["", ".cgi", ".fcgi", ".command"])

/** What is no extension but a part of a version: `python3.11`. */
const NUMBER = /^\.\d{1,4}$/

/** Whether the beginning of a file decides what it is: the name does not. */
export const isDecidedByHead = (path: string): boolean => {
  const extension = extensionOf(path)
  return RUN.has(extension) || NUMBER.test(extension)
}

/** A file without extension, or with one that only says how it is run, is known by the interpreter its first line names. */
export const languageByShebang = <K extends SourceKind>(
  path: string,
  head: Uint8Array,
  languages: ReadonlyArray<K>
): K | undefined => {
  if (!isDecidedByHead(path)) return undefined
  const interpreter = interpreterOf(head)
  if (interpreter === undefined) return undefined
  const names = [interpreter, interpreter.replace(version, "")]
  return languages.find((one) => one.shebangs?.some((known) => names.includes(known)) === true)
}

/** What a file is by its first bytes, where the name does not say it: what a compiler made, a key. */
export const kindByHead = <K extends SourceKind>(
  path: string,
  head: Uint8Array,
  languages: ReadonlyArray<K>
): K | undefined => (isDecidedByHead(path) ? languages.find(({ isMarked }) => isMarked?.(head) === true) : undefined)

/** So much of a file is read to tell languages with the same extension apart. */
const MAX_HEAD = 65_536

/** The language whose mark stands in a file with an extension that it shares. */
const languageByMark = <K extends SourceKind>(
  path: string,
  bytes: Uint8Array,
  languages: ReadonlyArray<K>
): K | undefined => {
  const extension = extensionOf(path)
  const sharing = languages.filter(({ shared }) => shared?.extensions.includes(extension) === true)
  if (sharing.length === 0) return undefined
  const head = decoder.decode(bytes.subarray(0, MAX_HEAD))
  return sharing.find(({ shared }) => shared!.mark.test(head))
}

/**
 * The language of a file: by its name and, where languages share its extension, by its content; where it has no extension,
 * by its first line or its first bytes.
 */
export const languageOf = <K extends SourceKind>(
  path: string,
  head: Uint8Array,
  languages: ReadonlyArray<K>
): K | undefined =>
  languageByMark(path, head, languages) ??
  languageByName(path, languages) ??
  compiledByName(path, languages) ??
  languageByShebang(path, head, languages) ??
  kindByHead(path, head, languages)
