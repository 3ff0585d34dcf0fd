import { isLong } from "../../../support/isLong.ts"

/** Content after or around which one use of MD5 must still be found. */
export interface Hostile {
  readonly language: string
  readonly path: string
  readonly texts: { readonly [name: string]: string | Uint8Array }
}

export const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n")

/** So many where every variant is asked for; otherwise a fifth, which shows as well what grows faster than its text. */
export const many = (count: number): number => (isLong ? count : count / 5)

export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

export const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(text, (char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]).flat()
  ])

/** So much ordinary text that the file does not pass for minified. */
export const licence = (comment: string): string => `${comment} You may use this file as you like.\n`.repeat(120)
