/** Exit codes of the command line. Findings alone never make a command fail, unless `--fail-on` asks for it. */
export const exitCodes = {
  done: 0,
  gate: 1,
  failure: 2,
  nothingToScan: 3,
  usage: 64
} as const
