import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js"
import type { Finding } from "../../../scanner/model/Finding.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"

const isSecret = ({ kind, facts }: Finding): boolean =>
  kind === "key" && facts.material !== undefined && facts.material !== "public-key"

/**
 * The report with an HMAC-SHA-256 in place of each fingerprint of a private or secret key: without the key of the installation,
 * nobody can tell by a document whether a key that he holds is the one that was found. `key` is hexadecimal.
 */
export const keyedFingerprints = (report: ScanReport, key: string): ScanReport => {
  const secret = hexToBytes(key)
  const keyed = (finding: Finding): Finding => {
    const fingerprint = finding.stored?.fingerprint
    if (fingerprint === undefined || !isSecret(finding)) return finding
    const code = bytesToHex(hmac(sha256, secret, hexToBytes(fingerprint)))
    return { ...finding, stored: { ...finding.stored!, fingerprint: code } }
  }
  return { ...report, findings: report.findings.map(keyed) }
}
