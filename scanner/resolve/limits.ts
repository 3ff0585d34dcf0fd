/** At most so many values are followed for one expression; beyond, the rest is `unknown`. */
export const MAX_VALUES = 64

/** At most so many expressions are followed into each other. */
export const MAX_DEPTH = 48

/** Further lines of one finding. In real code hardly one in a thousand has more; a table of test vectors can have thousands. */
export const MAX_EVIDENCE = 256
