import type { Annotation, AnnotationValue } from "./classFile.ts"
import { classIn } from "./descriptors.ts"
import { isName } from "./isName.ts"
import { literalText } from "./literals.ts"
import type { TypeNames } from "./TypeNames.ts"

const valueText = (names: TypeNames, value: AnnotationValue): string => {
  switch (value.kind) {
    case "constant":
      return literalText(value.value, value.tag)
    case "enum":
      return `${names.ofDescriptor(value.type)}.${isName(value.name) ? value.name : "unnamed"}`
    case "class":
      return `${names.ofDescriptor(value.descriptor)}.class`
    case "annotation":
      return annotationText(names, value.of).trimEnd()
    case "list":
      return `{${value.values.map((one) => valueText(names, one)).join(", ")}}`
  }
}

/** What compilers tell each other: Kotlin's is as long as the class itself. */
const OF_COMPILERS = /^(?:kotlin\/(?:Metadata|jvm\/)|scala\/reflect\/|org\/jetbrains\/annotations\/)/

/** An annotation as it stands before what it is of; empty for those that say nothing to a reader. */
export const annotationText = (names: TypeNames, { type, values }: Annotation): string => {
  const name = classIn(type)
  if (name === undefined || OF_COMPILERS.test(name)) return ""
  const [first] = values
  if (values.length === 0) return `@${names.of(name)} `
  const isPlain = values.length === 1 && first![0] === "value"
  const given = values.map(([key, value]) => `${isPlain || !isName(key) ? "" : `${key} = `}${valueText(names, value)}`)
  return `@${names.of(name)}(${given.join(", ")}) `
}
