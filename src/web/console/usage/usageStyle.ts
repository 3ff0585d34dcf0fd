/** The usage of a tenant. */
export const usageStyle = `
.grid.three.usage { grid-template-columns: 1fr 1.6fr 1.1fr }
.usage .big { font-size: 2rem; font-weight: 650; line-height: 1.2; letter-spacing: -0.015em; margin-bottom: 0.5rem }
.usage .big .muted { font-size: 1rem; font-weight: 400; letter-spacing: 0 }
.usage .figures { margin-bottom: 0.875rem }
.usage .cap .bar { margin-bottom: 0.75rem }
.day-chart { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1.125rem 1.25rem }
.day-chart figcaption { font-size: 0.875rem; margin-bottom: 0.75rem }
.day-chart .most, .day-chart .ends { color: var(--muted); font-size: 0.75rem; line-height: 1.4 }
.day-chart .most { min-height: 1.05rem }
.day-chart .ends { display: flex; justify-content: space-between; margin-top: 0.375rem }
.day-chart > svg { display: block; width: 100%; height: 9rem }
.day-chart .rule { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke }
.day-chart .mark { stroke: none }
.day-chart .hit { fill: transparent }
.day-chart g:hover .hit { fill: var(--raised) }
.day-chart .key { display: inline-flex; gap: 0.375rem; align-items: center; margin-left: 0.75rem; font-size: 0.75rem; color: var(--muted) }
.day-chart .key svg { width: 0.625rem; height: 0.625rem }
.scan details { margin-top: 1rem }
@media (max-width: 64rem) {
  .grid.three.usage { grid-template-columns: 1fr }
}
`
