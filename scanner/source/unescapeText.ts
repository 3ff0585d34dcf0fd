const ESCAPE =
  /\\(?:u\{([0-9a-fA-F]+)\}|u+([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8})|([0-3]?[0-7]{1,2})|(\r?\n)|([^]))/g

const codePoint = (hex: string): string => {
  const code = Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd"
}

/** Decodes backslash escapes; `letters` says what `\n` and its like stand for in the language. */
export const unescapeText = (text: string, letters: { readonly [letter: string]: string }): string =>
  text.includes("\\")
    ? text.replace(ESCAPE, (_, braces, four, two, eight, octal, newline, other) => {
        if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
        if (newline !== undefined) return ""
        if (other !== undefined) return letters[other] ?? other
        return codePoint(braces ?? four ?? two ?? eight)
      })
    : text
