/** One name before the host of all tenants, as a subdomain may be. */
const slugShape = /^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/

interface Hosts {
  /** Under which tenants have their pages. */
  readonly publicHost: string | undefined
  /** Of the service itself, with its port if it is not the usual one. */
  readonly ownHost: string
}

/** Whose pages a request's Host asks for; nothing for the service itself and for what is nobody's. */
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

/** What tenants' hosts share with all others. */
const shared = /^\/(?:assets|r|badge|api\/public)\//

/** Where the pages of a tenant are that its own host shows at this address. The console and the API are not among them. */
export const tenantTarget = (slug: string, url: string): string => {
  if (shared.test(url)) return url
  return `/p/${slug}${url.startsWith("/?") ? url.slice(1) : url === "/" ? "" : url}`
}
