import type { LibraryOccurrence, LibraryScope, LibraryUse } from "../../../model/LibraryUse.ts"
import { usageScopeOf } from "../../../model/usageScopeOf.ts"
import { countIn, countInText, objectIn, objectsIn, textIn } from "../../read/JsonObject.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"
import type { BomLinks } from "./BomLinks.ts"
import { isUsageScope } from "./factOf.ts"

const SCOPES: ReadonlySet<string> = new Set<LibraryScope>(["required", "optional", "excluded"])

const isScope = (text: string | undefined): text is LibraryScope => text !== undefined && SCOPES.has(text)

/** The document does not state which of several places requests which versions. */
const occurrencesOf = ({ fields, own }: BomComponent): ReadonlyArray<LibraryOccurrence> => {
  const places = objectsIn(objectIn(fields, "evidence"), "occurrences")
  const requirements = own.get("requirement") ?? []
  const requirement = places.length === 1 && requirements.length === 1 ? requirements[0] : undefined
  return places.flatMap((place) => {
    const path = textIn(place, "location")
    if (path === undefined) return []
    const scope = /scope: ([a-z]+)/.exec(textIn(place, "additionalContext") ?? "")?.[1]
    const line = Math.max(1, countIn(place, "line") ?? 1)
    const column = (countIn(place, "offset") ?? 0) + 1
    return [
      {
        path,
        place: { line, column, endLine: line, endColumn: column },
        scope: isUsageScope(scope) ? scope : usageScopeOf(path),
        ...(requirement !== undefined && { requirement })
      }
    ]
  })
}

/** Whether a component is a library of which it is known that it has to do with cryptography. */
export const isLibrary = (component: BomComponent, links: BomLinks): boolean => {
  const isNamed = component.type === "library" && textIn(component.fields, "purl") !== undefined
  return isNamed && (component.own.has("used") || links.provides(component).length > 0)
}

/** A library. Of another tool's it is known to be used where an asset it implements has a place. */
export const readLibrary = (component: BomComponent, isUsed: boolean): LibraryUse => {
  const { fields, own, name } = component
  const version = textIn(fields, "version")
  const scope = textIn(fields, "scope")
  const direct = nativeText(component, "direct")
  return {
    purl: textIn(fields, "purl")!,
    name,
    ...(version !== undefined && { version }),
    ...(isScope(scope) && { scope }),
    ...((direct === "true" || direct === "false") && { direct: direct === "true" }),
    used: own.has("used") ? nativeText(component, "used") === "true" : isUsed,
    uses: countInText(nativeText(component, "uses")) ?? 0,
    offers: own.get("offers") ?? [],
    occurrences: occurrencesOf(component)
  }
}
