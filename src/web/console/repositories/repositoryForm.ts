import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { RepositoryRequest, RepositoryUpdate } from "../../../api/repositoriesApi.ts"
import type { PolicyRecord } from "../../../domain/PolicyRecord.ts"
import type { RepositoryRecord } from "../../../domain/RepositoryRecord.ts"
import type { FormFields } from "../../requestFields.ts"
import { fieldErrorsIn, fieldView } from "../parts/fieldView.ts"
import { type FieldErrors, wrongSummary } from "../parts/notices.ts"
import { choiceIn, choiceView } from "../policies/policyChoice.ts"

/** The submitted values of the form. */
export interface RepositoryForm {
  readonly repo_url: string
  readonly name: string
  readonly default_ref: string
  readonly labels: string
  readonly policies: ReadonlyArray<string> | null
  readonly wrong: FieldErrors
}

export const newRepository: RepositoryForm = {
  repo_url: "",
  name: "",
  default_ref: "",
  labels: "",
  policies: null,
  wrong: {}
}

export const savedRepository = ({
  name,
  default_ref,
  labels,
  policies,
  repo_url
}: RepositoryRecord): RepositoryForm => ({
  repo_url: repo_url ?? "",
  name,
  default_ref: default_ref ?? "",
  labels: labels.join(", "),
  policies,
  wrong: {}
})

const trimmed = (fields: FormFields, name: string): string => (fields.get(name) ?? "").trim()

export const readRepositoryForm = (fields: FormFields): RepositoryForm => ({
  repo_url: trimmed(fields, "repo_url"),
  name: trimmed(fields, "name"),
  default_ref: trimmed(fields, "default_ref"),
  labels: trimmed(fields, "labels"),
  policies: choiceIn(fields),
  wrong: {}
})

const labelsIn = (labels: string): ReadonlyArray<string> =>
  labels
    .split(",")
    .map((label) => label.trim())
    .filter((label) => label !== "")

const settingsIn = (form: RepositoryForm) => ({
  ...(form.name !== "" && { name: form.name }),
  default_ref: form.default_ref === "" ? null : form.default_ref,
  labels: labelsIn(form.labels),
  policies: form.policies
})

const refused =
  (form: RepositoryForm) =>
  ({ issue }: Schema.SchemaError): RepositoryForm => ({ ...form, wrong: fieldErrorsIn(issue) })

const options = { errors: "all", reportInput: true } as const

const decodeUpdate = Schema.decodeUnknownEffect(RepositoryUpdate)
const decodeRequest = Schema.decodeUnknownEffect(RepositoryRequest)

/** The settings as the API takes them; fails with the form and what is wrong with it. */
export const updateOf = (form: RepositoryForm) =>
  Effect.mapError(decodeUpdate(settingsIn(form), options), refused(form))

/** The request as the API takes it; an empty ref is that of the address. */
export const requestOf = (form: RepositoryForm) => {
  const { default_ref, ...settings } = settingsIn(form)
  const sent = {
    ...settings,
    ...(default_ref !== null && { default_ref }),
    ...(form.repo_url !== "" && { repo_url: form.repo_url })
  }
  return Effect.mapError(decodeRequest(sent, options), refused(form))
}

const names = {
  repo_url: "Address",
  name: "Name",
  default_ref: "Branch or tag",
  labels: "Labels",
  policies: "Policies"
}

/** The fields of a repository. */
export const repositoryFields = (form: RepositoryForm, policies: ReadonlyArray<PolicyRecord>, isNew: boolean): Html =>
  markup`${wrongSummary(form.wrong, names)}
  ${
    isNew
      ? fieldView({
          name: "repo_url",
          label: names.repo_url,
          value: form.repo_url,
          wrong: form.wrong["repo_url"],
          hint: "Public, by https. Without one the repository is for uploads, and needs a name."
        })
      : undefined
  }
  ${fieldView({ name: "name", label: names.name, value: form.name, wrong: form.wrong["name"], hint: isNew ? "Otherwise owner/name" : undefined })}
  ${fieldView({
    name: "default_ref",
    label: names.default_ref,
    value: form.default_ref,
    wrong: form.wrong["default_ref"],
    hint: "The one whose scans count. Empty is the default branch: scans of the address without a branch."
  })}
  ${fieldView({
    name: "labels",
    label: names.labels,
    value: form.labels,
    wrong: form.wrong["labels"],
    hint: "Separated by commas, at most 20"
  })}
  ${choiceView({ chosen: form.policies, policies, none: "Those that the tenant has chosen", wrong: form.wrong["policies"] })}`
