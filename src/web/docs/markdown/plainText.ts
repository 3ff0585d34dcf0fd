import type { Token } from "marked"

/** The text of tokens without how it looks. */
export const plainText = (tokens: ReadonlyArray<Token>): string =>
  tokens
    .map((token) => {
      const inner = "tokens" in token ? token.tokens : undefined
      if (inner !== undefined && inner.length > 0) return plainText(inner)
      return "text" in token && typeof token.text === "string" ? token.text : token.raw
    })
    .join("")
