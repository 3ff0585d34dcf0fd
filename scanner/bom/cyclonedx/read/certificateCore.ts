import { algorithmName } from "../../../model/algorithmName.ts"
import type { KnownCertificate } from "../../../model/Artefact.ts"
import { assetId, type AssetIdentity } from "../../../model/assetId.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { type JsonObject, objectIn, objectsIn, textIn } from "../../read/JsonObject.ts"
import { type AssetCore, nativeIdOf } from "./AssetCore.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"
import { sha256In } from "./materialCore.ts"

const MAX_TEXT = 1000

const dateIn = (block: JsonObject, field: string): string | undefined => {
  const text = textIn(block, field)
  return text !== undefined && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

const extensionIn = (block: JsonObject, name: string): string | undefined =>
  objectsIn(block, "certificateExtensions")
    .filter((one) => textIn(one, "commonExtensionName") === name)
    .map((one) => textIn(one, "commonExtensionValue"))[0]

/** `DNS:a.example, IP:192.0.2.1`. */
const namesIn = (component: BomComponent, block: JsonObject): ReadonlyArray<string> =>
  component.own.get("subjectAlternativeName") ??
  extensionIn(block, "subjectAlternativeName")?.split(/, (?=[A-Za-z]+:)/) ??
  []

/** Other tools may write it otherwise: `CA=true, pathlen:0`. */
const isAuthorityIn = (component: BomComponent, block: JsonObject): boolean | undefined => {
  const text = extensionIn(block, "basicConstraints") ?? nativeText(component, "basicConstraints")
  const said = /\bCA\s*[:=]\s*(true|false)\b/i.exec(text ?? "")?.[1]
  return said === undefined ? undefined : said.toLowerCase() === "true"
}

const fingerprintIn = (component: BomComponent, block: JsonObject): string | undefined =>
  sha256In(block) ?? /^sha256:([0-9a-f]{64})$/.exec(nativeText(component, "fingerprint") ?? "")?.[1]

/** Whose it is, who signed it and until when is the least that makes a certificate known. */
const certificateIn = (component: BomComponent, block: JsonObject): KnownCertificate | undefined => {
  const subject = textIn(block, "subjectName")?.slice(0, MAX_TEXT)
  const issuer = textIn(block, "issuerName")?.slice(0, MAX_TEXT)
  const notAfter = dateIn(block, "notValidAfter")
  const notBefore = dateIn(block, "notValidBefore")
  if (subject === undefined || issuer === undefined || notAfter === undefined) return undefined
  const serial = (textIn(block, "serialNumber") ?? nativeText(component, "serialNumber"))
    ?.replaceAll(":", "")
    .toLowerCase()
  const fingerprint = fingerprintIn(component, block)
  const isAuthority = isAuthorityIn(component, block)
  const subjectKeyId = extensionIn(block, "subjectKeyIdentifier")
  const authorityKeyId = extensionIn(block, "authorityKeyIdentifier")
  return {
    subject,
    issuer,
    ...(serial !== undefined && /^[0-9a-f]{1,128}$/.test(serial) && { serialNumber: serial }),
    ...(notBefore !== undefined && { notBefore }),
    notAfter,
    ...(fingerprint !== undefined && { fingerprint }),
    names: namesIn(component, block).slice(0, MAX_TEXT),
    ...(isAuthority !== undefined && { isAuthority }),
    ...(subjectKeyId !== undefined && { subjectKeyId }),
    ...(authorityKeyId !== undefined && { authorityKeyId })
  }
}

const importedName = (format: string, { subject }: KnownCertificate): string => {
  const owner = /(?:^|[,+/])\s*CN\s*=\s*([^,+/]+)/i.exec(subject)?.[1] ?? subject
  const plain = owner.trim().replace(/[^A-Za-z0-9.+_-]+/g, "_")
  return `${format}-certificate-${plain.slice(0, 64)}`
}

/** A certificate. One that another tool wrote is identified by its fingerprint or, without one, by all its fields. */
export const certificateCore = (component: BomComponent): AssetCore => {
  const block = objectIn(objectIn(component.fields, "cryptoProperties"), "certificateProperties")
  const written = textIn(block, "certificateFormat")
  const certificateFormat = written !== undefined && isPlainWord(written) ? written : "X.509"
  const certificate = certificateIn(component, block)
  const ownId = nativeIdOf(component.own)
  const format = algorithmName({ name: certificateFormat })
  const imported = certificate === undefined ? `${format}-certificate` : importedName(format, certificate)
  const fingerprint = certificate === undefined ? undefined : (certificate.fingerprint ?? JSON.stringify(certificate))
  const identity: AssetIdentity = {
    type: "certificate",
    name: ownId === undefined ? imported : component.name,
    facts: { certificateFormat },
    ...(fingerprint !== undefined && { fingerprint })
  }
  return {
    ...identity,
    id: ownId ?? assetId(identity),
    says: ["certificateFormat"],
    known: identity.facts,
    ...(certificate !== undefined && { certificate })
  }
}
