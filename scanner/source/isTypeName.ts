/** Whether a name begins as types do where case tells them from packages and members. */
export const isTypeName = (name: string): boolean => /^\p{Lu}/u.test(name)
