import { light } from "./themes.ts"

const tones = Object.keys(light.tones)
  .map(
    (tone) =>
      `.pill.${tone} { background: var(--${tone}-back); color: var(--${tone}-text) }\n.mark.${tone} { fill: var(--${tone}-mark); stroke: var(--${tone}-mark) }`
  )
  .join("\n")

/** Pills and marks of charts by tone. */
export const toneStyle = `${tones}
.mark.accent { fill: var(--accent-text); stroke: var(--accent-text) }
.bar .mark { stroke: none }
.gauge .mark { fill: none }
.pill.ahead { background: transparent }
`
