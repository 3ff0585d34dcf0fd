import ignore from "ignore"

const plain = /^[^*?[\\]+$/
const anyBeginning = /^\*([^*?[\\]+)$/
const anyEnding = /^([^*?[\\]+)\*$/
const anyName = /^\*+$/

/** The segments of a pattern; none for a line without a pattern. */
const segmentsOf = (line: string): ReadonlyArray<string> => {
  if (line.trim() === "" || line.startsWith("#")) return []
  const pattern = line.replace(/^!/, "").replace(/[ \r]+$/, "")
  // Here a slash may be part of a bracket expression, or a space part of a name.
  if (/[[\\].*\/./.test(pattern) || pattern.endsWith("\\")) return ["*"]
  return pattern.replace(/\/$/, "").split("/")
}

/** For a pattern that leaves the last name open, a folder that must be on the way; empty where that is open too. */
const folderOf = (segments: ReadonlyArray<string>): string => segments.findLast((segment) => plain.test(segment)) ?? ""

/**
 * Whether some pattern of an ignore file may match a path with this last name. Most paths match none, and to find that out
 * costs a tenth of what matching costs. Never false for a path that a pattern matches itself, not by a folder above it.
 */
export const mayIgnore = (text: string): ((path: string, name: string) => boolean) => {
  const patterns = text
    .split("\n")
    .map(segmentsOf)
    .filter((segments) => segments.length > 0)
  const open = patterns.filter((segments) => anyName.test(segments.at(-1)!))
  const lasts = patterns.map((segments) => segments.at(-1)!).filter((last) => !anyName.test(last))
  const captured = (form: RegExp): ReadonlyArray<string> => lasts.flatMap((last) => form.exec(last)?.[1] ?? [])
  const names = new Set(lasts.filter((last) => plain.test(last)))
  const endings = captured(anyBeginning)
  const beginnings = captured(anyEnding)
  const folders = open.map((segments) => `${folderOf(segments)}/`)
  const others = lasts.filter((last) => ![plain, anyBeginning, anyEnding].some((form) => form.test(last)))
  const rest = ignore({ ignorecase: false }).add(others.map((last) => ({ pattern: `/${last}` })))
  if (folders.includes("/")) return () => true
  return (path, name) =>
    names.has(name) ||
    endings.some((ending) => name.endsWith(ending)) ||
    beginnings.some((beginning) => name.startsWith(beginning)) ||
    folders.some((folder) => path.includes(folder)) ||
    (others.length > 0 && rest.ignores(name))
}
