import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const ON = new Set(["1", "on", "optional", "peer", "require", "required", "true", "validate", "verify", "yes"])
const OFF = new Set(["0", "allow", "false", "ignore", "never", "no", "none", "off", "optional_no_ca"])

/** A switch: a boolean, 0 or 1, or a word that means one. */
export const flag = (on: Facts, off: Facts): Notation => ({
  ofBoolean: (value) => (value ? on : off),
  ofNumber: (value) => (value === 0 ? off : value === 1 ? on : undefined),
  ofText: (text) => {
    const written = text.trim().toLowerCase()
    return ON.has(written) ? on : OFF.has(written) ? off : undefined
  }
})

export const peer: Facts = { verification: "peer" }
export const anyName: Facts = { verification: "no-host-name" }
export const anyPeer: Facts = { verification: "none" }

/** True: the peer's certificate is checked. `rejectUnauthorized`, `verify`. */
export const checksPeer = flag(peer, anyPeer)

/** True: any certificate is accepted. `InsecureSkipVerify`. */
export const acceptsAnyPeer = flag(anyPeer, peer)

/** True: the name in the certificate is checked. `check_hostname`. */
export const checksName = flag(peer, anyName)

/** True: any name in the certificate is accepted. */
export const acceptsAnyName = flag(anyName, peer)

/** False: nothing rests on the security of the algorithm. `usedforsecurity`. */
export const forSecurity = flag({}, { purpose: "non-security" })

/** A function that returns true where it accepts, or an object whose methods accept by that or by doing nothing. */
const accepts = (accepted: Facts, decidedBy: ReadonlyArray<string>): Notation => ({
  decidedBy,
  ofBoolean: (value) => (value ? accepted : undefined)
})

/** Checks of a certificate: `X509TrustManager`, `RemoteCertificateValidationCallback`. */
export const acceptsPeer = accepts(anyPeer, ["checkServerTrusted", "isTrusted", "verify_server_cert"])

/** Checks of a host key: by no error, by true, or by an object. */
export const acceptsHostKey: Notation = { ...accepts(anyPeer, ["verify", "verifyServerKey"]), ofNull: anyPeer }

/** Checks of the name in a certificate: `HostnameVerifier`. */
export const acceptsName = accepts(anyName, ["verify"])

/** Which rules the name in a certificate is checked by: none where there is no name of any. */
export const endpointAlgorithm: Notation = {
  ofNull: anyName,
  ofText: (text) => (text === "" ? anyName : /^(?:https|ldaps)$/i.test(text) ? peer : undefined)
}

/** A callback that always gives 1 accepts what was found wrong: `verify_callback` of OpenSSL. */
export const acceptsByOne: Notation = { ofNumber: (value) => (value === 1 ? anyPeer : undefined) }

/** What is checked of a name: nothing by 0; 1 has been the same as 2 since libcurl 7.66. */
export const checksHost: Notation = {
  ...checksName,
  ofNumber: (value) => (value === 0 ? anyName : value === 1 || value === 2 ? peer : undefined)
}

/** Flags of `SSL_CTX_set_verify`, of which the first asks for a certificate and its check. */
export const verifyFlags: Notation = {
  ofNumber: (value) => (value === 0 ? anyPeer : value % 2 === 1 ? peer : undefined),
  ofText: (text) => {
    const flags = text.split("|")
    return flags.includes("peer") ? peer : flags.every((flag) => flag === "none") ? anyPeer : undefined
  }
}
