import type { Finding } from "../../scanner/model/Finding.ts"

/** The name of what a finding uses, of its digest first: `MD5`, `MD5 or more` where the call may take what nobody can read, `unknown`. */
export const nameOrMore = ({ facts, isOpenEnded }: Finding): string =>
  `${facts.digest ?? facts.name ?? "unknown"}${isOpenEnded === true ? " or more" : ""}`
