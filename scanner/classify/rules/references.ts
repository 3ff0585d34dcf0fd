export const rfc = (number: number): string => `https://www.rfc-editor.org/rfc/rfc${number}`

const nist = (publication: string): string => `https://doi.org/10.6028/NIST.${publication}`

export const SP_800_131A = nist("SP.800-131Ar2")
export const SP_800_57 = nist("SP.800-57pt1r5")
export const SP_800_38A = nist("SP.800-38A")
export const SP_800_38B = nist("SP.800-38B")
export const SP_800_38C = nist("SP.800-38C")
export const SP_800_38D = nist("SP.800-38D")
export const SP_800_132 = nist("SP.800-132")
export const SP_800_186 = nist("SP.800-186")
export const IR_8547 = nist("IR.8547.ipd")
export const FIPS_186 = nist("FIPS.186-5")

const owasp = (sheet: string): string => `https://cheatsheetseries.owasp.org/cheatsheets/${sheet}_Cheat_Sheet.html`

export const OWASP_PASSWORDS = owasp("Password_Storage")
export const OWASP_STORAGE = owasp("Cryptographic_Storage")
export const OWASP_SECRETS = owasp("Secrets_Management")
export const OWASP_TLS = owasp("Transport_Layer_Security")
export const OWASP_KEYS = owasp("Key_Management")
