/** Lists of scans, and the page of one. */
export const scansStyle = `
main.console section:not(.card, .notice) { padding-top: 0; padding-bottom: 0 }
.field input, .field select { font-weight: 400 }
.scan .grid + p, .scan .lead + .grid { margin-top: 0.75rem }
main.console section + section, .scan > * + section { margin-top: 2.75rem }
main.console .card { margin: 0 }
.sub { color: var(--muted); font-size: 0.8125rem; line-height: 1.25rem; font-weight: 400; overflow-wrap: anywhere }
.new-scan h2 { font-size: 1.0625rem; margin-bottom: 0.875rem }
.new-scan form { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 1.5fr) minmax(0, 1fr) auto; gap: 0.5rem 1rem; align-items: start }
.new-scan .field { align-content: start }
.new-scan button { margin-top: 1.75rem; min-width: 6.5rem }
.new-scan .notice { max-width: none }
.heading { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; justify-content: space-between; margin-bottom: 0.75rem }
.choices { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem }
.choices a { display: block; padding: 0.1875rem 0.75rem; border-radius: 999px; font-size: 0.8125rem; color: var(--muted); text-decoration: none; border: 1px solid transparent }
.choices a:hover { background: var(--raised); color: var(--text) }
.choices [aria-current] { color: var(--text); border-color: var(--control); background: var(--raised); font-weight: 600 }
table.scans th[scope=row] a { font-weight: 650 }
table.plain tbody th { font-weight: 600; overflow-wrap: anywhere }
table.plain td { overflow-wrap: anywhere }
table.plain tbody tr:hover > * { background: var(--raised) }
.scans .version { font-weight: 400; color: var(--muted) }
.scans progress { display: block; max-width: 9rem; margin-top: 0.375rem }
.paging { margin-top: 1rem }
.crumbs { font-size: 0.875rem; margin-bottom: 1rem }
.scan-head .facts { margin-top: 0 }
.scan-head .actions { margin-top: 1.5rem }
.scan section > h2 { margin-bottom: 0.75rem }
.scan > .notice, .scan > section.notice { margin-top: 1.75rem }
section.notice { padding: 1rem 1.25rem; margin-left: 0; margin-right: 0 }
section.notice h2 { font-size: 1.0625rem; margin-bottom: 0.375rem }
section.notice p:not(.muted) { color: var(--text) }
section.notice p + p { margin-top: 0.375rem }
.notice ul { padding-left: 1.25rem }
#progress { margin-top: 1.75rem; max-width: 46rem; display: grid; gap: 0.75rem }
#progress h2 { font-size: 1.0625rem; margin: 0 }
.scan-phases { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0.5rem }
.scan-phases li { padding-top: 0.5rem; border-top: 3px solid var(--track); color: var(--muted); font-size: 0.8125rem }
.scan-phases .done { border-color: var(--good-mark); color: var(--text) }
.scan-phases [aria-current] { border-color: var(--accent-text); color: var(--text); font-weight: 650 }
.files { font-size: 0.875rem; min-height: 1.5rem }
@media (min-width: 45.01rem) {
  table.scans, table.findings { table-layout: fixed }
  table.scans th:first-child { width: 38% }
  table.findings th:nth-child(1) { width: 8rem }
  table.findings th:nth-child(2) { width: 26% }
  table.findings th:nth-child(3) { width: 28% }
}
.place .file { display: inline-block; max-width: 100% }
table.findings + p { margin-top: 0.75rem }
.card h4 { margin: 1.25rem 0 0.5rem; font-size: 0.8125rem; color: var(--muted) }
.card .figures { margin: 0 0 1.25rem; grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr)) }
.card .figures dd { white-space: nowrap }
.scan .grid.two .bars li { grid-template-columns: minmax(6rem, 9rem) 1fr 3.25rem }
.documents { list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr)); gap: 0.75rem }
.documents li { display: grid; gap: 0.125rem; border: 1px solid var(--line); border-radius: 8px; padding: 0.75rem 1rem }
.documents a { font-weight: 600 }
.history { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.375rem; font-size: 0.875rem }
.history li { display: grid; grid-template-columns: 13rem 1fr; gap: 1rem }
.history time { color: var(--muted) }
.assets { list-style: none; display: grid; gap: 0.25rem; margin-top: 0.5rem; font-size: 0.875rem }
.facts .sub { font-weight: 400 }
@media (max-width: 64rem) {
  .new-scan form { grid-template-columns: 1fr 1fr }
  .new-scan .repo_url { grid-column: 1 / -1 }
  .new-scan button { margin-top: 0; justify-self: start }
}
@media (max-width: 45rem) {
  .new-scan form { grid-template-columns: 1fr }
  .history li { grid-template-columns: 1fr; gap: 0 }
}
`
