import type { Reader } from "./Declared.ts"
import { mavenPackagesNamed } from "./knownLibraries.ts"
import { exactVersion } from "./versions.ts"

/** What Maven's archiver leaves in a JAR (https://maven.apache.org/shared/maven-archiver/): one for each artifact of a shaded JAR. */
export const readPomProperties: Reader = (text) => {
  const valueOf = (key: string): string | undefined =>
    new RegExp(`^${key}[ \\t]*[=:][ \\t]*(.*)$`, "m").exec(text)?.[1]?.trim()
  const [group, artifact] = [valueOf("groupId"), valueOf("artifactId")]
  if (group === undefined || artifact === undefined) return undefined
  return [
    { type: "maven", name: `${group}:${artifact}`, version: exactVersion(valueOf("version")), find: ["artifactId"] }
  ]
}

/** Attributes that name the version of what is in a JAR, the surest first. */
const VERSIONS = ["Bundle-Version", "Implementation-Version", "Specification-Version"]

/** `NAME: VALUE`, where a line that begins with a space goes on from the one before (JAR File Specification, "Notes on Manifest"). */
const mainAttributes = (text: string): ReadonlyMap<string, string> => {
  const [main = ""] = text.replaceAll("\n ", "").split("\n\n", 1)
  return new Map([...main.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [name!, value!.trim()] as const))
}

const firstParts = (group: string): string => group.split(".").slice(0, 2).join(".")

/** Attributes that name what is in a JAR (OSGi Core 3.2.1; `java.lang.module.ModuleFinder`; `java.util.jar.Attributes.Name`). */
const NAMES = ["Bundle-SymbolicName", "Automatic-Module-Name", "Implementation-Title"]

/** The name of a JAR as repositories have it: artifact and version. */
const JAR = /([^/]+?)(?:-(\d[\w.+-]*))?\.jar!\/META-INF\/[^/]+$/i

/**
 * `META-INF/MANIFEST.MF`: many libraries that Maven did not build say nothing else of themselves. The artifact is that of the name of the
 * JAR, or of what the manifest calls itself, and counts where the manifest names its group, too.
 */
export const readJarManifest: Reader = (text, _, path) => {
  const attributes = mainAttributes(text)
  if (!attributes.has("Manifest-Version")) return undefined
  const [, artifact = "", named] = JAR.exec(path) ?? []
  const values = [...attributes.values()]
  const version = named ?? VERSIONS.flatMap((name) => attributes.get(name) ?? [])[0]
  const isOfGroup = (name: string): boolean =>
    values.some((value) => value.includes(firstParts(name.slice(0, name.indexOf(":")))))
  const titles = NAMES.flatMap((name) => attributes.get(name)?.split(";")[0]!.trim() ?? [])
  const [found = []] = [artifact, ...titles]
    .map((name) => mavenPackagesNamed(name).filter(isOfGroup))
    .filter((names) => names.length > 0)
  return found.map((name) => ({ type: "maven" as const, name, version: exactVersion(version), find: 0 }))
}
