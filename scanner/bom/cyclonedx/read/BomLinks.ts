import { isObject, type JsonObject, listIn, textIn, textsIn } from "../../read/JsonObject.ts"
import type { BomComponent } from "./BomComponent.ts"

/** Which component refers to which, by their places in the list of components. */
export interface BomLinks {
  /** The component of a reference. */
  readonly of: (ref: string | undefined) => BomComponent | undefined
  /** What a component depends on, in the order of the document. */
  readonly dependsOn: (component: Pick<BomComponent, "ref">) => ReadonlyArray<string>
  /** What a component implements. */
  readonly provides: (component: Pick<BomComponent, "ref">) => ReadonlyArray<string>
}

const collect = (
  entries: ReadonlyArray<JsonObject>,
  field: "dependsOn" | "provides"
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const byRef = new Map<string, ReadonlyArray<string>>()
  for (const entry of entries) {
    const ref = textIn(entry, "ref")
    if (ref !== undefined && !byRef.has(ref)) byRef.set(ref, textsIn(entry, field))
  }
  return byRef
}

/** Of several components with one reference the first counts. */
export const bomLinks = (fields: JsonObject, components: ReadonlyArray<BomComponent>): BomLinks => {
  const byRef = new Map<string, BomComponent>()
  for (const component of components)
    if (component.ref !== undefined && !byRef.has(component.ref)) byRef.set(component.ref, component)
  const entries = listIn(fields, "dependencies").filter(isObject)
  const needed = collect(entries, "dependsOn")
  const provided = collect(entries, "provides")
  return {
    of: (ref) => (ref === undefined ? undefined : byRef.get(ref)),
    dependsOn: ({ ref }) => needed.get(ref ?? "") ?? [],
    provides: ({ ref }) => provided.get(ref ?? "") ?? []
  }
}
