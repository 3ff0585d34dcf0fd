import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import type { PolicyRecord } from "../../../domain/PolicyRecord.ts"
import type { FormFields } from "../../requestFields.ts"
import { wrongText } from "../parts/fieldView.ts"

const prefix = "policy."

/** The choice in a form; null for none. */
export const choiceIn = (fields: FormFields): ReadonlyArray<string> | null =>
  fields.get("choice") === "these"
    ? [...fields.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
    : null

interface ChoiceView {
  readonly chosen: ReadonlyArray<string> | null
  readonly policies: ReadonlyArray<PolicyRecord>
  /** What holds without a choice. */
  readonly none: string
  readonly wrong?: string | undefined
}

const radio = (value: string, isChecked: boolean, label: string): Html =>
  markup`<label class="check"><input type="radio" name="choice" value="${value}"${isChecked ? markup` checked` : undefined} /><span>${label}</span></label>`

const box = ({ id, title, own }: PolicyRecord, isChecked: boolean): Html =>
  markup`<label class="check"><input type="checkbox" name="${prefix}${id}" value="yes"${isChecked ? markup` checked` : undefined} /><span>${plain(title)} <code>${id}</code>${own ? ", your own" : undefined}</span></label>`

/** The fields that choose policies. */
export const choiceView = ({ chosen, policies, none, wrong }: ChoiceView): Html =>
  markup`<fieldset class="group" id="policies" tabindex="-1">
    <legend>Policies</legend>
    <div class="checks">
      ${radio("none", chosen === null, none)}${radio("these", chosen !== null, "These:")}
      ${policies.map((policy) => box(policy, chosen?.includes(policy.id) === true))}
      ${wrongText("policies", wrong)}
    </div>
  </fieldset>`
