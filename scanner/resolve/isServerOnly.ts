import { once } from "../source/LazyWrite.ts"
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

/** Whether what a file names of libraries of connections is for servers and never for clients; looked into when that is asked. */
export const isServerOnly = ({ file, index }: FileContext, matches: ReadonlyArray<RuleMatch>): (() => boolean) =>
  once(() => {
    const rows = matches.map(({ row }) => row)
    const servers = new Set(rows.flatMap(({ key, library }) => (OF_SERVERS.test(key) ? [library] : [])))
    const namesClients = (): boolean =>
      [...index.rows].some(
        ([key, { library }]) =>
          servers.has(library) && OF_SERVERS.test(key) && file.mentionsOf(ofClients(key)).length > 0
      )
    return servers.size > 0 && !rows.some(({ key }) => OF_CLIENTS.test(key)) && !namesClients()
  })

/** What a use leaves out on a connection that the file did not make, where it only makes those of servers: the certificate of clients. */
export const onSideOf = (
  { row: { row }, refinements }: RuleMatch,
  use: ResolvedUse,
  isServer: () => boolean
): ResolvedUse =>
  row.is === "protocol" &&
  row.on !== undefined &&
  refinements.length === 0 &&
  use.facts.verification === "none" &&
  use.facts.side === undefined &&
  isServer()
    ? { ...use, facts: { ...use.facts, side: "server" } }
    : use
