import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import type { ScanJob } from "../../scans/ScanProcesses.ts"
import { version } from "../../version.ts"
import { purlOf } from "../../node/bomIdentity.ts"

/** What the documents of a job say about themselves: two scans of a commit differ only in what the job gives. */
export const jobIdentity = (job: ScanJob): BomOptions => {
  const { url, commit, ref, serialNumber, timestamp } = job
  const purl = purlOf({ url, commit, subfolder: "" })
  return {
    component: {
      name: job.projectName ?? `${job.owner}/${job.name}`,
      version: job.projectVersion,
      ...(purl !== undefined && { purl })
    },
    git: { url, ...(ref !== null && { revision: ref }), commit },
    timestamp,
    serialNumber,
    tool: { name: "ciphermap", version }
  }
}
