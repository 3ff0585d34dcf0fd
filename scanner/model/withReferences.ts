import type { CryptoAsset, Relation } from "./CryptoAsset.ts"
import type { KnownCertificate } from "./Artefact.ts"

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** A path without `.` and `..`; one that leads out of the tree is none of it. */
const normal = (path: string): string | undefined => {
  const parts: Array<string> = []
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined
    } else if (part !== "." && part !== "") parts.push(part)
  }
  return parts.join("/")
}

/** Whether a file of the tree is the one that a configuration names: beside it, or where it stands once installed. */
const isNamed = (file: string, { path, from }: CryptoAsset["references"][number]): boolean => {
  const written = path.replaceAll("\\", "/")
  if (written.startsWith("/")) return `/${file}`.endsWith(written)
  return file === normal(`${from.slice(0, from.lastIndexOf("/") + 1)}${written}`)
}

/** The key in a certificate is no file of its own. */
const CERTIFICATES: ReadonlySet<string> = new Set(["certificate", "trust"])

/** Relates what a configuration sets up to the certificates and keys in files that it names. */
export const withReferences = (assets: ReadonlyArray<CryptoAsset>): ReadonlyArray<CryptoAsset> => {
  const files = assets
    .filter(({ certificate, stored }) => certificate !== undefined || stored !== undefined)
    .flatMap(({ id, occurrences, certificate }) =>
      occurrences.map(({ path }) => ({ id, path, isCertificate: certificate !== undefined }))
    )
  const byName = Map.groupBy(files, ({ path }) => baseName(path))
  return assets.map((asset) => {
    const found = asset.references.flatMap((reference) =>
      (byName.get(baseName(reference.path.replaceAll("\\", "/"))) ?? [])
        .filter(({ isCertificate }) => isCertificate === CERTIFICATES.has(reference.of))
        .filter(({ path }) => isNamed(path, reference))
        .map(({ id }) => id)
    )
    const relations = [...new Set(found)].toSorted().map((to): Relation => ({ role: "reference", to }))
    return relations.length === 0 ? asset : { ...asset, relations: [...asset.relations, ...relations] }
  })
}

/** RFC 5280 6.1: names chain, and where both say which key, the same key does. */
const isIssuer = (issuer: KnownCertificate, certificate: KnownCertificate): boolean =>
  issuer.subject === certificate.issuer &&
  (issuer.subjectKeyId === undefined ||
    certificate.authorityKeyId === undefined ||
    issuer.subjectKeyId === certificate.authorityKeyId)

/** Relates each certificate to those of the same scan that may have issued it; one that issued itself, to none. */
export const withIssuers = (assets: ReadonlyArray<CryptoAsset>): ReadonlyArray<CryptoAsset> => {
  const bySubject = Map.groupBy(assets, ({ certificate }) => certificate?.subject)
  return assets.map((asset) => {
    const { certificate, relations } = asset
    if (certificate === undefined || certificate.subject === certificate.issuer) return asset
    const issuers = (bySubject.get(certificate.issuer) ?? [])
      .filter((one) => isIssuer(one.certificate!, certificate))
      .map(({ id }): Relation => ({ role: "issuer", to: id }))
    return issuers.length === 0 ? asset : { ...asset, relations: [...relations, ...issuers] }
  })
}
