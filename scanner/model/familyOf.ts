import { algorithmOf } from "./algorithms.ts"
import type { Facts } from "./Facts.ts"

const RSA_FAMILIES: { readonly [use: string]: string } = {
  "signature pkcs1v15": "RSASSA-PKCS1",
  "signature pss": "RSASSA-PSS",
  "pke pkcs1v15": "RSAES-PKCS1",
  "pke oaep": "RSAES-OAEP"
}

const cipherMacFamily = ({ name, cipher }: Facts): string | undefined =>
  cipher === "AES" && (name === "CMAC" || name === "GMAC" || name === "XCBC-MAC") ? "AES" : undefined

/** Member of the CycloneDX 1.7.1 `algorithmFamiliesEnum` for an algorithm. Takes effective facts. */
export const familyOf = (facts: Facts): string | undefined =>
  facts.name === "RSA"
    ? RSA_FAMILIES[`${facts.primitive} ${facts.padding}`]
    : (cipherMacFamily(facts) ?? algorithmOf(facts.name)?.family)
