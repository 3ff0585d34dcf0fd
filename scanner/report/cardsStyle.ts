/** Rows as cards, where a window is narrower than a table needs. */
const cards = (table: string, width: string): string => `
@media screen and (max-width: ${width}) {
  ${table}, ${table} tbody, ${table} tr, ${table} th, ${table} td, ${table} caption { display: block }
  ${table} thead { display: none }
  ${table}.sortable thead { display: block }
  ${table} thead tr { display: flex; flex-wrap: wrap; gap: 0.375rem; padding-bottom: 0.875rem }
  ${table} thead tr::before { content: "Sort by"; flex-basis: 100%; color: var(--muted); font-size: 0.8125rem }
  ${table} thead th { border: 0; padding: 0; text-align: left }
  ${table} thead button { border: 1px solid var(--control); border-radius: 6px; padding: 0.25rem 0.625rem }
  ${table} .number button { flex-direction: row }
  ${table} tbody tr { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 0.875rem 1rem; margin-bottom: 0.75rem }
  ${table} tbody th, ${table} tbody td { border: 0; padding: 0.25rem 0; width: auto; text-align: left }
  ${table} tbody tr:target { border-color: var(--accent-text) }
  ${table} tbody tr:target > * { background: transparent }
  ${table} [data-label]::before { content: attr(data-label); display: block; color: var(--muted); font-size: 0.75rem; font-weight: 400 }
  ${table} td.number[data-label] { display: flex; justify-content: space-between; gap: 1rem }
}
`

export const cardsStyle = `${cards(".cards", "45rem")}${cards(".long.cards", "60rem")}
@media (max-width: 45rem) {
  .field, .field input, .field select { width: 100% }
  .wide th, .wide td { padding: 0.625rem 0.75rem }
}
`
