import { library, text } from "../rule.ts"

const asn1 = "Org.BouncyCastle.Asn1"

/*
 * Bouncy Castle for .NET 2.6, the object identifiers of Org.BouncyCastle.Asn1.{Nist,Oiw,Pkcs,X9} that its factories take
 * in place of names.
 */
export const bouncyCastleOids = library("dotnet", "bouncyCastleOids", {
  [`${asn1}.Nist.NistObjectIdentifiers.IdSha{224,256,384,512}`]: { value: "SHA-{1}" },
  [`${asn1}.Nist.NistObjectIdentifiers.IdAes{128,192,256}{Cbc,Ecb,Gcm,Ccm,Cfb,Ofb}`]: {
    name: "AES",
    keyBits: text("{1}", "int"),
    mode: text("{2}", "mode")
  },
  [`${asn1}.Oiw.OiwObjectIdentifiers.IdSha1`]: { value: "SHA-1" },
  [`${asn1}.Pkcs.PkcsObjectIdentifiers.{MD5,Sha1,Sha224,Sha256,Sha384,Sha512}WithRsaEncryption`]: {
    value: "{1}withRSA"
  },
  [`${asn1}.Pkcs.PkcsObjectIdentifiers.RsaEncryption`]: { value: "RSA" },
  [`${asn1}.Pkcs.PkcsObjectIdentifiers.DesEde3Cbc`]: { name: "3DES", mode: "cbc" },
  [`${asn1}.Pkcs.PkcsObjectIdentifiers.IdHmacWithSha{1,224,256,384,512}`]: { value: "HmacSHA{1}" },
  [`${asn1}.X9.X9ObjectIdentifiers.ECDsaWithSha{1,224,256,384,512}`]: { value: "SHA{1}withECDSA" }
})
