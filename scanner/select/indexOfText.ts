/** Where an ASCII text begins in bytes; -1 where it does not occur. */
export const indexOfText = (bytes: Uint8Array, text: string): number => {
  const codes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const [first = 0] = codes
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, offset) => bytes[at + offset] === code)) return at
  return -1
}
