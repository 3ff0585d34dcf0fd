import { arg, library } from "../rule.ts"

const core = "Windows.Security.Cryptography.Core"
const own = `{${core},PCLCrypto.WinRTCrypto}`

/*
 * Windows Runtime, Windows.Security.Cryptography.Core, and PCLCrypto 2, which has the same shape. Names of algorithms say
 * cipher, mode and padding in one word.
 */
export const windows = library("dotnet", "windows", {
  [`${own}.HashAlgorithmProvider.OpenAlgorithm`]: {
    is: "hash",
    algorithm: arg(0, "openssl"),
    returns: `${core}.HashAlgorithmProvider`
  },
  [`${core}.HashAlgorithmProvider#{HashData,CreateHash}`]: { refines: true, operates: true },
  [`${own}.MacAlgorithmProvider.OpenAlgorithm`]: { is: "mac", algorithm: arg(0, "openssl") },
  [`${own}.SymmetricKeyAlgorithmProvider.OpenAlgorithm`]: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    returns: `${core}.SymmetricKeyAlgorithmProvider`
  },
  [`${core}.SymmetricKeyAlgorithmProvider#CreateSymmetricKey`]: { refines: true, keyBits: arg(0, "bytes") },
  [`{${core}.HashAlgorithmNames,PCLCrypto.HashAlgorithm}.{Md5,Sha1,Sha256,Sha384,Sha512}`]: { value: "{2}" },
  [`{${core}.MacAlgorithmNames,PCLCrypto.MacAlgorithm}.{HmacMd5,HmacSha1,HmacSha256,HmacSha384,HmacSha512,AesCmac}`]: {
    value: "{2}"
  },
  [`{${core}.SymmetricAlgorithmNames,PCLCrypto.SymmetricAlgorithm}.{Aes,Des,TripleDes,Rc2}{Cbc,CbcPkcs7,Ecb,EcbPkcs7}`]:
    { value: "{2}{3}" },
  [`{${core}.SymmetricAlgorithmNames,PCLCrypto.SymmetricAlgorithm}.{AesCcm,AesGcm,Rc4}`]: { value: "{2}" }
})
