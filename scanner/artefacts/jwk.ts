import * as Base64Url from "effect/encoding/Base64Url"
import * as Result from "effect/Result"
import type { Facts } from "../model/Facts.ts"
import { jose } from "../notation/jose.ts"
import { bitLength } from "./der.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"

type Members = { readonly [name: string]: unknown }

const bytesOf = (value: unknown): Uint8Array | undefined =>
  typeof value === "string" ? Result.getOrUndefined(Base64Url.decode(value)) : undefined

const factsOf = (name: unknown): Facts => {
  const facts = typeof name === "string" ? jose.ofText?.(name) : undefined
  return typeof facts === "object" ? facts : {}
}

/** RFC 7518 6, RFC 8037 2: what each type of key shows of itself. */
const byType: { readonly [kty: string]: (members: Members) => Facts } = {
  RSA: ({ n }) => {
    const modulus = bytesOf(n)
    return { name: "RSA", ...(modulus !== undefined && { keyBits: bitLength(modulus) }) }
  },
  EC: ({ crv }) => {
    const { curve } = factsOf(crv)
    return { name: "EC", ...(curve !== undefined && { curve }) }
  },
  OKP: ({ crv }) => {
    const { name } = factsOf(crv)
    return name === undefined ? {} : { name }
  },
  oct: ({ k, alg }) => {
    const key = bytesOf(k)
    const { name, digest } = factsOf(alg)
    return {
      ...(name !== undefined && { name }),
      ...(digest !== undefined && { digest }),
      ...(key !== undefined && { keyBits: key.length * 8 })
    }
  },
  AKP: ({ alg }) => factsOf(alg)
}

/** RFC 7517: the members of these names are secret. */
const SECRET: ReadonlyArray<string> = ["d", "k", "priv"]

/** RFC 7638 3.2, RFC 8037 2 and draft-ietf-cose-dilithium: members that make the thumbprint, in order. */
const THUMBPRINT: { readonly [kty: string]: ReadonlyArray<string> } = {
  RSA: ["e", "kty", "n"],
  EC: ["crv", "kty", "x", "y"],
  OKP: ["crv", "kty", "x"],
  AKP: ["alg", "kty", "pub"]
}

const thumbprint = (kty: string, members: Members): string | undefined => {
  const names = THUMBPRINT[kty]
  if (names === undefined || names.some((name) => typeof members[name] !== "string")) return undefined
  return fingerprint(
    new TextEncoder().encode(JSON.stringify(Object.fromEntries(names.map((name) => [name, members[name]]))))
  )
}

/** One JSON Web Key (RFC 7517); undefined for any other object. */
export const readJwk = (members: Members): FoundArtefact | undefined => {
  const { kty } = members
  const read = typeof kty === "string" ? byType[kty] : undefined
  if (read === undefined) return undefined
  const isSecret = SECRET.some((name) => typeof members[name] === "string")
  const material = kty === "oct" ? "secret-key" : isSecret ? "private-key" : "public-key"
  const id = thumbprint(kty as string, members)
  if (id === undefined && !isSecret) return undefined
  return {
    kind: "key",
    symbol: `JWK ${kty as string}`,
    facts: { ...read(members), material },
    stored: { format: "JWK", ...(id !== undefined && { fingerprint: id }), ...(isSecret && { isEncrypted: false }) }
  }
}
