import { connect } from "node:net"
import * as Effect from "effect/Effect"
import { forgesOf, type RepositoryUrl } from "../../domain/RepositoryUrl.ts"
import { parseIpAddress } from "../../domain/IpAddress.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { AddressGuard, type AddressRefused } from "../../repositories/AddressGuard.ts"
import { Config } from "../../config/Config.ts"
import type { HostCredential } from "../../domain/HostCredential.ts"
import { helperSettings } from "./credentialHelper.ts"
import type { Transport } from "./gitProcess.ts"

/** How git is to reach a repository. */
export interface Access {
  readonly url: string
  readonly transport: Transport
  readonly settings: ReadonlyArray<string>
  /** Never with plain http. */
  readonly credential: HostCredential | undefined
}

/** For TCP connections to all addresses of a host together. */
const CONNECT_MILLIS = 10_000

/** The lowest speed in bytes per second, and for how many seconds it may be lower. */
const LOW_SPEED = 1_000
const LOW_SPEED_SECONDS = 20

const codes = { not_public: "dns_blocked", unresolved: "network_error" } as const satisfies Record<
  AddressRefused["reason"],
  ScanFailure["code"]
>

const unreachable = new ScanFailure({ code: "network_error", detail: "no address of the host takes connections" })

const reaches = (address: string, port: number): Effect.Effect<void, ScanFailure> =>
  Effect.callback<void, ScanFailure>((resume) => {
    const socket = connect({ host: address, port })
    const end = (reached: Effect.Effect<void, ScanFailure>) => () => {
      socket.destroy()
      resume(reached)
    }
    socket.once("connect", end(Effect.void))
    socket.on("error", end(Effect.fail(unreachable)))
    return Effect.sync(() => socket.destroy())
  })

/** Tests the connection before git starts, because git itself waits for it as long as the system does. */
const awaitConnection = (addresses: ReadonlyArray<string>, port: number): Effect.Effect<void, ScanFailure> =>
  Effect.raceAll(addresses.map((address) => reaches(address, port))).pipe(
    Effect.timeoutOrElse({ duration: CONNECT_MILLIS, orElse: () => Effect.fail(unreachable) })
  )

/** Names are resolved once: git connects to the checked addresses, even if DNS changes afterwards. */
const pinned = ({ hostname }: URL, port: number, addresses: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (hostname.startsWith("[") || parseIpAddress(hostname) !== undefined) return []
  const written = addresses.map((address) => (address.includes(":") ? `[${address}]` : address))
  return [`http.curloptResolve=${hostname}:${port}:${written.join(",")}`]
}

/** Whether and how a repository may be contacted now; the configuration may have changed since it was submitted. */
export const openAccess = Effect.fnUntraced(function* ({ canonical }: RepositoryUrl, offered?: HostCredential) {
  const { allowedHosts, gitCaFile } = yield* Config
  const guard = yield* AddressGuard
  const url = new URL(canonical)
  const isPlain = url.protocol === "http:"
  const port = url.port === "" ? (isPlain ? 80 : 443) : Number(url.port)
  const isForge = !isPlain && forgesOf(allowedHosts, []).get(url.hostname) !== undefined
  const isAllowed = isForge || guard.isInsecure(url.hostname, port)
  if (!isAllowed) return yield* new ScanFailure({ code: "host_not_allowed" })
  const addresses = yield* Effect.mapError(
    guard.resolve(url.hostname, port),
    ({ reason }) => new ScanFailure({ code: codes[reason], detail: reason })
  )
  yield* awaitConnection(addresses, port)
  const transport: Transport = isPlain ? "http" : "https"
  const credential = isPlain ? undefined : offered
  const access: Access = {
    url: `${canonical}.git`,
    transport,
    credential,
    settings: [
      `protocol.${transport}.allow=always`,
      "http.followRedirects=false",
      "http.proxy=",
      "http.sslVerify=true",
      `http.lowSpeedLimit=${LOW_SPEED}`,
      `http.lowSpeedTime=${LOW_SPEED_SECONDS}`,
      ...(gitCaFile === undefined ? [] : [`http.sslCAInfo=${gitCaFile}`]),
      ...(credential === undefined ? [] : helperSettings(new URL(`${canonical}.git`))),
      ...pinned(url, port, addresses)
    ]
  }
  return access
})
