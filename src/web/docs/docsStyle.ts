/** The documentation: a list of pages beside the text, and text that is read. */
export const docsStyle = `
.docs-search { display: flex; gap: 0.5rem; padding: 0.75rem 0 }
.docs-search input { flex: 1 1 auto; max-width: 24rem; min-width: 0 }
.docs-search button { flex: none }
.docs-nav { position: static; background: none; border: 0; padding-top: 1.75rem; font-size: 0.875rem }
.docs-nav p { font-weight: 650; margin: 1.25rem 0 0.25rem }
.docs-nav .beside > p:first-child { margin-top: 0 }
.docs-nav ul { display: block; padding: 0; margin: 0; overflow: visible }
.docs-nav a { padding: 0.25rem 0.625rem; margin-left: -0.625rem; border-radius: 6px; white-space: normal }
.docs-nav a:hover { box-shadow: none; background: var(--raised) }
.docs-nav a[aria-current] { box-shadow: none; color: var(--accent-text); font-weight: 600; background: var(--raised) }
.docs-nav details { display: none }
.docs-nav summary, .docs-parts summary { cursor: pointer; font-weight: 600 }
main.docs { padding-top: 1.75rem; min-width: 0 }
.docs > p, .docs > ul, .docs > ol, .docs > blockquote, .docs section > p { max-width: 46rem }
.docs p, .docs ul, .docs ol, .docs pre, .docs .scroll, .docs blockquote { margin: 0 0 1rem }
.docs ul, .docs ol { padding-left: 1.375rem }
.docs li + li { margin-top: 0.25rem }
.docs li > p:only-child { margin: 0 }
.docs > h1 { margin-bottom: 1rem }
.docs h2 { margin: 2.5rem 0 0.75rem; scroll-margin-top: 1rem }
.docs h3 { font-size: 1.0625rem; margin: 2rem 0 0.625rem; scroll-margin-top: 1rem }
.docs h4 { margin: 1.5rem 0 0.5rem }
.docs section { padding-top: 0; margin-top: 2.5rem }
.docs section > h2 { margin-top: 0 }
.docs section > p { color: inherit }
.docs p > code, .docs li > code, .docs td > code { background: var(--raised); padding: 0.0625rem 0.25rem; border-radius: 4px; line-height: 1.5 }
.docs pre code { display: block; width: max-content; min-width: 100% }
.docs blockquote { border-left: 4px solid var(--line); padding-left: 1rem; color: var(--muted) }
.docs .plain td:first-child { min-width: 9rem }
.docs .scroll td { min-width: 6rem; overflow-wrap: break-word }
.docs .scroll tr:has(> :nth-child(3)) > td:not(.number) { min-width: 11rem }
.docs .apis td:first-child code { display: table; margin-bottom: 0.1875rem; overflow-wrap: anywhere }
.docs .apis td:nth-child(2) { white-space: nowrap }
.docs .apis { table-layout: fixed }
.docs .apis th:first-child { width: 48% }
.docs .apis th:nth-child(2) { width: 9.5rem }
.docs .apis span { color: var(--muted) }
.docs tr:target, .docs section:target > h2 { background: var(--medium-back) }
.docs .hits { list-style: none; padding: 0 }
.docs .hits li { padding: 0.375rem 0 }
.docs .hits span { color: var(--muted); font-size: 0.8125rem; display: block }
.docs-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; padding: 0; list-style: none }
.docs ul.docs-cards { padding: 0; max-width: none }
.docs .docs-cards li { margin: 0; padding: 1rem 1.125rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface) }
.docs .docs-cards a { font-weight: 600 }
.docs .docs-cards p { margin: 0.25rem 0 0; color: var(--muted); font-size: 0.875rem }
.docs .words { display: grid; grid-template-columns: minmax(9rem, auto) 1fr; gap: 0.375rem 1.25rem; max-width: 52rem; margin: 0 0 1rem; font-size: 0.875rem }
.docs .words dt { font-weight: 600 }
.docs .words dd { color: var(--muted) }
.docs-parts { margin: 0 0 1.5rem; padding: 0.625rem 1rem; border: 1px solid var(--line); border-radius: 8px; max-width: 46rem; font-size: 0.875rem }
.docs .docs-parts ul { margin: 0.5rem 0 0.25rem; padding-left: 1.125rem; columns: 2 16rem }
.docs-turning { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.875rem }
.docs-turning .next { margin-left: auto }
.docs-turning span { color: var(--muted) }
@media (min-width: 64.01rem) {
  body.docs-page { display: grid; grid-template-columns: 1fr 16rem minmax(0, 62rem) 1fr; grid-template-rows: auto auto 1fr auto }
  body.docs-page::before { grid-column: 1 / -1 }
  body.docs-page > :is(header, footer) { grid-column: 2 / 4 }
  body.docs-page > .docs-nav { grid-column: 2; padding-left: 2rem }
  body.docs-page > main { grid-column: 3 }
  .docs-nav .beside { position: sticky; top: 1.25rem; max-height: calc(100vh - 2.5rem); overflow-y: auto; padding: 0 0.25rem 0 0.625rem; margin-left: -0.625rem }
}
@media (max-width: 64rem) {
  .docs-nav { padding: 0.75rem 2rem; border-bottom: 1px solid var(--line) }
  .docs-nav details { display: block }
  .docs-nav .beside { display: none }
}
@media (max-width: 45rem) {
  .docs-nav { padding: 0.75rem 1rem }
  .docs .apis, .docs .apis tbody, .docs .apis tr, .docs .apis td { display: block }
  .docs .apis thead { display: none }
  .docs .apis tr { border-bottom: 1px solid var(--line); padding: 0.5rem 0 }
  .docs .apis td { border: 0; padding: 0.125rem 0 }
}
@media print { .docs-search, .docs-parts, .docs-turning { display: none } }
`
