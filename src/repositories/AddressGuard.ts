import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

/** A host that must not, or cannot, be connected to. */
export class AddressRefused extends Data.TaggedError("AddressRefused")<{
  /** `not_public`: an address of it is not public; `unresolved`: it has none, or nobody said in time. */
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
    /** The addresses of a host, all of them public: the only ones a connection to it may be made to. */
    readonly resolve: (host: string, port: number) => Effect.Effect<ReadonlyArray<string>, AddressRefused>
    /** Whether plain http to this `host:port` is let through, for development and tests. */
    readonly isInsecure: (host: string, port: number) => boolean
  }
>()("ciphermap/AddressGuard") {}
