const ESCAPES: { readonly [character: string]: string } = {
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  '"': '\\"',
  "\\": "\\\\"
}

const escaped = (character: string): string =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** A text as a literal of Java (JLS 3.10.5), which is one of C# as well (C# specification 6.4.5.6). */
const textLiteral = (text: string): string => `"${text.replace(/["\\\p{Cc}\p{Cs}\u2028\u2029]/gu, escaped)}"`

const characterLiteral = (code: number): string => {
  const character = String.fromCharCode(code)
  return /^[ -&(-[\]-~]$/.test(character) ? `'${character}'` : `'\\u${code.toString(16).padStart(4, "0")}'`
}

/** A constant of a type of the virtual machine (JVMS 4.3.2) as both languages write it. */
export const literalText = (value: string | number | bigint | null, type: string): string => {
  if (value === null) return "null"
  if (typeof value === "string") return textLiteral(value)
  if (type === "Z") return Number(value) === 0 ? "false" : "true"
  if (type === "C") return characterLiteral(Number(value) & 0xffff)
  const written = typeof value === "number" && !Number.isFinite(value) ? "0" : String(value)
  return type === "J" ? `${written}L` : written
}
