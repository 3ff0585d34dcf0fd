const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

/** Whether a name may stand in a program as it is. */
export const isName = (name: string): boolean => NAME.test(name)
