import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { WebhookUrlRefused } from "../domain/webhookErrors.ts"
import { parseWebhookUrl, type WebhookTargets, type WebhookUrl } from "../domain/webhookUrl.ts"
import { AddressGuard } from "../repositories/AddressGuard.ts"

/**
 * The target of a request, with the only addresses it may connect to; `undefined` if the installation trusts the host.
 */
export interface CheckedTarget {
  readonly url: WebhookUrl
  readonly addresses: ReadonlyArray<string> | undefined
}

/** One sentence for both reasons: what names an internal name server knows is not told. */
const refusal = "URL host must have public addresses, and only those"

const make = Effect.gen(function* () {
  const guard = yield* AddressGuard
  const { webhookAllowInsecure, webhookHighPorts } = yield* Config
  const targets: WebhookTargets = {
    insecure: new Set(webhookAllowInsecure),
    areHighPortsOpen: webhookHighPorts === "yes"
  }

  const parse = (text: string) =>
    Effect.mapError(
      Effect.fromResult(parseWebhookUrl(text, targets)),
      (sentence) => new WebhookUrlRefused({ sentence })
    )

  /** Resolves the host each time, because its addresses may have changed since the webhook was registered. */
  const check = Effect.fnUntraced(function* (text: string) {
    const url = yield* parse(text)
    const addresses = url.isTrusted ? undefined : yield* guard.resolve(url.host, url.port)
    return { url, addresses } satisfies CheckedTarget
  })

  /** The same for an address from a tenant: normalised, or refused with a sentence. */
  const accept = (text: string) =>
    check(text).pipe(
      Effect.map(({ url }) => url.href),
      Effect.catchTag("AddressRefused", () => Effect.fail(new WebhookUrlRefused({ sentence: refusal })))
    )

  return { check, accept }
})

/** Decides which addresses webhooks may have. */
export class WebhookAddresses extends Context.Service<WebhookAddresses>()("ciphermap/WebhookAddresses", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
