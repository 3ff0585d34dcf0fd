import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { severities } from "../../scanner/model/Assessment.ts"
import { type PolicyOptions, policyOptionsOf } from "../cli/policyFlags.ts"
import type { ToolConfiguration } from "./configurationIn.ts"
import { ToolFailure } from "./ToolFailure.ts"

/** Longest path or name in an argument. */
const LONGEST = 4_096

export const pathArgument = (description: string) =>
  Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST)).annotate({ description })

const POLICIES = 20

/** Arguments of tools that evaluate policies. */
export const policyArguments = {
  policies: Schema.optionalKey(
    Schema.Array(Schema.String.check(Schema.isMaxLength(100)))
      .check(Schema.isMaxLength(POLICIES))
      .annotate({
        description: "Policies to evaluate against, such as cnsa-2.0; the resource ciphermap://policies lists them"
      })
  ),
  on: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/)).annotate({
      description: "The day to evaluate for, as YYYY-MM-DD; default: today"
    })
  )
}

const MAX_LIMIT = 200

/** Default length of a list of findings. */
export const DEFAULT_LIMIT = 20

/** Arguments of tools that list findings. */
export const listingArguments = {
  severity: Schema.optionalKey(
    Schema.Literals(severities).annotate({
      description: "List findings of this severity and higher ones; default: all"
    })
  ),
  limit: Schema.optionalKey(
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_LIMIT })).annotate({
      description: `Longest list of findings; default: ${DEFAULT_LIMIT}`
    })
  )
}

interface PolicyInput {
  readonly policies?: ReadonlyArray<string>
  readonly on?: string
}

/** The policies and the day of a tool's arguments. */
export const policyOptionsFor = (
  { policies = [], on }: PolicyInput,
  configuration?: ToolConfiguration
): Effect.Effect<PolicyOptions, ToolFailure> =>
  policyOptionsOf({
    policy: policies.length > 0 || configuration === undefined ? policies : configuration.policy,
    policyFile: policies.length > 0 || configuration === undefined ? [] : configuration.policyFile,
    on: Option.fromUndefinedOr(on),
    baseline: configuration?.baseline ?? Option.none()
  }).pipe(
    Effect.map((options) => ({ ...options, severities: configuration?.severities ?? [] })),
    Effect.mapError(
      ({ message }) =>
        new ToolFailure({
          code: message.startsWith("there is no policy") ? "unknown_policy" : "invalid_arguments",
          message
        })
    )
  )
