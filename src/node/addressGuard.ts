import { Resolver } from "node:dns/promises"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { parseIpAddress } from "../domain/IpAddress.ts"
import { isPublicAddress } from "../domain/publicAddress.ts"
import { AddressGuard, AddressRefused } from "../repositories/AddressGuard.ts"

/** Time limit for all DNS queries together. */
const DNS_MILLIS = 5_000

/** Names that resolve within a local network (RFC 6761, RFC 6762, RFC 9476 and ICANN's `internal`) or lead to one. */
const localName = /^[^.]*$|\.$|\.(?:localhost|local|internal|intranet|lan|home|corp|arpa|alt|onion|test|invalid)$/i

/** Includes addresses in the brackets of a URL. */
const isLiteral = (host: string): boolean => parseIpAddress(host.replace(/^\[(.*)\]$/, "$1")) !== undefined

const notPublic = new AddressRefused({ reason: "not_public" })
const unresolved = new AddressRefused({ reason: "unresolved" })

/** Addresses from one kind of DNS query; none if the name servers do not answer. */
const asked = (answers: () => Promise<ReadonlyArray<string>>): Effect.Effect<ReadonlyArray<string>> =>
  Effect.orElseSucceed(Effect.tryPromise(answers), () => [])

const lookUp = (host: string, servers: ReadonlyArray<string> | undefined) =>
  Effect.suspend(() => {
    const resolver = new Resolver()
    if (servers !== undefined) resolver.setServers([...servers])
    const questions = [asked(() => resolver.resolve4(host)), asked(() => resolver.resolve6(host))]
    return Effect.all(questions, { concurrency: "unbounded" }).pipe(
      Effect.timeoutOption(DNS_MILLIS),
      Effect.ensuring(Effect.sync(() => resolver.cancel())),
      Effect.map((answers) => (answers._tag === "Some" ? answers.value.flat() : []))
    )
  })

const isPublic = (text: string): boolean => {
  const address = parseIpAddress(text)
  return address !== undefined && isPublicAddress(address)
}

interface GuardOptions {
  /** `host:port` on loopback that may be reached over plain http. */
  readonly insecureHosts: ReadonlyArray<string>
  /** Name servers, with their ports. Default: those of the system. */
  readonly nameServers?: ReadonlyArray<string>
}

const loopbackOf = (host: string): string => (host === "localhost" ? "127.0.0.1" : host.replace(/^\[(.*)\]$/, "$1"))

/** Allows connections to public addresses and to the given loopback addresses only. */
export const makeAddressGuard = ({ insecureHosts, nameServers }: GuardOptions): AddressGuard["Service"] => {
  const isInsecure = (host: string, port: number): boolean => insecureHosts.includes(`${host}:${port}`)
  return {
    isInsecure,
    resolve: Effect.fnUntraced(function* (host, port) {
      if (isInsecure(host, port)) return [loopbackOf(host)]
      if (localName.test(host) || isLiteral(host)) return yield* notPublic
      const addresses = yield* lookUp(host, nameServers)
      if (addresses.length === 0) return yield* unresolved
      return addresses.every(isPublic) ? addresses : yield* notPublic
    })
  }
}

export const addressGuard: Layer.Layer<AddressGuard, never, Config> = Layer.effect(
  AddressGuard,
  Effect.map(Config, ({ insecureHosts }) => makeAddressGuard({ insecureHosts }))
)
