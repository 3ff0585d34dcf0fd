/** Forms, buttons, notices and plain tables of our pages. */
export const formStyle = `
form.stack { display: grid; gap: 1.125rem; max-width: 38rem }
form.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end }
form.row > label { flex: 1 1 16rem }
label.field, .field { display: grid; gap: 0.3125rem; font-size: 0.875rem; font-weight: 600 }
.field .hint { font-weight: 400; color: var(--muted); font-size: 0.8125rem }
.field .wrong { font-weight: 600; color: var(--critical-text); font-size: 0.8125rem }
label.check { display: flex; gap: 0.5rem; align-items: baseline; font-size: 0.875rem }
input, select, textarea, button, .button { font: inherit }
input:not([type=checkbox], [type=radio], [type=color]), select, textarea {
  width: 100%; min-height: 2.5rem; padding: 0.4375rem 0.75rem; color: var(--text); background: var(--surface);
  border: 1px solid var(--control); border-radius: 6px;
}
input[type=color] { width: 3.5rem; height: 2.5rem; padding: 0.125rem; background: var(--surface); border: 1px solid var(--control); border-radius: 6px }
input[aria-invalid=true] { border-color: var(--critical-mark); box-shadow: inset 0 0 0 1px var(--critical-mark) }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.5rem; padding: 0.4375rem 1rem; font-weight: 600;
  color: var(--text); background: var(--surface); border: 1px solid var(--control); border-radius: 6px; cursor: pointer; text-decoration: none;
}
button:hover, .button:hover { background: var(--raised) }
button.primary, .button.primary { color: var(--on-accent-text); background: var(--accent-text); border-color: var(--accent-text) }
button.primary:hover, .button.primary:hover { box-shadow: inset 0 0 0 99rem color-mix(in srgb, var(--text) 12%, transparent) }
button.danger { color: var(--critical-text); border-color: var(--critical-mark) }
button.small, .button.small { min-height: 1.875rem; padding: 0.125rem 0.625rem; font-size: 0.8125rem }
button:disabled { opacity: 0.6; cursor: default }
.actions { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center }
.notice { border-left: 4px solid var(--low-mark); background: var(--low-back); color: var(--text); padding: 0.875rem 1.125rem; border-radius: 0 8px 8px 0; max-width: 52rem; margin: 0 0 1.25rem }
.notice.good { border-color: var(--good-mark); background: var(--good-back) }
.notice.medium { border-color: var(--medium-mark); background: var(--medium-back) }
.notice.critical { border-color: var(--critical-mark); background: var(--critical-back) }
.secret { display: block; padding: 0.75rem 1rem; margin: 0.625rem 0; background: var(--surface); border: 1px dashed var(--control); border-radius: 6px; user-select: all; line-height: 1.5 }
progress { width: 100%; height: 0.625rem; accent-color: var(--accent-text) }
.scroll { overflow-x: auto; max-width: 100% }
table.plain { border-collapse: collapse; width: 100%; font-size: 0.875rem }
table.plain caption { text-align: left; color: var(--muted); padding-bottom: 0.5rem; font-size: 0.8125rem }
table.plain th, table.plain td { text-align: left; vertical-align: baseline; padding: 0.5625rem 1rem 0.5625rem 0; border-bottom: 1px solid var(--line) }
table.plain thead th { color: var(--muted); font-weight: 600; font-size: 0.8125rem; white-space: nowrap }
table.plain .number { text-align: right; font-variant-numeric: tabular-nums }
pre { overflow-x: auto; padding: 0.875rem 1.125rem; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; font: 0.8125rem/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace }
pre code { font: inherit; overflow-wrap: normal }
main.narrow { max-width: 46rem }
.plain-page { padding-top: 3rem }
.plain-page h1 { margin-bottom: 0.75rem }
.plain-page > p { max-width: 46rem; margin-bottom: 1rem }
@media print {
  nav, form, .actions, .skip { display: none !important }
}
`
