import type { HttpMethod } from "effect/http/HttpMethod"

interface Route {
  readonly method: HttpMethod
  readonly pattern: RegExp
}

/** What the router reads of a part of a path. */
const longestPart = 8_192

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("/")
      .map((part) => (part.startsWith(":") ? `[^/]{1,${longestPart}}` : escaped(part)))
      .join("/")}$`
  )

interface Documented {
  readonly groups: Readonly<
    Record<
      string,
      { readonly endpoints: Readonly<Record<string, { readonly method: HttpMethod; readonly path: string }>> }
    >
  >
}

/** What is no UTF-8 once its percent signs are read leads nowhere: the router does not read it either. */
const isReadable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== ""
  } catch {
    return false
  }
}

/** Which methods a contract has for a path; none for a path that it does not know. */
export const methodsFor = (api: Documented): ((path: string) => ReadonlyArray<HttpMethod>) => {
  const routes = Object.values(api.groups).flatMap((group) =>
    Object.values(group.endpoints).map(({ method, path }): Route => ({ method, pattern: patternOf(path) }))
  )
  return (path) => {
    const methods = (isReadable(path) ? routes : [])
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method)
    return methods.includes("GET") ? [...methods, "HEAD"] : methods
  }
}
