/**
 * Files of tests that still take more CPU seconds than all others may, and what they may take: most of them start the command line or
 * the service again and again, and each second doubles on a machine with other work. The table may only become shorter.
 */
export const cpuAllowances: { readonly [file: string]: number } = {
  "test/cli/judging.test.ts": 60,
  "test/cli/scanCommand.test.ts": 60,
  "test/cli/secrets.test.ts": 240,
  "test/client/scans.test.ts": 45,
  "test/faults/crashPoints.test.ts": 30,
  "test/faults/database.test.ts": 30,
  "test/faults/disk.test.ts": 30,
  "test/faults/lines.test.ts": 30,
  "test/faults/poison.test.ts": 30,
  "test/faults/restarts.test.ts": 30,
  "test/faults/zombie.test.ts": 30,
  "test/integrations/action.test.ts": 80,
  "test/integrations/gitlab.test.ts": 80,
  "test/mcp/diff.test.ts": 60,
  "test/mcp/leaving.test.ts": 40,
  "test/node/Sql.test.ts": 30,
  "test/repositories/hostileHosts.test.ts": 30,
  "test/repositories/hostileRepositories.test.ts": 30,
  "test/scanner/engine/determinism.test.ts": 30,
  "test/scanner/engine/hostile.test.ts": 30,
  "test/scanner/engine/hostileCompany.test.ts": 30,
  "test/service/fuzz.test.ts": 30,
  "test/service/outages.test.ts": 30,
  "test/service/relays.test.ts": 40,
  "test/service/tenants.test.ts": 30,
  "test/worker/scanProcess/faults.test.ts": 60,
  "test/worker/scanProcess/makeScanProcesses.test.ts": 80,
  "test/worker/supervisor.test.ts": 30
}
