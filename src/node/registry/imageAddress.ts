import * as Result from "effect/Result"

/** Where an image is in a registry. */
export interface ImageAddress {
  /** With a port where one is given. */
  readonly host: string
  readonly name: string
  /** A tag, or a digest. */
  readonly reference: string
  readonly isDigest: boolean
  /** On the same machine, where an address without a certificate may be asked. */
  readonly isLocal: boolean
}

/** Why a text is no address of an image. */
export interface ImageAddressRefusal {
  readonly reason: "image_address"
  readonly message: string
}

const SCHEME = "oci://"

/** Names, tags and digests of the OCI Distribution Specification 1.1 ("Pulling manifests"); of digests, those of SHA-256. */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/
const TAG = /^\w[\w.-]{0,127}$/
export const DIGEST = /^sha256:[0-9a-f]{64}$/

const MAX_ADDRESS = 512

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i

/** Names of this machine. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host)

/** The host that serves images of `docker.io` (https://docs.docker.com/registry/). */
const ALIASES: ReadonlyMap<string, string> = new Map([["docker.io", "registry-1.docker.io"]])

const refused = (message: string) => Result.fail<ImageAddressRefusal>({ reason: "image_address", message })

/** Reads `oci://HOST/NAME:TAG` or `oci://HOST/NAME@sha256:...`; without either the tag is `latest`. */
export const parseImageAddress = (text: string): Result.Result<ImageAddress, ImageAddressRefusal> => {
  const rest = text.slice(SCHEME.length)
  const slash = rest.indexOf("/")
  if (!text.startsWith(SCHEME) || text.length > MAX_ADDRESS || slash < 0)
    return refused("the address of an image must be oci://HOST/NAME:TAG")
  const given = rest.slice(0, slash).toLowerCase()
  if (given.includes("@")) return refused("the address of an image must not hold a user name or a password")
  if (!HOST.test(given)) return refused("the address of an image must name a host")
  const [path = "", digest] = rest.slice(slash + 1).split("@", 2)
  const colon = path.lastIndexOf(":")
  const name = colon < 0 ? path : path.slice(0, colon)
  const tag = colon < 0 ? "latest" : path.slice(colon + 1)
  if (!NAME.test(name)) return refused("the address of an image must name an image in small letters")
  if (!TAG.test(tag)) return refused("the address of an image must name a valid tag")
  if (digest !== undefined && !DIGEST.test(digest)) return refused("a digest of an image is sha256: and 64 digits")
  return Result.succeed({
    host: ALIASES.get(given) ?? given,
    name,
    reference: digest ?? tag,
    isDigest: digest !== undefined,
    isLocal: isLoopback(given)
  })
}
