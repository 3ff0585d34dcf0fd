import type { KnownCertificate } from "./Artefact.ts"
import type { CryptoAsset, Relation } from "./CryptoAsset.ts"

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
