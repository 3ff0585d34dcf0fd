import { describe, expect, it } from "vitest"
import { type Notation, type NotationName, notations } from "../../../scanner/notation/notations.ts"

const notation = (name: NotationName): Notation => notations[name]

const none = { verification: "none" }
const anyName = { verification: "no-host-name" }
const peer = { verification: "peer" }

describe("what is trusted", () => {
  it("is anybody where a check always returns true, and unknown where it returns false", () => {
    expect(notation("acceptsPeer").ofBoolean?.(true)).toEqual(none)
    expect(notation("acceptsPeer").ofBoolean?.(false)).toBeUndefined()
    expect(notation("acceptsName").ofBoolean?.(true)).toEqual(anyName)
    expect(notation("acceptsName").ofBoolean?.(false)).toBeUndefined()
  })

  it("is any host key where its check returns no error", () => {
    expect(notation("acceptsHostKey").ofNull).toEqual(none)
    expect(notation("acceptsHostKey").ofBoolean?.(true)).toEqual(none)
  })

  it("is anybody where a callback of OpenSSL always gives 1", () => {
    expect(notation("acceptsByOne").ofNumber?.(1)).toEqual(none)
    expect(notation("acceptsByOne").ofNumber?.(0)).toBeUndefined()
  })

  it("is any name where no rules of endpoint identification are named", () => {
    expect(notation("endpointAlgorithm").ofNull).toEqual(anyName)
    expect(notation("endpointAlgorithm").ofText?.("")).toEqual(anyName)
    expect(notation("endpointAlgorithm").ofText?.("https")).toEqual(peer)
    expect(notation("endpointAlgorithm").ofText?.("other")).toBeUndefined()
  })

  it("is told by numbers for the host of libcurl", () => {
    expect([0, 1, 2, 3].map((value) => notation("checksHost").ofNumber?.(value))).toEqual([
      anyName,
      peer,
      peer,
      undefined
    ])
    expect(notation("checksHost").ofBoolean?.(false)).toEqual(anyName)
  })

  it("is any name where none is expected, and says nothing of the certificate where one is", () => {
    expect(notation("expectedName").ofNull).toEqual(anyName)
    expect(notation("expectedName").ofText?.("example.org")).toEqual({})
    expect(notation("namedPeer").ofNull).toEqual(anyName)
    expect(notation("namedPeer").ofText?.("example.org")).toEqual(peer)
    expect(notation("namedPeer").ofText?.("2001:db8::1")).toEqual(peer)
    expect(notation("namedPeer").ofText?.("example org")).toBeUndefined()
  })

  it("is any host that is trusted by its name", () => {
    expect(notation("trustedHosts").ofText?.("*")).toEqual(none)
    expect(notation("trustedHosts").ofText?.("mail.example.org localhost")).toEqual(none)
    expect(notation("trustedHosts").ofText?.("")).toBeUndefined()
  })

  it("is told by numbers and words for Mbed TLS, where only one of three modes demands a valid certificate", () => {
    expect([0, 1, 2, 3].map((value) => notation("authMode").ofNumber?.(value))).toEqual([
      none,
      undefined,
      peer,
      undefined
    ])
    expect(notation("authMode").ofText?.("optional")).toBeUndefined()
  })

  it("is anybody where a callback of GnuTLS always gives 0", () => {
    expect(notation("acceptsByZero").ofNumber?.(0)).toEqual(none)
    expect(notation("acceptsByZero").ofNumber?.(1)).toBeUndefined()
  })

  it("is told by flags for SSL_CTX_set_verify", () => {
    expect([0, 1, 2, 3].map((value) => notation("verifyFlags").ofNumber?.(value))).toEqual([
      none,
      peer,
      undefined,
      peer
    ])
    expect(notation("verifyFlags").ofText?.("none")).toEqual(none)
    expect(notation("verifyFlags").ofText?.("peer|FAIL_IF_NO_PEER_CERT")).toEqual(peer)
    expect(notation("verifyFlags").ofText?.("FAIL_IF_NO_PEER_CERT")).toBeUndefined()
  })

  it("is told by levels for the client of Postfix", () => {
    const level = (text: string) => notation("postfixLevel").ofText?.(text)
    expect(["may", "dane"].map(level)).toEqual([{}, {}])
    expect(level("encrypt")).toEqual(none)
    for (const text of ["dane-only", "fingerprint", "verify", "secure"]) expect(level(text)).toEqual(peer)
    expect(level("none")).toBeUndefined()
  })
})
