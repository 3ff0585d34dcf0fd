import { type Content, type Html, markup } from "../html/markup.ts"
import { grouped } from "../html/numbers.ts"

export interface Option {
  readonly value: string
  readonly label: string
  readonly count?: number
}

interface Choice {
  /** Of the `data-` attribute of the rows. */
  readonly name: string
  readonly label: string
  readonly options: ReadonlyArray<Option>
  /** The value of rows without one. */
  readonly otherwise?: string
}

export interface FilterForm {
  /** Id of the table. */
  readonly table: string
  readonly label: string
  /** Check boxes: several may be on. */
  readonly boxes?: ReadonlyArray<Choice>
  readonly selects?: ReadonlyArray<Choice>
}

const box = (name: string, { value, label, count }: Option): Html =>
  markup`<label class="box">
    <input type="checkbox" name="${name}" value="${value}" checked />
    <span>${label}${count === undefined ? undefined : ` ${grouped(count)}`}</span>
  </label>`

const otherwiseOf = ({ otherwise }: Choice): Content =>
  otherwise === undefined ? undefined : markup` data-otherwise="${otherwise}"`

const boxes = (choice: Choice): Html => {
  const { name, label, options } = choice
  return markup`<fieldset name="${name}"${otherwiseOf(choice)}>
    <legend>${label}</legend>
    ${options.map((option) => box(name, option))}
  </fieldset>`
}

const select = (choice: Choice): Html => {
  const { name, label, options } = choice
  return markup`<label class="field">
    <span>${label}</span>
    <select name="${name}"${otherwiseOf(choice)}>
      <option value="">All</option>
      ${options.map(({ value, label: text }) => markup`<option value="${value}">${text}</option>`)}
    </select>
  </label>`
}

/** The filters of a table. Hidden until the script runs. */
export const filterForm = ({ table, label, boxes: several = [], selects = [] }: FilterForm): Html =>
  markup`<form class="filters" data-table="${table}" aria-label="${label}" hidden>
    ${several.filter(({ options }) => options.length > 1).map(boxes)}${selects
      .filter(({ options }) => options.length > 1)
      .map(select)}
    <label class="field"><span>Text</span><input type="search" name="text" maxlength="200" autocomplete="off" /></label>
    <button type="reset">Reset</button>
    <p role="status" class="muted"></p>
  </form>`
