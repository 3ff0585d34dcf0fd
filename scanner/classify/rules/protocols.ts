import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc } from "./references.ts"

const common = { category: "deprecated-protocol", aspect: "version", cwe: [327, 757] } as const

/** Versions of protocols that must not be negotiated any more. */
export const protocols: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-TLS-VERSION-SSL",
    title: "SSL 2.0 or 3.0",
    when: { type: "protocol", name: "TLS", version: ["ssl2", "ssl3"] },
    message: "{name} is prohibited: attacks such as POODLE and DROWN read what it protects.",
    recommendation: "Allow TLS 1.2 and TLS 1.3 only.",
    references: [rfc(6176), rfc(7568)]
  },
  {
    ...common,
    id: "CM-TLS-VERSION",
    title: "TLS 1.0 or 1.1",
    when: { type: "protocol", name: "TLS", version: ["1.0", "1.1"] },
    message: "{name} rests on MD5 and SHA-1, knows no authenticated ciphers, and must not be used.",
    recommendation: "Allow TLS 1.2 and TLS 1.3 only.",
    references: [rfc(8996), rfc(9325)]
  },
  {
    ...common,
    id: "CM-DTLS-VERSION",
    title: "DTLS 1.0",
    when: { type: "protocol", name: "DTLS", version: "1.0" },
    message: "DTLS 1.0 is TLS 1.1 over datagrams and must not be used.",
    recommendation: "Allow DTLS 1.2 and DTLS 1.3 only.",
    references: [rfc(8996), rfc(9147)]
  },
  {
    ...common,
    id: "CM-SSH-VERSION",
    title: "SSH version 1",
    when: { type: "protocol", name: "SSH", version: ["1", "1.0", "1.3", "1.5", "1.99"] },
    message: "Version 1 of SSH lets an attacker insert data unnoticed.",
    recommendation: "Allow version 2 only.",
    references: [rfc(4251), "https://www.kb.cert.org/vuls/id/684820"]
  },
  {
    ...common,
    id: "CM-IKE-VERSION",
    title: "IKE version 1",
    when: { type: "protocol", name: "IKE", version: ["1", "1.0"] },
    message: "IKEv1 is historic: nobody maintains it, and many of its algorithms are weak.",
    recommendation: "Use IKEv2.",
    references: [rfc(9395)]
  }
]
