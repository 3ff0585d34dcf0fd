/** The names of the values of an enumeration that other assemblies declare; undefined where it is not known. */
export const enumerationNamed = (_name: string): ReadonlyMap<number, string> | undefined => undefined
