const LETTERS: { readonly [letter: string]: string } = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" }

/** Of texts in double quotes in JSON, YAML, TOML and HOCON; a line end behind a backslash stands for nothing. */
const ESCAPE =
  /\\(?:u(?<four>[0-9a-fA-F]{4})|x(?<two>[0-9a-fA-F]{2})|U(?<eight>[0-9a-fA-F]{8})|(?<letter>[ntrbf])|\r?\n[ \t]*|(?<same>[^]))/g

/** Of java.util.Properties, which has codes of four digits only, and no `\b`. */
export const JAVA_ESCAPE = /\\(?:u(?<four>[0-9a-fA-F]{4})|(?<letter>[ntrf])|(?<same>[^]))/g

const character = (code: string): string => {
  const point = Number.parseInt(code, 16)
  return point > 0x10ffff ? "" : String.fromCodePoint(point)
}

interface Escaped {
  readonly four?: string
  readonly two?: string
  readonly eight?: string
  readonly letter?: string
  readonly same?: string
}

/** A text with what its backslashes stand for. */
export const unescaped = (text: string, escape = ESCAPE): string =>
  text.includes("\\")
    ? text.replace(escape, (...found) => {
        const { four, two, eight, letter, same }: Escaped = found.at(-1)
        const code = four ?? two ?? eight
        if (code !== undefined) return character(code)
        return letter === undefined ? (same ?? "") : LETTERS[letter]!
      })
    : text
