/**
 * Files of tests that still take more CPU seconds than all others may, and what they may take: most of them start the command line or
 * the service again and again, and each second doubles on a machine with other work. The table may only become shorter.
 */
export const cpuAllowances: { readonly [file: string]: number } = {
  "test/cli/judging.test.ts": 40,
  "test/cli/scanCommand.test.ts": 45,
  "test/cli/secrets.test.ts": 45,
  "test/integrations/action.test.ts": 40,
  "test/integrations/gitlab.test.ts": 30,
  "test/mcp/diff.test.ts": 25,
  "test/mcp/leaving.test.ts": 25,
  "test/node/Sql.test.ts": 30,
  "test/repositories/hostileRepositories.test.ts": 25,
  "test/scanner/engine/determinism.test.ts": 25,
  "test/scanner/engine/hostile.test.ts": 30,
  "test/scanner/engine/hostileCompany.test.ts": 25,
  "test/service/relays.test.ts": 25,
  "test/worker/scanProcess/faults.test.ts": 45,
  "test/worker/scanProcess/makeScanProcesses.test.ts": 50
}
