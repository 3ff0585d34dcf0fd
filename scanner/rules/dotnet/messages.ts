import { arg, library } from "../rule.ts"

const PGP = "PgpCore.PGP"
const MIME = "MimeKit.Cryptography"
const encrypt = { is: "cipher", name: "PGP", functions: ["encrypt"] } as const
const decrypt = { is: "cipher", name: "PGP", functions: ["decrypt"] } as const
const sign = { is: "signature", name: "PGP", functions: ["sign"] } as const
const verify = { is: "signature", name: "PGP", functions: ["verify"] } as const
const aesCrypt = { is: "cipher", name: "AES", keyBits: 256, mode: "cbc" } as const

/*
 * READMEs of PgpCore 7 (https://github.com/mattosaurus/PgpCore), MimeKit 4 (http://www.mimekit.net/docs: S/MIME, OpenPGP, DKIM and ARC) and SharpAESCrypt 2, whose files are
 * of the format of AES Crypt: AES-256-CBC with HMAC-SHA-256. DotNetZip 1.16, SharpZipLib 1.4: AES in the encryption of WinZip is in CTR mode.
 */
export const messages = library("dotnet", "messages", {
  [`new ${PGP}`]: { returns: PGP },
  "PgpCore.IPGP": { returns: PGP },
  [`${PGP}#{Encrypt,EncryptAsync,EncryptAndSign,EncryptAndSignAsync,EncryptFile,EncryptFileAsync,EncryptStream,EncryptStreamAsync,EncryptArmoredString,EncryptArmoredStringAsync,EncryptFileAndSign,EncryptFileAndSignAsync}`]:
    encrypt,
  [`${PGP}#{Decrypt,DecryptAsync,DecryptAndVerify,DecryptAndVerifyAsync,DecryptFile,DecryptFileAsync,DecryptStream,DecryptStreamAsync,DecryptArmoredString,DecryptArmoredStringAsync}`]:
    decrypt,
  [`${PGP}#{Sign,SignAsync,SignFile,SignFileAsync,SignStream,SignStreamAsync,ClearSign,ClearSignAsync}`]: sign,
  [`${PGP}#{Verify,VerifyAsync,VerifyFile,VerifyFileAsync,VerifyClear,VerifyClearAsync}`]: verify,
  [`${PGP}#{GenerateKey,GenerateKeyAsync}`]: { is: "keygen", name: "PGP", keyBits: arg(99, "int", "strength") },
  [`${PGP}#SymmetricKeyAlgorithm=`]: { is: "cipher", algorithm: arg(0, "any") },
  [`${PGP}#HashAlgorithm=`]: { is: "hash", algorithm: arg(0, "any") },
  "new PgpCore.EncryptionKeys": { is: "key", certificateFormat: "OpenPGP" },

  [`${MIME}.{ApplicationPkcs7Mime,MultipartEncrypted}.{Encrypt,EncryptAsync}`]: {
    is: "cipher",
    functions: ["encrypt"]
  },
  [`${MIME}.MultipartSigned.{Create,CreateAsync}`]: {
    is: "signature",
    digest: arg(1, "any"),
    functions: ["sign"]
  },
  [`${MIME}.ApplicationPkcs7Mime.{Sign,SignAsync,SignAndEncrypt,SignAndEncryptAsync}`]: {
    is: "signature",
    name: "CMS",
    functions: ["sign"]
  },
  [`${MIME}.DigestAlgorithm.{MD5,Sha1,RipeMD160,Sha224,Sha256,Sha384,Sha512}`]: {
    algorithm: { text: "{1}", as: "hash" }
  },
  [`new ${MIME}.{DkimSigner,ArcSigner}`]: {
    is: "signature",
    algorithm: arg(3, "any", "algorithm"),
    functions: ["sign"]
  },
  [`${MIME}.DkimSignatureAlgorithm.RsaSha1`]: { name: "RSA", padding: "pkcs1v15", digest: "SHA-1" },
  [`${MIME}.DkimSignatureAlgorithm.RsaSha256`]: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" },
  [`${MIME}.DkimSignatureAlgorithm.Ed25519Sha256`]: { name: "Ed25519" },
  [`new ${MIME}.DkimVerifier`]: { returns: `${MIME}.DkimVerifier` },
  [`${MIME}.DkimVerifier#{Verify,VerifyAsync}`]: { is: "signature", functions: ["verify"] },

  "SharpAESCrypt.AESCrypt.{Encrypt,EncryptAsync}": { ...aesCrypt, functions: ["encrypt"] },
  "SharpAESCrypt.AESCrypt.{Decrypt,DecryptAsync}": { ...aesCrypt, functions: ["decrypt"] },
  "new SharpAESCrypt.{EncryptingStream,SharpAESCrypt}": { ...aesCrypt, functions: ["encrypt"] },
  "new SharpAESCrypt.DecryptingStream": { ...aesCrypt, functions: ["decrypt"] },
  "Ionic.Zip.EncryptionAlgorithm.WinZipAes{128,256}": {
    is: "cipher",
    name: "AES",
    keyBits: { text: "{1}", as: "int" },
    mode: "ctr"
  }
})
