import type { WeaknessRule } from "../WeaknessRule.ts"
import { rfc, SP_800_186 } from "./references.ts"

const common = { category: "weak-parameter", aspect: "curve", cwe: [327] } as const

const recommendation = "Use P-256, P-384 or Curve25519; plan for ML-DSA and ML-KEM."

/** Curves that are large enough and yet not to be chosen. */
export const curves: ReadonlyArray<WeaknessRule> = [
  {
    ...common,
    id: "CM-CURVE-TEST",
    title: "Elliptic curve that is not for production",
    when: {
      type: "algorithm",
      curve: [
        "id-GostR3410-2001-TestParamSet",
        "BADA55-R-256",
        "BADA55-VPR2-224",
        "BADA55-VPR-224",
        "BADA55-VR-224",
        "BADA55-VR-256",
        "BADA55-VR-384"
      ]
    },
    message: "The curve {curve} was published for tests, or to show how curves can be manipulated.",
    recommendation,
    references: ["https://eprint.iacr.org/2014/571", rfc(4357)]
  },
  {
    ...common,
    id: "CM-CURVE-BINARY",
    title: "Elliptic curve over a binary field",
    when: {
      type: "algorithm",
      curve: ["B-233", "B-283", "B-409", "B-571", "K-233", "K-283", "K-409", "K-571", "sect239k1"]
    },
    message:
      "TLS has given up curves over binary fields, NIST advises against them, and few libraries still care for them.",
    recommendation,
    references: [rfc(8422), SP_800_186]
  },
  {
    ...common,
    id: "CM-CURVE-BN254",
    title: "Pairing curve of about 100 bits of security",
    when: { type: "algorithm", curve: ["bn254", "alt_bn128", "Fp254BNa", "Fp254n2BNa", "Fp256BN"] },
    message: "Since 2016 pairings on curves of this size are known to fall short of 128 bits by far.",
    recommendation: "Use BLS12-381.",
    references: ["https://datatracker.ietf.org/doc/draft-irtf-cfrg-pairing-friendly-curves/"]
  }
]
