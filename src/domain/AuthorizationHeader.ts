import * as Redacted from "effect/Redacted"

export type AuthorizationHeader =
  | { readonly _tag: "missing" }
  | { readonly _tag: "malformed" }
  | { readonly _tag: "bearer"; readonly token: Redacted.Redacted<string> }

/** RFC 9110 11.4: a scheme, one space or more, and a token68, in which no comma can stand. */
const credentials = /^([^ ]+) +([A-Za-z0-9\-._~+/]+=*)$/

/**
 * Reads the value of an Authorization header (RFC 6750 2.1). Nothing but white space is as good as no header; another
 * scheme, no token, several tokens, or two headers joined by a comma are malformed.
 */
export const parseAuthorization = (value: string | undefined): AuthorizationHeader => {
  const text = value?.replace(/^[ \t]+/, "").trimEnd() ?? ""
  if (text === "") return { _tag: "missing" }
  const [, scheme, token] = credentials.exec(text) ?? []
  if (token === undefined || scheme?.toLowerCase() !== "bearer") return { _tag: "malformed" }
  return { _tag: "bearer", token: Redacted.make(token, { label: "bearer token" }) }
}
