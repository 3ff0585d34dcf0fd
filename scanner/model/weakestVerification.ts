import type { Facts } from "./Facts.ts"

const CHECKS: ReadonlyArray<Facts["verification"]> = ["none", "no-host-name", "peer"]

/** What is checked where one setting leaves out the name and another one the certificate; nothing where only one says it. */
export const weakestVerification = (a: Facts, b: Facts): Facts =>
  a.verification === undefined || b.verification === undefined
    ? {}
    : { verification: CHECKS.find((one) => one === a.verification || one === b.verification)! }
