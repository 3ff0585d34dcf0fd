import type { Grammar } from "../../grammars/Grammar.ts"

/** Whether a member is, for the scanner, the object it is a member of: `text.bytes`, the `value` of an enumeration. */
export const isSameMember = ({ text: { textFunctions, sameMembers } }: Grammar, name: string): boolean =>
  textFunctions[`#${name}`] === "same" || sameMembers?.has(name) === true
