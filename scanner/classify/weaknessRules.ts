import { certificates } from "./rules/certificates.ts"
import { ciphers } from "./rules/ciphers.ts"
import { curves } from "./rules/curves.ts"
import { derivations } from "./rules/derivations.ts"
import { hashes } from "./rules/hashes.ts"
import { keys } from "./rules/keys.ts"
import { macs } from "./rules/macs.ts"
import { modes } from "./rules/modes.ts"
import { paddings } from "./rules/paddings.ts"
import { parameters } from "./rules/parameters.ts"
import { passwords } from "./rules/passwords.ts"
import { protocols } from "./rules/protocols.ts"
import { quantum } from "./rules/quantum.ts"
import { randomness } from "./rules/randomness.ts"
import { secrets } from "./rules/secrets.ts"
import { signatures } from "./rules/signatures.ts"
import { suites } from "./rules/suites.ts"
import { verification } from "./rules/verification.ts"
import type { WeaknessRule } from "./WeaknessRule.ts"

/** All rules; of those about one aspect of a use, the first that matches is reported. */
export const weaknessRules: ReadonlyArray<WeaknessRule> = [
  ...passwords,
  ...hashes,
  ...macs,
  ...ciphers,
  ...modes,
  ...paddings,
  ...signatures,
  ...derivations,
  ...parameters,
  ...keys,
  ...curves,
  ...protocols,
  ...suites,
  ...verification,
  ...certificates,
  ...secrets,
  ...randomness,
  ...quantum
]
