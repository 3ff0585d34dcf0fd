import { childrenOf, childText, readXml } from "../../formats/readXml.ts"
import { packageSpan } from "../../select/installFolders.ts"
import { foldedName } from "../purl.ts"
import { readPomProperties } from "../packedJar.ts"
import { readPom } from "../pom.ts"
import { anyLicence } from "../../model/spdxLicences.ts"
import type { PackagePart, PartReader } from "./PackagePart.ts"

/** The JAR, what its file is called without the version, and the artifact that a description in it is of. */
const PLACE = /^(.*?([^/]+?)(?:-\d[\w.+-]*)?\.(?:jar|war|ear)!\/)META-INF\/maven\/([^/]+)\/([^/]+)\/[^/]+$/

/** Whether the JAR is named after the artifact; one that holds several has a description of each. */
const isItself = (jar: string, artifact: string): boolean => jar.toLowerCase() === artifact.toLowerCase()

const fromPom = (text: string, path: string): Pick<PackagePart, "licence" | "requires"> | undefined => {
  const [project] = readXml(text).nodes
  const declared = readPom(text, "pom.xml", path)
  if (project === undefined || declared === undefined) return undefined
  return {
    licence: anyLicence(childrenOf(project, "licenses", "license").map((one) => childText(one, "name"))),
    requires: [
      ...new Set(
        declared.flatMap(({ type, name, role, scope }) =>
          role === undefined && scope !== "excluded" && scope !== "optional"
            ? [`${type}:${foldedName(type, name)}`]
            : []
        )
      )
    ]
  }
}

/** `META-INF/maven/GROUP/ARTIFACT/pom.properties` and `pom.xml` in a JAR: https://maven.apache.org/shared/maven-archiver/. */
export const readJarPom: PartReader = (text, path) => {
  const [, at, jar, group, artifact] = PLACE.exec(path) ?? []
  if (at === undefined || jar === undefined || group === undefined || artifact === undefined) return []
  const certainty = isItself(jar, artifact) ? {} : ({ isGuess: true } as const)
  if (path.endsWith(".xml")) {
    const more = certainty.isGuess === true ? undefined : fromPom(text, path)
    return more === undefined ? [] : [{ at, ...more }]
  }
  const declared = readPomProperties(text, "pom.properties", path)
  return declared?.flatMap(({ type, name, version, find }): ReadonlyArray<PackagePart> => [
    {
      at,
      ...(packageSpan(path)?.[1] === at.length && { isInstalled: true }),
      type,
      name,
      version,
      ...certainty,
      ...(typeof find !== "number" && { find })
    }
  ])
}
