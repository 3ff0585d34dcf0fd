import { isPlainWord } from "./plainFacts.ts"

const MAX_LENGTH = 255

/** Whether a text is a path of names and not a key or a password that stands in the place of one. */
export const isPlainPath = (text: string): boolean => {
  const parts = text.replaceAll("\\", "/").split("/")
  const hasName = parts.length > 1 || /\.[A-Za-z0-9]{1,10}$/.test(text)
  return (
    hasName &&
    text.length <= MAX_LENGTH &&
    parts.every((part) => /^(?:|\.|\.\.|~|[A-Za-z]:)$/.test(part) || isPlainWord(part.replace(/^[._*]/, "")))
  )
}
