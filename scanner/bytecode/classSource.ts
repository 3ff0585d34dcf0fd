import { classesIn } from "../model/classBundle.ts"
import { type ClassFile, readClass } from "./classFile.ts"
import { MalformedClass } from "./ClassReader.ts"
import { readingUnit } from "./readBody.ts"
import { SourceText, TextTooLong } from "./SourceText.ts"
import { TypeNames } from "./TypeNames.ts"
import { writeClasses } from "./writeClass.ts"

/** Class files of one source as source code says it. */
export interface ClassSource {
  readonly text: string
  /** The line of the source file of each line of the text; 0 where the class does not say it. */
  readonly lines: ReadonlyArray<number>
  /** Whether all of it was read. */
  readonly isWhole: boolean
}

/** Why a class file is not read. */
export interface UnreadClass {
  readonly why: string
}

const assemble = (body: SourceText, names: TypeNames, isWhole: boolean): ClassSource => {
  const head = [
    ...(names.package === "" ? [] : [`package ${names.package};`]),
    ...names.imports.map((name) => `import ${name};`)
  ]
  return {
    text: [...head, body.text, ""].join("\n"),
    lines: [...head.map(() => 0), ...(body.lines.length === 0 ? [0] : body.lines), 0],
    isWhole
  }
}

const unlessMalformed = <A>(read: () => A, otherwise: (why: string) => A): A => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof MalformedClass || cause instanceof TextTooLong) return otherwise(cause.message)
    throw cause
  }
}

const sourceOf = (first: ClassFile, others: ReadonlyArray<ClassFile>, isWhole: boolean): ClassSource => {
  if (first.name === "module-info") return { text: "", lines: [], isWhole }
  const unit = readingUnit([first, ...others])
  const names = new TypeNames({ name: first.name, nesting: unit.nesting }, unit.classes.keys())
  const text = new SourceText()
  writeClasses(unit, names, text)
  return assemble(text, names, isWhole && unit.isWhole)
}

/** Class files of one source (`bundleOf`) as source code in Java says it: what their methods call, with what values. */
export const classSource = (bytes: Uint8Array): ClassSource | UnreadClass =>
  unlessMalformed<ClassSource | UnreadClass>(
    () => {
      const [first, ...others] = classesIn(bytes)
      const read = others.flatMap((one) =>
        unlessMalformed<ReadonlyArray<ClassFile>>(
          () => [readClass(one)],
          () => []
        )
      )
      return sourceOf(readClass(first ?? bytes), read, read.length === others.length)
    },
    (why) => ({ why })
  )
