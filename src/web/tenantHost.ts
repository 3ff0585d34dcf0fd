/** A subdomain of the host of all tenants. */
const slugShape = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/

interface Hosts {
  /** The parent host of tenants' pages. */
  readonly publicHost: string | undefined
  /** The host of the service itself, with its port unless that is the default. */
  readonly ownHost: string
}

/** The tenant whose pages the Host header names; undefined for the service itself and for unknown hosts. */
export const tenantOfHost = (host: string | undefined, { publicHost, ownHost }: Hosts): string | undefined => {
  if (host === undefined || publicHost === undefined) return undefined
  const asked = host.toLowerCase()
  if (asked === ownHost.toLowerCase()) return undefined
  const name = asked.replace(/:\d{1,5}$/, "")
  const suffix = `.${publicHost.toLowerCase()}`
  if (!name.endsWith(suffix)) return undefined
  const slug = name.slice(0, -suffix.length)
  return slugShape.test(slug) ? slug : undefined
}

/** Paths that exist on tenants' hosts as well. */
const shared = /^\/(?:assets|logos|r|badge|api\/public)\//

/** The path of the page that a tenant's host shows at this address. The console and the API are not included. */
export const tenantTarget = (slug: string, url: string): string => {
  if (shared.test(url)) return url
  return `/p/${slug}${url.startsWith("/?") ? url.slice(1) : url === "/" ? "" : url}`
}
