import { isPlainWord } from "./plainFacts.ts"

const MAX_LENGTH = 255

/** From the root, a drive, home or where one is, or with an extension: base64 has slashes as well. */
const PATH = /^(?:\/|~|\.\.?\/|[A-Za-z]:\/)|\.[A-Za-z0-9]{1,10}$/

/** Whether a text is a path of names and not a key or a password that stands in the place of one. */
export const isPlainPath = (text: string): boolean => {
  const path = text.replaceAll("\\", "/")
  const parts = path.split("/")
  return (
    PATH.test(path) &&
    text.length <= MAX_LENGTH &&
    parts.every((part) => /^(?:|\.|\.\.|~|[A-Za-z]:)$/.test(part) || isPlainWord(part.replace(/^[._*]/, "")))
  )
}
