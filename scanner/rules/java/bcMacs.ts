import { arg, library } from "../rule.ts"

const mac = { is: "mac", returns: "org.bouncycastle.crypto.Mac" } as const
const onCipher = { cipher: arg(0, "any"), tagBits: arg(1, "int") } as const
const padded = { from: [arg(1, "any"), arg(2, "any")] } as const

/** Bouncy Castle 1.83, javadoc of org.bouncycastle.crypto.macs. Sizes of MACs are bits. */
export const bcMacs = library("java", "bcMacs", {
  "new org.bouncycastle.crypto.macs.{HMac,OldHMac}": { ...mac, name: "HMAC", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.macs.{CMac,CMacWithIV}": { ...mac, ...onCipher, name: "CMAC" },
  "new org.bouncycastle.crypto.macs.{GMac,KGMac}": { ...mac, ...onCipher, name: "GMAC" },
  "new org.bouncycastle.crypto.macs.BlockCipherMac": { ...mac, ...onCipher, name: "CBC-MAC" },
  "new org.bouncycastle.crypto.macs.CBCBlockCipherMac": { ...mac, ...onCipher, ...padded, name: "CBC-MAC" },
  "new org.bouncycastle.crypto.macs.ISO9797Alg3Mac": { ...mac, ...onCipher, ...padded, name: "ISO9797-MAC" },
  "new org.bouncycastle.crypto.macs.CFBBlockCipherMac": {
    ...mac,
    name: "CFB-MAC",
    cipher: arg(0, "any"),
    tagBits: arg(2, "int"),
    from: [arg(1, "any"), arg(3, "any")]
  },
  "new org.bouncycastle.crypto.macs.Poly1305": { ...mac, name: "Poly1305", cipher: arg(0, "any") },
  "new org.bouncycastle.crypto.macs.KMAC": { ...mac, algorithm: arg(0, "kmacBits") },
  "new org.bouncycastle.crypto.macs.SkeinMac": {
    ...mac,
    name: "Skein-MAC",
    outputBits: arg(1, "int"),
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.macs.Blake3Mac": { ...mac, name: "BLAKE3-MAC", outputBits: arg(0, "any") },
  "new org.bouncycastle.crypto.macs.DSTU7564Mac": { ...mac, name: "Kupyna-MAC", tagBits: arg(0, "int") },
  "new org.bouncycastle.crypto.macs.DSTU7624Mac": { ...mac, name: "DSTU7624-MAC", tagBits: arg(1, "int") },
  "new org.bouncycastle.crypto.macs.GOST28147Mac": { ...mac, name: "GOST28147-MAC" },
  "new org.bouncycastle.crypto.macs.SipHash": { ...mac, name: "SipHash", outputBits: 64 },
  "new org.bouncycastle.crypto.macs.SipHash128": { ...mac, name: "SipHash", outputBits: 128 },
  "new org.bouncycastle.crypto.macs.VMPCMac": { ...mac, name: "VMPC-MAC" },
  "new org.bouncycastle.crypto.macs.Zuc128Mac": { ...mac, name: "Zuc-128-MAC" },
  "new org.bouncycastle.crypto.macs.Zuc256Mac": { ...mac, name: "Zuc-256-MAC", tagBits: arg(0, "int") },
  "org.bouncycastle.crypto.{Mac,macs.HMac,macs.CMac,macs.KMAC}#init": { refines: true, from: arg(0, "any") },

  "org.bouncycastle.crypto.params.Blake3Parameters.key": { keyBits: arg(0, "bytes") },
  "org.bouncycastle.crypto.params.Blake3Parameters.context": {},
  "new org.bouncycastle.crypto.params.SkeinParameters.Builder": {
    returns: "org.bouncycastle.crypto.params.SkeinParameters.Builder"
  },
  "org.bouncycastle.crypto.params.SkeinParameters.Builder#setKey": {
    refines: true,
    keyBits: arg(0, "bytes"),
    returns: "org.bouncycastle.crypto.params.SkeinParameters.Builder"
  },
  "org.bouncycastle.crypto.params.SkeinParameters.Builder#setNonce": {
    refines: true,
    nonceBits: arg(0, "bytes"),
    returns: "org.bouncycastle.crypto.params.SkeinParameters.Builder"
  },
  "org.bouncycastle.crypto.params.SkeinParameters.Builder#{set,setPersonalisation,setPublicKey,setKeyIdentifier,build}":
    {
      refines: true,
      returns: "org.bouncycastle.crypto.params.SkeinParameters.Builder"
    }
})
