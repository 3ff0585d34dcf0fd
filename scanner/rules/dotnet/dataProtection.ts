import { arg, library } from "../rule.ts"

const ns = "Microsoft.AspNetCore.DataProtection"
const encryption = `${ns}.AuthenticatedEncryption`
const model = `${encryption}.ConfigurationModel`
const defaults = { name: "AES", keyBits: 256, mode: "cbc", digest: "SHA-256" } as const

/*
 * ASP.NET Core 10, Microsoft.AspNetCore.DataProtection: payloads are protected with AES-256-CBC and HMACSHA256 unless a
 * configuration says otherwise, which a protector does not show.
 */
export const dataProtection = library("dotnet", "dataProtection", {
  [`new ${model}.{AuthenticatedEncryptorConfiguration,CngCbcAuthenticatedEncryptorConfiguration}`]: {
    is: "cipher",
    returns: `${model}.AuthenticatedEncryptorConfiguration`,
    defaults
  },
  [`new ${model}.ManagedAuthenticatedEncryptorConfiguration`]: {
    is: "cipher",
    returns: `${model}.AuthenticatedEncryptorConfiguration`,
    defaults
  },
  [`new ${model}.CngGcmAuthenticatedEncryptorConfiguration`]: {
    is: "cipher",
    mode: "gcm",
    returns: `${model}.AuthenticatedEncryptorConfiguration`,
    defaults: { name: "AES", keyBits: 256 }
  },
  [`${model}.AuthenticatedEncryptorConfiguration#EncryptionAlgorithm=`]: { refines: true, algorithm: arg(0, "cipher") },
  [`${model}.AuthenticatedEncryptorConfiguration#EncryptionAlgorithmKeySize=`]: {
    refines: true,
    keyBits: arg(0, "int")
  },
  [`${model}.AuthenticatedEncryptorConfiguration#{ValidationAlgorithm,HashAlgorithm}=`]: {
    refines: true,
    digest: arg(0, "hash")
  },
  [`${encryption}.EncryptionAlgorithm.AES_{128,192,256}_{CBC,GCM}`]: { value: "AES_{1}_{2}" },
  [`${encryption}.ValidationAlgorithm.HMACSHA{256,512}`]: { value: "SHA{1}" },
  [`${ns}.{IDataProtector,ITimeLimitedDataProtector}#Protect`]: { is: "cipher", functions: ["encrypt"], defaults },
  [`${ns}.{IDataProtector,ITimeLimitedDataProtector}#Unprotect`]: { is: "cipher", functions: ["decrypt"], defaults },
  [`${ns}.IDataProtectionProvider#CreateProtector`]: { returns: `${ns}.IDataProtector` },
  [`${ns}.DataProtectionProvider.Create`]: { returns: `${ns}.IDataProtectionProvider` }
})
