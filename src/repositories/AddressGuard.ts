import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

/** The host must not or cannot be connected to. */
export class AddressRefused extends Data.TaggedError("AddressRefused")<{
  /** `not_public`: one of its addresses is not public; `unresolved`: it has none, or the lookup took too long. */
  readonly reason: "not_public" | "unresolved"
}> {
  get isRetryable(): boolean {
    return this.reason === "unresolved"
  }
}

/** Decides which addresses outgoing connections may go to. */
export class AddressGuard extends Context.Service<
  AddressGuard,
  {
    /** The addresses of a host, all of them public: connections to it may be made only to these. */
    readonly resolve: (host: string, port: number) => Effect.Effect<ReadonlyArray<string>, AddressRefused>
    /** Whether plain http to this `host:port` is allowed, for development and tests. */
    readonly isInsecure: (host: string, port: number) => boolean
  }
>()("ciphermap/AddressGuard") {}
