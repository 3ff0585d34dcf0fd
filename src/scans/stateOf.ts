import type { ScanState } from "../domain/ScanState.ts"
import type { ScanRow } from "./scanRow.ts"

/** The state of a scan that has not ended. */
export const stateOf = ({ status, phase_reached, attempt, given_back }: ScanRow): ScanState => ({
  status,
  phaseReached: phase_reached,
  attempt,
  givenBack: given_back
})
