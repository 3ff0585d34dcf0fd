import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { formTokenField } from "../formTokenField.ts"
import { fieldView } from "../parts/fieldView.ts"
import { formNumberField } from "../parts/formOnce.ts"

export interface KeyForm {
  readonly name: string
  readonly wrong?: string | undefined
}

interface Shown {
  readonly form: KeyForm
  readonly formToken: string
  readonly active: number
  readonly most: number
}

/** Where a key is named. The answer comes in place of this page, so that loading it anew sends nothing. */
export const keyForm = ({ form: { name, wrong }, formToken, active, most }: Shown): Html =>
  markup`<div class="card" role="region" aria-labelledby="new-key">
    <h2 id="new-key">New test key</h2>
    <form method="post" action="/console/keys" novalidate hx-post="/console/keys" hx-target="#main" hx-select="#main" hx-swap="outerHTML" hx-disable="find button">
      ${formTokenField(formToken)}${formNumberField()}
      ${fieldView({
        name: "name",
        label: "Name",
        value: name,
        wrong,
        isRequired: true,
        isFirst: wrong !== undefined,
        after: markup`<button class="primary">Create test key</button>`,
        hint: "What it is for, such as “CI of the portal”. Others in your organisation see it."
      })}
    </form>
    <p class="muted">${active} of ${most} test keys are active. Live keys are handed out by who runs this installation.</p>
  </div>`
