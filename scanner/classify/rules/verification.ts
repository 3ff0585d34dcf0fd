import type { WeaknessRule } from "../WeaknessRule.ts"
import { OWASP_TLS, rfc } from "./references.ts"

const common = { category: "disabled-verification", aspect: "verification" } as const

/** Peers that are believed without proof. */
export const verification: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-SSH-VERIFY-NONE",
    cwe: [322],
    title: "SSH host keys are not checked",
    when: { name: "SSH", verification: ["none", "no-host-name"] },
    message: "Any host is taken for the right one, so that anybody in between reads and changes everything.",
    recommendation: "Check the host's key against known_hosts, or a certificate of the hosts' authority.",
    references: [rfc(4251)]
  },
  {
    ...common,
    id: "CM-TLS-VERIFY-NONE",
    cwe: [295],
    title: "Certificates are not checked",
    when: { verification: "none" },
    message: "Any certificate is accepted, so that anybody in between reads and changes everything.",
    recommendation:
      "Leave the verification on; give the client the certificate of your own authority where there is one.",
    references: [rfc(9525), OWASP_TLS]
  },
  {
    ...common,
    id: "CM-TLS-VERIFY-HOST-NAME",
    cwe: [297],
    title: "Host names are not checked",
    when: { verification: "no-host-name" },
    message: "A valid certificate for any other name is accepted, so that whoever has one can stand in between.",
    recommendation: "Leave the check of the host name on; give the expected name where it differs from the address.",
    references: [rfc(9525), OWASP_TLS]
  }
]
