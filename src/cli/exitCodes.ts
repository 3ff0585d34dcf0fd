/** Exit codes of the command line. Findings alone never make a scan fail. */
export const exitCodes = {
  done: 0,
  failure: 2,
  nothingToScan: 3,
  usage: 64
} as const
