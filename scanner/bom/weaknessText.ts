import type { Weakness } from "../model/Assessment.ts"

/** One weakness at one place, with its id: `3e67... src/A.java:12:9 high; confidence: medium; context: test; suppressed: comment`. */
export const weaknessText = ({ id, location, severity, confidence, context, suppressed }: Weakness): string =>
  `${id} ${location.path}:${location.place.line}:${location.place.column} ${severity}; confidence: ${confidence}${
    context === undefined ? "" : `; context: ${context}`
  }${suppressed === undefined ? "" : `; suppressed: ${suppressed.by}`}`
