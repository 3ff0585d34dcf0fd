import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"
import { fingerprint } from "../artefacts/fingerprint.ts"
import type { FoundArtefact } from "../artefacts/FoundArtefact.ts"
import { locatePem } from "../artefacts/readArtefact.ts"
import type { KnownDirective } from "./usesIn.ts"

/** A key or certificate that stands in a configuration itself. */
export interface InlineArtefact {
  readonly known: KnownDirective
  readonly found: Omit<FoundArtefact, "symbol">
}

const latin1 = new TextDecoder("latin1")

const decoded = ({ values }: KnownDirective): Uint8Array | undefined =>
  Result.getOrUndefined(Base64.decode(values.join("").replace(/\s+/g, "")))

/** The directive names it instead. */
const withoutSymbol = ({ kind, facts, certificate, stored }: FoundArtefact): Omit<FoundArtefact, "symbol"> => ({
  kind,
  facts,
  ...(certificate !== undefined && { certificate }),
  ...(stored !== undefined && { stored })
})

const foundIn = (directive: KnownDirective): ReadonlyArray<Omit<FoundArtefact, "symbol">> => {
  const { meaning } = directive
  if (meaning.kind !== "key" && meaning.kind !== "pem") return []
  const bytes = decoded(directive)
  if (bytes === undefined) return []
  if (meaning.kind === "pem") return locatePem(latin1.decode(bytes)).map(({ found }) => withoutSymbol(found))
  if (!meaning.bytes.includes(bytes.length)) return []
  const { facts, format } = meaning
  const sized = facts.material === "secret-key" ? { ...facts, keyBits: bytes.length * 8 } : facts
  return [{ kind: "key", facts: sized, stored: { format, fingerprint: fingerprint(bytes) } }]
}

/** Keys and certificates that a directive holds: what they are, never their value. */
export const inlineArtefacts = (directive: KnownDirective): ReadonlyArray<InlineArtefact> =>
  foundIn(directive).map((found) => ({ known: directive, found }))
