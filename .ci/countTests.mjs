import { readFileSync } from "node:fs"

/** Prints "passed failed" of a vitest JSON report. A file that failed without a failed test counts as one. */
const report = JSON.parse(readFileSync(process.argv[2], "utf8"))
const broken = report.testResults.filter(
  (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed")
)
console.log(report.numPassedTests, report.numFailedTests + broken.length)
