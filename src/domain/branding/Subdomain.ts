import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

/** Names that a tenant may not take: ours, and those that other software or a visitor would trust. */
export const reservedSubdomains: ReadonlySet<string> = new Set([
  "abuse",
  "account",
  "accounts",
  "admin",
  "administrator",
  "api",
  "api-docs",
  "app",
  "apps",
  "assets",
  "auth",
  "autoconfig",
  "autodiscover",
  "backup",
  "beta",
  "billing",
  "blog",
  "cbom",
  "cdn",
  "ciphermap",
  "cname",
  "console",
  "contact",
  "dashboard",
  "demo",
  "dev",
  "developer",
  "developers",
  "dns",
  "docs",
  "download",
  "downloads",
  "email",
  "files",
  "ftp",
  "git",
  "health",
  "help",
  "helpdesk",
  "host",
  "hostmaster",
  "images",
  "imap",
  "info",
  "internal",
  "isatap",
  "legal",
  "livez",
  "localhost",
  "login",
  "logout",
  "mail",
  "media",
  "metrics",
  "monitor",
  "mta-sts",
  "news",
  "noc",
  "ns0",
  "ns1",
  "ns2",
  "ns3",
  "ns4",
  "oauth",
  "openapi",
  "partner",
  "partners",
  "payment",
  "payments",
  "pop3",
  "portal",
  "postmaster",
  "preview",
  "private",
  "prod",
  "production",
  "proxy",
  "public",
  "readyz",
  "register",
  "root",
  "sandbox",
  "secure",
  "security",
  "server",
  "service",
  "services",
  "sftp",
  "signin",
  "signup",
  "smtp",
  "ssl",
  "sso",
  "staff",
  "stage",
  "staging",
  "static",
  "status",
  "support",
  "system",
  "test",
  "testing",
  "tls",
  "vpn",
  "web",
  "webhook",
  "webhooks",
  "webmail",
  "webmaster",
  "wpad",
  "www"
])

/** The name of a tenant's landing page, as it is stored: lower case. The pattern of the path of `by-subdomain`. */
export const Subdomain = Schema.String.check(Schema.isPattern(/^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$/)).pipe(
  Schema.brand("Subdomain")
)
export type Subdomain = typeof Subdomain.Type

const isSubdomain = Schema.is(Subdomain)

/**
 * Names with two dashes at the third and fourth place are set apart for encodings such as `xn--` (RFC 5891 4.2.3.1).
 */
const isEncoding = (text: string): boolean => text.startsWith("--", 2)

/** Lower-cases what a tenant asks for; fails with a sentence. Whether another tenant has it is not asked. */
export const parseSubdomain = (text: string): Result.Result<Subdomain, string> => {
  if (text.length < 3 || text.length > 40) return Result.fail("subdomain must have 3 to 40 characters")
  if (!/^[A-Za-z0-9-]*$/.test(text)) return Result.fail("subdomain must hold letters, digits and dashes only")
  const name = text.toLowerCase()
  if (!isSubdomain(name)) return Result.fail("subdomain must begin and end with a letter or digit")
  if (isEncoding(name)) return Result.fail("subdomain must not have two dashes at the third and fourth place")
  return reservedSubdomains.has(name) ? Result.fail("subdomain is reserved") : Result.succeed(name)
}
