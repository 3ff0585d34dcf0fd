/** Of the pages that visitors see: front pages, and those of the demo. */
export const frontStyle = `
.front-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 2rem; min-height: 4.75rem; padding: 1rem 0 }
.mark-name { font-size: 1.125rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.3; min-width: 0; overflow-wrap: anywhere }
.mark-name a { color: var(--text); text-decoration: none }
.mark-name img { display: block; height: 2.5rem; width: auto; max-width: min(16rem, 100%); object-fit: contain; object-position: left center; font-size: 1.125rem; line-height: 2.5rem; overflow: hidden }
.front-links { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; list-style: none; margin-left: auto; font-size: 0.875rem }
.front-links a { color: var(--muted); text-decoration: none }
.front-links a:hover { color: var(--text); text-decoration: underline }

.hero { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 2.5rem 4.5rem; align-items: start; padding: 3.5rem 0 4.5rem }
.hero-words { min-width: 0 }
.hero .eyebrow { font-size: 0.9375rem; margin-bottom: 0.75rem; overflow-wrap: anywhere }
.hero h1 { font-size: clamp(1.9rem, 1.2rem + 2.6vw, 3.1rem); line-height: 1.08; letter-spacing: -0.028em; text-wrap: balance }
.hero h1.long { font-size: clamp(1.6rem, 1.1rem + 1.6vw, 2.25rem); line-height: 1.15; letter-spacing: -0.02em }
.hero .lead { margin-top: 1.25rem; font-size: 1.125rem; line-height: 1.6; color: var(--muted); max-width: 36rem }
.try { margin-top: 2rem; max-width: 36rem }
.try label { display: block; font-size: 0.875rem; font-weight: 600; margin-bottom: 0.4375rem }
.try-line { display: flex; flex-wrap: wrap; gap: 0.625rem }
.try-line input { flex: 1 1 15rem; min-width: 0; min-height: 3rem; font-size: 1rem; padding-left: 0.875rem }
.try-line button.primary { flex: none; color: var(--on-accent); background: var(--accent); border-color: var(--accent-text); min-height: 3rem; padding: 0 1.75rem; font-size: 1rem }
.try .wrong { display: block; margin-top: 0.5rem; font-size: 0.875rem; font-weight: 600; color: var(--critical-text) }
.try .hint { margin-top: 0.75rem; font-size: 0.8125rem; line-height: 1.55; color: var(--muted) }
.try input::placeholder { color: var(--muted); opacity: 0.85 }

.deadlines { min-width: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem 1.625rem 1.25rem; box-shadow: 0 1px 2px rgb(0 0 0 / 4%), 0 12px 32px -12px rgb(0 0 0 / 12%) }
.deadlines figcaption { font-size: 0.8125rem; line-height: 1.5; color: var(--muted); margin-bottom: 0.875rem }
.deadlines figcaption strong { display: block; font-size: 0.9375rem; color: var(--text) }
.deadlines > svg { display: block; width: 100%; height: auto; overflow: visible }
.deadlines .mark { stroke: none }
.deadlines .policy { font-size: 13px; fill: var(--text) }
.deadlines .year { font-size: 12px; fill: var(--muted); text-anchor: middle }
.deadlines .tick { stroke: var(--line) }
.deadlines .today { stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 3 3 }
.deadlines .kinds { margin-top: 1rem; font-size: 0.8125rem; color: var(--muted) }
.deadlines .kinds li { display: flex; align-items: center; gap: 0.4375rem }

main.front { padding-top: 2.5rem; min-height: 40vh }
.front-figures { margin: 0.5rem 0 0; padding-bottom: 2.25rem; border-bottom: 1px solid var(--line); grid-template-columns: repeat(4, 1fr) }
.front-figures div { grid-template-rows: minmax(2.55rem, auto) auto }
.front-figures dd { font-size: 2.125rem; line-height: 1.2; color: var(--accent-text) }
.front-figures dt { font-size: 0.875rem }
main.front section > h2 { font-size: 1.625rem; margin-bottom: 1.25rem }
.grid.front-three { grid-template-columns: repeat(3, 1fr); align-items: stretch }
.front-three .card { padding: 1.625rem 1.75rem }
.front-three .card h3 { font-size: 1.0625rem }
.front-three .card p, .steps p { color: var(--muted); line-height: 1.6 }
.steps { list-style: none; counter-reset: step; display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.5rem 2.5rem; margin: 0; padding: 0 }
.steps li { counter-increment: step; position: relative; padding-left: 3.25rem }
.steps li::before { content: counter(step); position: absolute; left: 0; top: 0; display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%; border: 1px solid var(--accent-text); background: var(--accent); color: var(--on-accent); font-weight: 650 }
.steps h3 { margin: 0.3125rem 0 0.375rem; font-size: 1.0625rem }

.listed { list-style: none; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: var(--surface) }
.listed li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; padding: 1rem 1.5rem }
.listed li + li { border-top: 1px solid var(--line) }
.listed-words { flex: 1 1 16rem; min-width: 0 }
.listed h3 { margin: 0; overflow-wrap: anywhere }
.listed p { font-size: 0.875rem }
.listed-score { min-width: 5.5rem; text-align: right; color: var(--muted) }
.listed-badge { object-fit: contain; object-position: right center }
.listed-score strong { font-size: 1.25rem; color: var(--text) }

.phases { list-style: none; display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0 0 2rem; padding: 0; counter-reset: phase; color: var(--muted) }
.phases li { counter-increment: phase; display: flex; align-items: center; gap: 0.625rem }
.phases li::before { content: counter(phase); display: grid; place-items: center; width: 1.75rem; height: 1.75rem; border-radius: 50%; border: 1px solid var(--control); font-size: 0.8125rem; font-weight: 600 }
.phases .now { color: var(--text); font-weight: 600 }
.phases .now::before, .phases .done::before { background: var(--accent-text); border-color: var(--accent-text); color: var(--on-accent-text) }
.phases .done::before { content: "✓" / "" }
#try-status > .lead { margin-bottom: 1.25rem }
#try-status progress { display: block; max-width: 38rem; margin-bottom: 0.5rem }
#try-status .grid.three { grid-template-columns: 1fr 1fr 1.1fr }
.top { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem }
.top li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0.25rem 1rem; align-items: start; padding: 1.125rem 1.375rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px }
.top .pill { justify-self: start }
.top h3 { margin: 0; font-size: 0.9375rem }
.top p { font-size: 0.875rem }
.whole p { margin-bottom: 0.75rem }
footer.page li { min-width: 0; overflow-wrap: anywhere }
ul.next { display: grid; gap: 0.5rem; padding-left: 1.25rem; margin: 0 0 1.5rem; max-width: 46rem }
.front .actions { margin-top: 1.5rem; gap: 0.625rem 1.25rem }
.front .notice p + p { margin-top: 0.375rem }

@media (max-width: 64rem) {
  .hero { grid-template-columns: minmax(0, 1fr); padding: 2.25rem 0 3rem }
  .deadlines { max-width: 38rem; width: 100% }
  .grid.front-three, .steps { grid-template-columns: minmax(0, 1fr) }
  .front-figures { grid-template-columns: 1fr 1fr }
  #try-status .grid.three { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 45rem) {
  .hero { padding: 1rem 0 2rem; gap: 2rem }
  .hero .lead { font-size: 1.0625rem }
  .try-line button.primary { flex: 1 1 100% }
  .deadlines { padding: 1.125rem 1rem 1rem }
  .deadlines .policy, .deadlines .year { font-size: 15px }
  .front-three .card { padding: 1.25rem }
  .top li { grid-template-columns: minmax(0, 1fr); padding: 1rem }
  .listed li { padding: 0.875rem 1rem }
  .listed-score { min-width: 0 }
}
`
