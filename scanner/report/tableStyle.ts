/** Tables as they are on a wide screen, and the controls that narrow them. */
export const tableStyle = `
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.5 }
caption { text-align: left; color: var(--muted); padding: 0 0 0.625rem; font-size: 0.8125rem }
caption strong { color: var(--text) }
th, td { text-align: left; vertical-align: top; padding: 0.6875rem 1.25rem 0.6875rem 0; border-bottom: 1px solid var(--line) }
th:last-child, td:last-child { padding-right: 0 }
table { scroll-margin-top: 4rem }
thead th { vertical-align: bottom; color: var(--muted); font-size: 0.8125rem; font-weight: 600; white-space: nowrap; border-bottom-color: var(--control); padding-top: 0.375rem; padding-bottom: 0.375rem }
tbody th { font-weight: 600; overflow-wrap: anywhere }
td { overflow-wrap: anywhere }
.number { text-align: right }
td.number { white-space: nowrap }
tbody tr { scroll-margin-top: 4rem }
tbody tr:target > * { background: var(--raised) }
tr.suppressed > *, tr.suppressed a { color: var(--muted) }
tr.suppressed .pill { background: transparent; border-color: currentColor; color: var(--muted) }
.suppression { font-weight: 400; margin-top: 0.25rem }
.sub { color: var(--muted); font-size: 0.8125rem; line-height: 1.25rem; font-weight: 400; overflow-wrap: anywhere }
.why { font-weight: 400; margin-top: 0.125rem; font-size: 0.8125rem; line-height: 1.25rem }
.why p { margin-top: 0.375rem; max-width: 30rem }
summary { cursor: pointer; color: var(--muted); font-size: 0.8125rem; line-height: 1.25rem; width: fit-content }
summary:hover { color: var(--text) }
.places, .pairs { list-style: none; display: grid; gap: 0.1875rem }
.places { font: 0.75rem/1.25rem var(--mono); overflow-wrap: anywhere }
.places a, .places i { unicode-bidi: isolate }
.level { white-space: nowrap }
.later { font-size: 0.8125rem; line-height: 1.25rem; color: var(--muted) }
.day { white-space: nowrap; font-size: 0.8125rem; line-height: 1.25rem }

#rules-table tbody th { width: 34% }
.cards time { white-space: nowrap }

.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--surface) }
.scroll caption { padding: 0.875rem 1rem 0.625rem; position: sticky; left: 0; max-width: calc(100vw - 4rem) }
.wide { width: max-content; min-width: 100% }
.wide th, .wide td { padding: 0.625rem 1rem; max-width: 15rem; min-width: 9.5rem }
.wide th:first-child { position: sticky; left: 0; background: var(--surface); min-width: 11rem; box-shadow: inset -1px 0 0 var(--line) }
.wide tbody tr:last-child > * { border-bottom: 0 }

button, select, input { font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--control); border-radius: 6px; padding: 0.3125rem 0.75rem; min-height: 2.125rem }
button { cursor: pointer }
button:hover { border-color: var(--text) }
thead button { all: unset; cursor: pointer; display: inline-flex; gap: 0.375rem; align-items: center }
.number button { flex-direction: row-reverse }
thead button:hover { color: var(--text) }
thead button:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 3px; border-radius: 3px }
thead button::after { content: ""; width: 0.4375rem; height: 0.4375rem; border: solid currentColor; border-width: 0 1.5px 1.5px 0; transform: translateY(-2px) rotate(45deg); opacity: 0 }
thead button:hover::after { opacity: 0.4 }
[aria-sort] button { color: var(--text) }
[aria-sort] button::after { opacity: 1 }
[aria-sort="ascending"] button::after { transform: translateY(2px) rotate(225deg) }
.filters { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; align-items: end; margin: 0 0 1.25rem; font-size: 0.875rem }
.filters [role="status"] { flex-basis: 100% }
.filters fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: 0.375rem }
.filters legend, .field > span { display: block; padding: 0; margin-bottom: 0.25rem; font-size: 0.8125rem; color: var(--muted) }
.field { min-width: 0; max-width: 100% }
.field select, .field input { max-width: 100% }
.field input { width: 14rem }
.box { position: relative; display: inline-flex }
.box input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; min-height: 0 }
.box span { font-variant-numeric: tabular-nums }
.box > span { border: 1px solid var(--control); border-radius: 6px; padding: 0.3125rem 0.75rem; min-height: 2.125rem; display: inline-flex; gap: 0.375rem; align-items: center; color: var(--muted) }
.box input:checked + span { background: var(--raised); border-color: var(--text); color: var(--text) }
.box input:not(:checked) + span { text-decoration: line-through }
.box input:focus-visible + span { outline: 2px solid var(--accent-text); outline-offset: 2px }
`
