import type { Place } from "../model/Place.ts"
import type { Provenance } from "../model/Facts.ts"
import { cipherString } from "../notation/cipherString.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import { originOf, type KnownDirective } from "./usesIn.ts"

/** Cipher suites that directives allow together. */
export interface AllowedSuites {
  readonly names: ReadonlyArray<string>
  /** A part of the list, or all of it, is not known. */
  readonly isOpen: boolean
  readonly from: Provenance["from"]
  readonly place: Place | undefined
}

/** What a distribution chooses (update-crypto-policies(8)). */
const ELSEWHERE = /^PROFILE=/

/** Suites of TLS 1.3 name no key exchange. */
const isOf13 = (name: string): boolean => /^TLS_(?!.*_WITH_)/.test(name)

/** Authenticated suites and those with newer hashes came with TLS 1.2 (RFC 5246, RFC 5288, RFC 5289). */
const isOf12 = (name: string): boolean => /_(?:GCM|CCM|CCM_8|POLY1305)_?|_SHA(?:256|384)$/.test(name)

/** Suites of a list that a version has; a keyword may mean any suite but those of TLS 1.3. */
export const suitesOf = (names: ReadonlyArray<string>, version: string | undefined): ReadonlyArray<string> => {
  if (version === undefined) return names
  if (version === "1.3") return names.filter(isOf13)
  const older = names.filter((name) => !isOf13(name))
  return version === "1.2" ? older : older.filter((name) => !isOf12(name))
}

const excluded = (text: string): string => text.replace(/[^\s,:;]+/g, "!$&")

export const readSuites = (all: ReadonlyArray<KnownDirective>): AllowedSuites => {
  const known = all.filter(({ meaning }) => meaning.kind === "suites")
  const texts = known.map(({ values, meaning }) => {
    const text = plainValue(values.join(":"))
    return meaning.kind === "suites" && meaning.without === true ? excluded(text) : text
  })
  const names = cipherString(texts.join(":"))
  return {
    names,
    isOpen: texts.some((text) => isOpen(text) || ELSEWHERE.test(text)) || (names.length === 0 && texts.length > 0),
    from: known.some((one) => originOf(one) === "resolved") ? "resolved" : "literal",
    place: known[0]?.directive.place
  }
}
