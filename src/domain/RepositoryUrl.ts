import * as Result from "effect/Result"
import { isRefName } from "./refName.ts"

/** How a host writes the addresses of its branches. */
export type Forge = "github" | "gitlab" | "forgejo" | "bitbucket"

export const publicForges: ReadonlyMap<string, Forge> = new Map([
  ["github.com", "github"],
  ["gitlab.com", "gitlab"],
  ["bitbucket.org", "bitbucket"],
  ["codeberg.org", "forgejo"]
])

/** Hosts that may be asked, and how each writes its addresses. */
export interface Forges extends Pick<ReadonlyMap<string, Forge>, "get" | "keys"> {
  /** Whether this `host:port` is let through, over plain http or https, for development and tests. */
  readonly isInsecure?: (hostAndPort: string) => boolean
}

/** A server on the same machine: the only ones that plain http may ever lead to. */
export const loopback = /^(?:localhost|127(?:\.(?:0|[1-9]\d{0,2})){3}|\[::1\]):[1-9]\d{0,4}$/

/** For what can be said of an address before it is known which hosts an installation allows. */
export const anyForge: Forges = {
  get: (host) => publicForges.get(host) ?? "github",
  keys: () => publicForges.keys(),
  isInsecure: (hostAndPort) => loopback.test(hostAndPort)
}

/** The hosts of an installation; one that is not known writes addresses as GitHub does. */
export const forgesOf = (hosts: ReadonlyArray<string>, insecure: ReadonlyArray<string>): Forges => {
  const forges = new Map(hosts.map((host) => [host.toLowerCase(), publicForges.get(host.toLowerCase()) ?? "github"]))
  return {
    get: (host) => forges.get(host),
    keys: () => forges.keys(),
    isInsecure: (hostAndPort) => insecure.includes(hostAndPort)
  }
}

export interface RepositoryUrl {
  /** As WHATWG URL writes it: lower case. With its port on this machine, where that is let through. */
  readonly host: string
  /** On GitLab it may hold subgroups: `group/subgroup`. */
  readonly owner: string
  readonly name: string
  /** Decoded: a branch, tag or commit; null where the URL names the repository only. */
  readonly ref: string | null
  /** `https://host/owner/name`, whatever the ref; `http` where that is let through. Letter case of the path is kept. */
  readonly canonical: string
}

const sentences = {
  too_long: "URL must have at most 400 characters",
  not_visible_ascii: "URL must hold visible ASCII characters only",
  backslash: "URL must not hold a backslash",
  not_https: "URL must use https",
  has_query: "URL must not have a query",
  has_fragment: "URL must not have a fragment",
  has_credentials: "URL must not hold a user name or password",
  invalid_host: "URL must have a valid host",
  has_port: "URL must use the default port",
  host_not_allowed: "URL host must be one of ",
  dot_segment: "URL path must not hold dot segments",
  empty_segment: "URL path must not hold empty segments",
  not_a_repository: "URL must name a repository as /owner/name",
  invalid_ref: "URL must name a valid branch, tag or commit"
} as const

export type RepositoryUrlReason = keyof typeof sentences

export interface RepositoryUrlRefusal {
  readonly reason: RepositoryUrlReason
  /** A sentence without a word of what was sent. */
  readonly message: string
}

const refuse = (reason: RepositoryUrlReason, more = "") => Result.fail({ reason, message: sentences[reason] + more })

const maximumLength = 400

