/** Which of two comes first: texts by their code units, the same in every place and language. */
export const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)
