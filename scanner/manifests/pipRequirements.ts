import type { Declared, Reader } from "./Declared.ts"
import { groupScope, pythonRequirement } from "./pythonRequirement.ts"

/** Lines that end in a backslash go on in the next one; a comment begins a line or follows a space. */
const logicalLines = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim())

/** What stands behind the requirement are options of its own: `--hash=sha256:...`. */
const withoutOptions = (line: string): string => line.replace(/\s--?[a-z].*$/, "")

/** `requirements.txt` and its like: https://pip.pypa.io/en/stable/reference/requirements-file-format/. */
export const readPipRequirements: Reader = (text, fileName) => {
  const more: Omit<Declared, "type" | "name" | "find"> = fileName.includes("constraints")
    ? { role: "version" }
    : { scope: groupScope(fileName, "required"), transitive: undefined }
  return logicalLines(text).flatMap((line) =>
    line.startsWith("-") ? [] : pythonRequirement(withoutOptions(line), more)
  )
}