/** What WHATWG URL would mend or drop in silence is refused before it is asked. */
const writtenWrong = (text: string, isInsecure: boolean): RepositoryUrlReason | undefined => {
  if (text.length > maximumLength) return "too_long"
  if (!/^[\u0021-\u007e]*$/.test(text)) return "not_visible_ascii"
  if (text.includes("\\")) return "backslash"
  if (!isInsecure && !/^https:\/\//i.test(text)) return "not_https"
  if (text.includes("#")) return "has_fragment"
  if (text.includes("?")) return "has_query"
  return undefined
}

/** The `host:port` of an address on this machine, where that is let through. */
const insecureIn = (text: string, { isInsecure }: Forges): string | undefined => {
  const hostAndPort = /^https?:\/\/([^/]*)/i.exec(text)?.[1]
  return hostAndPort !== undefined && isInsecure?.(hostAndPort) === true ? hostAndPort : undefined
}

const hostOf = (authority: string): Result.Result<string, RepositoryUrlReason> => {
  if (authority.includes("@")) return Result.fail("has_credentials")
  const origin = `https://${authority}`
  if (authority.includes("%") || !URL.canParse(origin)) return Result.fail("invalid_host")
  const { hostname, port } = new URL(origin)
  return port === "" ? Result.succeed(hostname) : Result.fail("has_port")
}

const segmentsOf = (path: string): Result.Result<ReadonlyArray<string>, RepositoryUrlReason> => {
  const segments = path.replace(/\/$/, "").split("/")
  if (segments.length === 1 && segments[0] === "") return Result.fail("not_a_repository")
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return Result.fail("dot_segment")
  if (segments.includes("")) return Result.fail("empty_segment")
  return Result.succeed(segments)
}

/** What stands between a repository and a ref: /tree/main, /-/tree/main, /src/branch/main, /src/main. */
const markers = {
  github: [["tree"]],
  gitlab: [["-", "tree"]],
  forgejo: [
    ["src", "branch"],
    ["src", "tag"],
    ["src", "commit"]
  ],
  bitbucket: [["src"]]
} satisfies Record<Forge, ReadonlyArray<ReadonlyArray<string>>>

/** The address of a branch or tag of a repository, as its host writes it; of the repository itself without a ref. */
export const addressWithRef = (canonical: string, ref: string | null, forges: Forges = publicForges): string => {
  if (ref === null) return canonical
  const forge = forges.get(URL.parse(canonical)?.hostname ?? "") ?? "github"
  return [canonical, ...markers[forge][0]!, ...ref.split("/").map(encodeURIComponent)].join("/")
}

/** GitLab reserves the segment `-`, which ends the path of a project (https://docs.gitlab.com/user/reserved_names/). */
const projectLength = (forge: Forge, segments: ReadonlyArray<string>): number => {
  if (forge !== "gitlab") return 2
  const dash = segments.indexOf("-")
  return dash === -1 ? segments.length : dash
}

const isName = (segment: string): boolean => /^[A-Za-z0-9_.-]+$/.test(segment) && !/\.git$/i.test(segment)

const refAfter = (marker: ReadonlyArray<string>, rest: ReadonlyArray<string>): string | undefined =>
  marker.every((segment, at) => rest[at] === segment) ? rest.slice(marker.length).join("/") : undefined

const decoded = (text: string): string | undefined =>
  Result.getOrUndefined(Result.try({ try: () => decodeURIComponent(text), catch: () => undefined }))

const refOf = (forge: Forge, rest: ReadonlyArray<string>): Result.Result<string | null, RepositoryUrlReason> => {
  if (rest.length === 0) return Result.succeed(null)
  const written = markers[forge].map((marker) => refAfter(marker, rest)).find((ref) => ref !== undefined)
  if (written === undefined) return Result.fail("not_a_repository")
  const ref = decoded(written)
  return ref !== undefined && isRefName(ref) ? Result.succeed(ref) : Result.fail("invalid_ref")
}

type Parts = Pick<RepositoryUrl, "owner" | "name" | "ref">

const partsOf = (forge: Forge, segments: ReadonlyArray<string>): Result.Result<Parts, RepositoryUrlReason> => {
  const length = projectLength(forge, segments)
  const owners = segments.slice(0, length - 1)
  const name = segments[length - 1]?.replace(/\.git$/, "")
  if (name === undefined || owners.length === 0 || ![...owners, name].every(isName))
    return Result.fail("not_a_repository")
  return Result.map(refOf(forge, segments.slice(length)), (ref) => ({ owner: owners.join("/"), name, ref }))
}

/**
 * Reads the address of a public repository, or of a branch, tag or commit of it as the host's own pages write it:
 * `https://github.com/owner/name(.git)(/tree/<ref>)`. All that follows the marker is the ref, for a branch may hold
 * slashes. No host is contacted.
 */
export const parseRepositoryUrl = (
  text: string,
  forges: Forges = publicForges
): Result.Result<RepositoryUrl, RepositoryUrlRefusal> => {
  const insecure = insecureIn(text, forges)
  const wrong = writtenWrong(text, insecure !== undefined)
  if (wrong !== undefined) return refuse(wrong)
  const [authority = "", ...path] = text.slice(text.indexOf("//") + 2).split("/")
  const host = insecure === undefined ? hostOf(authority) : Result.succeed(insecure)
  if (Result.isFailure(host)) return refuse(host.failure)
  const forge = insecure === undefined ? forges.get(host.success) : "github"
  if (forge === undefined) return refuse("host_not_allowed", [...forges.keys()].join(", "))
  const parts = Result.flatMap(segmentsOf(path.join("/")), (segments) => partsOf(forge, segments))
  if (Result.isFailure(parts)) return refuse(parts.failure)
  const { owner, name } = parts.success
  const canonical = `${text.slice(0, text.indexOf(":")).toLowerCase()}://${host.success}/${owner}/${name}`
  return Result.succeed({ host: host.success, ...parts.success, canonical })
}

const hostName = "[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.[a-z]{2,}"
const shortForm = new RegExp(`^(?:ssh://)?git@(${hostName})[:/](.+)$`, "i")
const schemeless = new RegExp(`^(?:http://)?(${hostName}/.*)$`, "i")

/** The https address that somebody meant who typed none, `http`, or what git takes for SSH; everything else as it is. */
export const completedRepositoryUrl = (typed: string): string => {
  const text = typed.trim()
  const [, host, path] = shortForm.exec(text) ?? []
  if (host !== undefined && path !== undefined) return `https://${host}/${path}`
  const [, rest] = schemeless.exec(text) ?? []
  return rest === undefined ? text : `https://${rest}`
}
