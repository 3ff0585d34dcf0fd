import { clipped } from "./escape.ts"
import { type Html, markup } from "./markup.ts"

/** The appearance of a partner's report. Values of another form are ignored. */
export interface Branding {
  /** At most 80 characters. */
  readonly displayName?: string
  /** At most 160 characters. */
  readonly tagline?: string
  /** `https:`, or `data:image/...;base64,`. One by https tells its host who opens the report. */
  readonly logoUrl?: string
  /** In its place where the page is dark; of the same kinds. */
  readonly logoDarkUrl?: string
  /** Whether dark pages put a light plate under a logo that has none for them. */
  readonly logoNeedsPlate?: boolean
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

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/logos\//

const safeUrl = (address: string | undefined): URL | undefined => {
  if (address === undefined || address.length > MAX_URL) return undefined
  const url = URL.parse(address)
  if (
    url === null ||
    (url.protocol !== "https:" && !LOOPBACK.test(url.href)) ||
    url.username !== "" ||
    url.password !== ""
  )
    return undefined
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

/** The image for light pages, the one for dark pages if there is one, and whether dark pages put a plate under the first. */
export interface Logos {
  readonly light: Logo
  readonly dark?: Logo
  readonly needsPlate: boolean
}

export const logosOf = (branding: Branding): Logos | undefined => {
  const dark = branding.logoDarkUrl === undefined ? undefined : logoOf({ logoUrl: branding.logoDarkUrl })
  const light = logoOf(branding) ?? dark
  if (light === undefined) return undefined
  return {
    light,
    ...(dark !== undefined && { dark }),
    needsPlate: dark === undefined && branding.logoNeedsPlate === true
  }
}

/** The sources that a content security policy must allow. */
export const logoSources = (logos: Logos | undefined): ReadonlyArray<string> =>
  logos === undefined
    ? []
    : [...new Set([logos.light.source, ...(logos.dark === undefined ? [] : [logos.dark.source])])]

const image = ({ url }: Logo, kind: string, alt: string, height: number): Html =>
  markup`<img src="${url}" class="logo${kind}" alt="${alt}" height="${height}" />`

/** The logo; which of two is shown is decided by the theme of the page. */
export const logoView = ({ light, dark, needsPlate }: Logos, alt: string, height: number): Html =>
  dark === undefined
    ? image(light, needsPlate ? " plate" : "", alt, height)
    : markup`${image(light, " in-light", alt, height)}${image(dark, " in-dark", alt, height)}`

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
