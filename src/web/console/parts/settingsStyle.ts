/** Of the pages where a tenant sets things up: keys, branding, webhooks. */
export const settingsStyle = `
.field > p { margin: 0; font-size: 0.8125rem }
.field label, .group legend { font-weight: 600 }
.shown-once { border-color: var(--good-mark); box-shadow: 0 0 0 3px var(--good-back); display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; max-width: 52rem }
.shown-once .field { margin-bottom: -0.375rem }
.shown-once .hint { color: var(--muted); font-size: 0.8125rem }
textarea.secret { font: 0.9375rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; field-sizing: content; min-height: 0; resize: none; word-break: break-all; margin: 0; width: 100%; border-style: dashed }
.head-row { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; justify-content: space-between }
.head-row > div { flex: 1 1 20rem }
.head-row h2 + p { color: var(--muted) }
.plain-list { margin: 0.25rem 0 0; padding-left: 1.25rem }
.line { display: flex; flex-wrap: wrap; gap: 0.625rem }
.line input[type=color] { flex: none }
.line input:not([type=color]) { flex: 1 1 9rem; width: auto; min-width: 0 }
.card > h2 { margin-bottom: 0.875rem }
.card form + p { margin-top: 0.875rem; font-size: 0.8125rem }
.head-row .intro { margin-bottom: 0 }
section.tight { margin-left: 0; margin-right: 0; padding: 0 }
.line input { font-weight: 400 }
fieldset.group { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 1.125rem }
fieldset.group + fieldset.group { border-top: 1px solid var(--line); padding-top: 1.75rem }
.group legend { padding: 0; font-size: 1.0625rem; float: left; width: 100% }
.group legend + * { clear: both }
.editor { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); gap: 2rem 3rem; align-items: start }
.editor form.stack { gap: 2rem; max-width: none }
.editor input { scroll-margin-bottom: 6rem }
.editor .pairs { grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); column-gap: 1.25rem }
.editor .pairs legend { grid-column: 1 / -1 }
.save { position: sticky; bottom: 0; padding: 0.875rem 0; background: var(--page); border-top: 1px solid var(--line) }
.beside-form { position: sticky; top: 3.5rem; padding-top: 0; margin: 0 }
.beside-form h3 { margin: 1.25rem 0 0.375rem }
figure.preview { margin: 0 0 1rem }
figure.preview figcaption { color: var(--muted); font-size: 0.8125rem; margin-bottom: 0.25rem }
figure.preview > div { contain: paint; background: var(--page); color: var(--text); border: 1px solid var(--line); border-radius: 10px; font-size: 0.8125rem }
.preview-tab { display: flex; gap: 0.5rem; align-items: center; padding: 0.4375rem 0.875rem; font-size: 0.75rem; color: var(--muted); background: var(--track); border-bottom: 3px solid var(--accent); overflow-wrap: anywhere }
.preview-tab img, .preview-icon { flex: none; width: 1rem; height: 1rem; border-radius: 3px }
.preview-icon { background: var(--accent) }
.preview-head { background: var(--raised); padding: 0 1rem 1.125rem }
.preview-bar { display: flex; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.75rem 0; margin-bottom: 1rem; border-bottom: 1px solid var(--line) }
.preview-name { font-weight: 650; font-size: 0.9375rem; min-width: 0; overflow-wrap: anywhere }
.preview-name img { display: block; max-width: 9rem; max-height: 1.75rem; width: auto }
.preview-title { font-size: 1.25rem; font-weight: 650; letter-spacing: -0.015em; line-height: 1.25; overflow-wrap: anywhere }
.preview-lead { color: var(--muted); margin: 0.25rem 0 0.875rem; overflow-wrap: anywhere }
.preview-try { display: flex; gap: 0.5rem }
.preview-input { flex: 1; min-width: 0; padding: 0.375rem 0.625rem; background: var(--surface); border: 1px solid var(--control); border-radius: 6px; color: var(--muted); overflow: hidden; white-space: nowrap; text-overflow: ellipsis; line-height: 1.5rem }
.preview-try .button { min-height: 0; padding: 0.375rem 0.875rem }
.preview-links { display: flex; gap: 0.875rem; flex: none }
.preview .eyebrow { overflow-wrap: anywhere }
.preview footer.page { margin: 0; padding: 0 1rem 0.875rem; font-size: 0.75rem }
.preview footer.page::before { border: 0; margin-bottom: 0.75rem }
.preview footer.page .kinds { font-size: 0.75rem; margin-top: 0.25rem }
.preview-note { color: var(--muted); font-size: 0.8125rem; margin-bottom: 0.5rem }
.terms.contrast div { padding: 0.125rem 0 }
.button.danger { color: var(--critical-text); border-color: var(--critical-mark) }
.with-advice { display: grid; grid-template-columns: minmax(0, 38rem) minmax(0, 1fr); gap: 2rem 3.5rem; align-items: start }
.with-advice aside { font-size: 0.875rem; color: var(--muted); border-left: 3px solid var(--line); padding-left: 1.25rem }
.with-advice aside h2 { font-size: 0.9375rem; color: var(--text); margin-bottom: 0.5rem }
.with-advice aside li + li { margin-top: 0.375rem }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.exposed { font-weight: 400; font-size: 0.8125rem; margin-top: 0.25rem; max-width: 24rem }
.ended { margin-top: 1.25rem }
.ended > div { margin-top: 0.75rem }
.question { max-width: 46rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
.question .facts { margin: 0 }
.question .notice { margin: 0 }
.sub-line { font-weight: 400; font-size: 0.8125rem; color: var(--muted) }
.tags { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 0.375rem }
.tags code { font-size: 0.75rem; padding: 0.125rem 0.375rem; background: var(--raised); border: 1px solid var(--line); border-radius: 4px; line-height: 1.4; display: inline-block }
.card > .facts { margin: 0 0 1.25rem }
.facts .whole { grid-column: 1 / -1 }
.checks { display: grid; gap: 0.5rem }
.checks .hint { color: var(--muted); font-size: 0.8125rem }
.checks code { color: var(--muted) }
.deliveries { list-style: none; margin: 0 0 1.25rem; padding: 0; border-top: 1px solid var(--line) }
.delivery { border-bottom: 1px solid var(--line); padding: 0.75rem 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.375rem }
.delivery-head { display: flex; flex-wrap: wrap; gap: 0.25rem 0.875rem; align-items: center; font-size: 0.875rem; min-height: 1.875rem }
.delivery-head form { margin-left: auto }
.delivery-head time { color: var(--muted) }
.delivery summary { cursor: pointer; color: var(--muted); font-size: 0.8125rem; width: fit-content }
.delivery details > p, .delivery details > div { margin: 0.375rem 0 }
pre.answer { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.375rem 0 0; padding: 0.5rem 0.75rem; max-height: 16rem; overflow: auto }
@media (max-width: 64rem) {
  .editor { grid-template-columns: minmax(0, 1fr) }
  .beside-form { position: static }
  .with-advice { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 45rem) {
  .facts div:has(.tags) { grid-column: 1 / -1 }
  .delivery-head form { margin-left: 0 }
}
`
