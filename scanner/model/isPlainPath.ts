import { isPlainWord } from "./plainFacts.ts"

const MAX_LENGTH = 255

const EXTENSION = /\.[A-Za-z0-9]{1,10}$/
const ROOTED = /^(?:\/|\.{1,2}\/|~|[A-Za-z]:\/)/

/** Whether a text is a path of names and not a key or a password that stands in the place of one. */
export const isPlainPath = (text: string): boolean => {
  const path = text.replaceAll("\\", "/")
  const isNamed =
    EXTENSION.test(path) || (ROOTED.test(path) && isPlainWord(path.replace(/[^A-Za-z0-9]/g, "").slice(0, 48)))
  return (
    isNamed &&
    path.length <= MAX_LENGTH &&
    path.split("/").every((part) => /^(?:|\.|\.\.|~|[A-Za-z]:)$/.test(part) || isPlainWord(part.replace(/^[._*]/, "")))
  )
}
