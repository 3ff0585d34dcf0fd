import { readdirSync, readFileSync } from "node:fs"
import { scanArtefact } from "../../../scanner/engine/scanArtefact.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"

const folder = new URL("../artefacts/fixtures/", import.meta.url)

/** Keys, certificates and keystores of every format. */
export const keyFindings: ReadonlyArray<Finding> = readdirSync(folder)
  .toSorted()
  .flatMap((name) => scanArtefact(name, "key-material", readFileSync(new URL(name, folder))).findings)
