import { clipped } from "./escape.ts"

/** The appearance of a partner's report. Values of another form are ignored. */
export interface Branding {
  /** At most 80 characters. */
  readonly displayName?: string
  /** At most 160 characters. */
  readonly tagline?: string
  /** `https:`, or `data:image/...;base64,`. One by https tells its host who opens the report. */
  readonly logoUrl?: string
  /** `#RRGGBB`. */
  readonly accentColor?: string
  /** At most 280 characters. */
  readonly footerText?: string
  readonly hidePoweredBy?: boolean
  /** `https:`, as the others. */
  readonly websiteUrl?: string
  readonly supportUrl?: string
  readonly privacyUrl?: string
  readonly termsUrl?: string
}

const IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/

/** The URL standard allows `;` in a host, which would end a directive of a content security policy. */
const HOST = /^[a-z0-9.-]+(?::\d+)?$/

const MAX_URL = 1_000_000

const safeUrl = (address: string | undefined): URL | undefined => {
  if (address === undefined || address.length > MAX_URL) return undefined
  const url = URL.parse(address)
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "") return undefined
  return HOST.test(url.host) ? url : undefined
}

export interface Logo {
  readonly url: string
  /** The source that a content security policy must allow. */
  readonly source: string
}

/** The logo, if its address is one that a report may load. */
export const logoOf = ({ logoUrl }: Branding): Logo | undefined => {
  if (logoUrl === undefined || logoUrl.length > MAX_URL) return undefined
  if (IMAGE.test(logoUrl)) return { url: logoUrl, source: "data:" }
  const url = safeUrl(logoUrl)
  if (url === undefined) return undefined
  return { url: url.href, source: url.origin }
}

const LINKS = {
  websiteUrl: "Website",
  supportUrl: "Support",
  privacyUrl: "Privacy",
  termsUrl: "Terms"
} as const

export type BrandLink = readonly [name: string, address: string]

/** The links of a report. */
export const brandLinks = (branding: Branding): ReadonlyArray<BrandLink> =>
  (Object.keys(LINKS) as unknown as ReadonlyArray<keyof typeof LINKS>).flatMap((key) => {
    const url = safeUrl(branding[key])
    return url === undefined ? [] : [[LINKS[key], url.href] as const]
  })

const DEFAULT_ACCENT = "#1f5f8b"

export const accentOf = ({ accentColor }: Branding): string =>
  accentColor !== undefined && /^#[0-9A-Fa-f]{6}$/.test(accentColor) ? accentColor : DEFAULT_ACCENT

export const brandText = (text: string | undefined, length: number): string | undefined => {
  const trimmed = text?.trim()
  return trimmed === undefined || trimmed === "" ? undefined : clipped(trimmed, length)
}
