import { type Html, joined } from "../../../../scanner/html/markup.ts"

/** Code with its lines and tabs; other invisible characters are spelled out. */
export const codeText = (text: string): Html =>
  joined(
    text.split(/\r\n?|\n/).map((line) => joined(line.split("\t"), { html: "\t" })),
    { html: "\n" }
  )
