import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import * as Layer from "effect/Layer"
import { Scope } from "effect/Scope"

interface Guarded {
  readonly middlewares: ReadonlySet<{ readonly key: string }>
}

/** What a group is put together with: what stands before its handlers, and what layers are built with. */
const partsOf = ({ endpoints }: { readonly endpoints: Readonly<Record<string, Guarded>> }): ReadonlySet<string> => {
  const middlewares = Object.values(endpoints).flatMap((endpoint) => [...endpoint.middlewares])
  return new Set([Scope.key, Layer.CurrentMemoMap.key, ...middlewares.map(({ key }) => key)])
}

/**
 * As `HttpApiBuilder.group`, for handlers that take their services when they are made. That gives each request all services that
 * were there when its handler was made, which costs a tenth of a short answer; this gives it none of them.
 */
export const handlersOf: typeof HttpApiBuilder.group = (api, identifier, build) =>
  Layer.effectContext(
    Effect.contextWith((all: Context.Context<never>) => {
      const made = HttpApiBuilder.group(api, identifier, ((handlers: Parameters<typeof build>[0]) =>
        Effect.provideContext(build(handlers) as Effect.Effect<unknown>, all)) as unknown as typeof build)
      const groups: Readonly<Record<string, object>> = api.groups
      const parts = partsOf(groups[identifier] as Parameters<typeof partsOf>[0])
      const few = new Map([...all.mapUnsafe].filter(([key]) => parts.has(key)))
      return Effect.updateContext(Layer.build(made), () => Context.makeUnsafe<unknown>(few))
    })
  )
