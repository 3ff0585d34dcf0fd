/** Characters that are not seen, that steer what is seen, or that end the quotation. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}`\\]/gu

/** Longest name in a text; longer ones are cut. */
const LONGEST = 200

const escaped = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`

/**
 * A name from a scanned tree, for a text that a language model or a person reads: between backticks, on one line, with
 * every hidden character spelled out. What it says is data, whatever it looks like.
 */
export const quoted = (name: string): string => {
  const characters = [...name]
  const cut = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : name
  return `\`${cut.replace(HIDDEN, escaped)}\``
}
