import * as Result from "effect/Result"
import { isDnsName } from "./branding/dnsName.ts"

/** Where webhooks of an installation may go. */
export interface WebhookTargets {
  /** `host:port` that anything goes to, even plain http and addresses that are not public: for development and tests. */
  readonly insecure: ReadonlySet<string>
  /** Whether ports from 1024 on may be used, and not only 443 and 8443. */
  readonly areHighPortsOpen: boolean
}

/** Where a webhook goes, in parts that nobody has to parse again. */
export interface WebhookUrl {
  readonly href: string
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  /** Whether the installation vouches for the target, so that nothing of it is checked. */
  readonly isTrusted: boolean
}

const longest = 400

/** What WHATWG URL would strip in silence, and half characters, which it would replace. */
const stripped = /[\s\p{Cc}\p{Cs}\\]/u

const usualPorts: ReadonlySet<number> = new Set([443, 8443])

const tooLong = Result.fail(`URL must have at most ${longest} characters`)

const isOpen = (port: number, { areHighPortsOpen }: WebhookTargets): boolean =>
  usualPorts.has(port) || (areHighPortsOpen && port >= 1_024)

/** What any installation refuses, whatever it lets webhooks go to. */
export const readWebhookUrl = (text: string): Result.Result<URL, string> => {
  if (text.length > longest) return tooLong
  if (!/^https?:\/\//i.test(text)) return Result.fail("URL must use https")
  if (stripped.test(text)) return Result.fail("URL must not hold spaces, control characters or backslashes")
  const [authority = ""] = text.replace(/^https?:\/\//i, "").split(/[/?#]/, 1)
  if (authority.includes("@")) return Result.fail("URL must not hold a user name or password")
  if (text.includes("#")) return Result.fail("URL must not have a fragment")
  if (authority === "" || !URL.canParse(text)) return Result.fail("URL must have a valid host")
  const url = new URL(text)
  return url.href.length > longest ? tooLong : Result.succeed(url)
}

/** Reads the address of a webhook; gives it normalised, or fails with a sentence. Nothing is looked up. */
export const parseWebhookUrl = (text: string, targets: WebhookTargets): Result.Result<WebhookUrl, string> =>
  Result.flatMap(
    readWebhookUrl(text),
    ({ href, hostname, port: written, protocol }): Result.Result<WebhookUrl, string> => {
      const isSecure = protocol === "https:"
      const port = written === "" ? (isSecure ? 443 : 80) : Number(written)
      const url = { href, host: hostname.replace(/^\[|\]$/g, ""), port, isSecure }
      if (targets.insecure.has(`${hostname}:${port}`)) return Result.succeed({ ...url, isTrusted: true })
      if (!isSecure) return Result.fail("URL must use https")
      if (!isDnsName(hostname)) return Result.fail("URL host must be a public DNS name")
      if (!isOpen(port, targets)) return Result.fail("URL port is not one that webhooks may go to")
      return Result.succeed({ ...url, isTrusted: false })
    }
  )
