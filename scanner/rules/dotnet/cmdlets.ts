import { arg, library } from "../rule.ts"

/** Parameters of cmdlets are named. */
const NAMED_ONLY = 99

/*
 * PowerShell 7.5, Microsoft.PowerShell.Utility and Microsoft.PowerShell.Security, and the PKI module of Windows; dots
 * stand for hyphens. Get-FileHash uses SHA256 and New-SelfSignedCertificate RSA and SHA256 when not told.
 */
export const cmdlets = library("dotnet", "cmdlets", {
  "Get.FileHash": {
    is: "hash",
    algorithm: arg(NAMED_ONLY, "hash", "algorithm"),
    defaults: { name: "SHA-256" }
  },
  "New.SelfSignedCertificate": {
    is: "certificate",
    certificateFormat: "X.509",
    algorithm: arg(NAMED_ONLY, "openssl", "keyalgorithm"),
    keyBits: arg(NAMED_ONLY, "int", "keylength"),
    digest: arg(NAMED_ONLY, "hash", "hashalgorithm"),
    defaults: { name: "RSA", digest: "SHA-256" }
  },
  "{Protect,Unprotect}.CmsMessage": { is: "cipher", name: "CMS" },
  "Set.AuthenticodeSignature": { is: "signature", digest: arg(NAMED_ONLY, "hash", "hashalgorithm") },
  "{Import,Export}.PfxCertificate": { is: "keystore", certificateFormat: "PKCS12" },
  "Get.PfxCertificate": { is: "certificate", certificateFormat: "PKCS12" },
  "{Invoke.WebRequest,Invoke.RestMethod}(skipcertificatecheck:)": {
    is: "protocol",
    name: "TLS",
    verification: "none"
  },
  "Get.SecureRandom": { is: "random", name: "RNG" }
})
