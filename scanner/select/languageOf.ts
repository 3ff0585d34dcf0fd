import type { Language } from "../../grammars/manifest.ts"

const decoder = new TextDecoder("latin1")

/** Longest first line that is read for its interpreter. */
const MAX_SHEBANG = 256

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** The extension with its dot, lower case; empty where the name has none. */
export const extensionOf = (path: string): string => {
  const name = baseName(path)
  const dot = name.lastIndexOf(".")
  return dot <= 0 ? "" : name.slice(dot).toLowerCase()
}

export const languageByName = (path: string, languages: ReadonlyArray<Language>): Language | undefined => {
  const extension = extensionOf(path)
  const name = baseName(path)
  return languages.find((one) => (extension !== "" && one.extensions.includes(extension)) || one.fileNames?.includes(name) === true)
}

const interpreterOf = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] !== 0x23 || bytes[1] !== 0x21) return undefined
  const line = decoder.decode(bytes.subarray(2, MAX_SHEBANG)).split("\n", 1)[0]!
  const words = line.trim().split(/\s+/)
  const command = baseName(words[0]!)
  const program = command === "env" ? words.slice(1).find((word) => !word.startsWith("-") && !word.includes("=")) : command
  return program === undefined ? undefined : baseName(program)
}

const version = /[\d.]+$/

/** A file without extension is known by the interpreter its first line names. */
export const languageByShebang = (path: string, bytes: Uint8Array, languages: ReadonlyArray<Language>): Language | undefined => {
  if (extensionOf(path) !== "") return undefined
  const interpreter = interpreterOf(bytes)
  if (interpreter === undefined) return undefined
  return languages.find((one) => one.shebangs?.some((known) => known === interpreter || known === interpreter.replace(version, "")) === true)
}
