/**
 * Characters that mean something in HTML, and those that are not seen but change what is: controls, directional
 * formatting (Unicode TR 36, 2.10.3), zero-width characters, tags, and halves of surrogate pairs.
 */
const SPECIAL =
  /[&<>"'\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]|\u034f|\p{Surrogate}/gu

const ENTITIES: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const codePoint = (character: string): string =>
  `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`

/** A text for an element or a quoted attribute. Invisible characters are spelled out. */
export const escape = (text: string): string =>
  text.replace(SPECIAL, (character) => ENTITIES[character] ?? codePoint(character))

const isControl = (character: string): boolean =>
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u.test(character)

/**
 * A text for the quoted value of a field, which gives back just what was written into it. Only what HTML has no way to
 * write is spelled out: controls, and halves of surrogate pairs.
 */
export const escapeValue = (text: string): string =>
  text.replace(
    SPECIAL,
    (character) =>
      ENTITIES[character] ??
      (isControl(character) ? codePoint(character) : `&#x${character.codePointAt(0)!.toString(16)};`)
  )

/** The beginning of a long text, with how much is left out. Never half of a surrogate pair. */
export const clipped = (text: string, length: number): string => {
  if (text.length <= length) return text
  const head = text.slice(0, length).replace(/[\ud800-\udbff]$/, "")
  return `${head} … (${text.length - head.length} more characters)`
}
