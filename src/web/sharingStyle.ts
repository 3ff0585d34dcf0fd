/** The part of the console that shares reports. */
export const sharingStyle = `
#sharing div.stack { display: grid; gap: 1.125rem; max-width: 38rem; margin: 1rem 0 1.5rem }
#sharing form.stack { margin-top: 1rem }
#sharing .check input { flex: none; width: 1rem; height: 1rem; margin: 0.25rem 0 0; align-self: start }
#sharing .check .muted { display: block; font-size: 0.8125rem }
#sharing input[readonly] { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: 0.8125rem; background: var(--raised) }
details.revoke { margin-top: 1.5rem; max-width: 38rem }
details.revoke summary { cursor: pointer; color: var(--critical-text); font-weight: 600; font-size: 0.875rem }
details.revoke p { margin: 0.75rem 0 }
`
