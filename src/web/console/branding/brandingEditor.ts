import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { fieldView } from "../parts/fieldView.ts"
import { wrongSummary } from "../parts/notices.ts"
import { accentField } from "./accentField.ts"
import { brandingFields, brandingLabels, type BrandingText } from "./brandingFields.ts"
import type { BrandingForm } from "./brandingForm.ts"

const groups: ReadonlyArray<readonly [title: string, names: ReadonlyArray<BrandingText>]> = [
  ["Who you are", ["display_name", "tagline", "subdomain"]],
  ["How it looks", ["accent_color", "logo_url", "favicon_url"]],
  ["Where it leads", ["website_url", "support_url", "support_email", "privacy_url", "terms_url"]]
]

const fieldOf = (name: BrandingText, { written, wrong }: BrandingForm): Html => {
  if (name === "accent_color") return accentField(written[name], wrong[name])
  const { label, hint, type } = brandingFields[name]
  return fieldView({ name, label, hint, type, value: written[name], wrong: wrong[name] })
}

const poweredBy = (isHidden: boolean): Html => markup`<input type="hidden" name="hide_powered_by" value="no" />
  <label class="check"><input type="checkbox" name="hide_powered_by" value="yes"${isHidden ? markup` checked` : undefined} /> Leave out “Powered by Ciphermap”</label>`

interface Editor {
  readonly form: BrandingForm
  readonly formToken: string
  readonly origins: ReadonlyArray<string>
  readonly preview: Html
}

/** The editor of a tenant's branding, with a preview. */
export const brandingEditor = ({ form, formToken, origins, preview }: Editor): Html => markup`<div class="editor">
  <form id="branding-form" method="post" action="/console/branding" class="stack" novalidate>
    ${formTokenField(formToken)}
    <input type="hidden" name="image_origins" value="${origins.join(" ")}" />
    ${wrongSummary(form.wrong, brandingLabels)}
    ${groups.map(([title, names]) => markup`<fieldset class="group${names.length > 3 ? " pairs" : undefined}"><legend>${title}</legend>${names.map((name) => fieldOf(name, form))}</fieldset>`)}
    <fieldset class="group"><legend>At the foot</legend>${fieldOf("footer_text", form)}${poweredBy(form.hidesPoweredBy)}</fieldset>
    <div class="actions save">
      <button class="primary">Save</button>
      <button formaction="/console/branding/preview">Preview</button>
      <a href="/console/branding">Discard changes</a>
    </div>
  </form>
  <section class="beside-form" aria-labelledby="preview-title" hx-post="/console/branding/preview" hx-trigger="input delay:300ms from:#branding-form" hx-include="#branding-form" hx-target="#preview" hx-swap="outerHTML">
    <h2 id="preview-title">Preview</h2>
    ${preview}
  </section>
</div>`
