import { writeSync } from "node:fs"

const STDERR = 2

/** In JavaScript, since stripping types would take part of the measured time. Loaded before the command line, it reports the whole process's processor time and peak memory as the last line of stderr. */
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeSync(
    STDERR,
    `\n${JSON.stringify({ cpuMillis: (userCPUTime + systemCPUTime) / 1000, peakMebibytes: maxRSS / 1024 })}\n`
  )
})
