import { type Html, joined } from "../../../../scanner/html/markup.ts"

/** Lines and tabs of code as they are; all other characters that cannot be seen are named. */
export const codeText = (text: string): Html =>
  joined(
    text.split(/\r\n?|\n/).map((line) => joined(line.split("\t"), { html: "\t" })),
    { html: "\n" }
  )
