import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DataDirectoryInUse, DataDirectoryUnusable } from "../node/DataDirectoryError.ts"
import type { StartError } from "./roles.ts"

const databaseReasons: Readonly<Record<string, string>> = {
  "28P01": "refuses the user or the password",
  "28000": "refuses the user",
  "3D000": "has no database of that name",
  ECONNREFUSED: "does not answer: nothing listens there",
  ENOTFOUND: "does not answer: there is no such host",
  EAI_AGAIN: "does not answer: there is no such host"
}

/** What keeps the service from starting, in a sentence that names variables and files, and no secret. */
export const startFailure = (error: StartError): string => {
  if (error instanceof DatabaseUnavailable) {
    return `DATABASE_URL: the database ${databaseReasons[error.reason] ?? `does not answer (${error.reason})`}`
  }
  const isDirectory = error instanceof DataDirectoryInUse || error instanceof DataDirectoryUnusable
  return isDirectory ? `DATA_DIR: ${error.message}` : error.message
}
