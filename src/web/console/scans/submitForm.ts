import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { formTokenField, formNumberField } from "../parts/formOnce.ts"
import type { ScanField, ScanFormValues, ScanFormErrors } from "./scanRequestOf.ts"

/** The form for a new scan, with its submitted values. */
export interface SubmitForm {
  readonly formToken: string
  readonly written: ScanFormValues
  readonly wrong: ScanFormErrors
  /** Why it was refused, if no field is wrong. */
  readonly refusal?: Html
}

interface Field {
  readonly label: string
  readonly hint: string
  readonly attributes: Html
}

const fields = {
  repo_url: {
    label: "Repository",
    hint: "Public, by https. A branch, tag or commit can be named: …/tree/release",
    attributes: markup` inputmode="url" autocomplete="url" placeholder="https://github.com/owner/name" maxlength="400" required`
  },
  project_name: { label: "Project name", hint: "Otherwise owner/name", attributes: markup` maxlength="120"` },
  project_version: { label: "Version", hint: "Otherwise 1.0.0", attributes: markup` maxlength="60"` }
} as const satisfies Record<ScanField, Field>

const field = (name: ScanField, { written, wrong }: SubmitForm): Html => {
  const { label, hint, attributes } = fields[name]
  const problem = wrong[name]
  const described = problem === undefined ? `${name}-hint` : `${name}-wrong ${name}-hint`
  return markup`<div class="field ${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${written[name]}" spellcheck="false" aria-describedby="${described}"${attributes}${
      problem === undefined ? undefined : markup` aria-invalid="true"`
    } />
    ${problem === undefined ? undefined : markup`<p class="wrong" id="${name}-wrong">${problem}</p>`}
    <p class="hint" id="${name}-hint">${hint}</p>
  </div>`
}

export const submitForm = (form: SubmitForm): Html =>
  markup`<section class="card new-scan" aria-labelledby="new-scan">
    <h2 id="new-scan">New scan</h2>
    ${form.refusal === undefined ? undefined : markup`<div class="notice critical" role="alert">${form.refusal}</div>`}
    <form method="post" action="/console/scans" novalidate>
      ${formTokenField(form.formToken)}${formNumberField()}
      ${field("repo_url", form)}${field("project_name", form)}${field("project_version", form)}
      <button class="primary">Scan</button>
    </form>
  </section>`
