import type { FileContext } from "./FileContext.ts"
import type { ResolvedUse } from "./mergeFacts.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** Names of what libraries have for one side of a connection only. */
const OF_SERVERS = /server|accept/i
const OF_CLIENTS = /client|connect/i

const COUNTERPARTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/server/g, "client"],
  [/Server/g, "Client"],
  [/SERVER/g, "CLIENT"],
  [/accept/g, "connect"]
]

/** What a client is made with where a server is made with this: `SSL_connect` for `SSL_accept`. */
const ofClients = (key: string): string =>
  COUNTERPARTS.reduce((name, [from, to]) => name.replace(from, to), key).replace(/^.*[ .#]/, "")

/** Tells of a library whether what a file names of it is for servers and never for clients. */
export const isServerOnly = (
  { file, index }: FileContext,
  matches: ReadonlyArray<RuleMatch>
): ((library: string) => boolean) => {
  const namesClients = (library: string): boolean =>
    [...index.rows].some(
      ([key, row]) => row.library === library && OF_SERVERS.test(key) && file.mentionsOf(ofClients(key)).length > 0
    )
  const known = new Map<string, boolean>()
  return (library) => {
    const before = known.get(library)
    if (before !== undefined) return before
    const keys = matches.flatMap(({ row }) => (row.library === library ? [row.key] : []))
    const isOnly =
      keys.some((key) => OF_SERVERS.test(key)) && !keys.some((key) => OF_CLIENTS.test(key)) && !namesClients(library)
    known.set(library, isOnly)
    return isOnly
  }
}

/** What a use leaves out on a connection that the file did not make, where it only makes those of servers: the certificate of clients. */
export const onSideOf = (
  { row: { library, row }, refinements }: RuleMatch,
  use: ResolvedUse,
  isServer: (library: string) => boolean
): ResolvedUse =>
  row.is === "protocol" &&
  row.on !== undefined &&
  refinements.length === 0 &&
  use.facts.verification === "none" &&
  use.facts.side === undefined &&
  isServer(library)
    ? { ...use, facts: { ...use.facts, side: "server" } }
    : use
