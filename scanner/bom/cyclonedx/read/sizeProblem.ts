import { BomTooLarge } from "./BomError.ts"

const isEscaped = (text: string, quote: number): boolean => {
  let slashes = 0
  while (text[quote - 1 - slashes] === "\\") slashes++
  return slashes % 2 === 1
}

/** Where a text in quotes that begins at an offset ends, behind its quote; undefined where it is not closed. */
const stringEnd = (text: string, start: number): number | undefined => {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote < 0 ? undefined : quote + 1
}

/* A BOM of 10,000 assets with 200,000 places has some 100 million characters, a million objects and ten levels. */
const MAX_CHARACTERS = 400_000_000
const MAX_OBJECTS = 5_000_000
const MAX_LEVELS = 200

const QUOTE = 0x22
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d

/** Whether a text is more than an engine can parse in reasonable time and memory, without parsing it. */
export const sizeProblem = (text: string): BomTooLarge | undefined => {
  if (text.length > MAX_CHARACTERS) return new BomTooLarge({ limit: MAX_CHARACTERS, of: "characters" })
  let objects = 0
  let level = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const end = stringEnd(text, at)
      if (end === undefined) return undefined
      at = end - 1
    } else if (isOpening(code)) {
      objects++
      level++
      if (level > MAX_LEVELS) return new BomTooLarge({ limit: MAX_LEVELS, of: "levels of nesting" })
      if (objects > MAX_OBJECTS) return new BomTooLarge({ limit: MAX_OBJECTS, of: "objects and lists" })
    } else if (isClosing(code)) level--
  }
  return undefined
}
