import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as SchemaParser from "effect/SchemaParser"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { CredentialReplacement, CredentialRequest } from "../../../api/credentialsApi.ts"
import type { ValidationError } from "../../../api/refusals.ts"
import type { CredentialRecord } from "../../../domain/CredentialRecord.ts"
import { isDay } from "../../../domain/fields.ts"
import type { FormFields } from "../../requestFields.ts"
import { fieldErrorsIn, type FieldView, fieldView } from "../parts/fieldView.ts"
import { type FieldErrors, wrongSummary } from "../parts/notices.ts"

/** What was written, but for the token: that is never shown again. */
export interface CredentialForm {
  readonly name: string
  readonly host: string
  readonly username: string
  readonly repositories: string
  readonly expires_at: string
  readonly wrong: FieldErrors
}

export const newCredential: CredentialForm = {
  name: "",
  host: "",
  username: "",
  repositories: "",
  expires_at: "",
  wrong: {}
}

export const savedCredential = ({ name, host, username, repositories }: CredentialRecord): CredentialForm => ({
  ...newCredential,
  name,
  host,
  username,
  repositories: repositories.join(", ")
})

const written = (fields: FormFields, name: string): string => (fields.get(name) ?? "").trim()

export const readCredentialForm = (fields: FormFields, wrong: FieldErrors = {}): CredentialForm => ({
  name: written(fields, "name"),
  host: written(fields, "host"),
  username: written(fields, "username"),
  repositories: written(fields, "repositories"),
  expires_at: written(fields, "expires_at"),
  wrong
})

/** A form as the API would be sent it. */
const bodyOf = (fields: FormFields) => {
  const { username, repositories, expires_at } = readCredentialForm(fields)
  return {
    token: written(fields, "token"),
    repositories: repositories.split(/[\s,]+/).filter((path) => path !== ""),
    ...(username !== "" && { username }),
    ...(expires_at !== "" && { expires_at: isDay(expires_at) ? `${expires_at}T00:00:00Z` : expires_at })
  }
}

const every = { errors: "all" } as const

/** A new credential, or what is wrong with its fields. */
export const readNewCredential = (fields: FormFields) =>
  Result.mapError(
    SchemaParser.decodeUnknownResult(CredentialRequest)(
      { ...bodyOf(fields), name: written(fields, "name"), host: written(fields, "host") },
      every
    ),
    fieldErrorsIn
  )

export const readReplacement = (fields: FormFields) =>
  Result.mapError(SchemaParser.decodeUnknownResult(CredentialReplacement)(bodyOf(fields), every), fieldErrorsIn)

/** What the contract accepts, if the installation does, too; else what is wrong, by field. */
export const acceptedFields = <A, B>(
  given: Result.Result<A, FieldErrors>,
  accept: (request: A) => Effect.Effect<B, ValidationError>
): Effect.Effect<Result.Result<B, FieldErrors>> =>
  Result.isFailure(given)
    ? Effect.succeed(Result.fail(given.failure))
    : Effect.match(accept(given.success), {
        onSuccess: (value) => Result.succeed(value),
        onFailure: ({ detail = [] }) =>
          Result.fail(
            Object.fromEntries(detail.map(({ loc, msg }) => [String(loc.at(-1)), msg.replace("Value error, ", "")]))
          )
      })

const labels = {
  name: "Name",
  host: "Host",
  repositories: "Repositories",
  username: "User name",
  token: "Token",
  expires_at: "Expires on"
} as const

type Field = keyof typeof labels

const field = (form: CredentialForm, name: Field, more: Omit<FieldView, "name" | "label" | "value" | "wrong">): Html =>
  fieldView({ name, label: labels[name], value: name === "token" ? "" : form[name], wrong: form.wrong[name], ...more })

const tokenFields = (form: CredentialForm): Html => markup`${field(form, "repositories", {
  isRequired: true,
  hint: "The credential is used for these and nothing else: owner/name for one repository, owner for all of an owner, separated by commas."
})}
  ${field(form, "username", { hint: "Sent with the token. May be empty: then it is what the host expects with a token." })}
  ${field(form, "token", {
    type: "password",
    isRequired: true,
    hint: "One that can read these repositories and nothing else. It is stored encrypted and never shown again."
  })}
  ${field(form, "expires_at", { hint: "The day on which the token expires on its host, as 2031-01-01. May be empty." })}`

/** The fields of a new credential. */
export const credentialFields = (form: CredentialForm, hosts: ReadonlyArray<string>): Html =>
  markup`${wrongSummary(form.wrong, labels)}
  ${field(form, "name", { isRequired: true, hint: "A label for people, such as “Reader of acme”." })}
  ${field(form, "host", { isRequired: true, hint: `One of ${hosts.join(", ")}.` })}
  ${tokenFields(form)}`

/** The fields of a replacement. */
export const replacementFields = (form: CredentialForm): Html => markup`${wrongSummary(form.wrong, labels)}
  ${tokenFields(form)}`
