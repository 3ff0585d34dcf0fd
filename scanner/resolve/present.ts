/** Nothing or one, as a list. */
export const present = <A>(one: A | undefined): ReadonlyArray<A> => (one === undefined ? [] : [one])
