import type { Weakness } from "../../scanner/model/Assessment.ts"
import { isOpen } from "../../scanner/model/isOpen.ts"
import type { ScanFinding } from "../domain/ScanFinding.ts"

/** A weakness as clients read it; `componentRef` is the reference of its asset in the bill of materials. */
export const scanFindingOf = (weakness: Weakness, componentRef: string): ScanFinding => {
  const { path, place } = weakness.location
  return {
    id: weakness.id,
    rule_id: weakness.rule,
    title: weakness.title,
    severity: weakness.severity,
    category: weakness.category,
    message: weakness.message,
    recommendation: weakness.recommendation,
    algorithm: weakness.algorithm,
    confidence: weakness.confidence,
    quantum_vulnerable: weakness.isQuantumVulnerable,
    nist_quantum_security_level: weakness.quantumLevel ?? null,
    cwe: weakness.cwe.map((number) => `CWE-${number}`),
    references: weakness.references,
    location: {
      path,
      start_line: place.line,
      start_column: place.column,
      end_line: place.endLine,
      end_column: place.endColumn
    },
    component_ref: componentRef,
    snippet: null,
    suppressed: !isOpen(weakness)
  }
}
