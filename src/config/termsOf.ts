import { demoKind } from "../domain/demoTenant.ts"
import type { Values } from "./settings.ts"

/** The limits of one scan. */
export interface ScanLimits {
  readonly downloadMebibytes: number
  readonly downloadSeconds: number
  /** Without the download. */
  readonly scanSeconds: number
}

/** What an installation grants to tenants of a kind. */
export interface Terms {
  readonly scansAtOnce: number
  readonly maxQueuedScans: number
  readonly attempts: number
  readonly caps: { readonly live: number; readonly testPerMonth: number; readonly testPerDay: number }
  readonly limits: ScanLimits
  /** What its scans may leave for later ones; a visitor's repository is hardly scanned again. */
  readonly cacheMebibytes: number
}

const usualTerms = (config: Values): Terms => ({
  scansAtOnce: config.tenantScansAtOnce,
  maxQueuedScans: config.maxQueuedScans,
  attempts: config.scanAttempts,
  caps: { live: config.monthlyScanCap, testPerMonth: config.testScansPerMonth, testPerDay: config.testScansPerDay },
  limits: {
    downloadMebibytes: config.downloadMebibytes,
    downloadSeconds: config.downloadSeconds,
    scanSeconds: config.scanTimeoutSeconds
  },
  cacheMebibytes: config.scanCacheMib
})

const longestMonth = 31

/** Few, because a visitor is waiting for the result. */
const demoAttempts = 2

const demoTerms = (config: Values): Terms => ({
  scansAtOnce: config.demoScansAtOnce,
  maxQueuedScans: config.demoQueue,
  attempts: Math.min(demoAttempts, config.scanAttempts),
  caps: { live: 0, testPerMonth: config.demoScansPerDay * longestMonth, testPerDay: config.demoScansPerDay },
  limits: {
    downloadMebibytes: config.demoMebibytes,
    downloadSeconds: config.demoSeconds,
    scanSeconds: config.demoSeconds
  },
  cacheMebibytes: 0
})

const byKind: Readonly<Record<string, (config: Values) => Terms>> = { [demoKind]: demoTerms }

/** Kinds of tenants with terms of their own. */
export const specialKinds: ReadonlyArray<string> = Object.keys(byKind)

export const termsOf = (config: Values, kind: string): Terms => (byKind[kind] ?? usualTerms)(config)
