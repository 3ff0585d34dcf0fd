import { type Html, markup } from "../../../../scanner/html/markup.ts"
import type { FormFields } from "../../requestFields.ts"
import { fieldView } from "../parts/fieldView.ts"
import { brandingFields } from "./brandingFields.ts"
import { pageAccent } from "../../themeStyle.ts"

const textName = "accent_color"
const pickName = "accent_pick"

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/** A colour input always has a value: the default if none is set. */
const pickable = (written: string): string => pageAccent(written).toLowerCase()

/** Whether the colour was changed with the picker, not as text. */
const isPicked = (fields: FormFields): boolean =>
  fields.has(pickName) &&
  !isSame(fields.get(pickName), fields.get(`${pickName}_before`)) &&
  isSame(fields.get(textName), fields.get(`${textName}_before`))

/** The intended colour of the two fields. */
export const writtenAccent = (fields: FormFields): string | undefined =>
  isPicked(fields) ? fields.get(pickName)?.toUpperCase() : fields.get(textName)

const hidden = (name: string, value: string): Html =>
  markup`<input type="hidden" id="${name}" name="${name}" value="${value}" />`

const picker = (written: string): Html =>
  markup`<input type="color" id="${pickName}" name="${pickName}" value="${pickable(written)}" aria-label="Pick a colour" />`

const before = (written: string): Html =>
  markup`<span id="accent-before" hidden>${hidden(`${textName}_before`, written)}${hidden(`${pickName}_before`, pickable(written))}</span>`

const { label, hint } = brandingFields[textName]

const field = (written: string, wrong?: string): Html =>
  fieldView({ name: textName, label, hint, value: written, wrong, before: picker(written) })

/** A colour as picker and text; its initial value shows later which of the two was changed. */
export const accentField = (written: string, wrong: string | undefined): Html =>
  markup`<div id="accent">${field(written, wrong)}${before(written)}</div>`

/** Updates the field that was not changed. */
export const accentRenewal = (fields: FormFields): Html => {
  const written = writtenAccent(fields) ?? ""
  const other = isPicked(fields)
    ? markup`<hx-partial hx-target="#${textName}" hx-swap="outerHTML"><input id="${textName}" name="${textName}" value="${written}" type="text" autocomplete="off" spellcheck="false" aria-describedby="${textName}-hint" /></hx-partial>`
    : isSame(fields.get(pickName), pickable(written))
      ? undefined
      : markup`<hx-partial hx-target="#${pickName}" hx-swap="outerHTML">${picker(written)}</hx-partial>`
  return markup`${other}<hx-partial hx-target="#accent-before" hx-swap="outerHTML">${before(written)}</hx-partial>`
}
