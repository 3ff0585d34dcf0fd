/** What stands for a value that another program puts in when the file is used. */
export const openText = "\0"

const OPEN_VALUES =
  /\{\{[^]{0,256}?\}\}|\{%[^]{0,256}?%\}|<%[^]{0,256}?%>|\$\{[^}]{0,256}\}|\$\([^)]{0,256}\)|\$[A-Za-z_][\w.]*|%\{[^}]{0,256}\}|@[A-Z][A-Z0-9_]+@|%[A-Z][A-Z0-9_]+%|__[A-Z][A-Z0-9_]*__/g

/** A value whose variables and templates are marked as open: their text is no value. */
export const plainValue = (text: string): string => text.replace(OPEN_VALUES, openText)

export const isOpen = (text: string): boolean => text.includes(openText)

const ALIAS = /^[*!]\S/
const REFERENCE = /^!Ref[ \t]+["']?([\w:.-]{1,256})["']?$/
const SUBSTITUTED = /^!Sub[ \t]+(["']?)([^"']{0,4096})\1$/
const FOUND_IN_MAP = /^!FindInMap[ \t]*\[([^\]]{1,512})\]$/

/** The name of a value in a map, with stars for what is not written out. */
export const mapped = (names: ReadonlyArray<string | undefined>): string =>
  `\${${names.map((name) => (name !== undefined && /^[\w-]+$/.test(name) ? name : "*")).join(".")}}`

const EITHER = /^!If[ \t]*\[[ \t]*[\w"']+[ \t]*,([^[\]]{1,512}),([^[\]]{1,512})\]$/

/** Both values of `!If [Condition, one, other]`; undefined for another text. */
export const eitherOf = (text: string): ReadonlyArray<ReadonlyArray<string>> | undefined => {
  const found = EITHER.exec(text)
  if (found === null) return undefined
  return [found[1]!, found[2]!].map((one) => [openValue(one.trim().replace(/^["']|["']$/g, ""))])
}

/**
 * A value of YAML that stands elsewhere: an alias, or one that a tag computes. Those of CloudFormation that name a value are
 * written as `!Sub` writes them (https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html).
 */
export const openValue = (text: string): string => {
  if (!ALIAS.test(text)) return text
  const named = REFERENCE.exec(text)?.[1]
  const found = FOUND_IN_MAP.exec(text)?.[1]
  if (found !== undefined) return mapped(found.split(",").map((name) => name.trim().replace(/^["']|["']$/g, "")))
  return named === undefined ? (SUBSTITUTED.exec(text)?.[2] ?? openText) : `\${${named}}`
}
