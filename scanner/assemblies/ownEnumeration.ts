import { type Assembly, FLAG } from "./Assembly.ts"
import { TABLE } from "./metadataTables.ts"

const MAX_VALUES = 4_096

/** The names of the values of an enumeration that an assembly declares itself (II.14.3). */
export const ownEnumeration = (assembly: Assembly, name: string): ReadonlyMap<number, string> | undefined => {
  const type = assembly.typeNamed(name)
  if (type === undefined || type.base !== "LSystem.Enum;") return undefined
  const [first, end] = type.fields
  const found = new Map<number, string>()
  for (let row = first; row < Math.min(end, first + MAX_VALUES); row++) {
    if ((assembly.metadata.value(TABLE.field, row, 0) & FLAG.literal) === 0) continue
    const value = assembly.constantOf({ table: TABLE.field, row })?.value
    if (typeof value === "number" && !found.has(value)) found.set(value, assembly.metadata.text(TABLE.field, row, 1))
  }
  return found
}
