const QUOTE = /^(r?)("""|'''|"|')/

/** A part of a string literal: text as written, or the position of an expression in it. */
export type Piece = { readonly written: string; readonly isRaw: boolean } | { readonly hole: number }

/**
 * Splits string literals that stand next to each other, quotes and all, into text and holes. Holes are given by where
 * they begin and end.
 */
export const quotedPieces = (
  text: string,
  holes: ReadonlyArray<{ readonly start: number; readonly end: number }>
): ReadonlyArray<Piece> => {
  const pieces: Array<Piece> = []
  let at = 0
  let hole = 0
  while (at < text.length) {
    const quote = QUOTE.exec(text.slice(at, at + 4))
    if (quote === null) {
      at++
      continue
    }
    const isRaw = quote[1] !== ""
    at += quote[0].length
    let from = at
    while (at < text.length && !text.startsWith(quote[2]!, at)) {
      const next = holes[hole]
      if (next !== undefined && next.start === at) {
        pieces.push({ written: text.slice(from, at), isRaw }, { hole: hole++ })
        at = Math.max(next.end, at + 1)
        from = at
      } else at += text[at] === "\\" && !isRaw ? 2 : 1
    }
    pieces.push({ written: text.slice(from, at), isRaw })
    at += quote[2]!.length
  }
  return pieces
}
