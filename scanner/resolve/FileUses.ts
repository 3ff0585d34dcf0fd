import type { IndexedRow } from "../match/RuleIndex.ts"
import type { Finding } from "../model/Finding.ts"
import type { Question } from "./Question.ts"

/** What one file says of cryptography, and what it leaves open. */
export interface FileUses {
  readonly findings: ReadonlyArray<Finding>
  /** Keys, nonces and salts that what was found is given, and that the source itself holds or that can be predicted. */
  readonly materials: ReadonlyArray<Finding>
  /** What other files would have to say for more to be known. */
  readonly questions: ReadonlyArray<Question>
  /** Rows that something in the file was matched to, reported or not. */
  readonly rows: ReadonlyArray<IndexedRow>
}
