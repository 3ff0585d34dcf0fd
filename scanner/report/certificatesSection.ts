import type { KnownCertificate } from "../model/Artefact.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { elapsed, type Tone } from "../html/charts.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName } from "./assetParts.ts"
import { placesList } from "./places.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"

interface CertificateRow {
  readonly asset: CryptoAsset
  readonly certificate: KnownCertificate
  readonly validity: Validity
}

interface Validity {
  readonly words: string
  readonly tone: Tone
  /** Elapsed share of the validity; absent outside of it. */
  readonly passed?: number
}

const DAY = 86_400_000

/** Of a certificate that is to be renewed soon. */
const SOON_DAYS = 90

const validityOf = ({ notBefore, notAfter }: KnownCertificate, on: string): Validity => {
  const [start, end, day] = [Date.parse(notBefore ?? ""), Date.parse(notAfter), Date.parse(on)]
  const left = Math.floor((end - day) / DAY)
  const passed = end > start ? (day - start) / (end - start) : 1
  if (Number.isNaN(left)) return { words: "Unknown", tone: "info" }
  if (left < 0) return { words: "Expired", tone: "critical" }
  if (day + DAY <= start) return { words: "Not yet valid", tone: "info" }
  return left <= SOON_DAYS
    ? { words: `${counted(left, "day")} left`, tone: "medium", passed }
    : { words: "Valid", tone: "good", passed }
}

const day = (dateTime: string): Html => markup`<time datetime="${dateTime}">${dateTime.slice(0, 10)}</time>`

const MAX_NAMES = 5

const namesOf = ({ names }: KnownCertificate): Content => {
  if (names.length === 0) return undefined
  const more = names.length - MAX_NAMES
  return markup`<div class="sub">
    ${plain(names.slice(0, MAX_NAMES).join(", "))}${more > 0 ? ` and ${grouped(more)} more` : undefined}
  </div>`
}

const related = (report: Report, { relations }: CryptoAsset, role: "signature-algorithm" | "public-key"): Content => {
  const found = relations.find((one) => one.role === role)
  return found === undefined ? markup`<span class="muted">unknown</span>` : assetName(report, found.to)
}

const issuerOf = ({ subject, issuer }: KnownCertificate): Content =>
  subject === issuer ? "itself (self-signed)" : plain(issuer)

const columns = (report: Report): ReadonlyArray<Column<CertificateRow>> => [
  {
    label: "Subject",
    cell: ({ certificate, asset }) =>
      markup`${plain(certificate.subject === "" ? asset.name : certificate.subject)}${namesOf(certificate)}
        <div class="sub">issued by ${issuerOf(certificate)}</div>`,
    key: ({ certificate }) => plain(certificate.subject),
    isHeader: true,
    isPlain: true
  },
  {
    label: "State",
    cell: ({ validity: { words, tone, passed } }) =>
      markup`${pill(words, tone)}${passed === undefined ? undefined : elapsed(passed, `${Math.round(100 * passed)} % of the time has passed`, tone)}`,
    key: ({ certificate }) => certificate.notAfter,
    isPlain: true
  },
  {
    label: "Valid from",
    cell: ({ certificate }) => (certificate.notBefore === undefined ? "unknown" : day(certificate.notBefore)),
    key: ({ certificate }) => certificate.notBefore ?? ""
  },
  {
    label: "Valid until",
    cell: ({ certificate }) => day(certificate.notAfter),
    key: ({ certificate }) => certificate.notAfter
  },
  { label: "Key", cell: ({ asset }) => related(report, asset, "public-key") },
  { label: "Signed with", cell: ({ asset }) => related(report, asset, "signature-algorithm") },
  { label: "Where", cell: ({ asset }) => placesList(report, asset.occurrences) }
]

/** Certificates that the tree keeps, the first to expire first. */
export function* certificatesSection(report: Report): Generator<Html, void> {
  const { on } = report.assessment
  const all = report.inventory.assets
    .flatMap((asset): ReadonlyArray<CertificateRow> => {
      const { certificate } = asset
      return certificate === undefined ? [] : [{ asset, certificate, validity: validityOf(certificate, on) }]
    })
    .toSorted((a, b) => (a.certificate.notAfter < b.certificate.notAfter ? -1 : 1))
  yield sectionStart(
    "certificates",
    "Certificates",
    `Certificates that were found as files or in keystores that can be read, as of ${on}.`
  )
  if (all.length === 0) yield emptyNote("No certificate was found.")
  else {
    const shown = all.slice(0, report.maxRows)
    yield* table({
      id: "certificates-table",
      shape: "long",
      caption: listSummary(report, {
        shown: shown.length,
        total: all.length,
        one: "certificate",
        many: "certificates",
        which: "the first to expire first"
      }),
      columns: columns(report),
      rows: shown
    })
  }
  yield sectionEnd
}
