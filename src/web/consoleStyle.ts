/** What only the console has. */
export const consoleStyle = `
.console-title { padding: 1.75rem 0 1.5rem }
nav.console .last { margin-left: auto }
nav.console .last form { padding: 0.375rem 0 }
nav a[aria-current=page] { color: var(--text); box-shadow: inset 0 -2px 0 var(--accent) }
@media (max-width: 45rem) {
  nav.console ul { flex-wrap: wrap; gap: 0 1.25rem }
}
main.console { padding-top: 2rem }
main.console > * + * { margin-top: 1.75rem }
`
