/** Rows of tables as cards, where a window is narrow. */
export const cardsNarrowStyle = `
@media (max-width: 45rem) {
  .cards-narrow thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  .cards-narrow, .cards-narrow :is(caption, tbody, tr, td, th) { display: block }
  table.plain.cards-narrow tbody tr { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 0.75rem 1rem; margin-bottom: 0.75rem }
  table.plain.cards-narrow tbody tr:hover > * { background: transparent }
  table.plain.cards-narrow :is(th, td) { border: 0; padding: 0.1875rem 0 }
  .cards-narrow td[data-label]::before { content: attr(data-label) ": "; color: var(--muted) }
  .cards-narrow td .sub { display: inline; margin-left: 0.375rem }
  table.plain.cards-narrow .number { text-align: left }
}
`
