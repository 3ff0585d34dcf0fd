import type * as Schema from "effect/Schema"

/**
 * How a broken rule is told to the client, in pydantic's words: type, message and what the message speaks of.
 * https://docs.pydantic.dev/latest/errors/validation_errors/
 */
export interface Failure {
  readonly type: string
  readonly msg: string
  readonly ctx?: Readonly<Record<string, Schema.Json>>
}

declare module "effect/Schema" {
  namespace Annotations {
    interface Annotations {
      readonly failure?: Failure | undefined
    }
  }
}
