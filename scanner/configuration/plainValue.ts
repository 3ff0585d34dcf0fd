/** What stands for a value that another program puts in when the file is used. */
export const openText = "\0"

const OPEN_VALUES =
  /\{\{[^]{0,256}?\}\}|\{%[^]{0,256}?%\}|<%[^]{0,256}?%>|\$\{[^}]{0,256}\}|\$\([^)]{0,256}\)|\$[A-Za-z_][\w.]*|%\{[^}]{0,256}\}|@[A-Z][A-Z0-9_]+@|%[A-Z][A-Z0-9_]+%|__[A-Z][A-Z0-9_]*__/g

/** A value whose variables and templates are marked as open: their text is no value. */
export const plainValue = (text: string): string => text.replace(OPEN_VALUES, openText)

export const isOpen = (text: string): boolean => text.includes(openText)

const ALIAS = /^[*!]\S/

/** A value of YAML that stands elsewhere: an alias, or one that a tag such as `!Ref` computes. */
export const openValue = (text: string): string => (ALIAS.test(text) ? openText : text)
