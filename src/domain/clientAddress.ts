import { type Cidr, formatIpAddress, type IpAddress, isWithin, networkOf, parseIpAddress } from "./IpAddress.ts"

export interface Peer {
  /** The address at the other end of the socket. */
  readonly address: string | undefined
  /** The networks of our own proxies: what anybody else says of where a request comes from is not believed. */
  readonly trusted: ReadonlyArray<Cidr>
}

const isTrusted = (address: IpAddress, trusted: ReadonlyArray<Cidr>): boolean =>
  trusted.some((cidr) => isWithin(address, cidr))

/** Link-local addresses of sockets carry the interface: `fe80::1%eth0`. */
const peerAddress = (text: string | undefined): IpAddress | undefined =>
  parseIpAddress(text?.replace(/%.*$/s, "") ?? "")

/** Whether the peer is one of our proxies. */
export const isFromProxy = ({ address, trusted }: Peer): boolean => {
  const parsed = peerAddress(address)
  return parsed !== undefined && isTrusted(parsed, trusted)
}

/** Some proxies add the port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const hopAddress = (text: string): IpAddress | undefined => {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([0-9.]+))(?::[0-9]{1,5})?$/.exec(text) ?? []
  return parseIpAddress(bracketed ?? dotted ?? text)
}

/**
 * Where a request comes from: the right-most hop of X-Forwarded-For that is not one of our proxies. The header is
 * ignored when the peer is none of them; an entry that is no address ends the walk at the last hop that was told by a
 * proxy of ours. Undefined only when the peer's own address is unknown.
 */
export const clientAddress = (peer: Peer, forwardedFor: string | undefined): IpAddress | undefined => {
  let client = peerAddress(peer.address)
  for (const hop of (forwardedFor ?? "").split(",").toReversed()) {
    if (client === undefined || !isTrusted(client, peer.trusted)) return client
    const next = hopAddress(hop.trim())
    if (next === undefined) return client
    client = next
  }
  return client
}

/**
 * What a client is counted by: its IPv4 address, or the /64 of its IPv6 one: any host picks the other 64 bits itself
 * (RFC 4291 2.5.1).
 */
export const rateLimitKey = (address: IpAddress): string =>
  address.version === 4 ? formatIpAddress(address) : `${formatIpAddress(networkOf(address, 64))}/64`

/**
 * Whether the client spoke TLS, with us or with a proxy of ours. Where X-Forwarded-Proto is a list, all of it must say
 * so: what a client wrote itself stands beside what the proxy added.
 */
export const isSecureRequest = (
  peer: Peer,
  request: { readonly isTls: boolean; readonly forwardedProto?: string | undefined }
): boolean => {
  if (request.isTls) return true
  if (!isFromProxy(peer)) return false
  return (request.forwardedProto ?? "").split(",").every((proto) => proto.trim().toLowerCase() === "https")
}
