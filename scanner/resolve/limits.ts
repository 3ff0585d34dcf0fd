/** At most so many values are followed for one expression; beyond, the rest is `unknown`. */
export const MAX_VALUES = 24

/** At most so many expressions are followed into each other. */
export const MAX_DEPTH = 48
