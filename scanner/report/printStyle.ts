/** Ink on paper: everything unfolded, nothing to press. */
export const printStyle = `
@page { margin: 16mm 14mm }
@media print {
  body { background: #ffffff; font-size: 9.5pt }
  body::before { print-color-adjust: exact }
  nav, .filters, #theme, #theme[hidden], .skip, .downloads { display: none !important }
  header.page, main, footer.page { max-width: none; padding: 0 }
  .title { padding: 1.5rem 0 0 }
  section { margin: 0; padding: 1.75rem 0 0 }
  h2, h3, caption { break-after: avoid }
  tr, .card, .bars li { break-inside: avoid }
  thead { display: table-header-group }
  table { font-size: 8.5pt }
  a { color: inherit; text-decoration: none }
  .grid.three, .grid.two { grid-template-columns: 1fr 1fr }
  .grid.three > :last-child { grid-column: 1 / -1 }
  #findings-table .why { display: none }
  #findings-table tbody th, #findings-table td:nth-child(3) { width: 22% }
  #findings-table td:nth-child(4), #inventory-table td:nth-child(5) { width: 32% }
  code { font-size: 0.85em }
  details > summary { display: none }
  .tree details > summary { display: block }
  details::details-content { display: block; content-visibility: visible; height: auto }
  .scroll { overflow: visible; border: 0 }
  .graph { max-width: 100%; height: auto; margin: 0 }
  .wide { width: 100% }
  .wide th, .wide td { min-width: 0; max-width: none; padding: 0.375rem 0.5rem 0.375rem 0 }
  .wide th:first-child { position: static; box-shadow: none; min-width: 0 }
  .pill, .bar, .gauge { print-color-adjust: exact }
}
`
