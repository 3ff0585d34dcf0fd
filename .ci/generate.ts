import { writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { generatedFiles } from "./generatedFiles.ts"

const root = dirname(import.meta.dirname)
for (const [path, make] of Object.entries(generatedFiles)) writeFileSync(join(root, path), make())
