import type * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { HttpClientResponse } from "effect/http/HttpClientResponse"
import type { requestClient } from "./requestClient.ts"
import type { BomContent, BomUnchanged } from "./BomDownload.ts"
import type { CallOptions } from "./Client.ts"
import type { ClientError } from "./ClientError.ts"

/** What the client's methods are built from. */
export interface Calls {
  readonly api: Effect.Success<ReturnType<typeof requestClient>>
  /** Retries temporary failures. */
  readonly tried: <A>(
    attempt: Effect.Effect<A, unknown>,
    context?: Context.Context<never>
  ) => Effect.Effect<A, ClientError>
  readonly retries: number
  /** For responses whose body is read after the call: the signal aborts that as well. */
  readonly streaming: (
    signal: AbortSignal | undefined,
    headers: Readonly<Record<string, string>>
  ) => Context.Context<never>
  readonly download: (
    scanId: string,
    ask: (params: { readonly scan_id: string }) => Effect.Effect<HttpClientResponse, unknown>,
    options: CallOptions & { readonly etag?: string | undefined }
  ) => Promise<BomContent | BomUnchanged>
}
