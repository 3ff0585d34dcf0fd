import { isTypeName } from "../source/isTypeName.ts"

/** The types in front of the last part of a qualified name, outer ones first. */
export const typesIn = (name: string): ReadonlyArray<string> => name.split(".").slice(0, -1).filter(isTypeName)
