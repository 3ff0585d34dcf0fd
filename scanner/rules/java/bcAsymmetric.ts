import { arg, library } from "../rule.ts"

const rsa = { is: "cipher", returns: "org.bouncycastle.crypto.AsymmetricBlockCipher" } as const
const signer = { is: "signature", returns: "org.bouncycastle.crypto.Signer" } as const
const ies = {
  is: "cipher",
  name: "IES",
  digest: arg(1, "any"),
  from: [arg(0, "any"), arg(2, "any")],
  returns: "org.bouncycastle.crypto.engines.IESEngine"
} as const
const dsa = { is: "signature", returns: "org.bouncycastle.crypto.DSA" } as const
const keygen = { is: "keygen", returns: "org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator" } as const
const parameters = { is: "parameters" } as const
const generator = { is: "parameters", returns: "org.bouncycastle.crypto.generators.DSAParametersGenerator" } as const
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key" } as const
const inEc = { name: "EC", curve: arg(1, "any") } as const

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.crypto.{engines,encodings,signers,generators,params,ec}: public-key
 * encryption, signatures, key pairs and keys. `init` of a generator takes the parameters of the key pair, `init` of a
 * cipher or signer the direction and the key.
 */
export const bcAsymmetric = library("java", "bcAsymmetric", {
  "new org.bouncycastle.crypto.engines.{RSAEngine,RSABlindedEngine,RSABlindingEngine,RSACoreEngine}": {
    ...rsa,
    name: "RSA"
  },
  "new org.bouncycastle.crypto.engines.{ElGamal,NaccacheStern}Engine": { ...rsa, name: "{1}" },
  "new org.bouncycastle.crypto.engines.CramerShoupCoreEngine": { ...rsa, name: "Cramer-Shoup" },
  "new org.bouncycastle.crypto.encodings.PKCS1Encoding": { ...rsa, padding: "pkcs1v15", from: arg(0, "any") },
  "new org.bouncycastle.crypto.encodings.ISO9796d1Encoding": { ...rsa, padding: "iso9796-1", from: arg(0, "any") },
  "new org.bouncycastle.crypto.encodings.OAEPEncoding": {
    ...rsa,
    padding: "oaep",
    digest: arg(1, "any"),
    mgfDigest: arg(2, "any"),
    from: arg(0, "any"),
    defaults: { digest: "SHA-1" }
  },
  "new org.bouncycastle.crypto.BufferedAsymmetricBlockCipher": { ...rsa, from: arg(0, "any") },
  "org.bouncycastle.crypto.{AsymmetricBlockCipher,BufferedAsymmetricBlockCipher}#init": {
    refines: true,
    functions: arg(0, "cipherFunction"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.crypto.engines.SM2Engine": {
    is: "cipher",
    name: "SM2",
    digest: arg(0, "any"),
    returns: "org.bouncycastle.crypto.AsymmetricBlockCipher",
    defaults: { digest: "SM3" }
  },
  "new org.bouncycastle.crypto.engines.SM9Engine": { ...rsa, name: "SM9" },
  "new org.bouncycastle.crypto.engines.{IESEngine,OldIESEngine}": { ...ies, cipher: arg(3, "any") },
  "new org.bouncycastle.crypto.engines.EthereumIESEngine": { ...ies, cipher: arg(4, "any") },
  "org.bouncycastle.crypto.engines.IESEngine#init": {
    refines: true,
    functions: arg(0, "cipherFunction"),
    curve: arg(0, "any"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.crypto.ec.ECElGamalEncryptor": {
    is: "cipher",
    name: "EC-ElGamal",
    functions: ["encrypt"],
    returns: "org.bouncycastle.crypto.ec.ECEncryptor"
  },
  "new org.bouncycastle.crypto.ec.ECElGamalDecryptor": {
    is: "cipher",
    name: "EC-ElGamal",
    functions: ["decrypt"],
    returns: "org.bouncycastle.crypto.ec.ECEncryptor"
  },
  "org.bouncycastle.crypto.ec.{ECEncryptor,ECDecryptor}#init": {
    refines: true,
    curve: arg(0, "any"),
    key: arg(0, "any")
  },

  "new org.bouncycastle.crypto.signers.RSADigestSigner": {
    ...signer,
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(0, "any")
  },
  "new org.bouncycastle.crypto.signers.GenericSigner": { ...signer, digest: arg(1, "any"), from: arg(0, "any") },
  "new org.bouncycastle.crypto.signers.PSSSigner": {
    ...signer,
    name: "RSA",
    padding: "pss",
    digest: arg(1, "any"),
    mgfDigest: arg(2, "any"),
    from: [arg(0, "any"), arg(2, "saltBytes"), arg(3, "saltBytes")]
  },
  "org.bouncycastle.crypto.signers.PSSSigner.createRawSigner": {
    ...signer,
    name: "RSA",
    padding: "pss",
    digest: arg(1, "any"),
    mgfDigest: arg(2, "any"),
    from: [arg(0, "any"), arg(3, "saltBytes")]
  },
  "new org.bouncycastle.crypto.signers.ISO9796d2Signer": {
    ...signer,
    padding: "iso9796-2",
    digest: arg(1, "any"),
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.signers.ISO9796d2PSSSigner": {
    ...signer,
    padding: "iso9796-2",
    digest: arg(1, "any"),
    saltBits: arg(2, "bytes"),
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.signers.X931Signer": {
    ...signer,
    padding: "x931",
    digest: arg(1, "any"),
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.signers.RSABlindSignatureClient": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    from: arg(0, "any"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.crypto.signers.RSABlindSignatureServer": {
    is: "signature",
    name: "RSA",
    functions: ["sign"],
    key: arg(0, "any")
  },
  "org.bouncycastle.crypto.params.RSABlindSignatureParameters.RSABSSA_SHA384_PSS_{RANDOMIZED,DETERMINISTIC}": {
    digest: "SHA-384",
    saltBits: 384
  },
  "org.bouncycastle.crypto.params.RSABlindSignatureParameters.RSABSSA_SHA384_PSSZERO_{RANDOMIZED,DETERMINISTIC}": {
    digest: "SHA-384",
    saltBits: 0
  },
  "new org.bouncycastle.crypto.signers.DSADigestSigner": { ...signer, digest: arg(1, "any"), from: arg(0, "any") },
  "new org.bouncycastle.crypto.signers.{DSA,ECDSA,ECNR,DSTU4145}Signer": { ...dsa, name: "{1}", from: arg(0, "any") },
  "new org.bouncycastle.crypto.signers.{GOST3410Signer,ECGOST3410Signer,ECGOST3410_2012Signer}": {
    ...dsa,
    name: "GOSTR3410"
  },
  // RFC 6979 draws k from HMAC_DRBG.
  "new org.bouncycastle.crypto.signers.HMacDSAKCalculator": { is: "random", name: "HMAC_DRBG", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.signers.{Ed25519,Ed25519ctx,Ed25519ph,Ed448,Ed448ph}Signer": { ...signer, name: "{1}" },
  "new org.bouncycastle.crypto.signers.SM2Signer": {
    ...signer,
    name: "SM2",
    digest: arg(-1, "any"),
    defaults: { digest: "SM3" }
  },
  "new org.bouncycastle.crypto.signers.SM9Signer": { ...signer, name: "SM9" },
  "new org.bouncycastle.crypto.signers.BLSSigner": { ...signer, name: "BLS", curve: "BLS12-381" },
  "new org.bouncycastle.crypto.signers.BIP340Signer": {
    ...signer,
    name: "Schnorr",
    curve: "secp256k1",
    digest: "SHA-256"
  },
  "new org.bouncycastle.crypto.signers.ECCSISigner": {
    ...signer,
    name: "ECCSI",
    curve: arg(1, "any"),
    digest: arg(2, "any")
  },
  "org.bouncycastle.crypto.{Signer,SignerWithRecovery,DSA,DSAExt}#init": {
    refines: true,
    functions: arg(0, "signFunction"),
    key: arg(1, "any")
  },

  "new org.bouncycastle.crypto.generators.{RSA,DSA,EC,Ed25519,Ed448,X25519,X448,ElGamal,DSTU4145,NaccacheStern}KeyPairGenerator":
    {
      ...keygen,
      name: "{1}"
    },
  "new org.bouncycastle.crypto.generators.{DH,DHBasic}KeyPairGenerator": { ...keygen, name: "DH" },
  "new org.bouncycastle.crypto.generators.GOST3410KeyPairGenerator": { ...keygen, name: "GOSTR3410" },
  "new org.bouncycastle.crypto.generators.SM2KeyPairGenerator": { ...keygen, name: "SM2" },
  "new org.bouncycastle.crypto.generators.{SM9EncMaster,SM9SigMaster}KeyPairGenerator": { ...keygen, name: "SM9" },
  "new org.bouncycastle.crypto.generators.BLSKeyPairGenerator": { ...keygen, name: "BLS", curve: "BLS12-381" },
  "new org.bouncycastle.crypto.generators.ECCSIKeyPairGenerator": { ...keygen, name: "ECCSI" },
  "new org.bouncycastle.crypto.generators.CramerShoupKeyPairGenerator": { ...keygen, name: "Cramer-Shoup" },
  "org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator#init": { refines: true, from: arg(0, "any") },
  "org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator#generateKeyPair": {
    inherits: true,
    returns: "org.bouncycastle.crypto.AsymmetricCipherKeyPair"
  },
  "org.bouncycastle.crypto.AsymmetricCipherKeyPair#{getPrivate,getPublic}": { inherits: true },

  "new org.bouncycastle.crypto.params.RSAKeyGenerationParameters": { keyBits: arg(2, "int") },
  "new org.bouncycastle.crypto.params.NaccacheSternKeyGenerationParameters": { keyBits: arg(1, "int") },
  "new org.bouncycastle.crypto.params.{DH,DSA,ElGamal,GOST3410,CramerShoup,BLS}KeyGenerationParameters": {
    from: arg(1, "any")
  },
  "new org.bouncycastle.crypto.params.ECKeyGenerationParameters": { curve: arg(0, "any") },
  "new org.bouncycastle.crypto.params.ECCSIKeyGenerationParameters": { curve: arg(1, "any"), digest: arg(2, "any") },

  "new org.bouncycastle.crypto.generators.{DH,ElGamal}ParametersGenerator": { ...generator, name: "{1}" },
  "new org.bouncycastle.crypto.generators.DSAParametersGenerator": { ...generator, name: "DSA", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.generators.CramerShoupParametersGenerator": { ...generator, name: "Cramer-Shoup" },
  "new org.bouncycastle.crypto.generators.GOST3410ParametersGenerator": { ...generator, name: "GOSTR3410" },
  "org.bouncycastle.crypto.generators.DSAParametersGenerator#init": {
    refines: true,
    keyBits: arg(0, "int"),
    from: arg(0, "any")
  },
  "org.bouncycastle.crypto.generators.DSAParametersGenerator#generateParameters": { refines: true },
  "new org.bouncycastle.crypto.params.DSAParameterGenerationParameters": { keyBits: arg(0, "int") },
  "new org.bouncycastle.crypto.params.{DH,DSA,ElGamal}Parameters": { ...parameters, name: "{1}" },
  "new org.bouncycastle.crypto.params.GOST3410Parameters": { ...parameters, name: "GOSTR3410" },
  "new org.bouncycastle.crypto.params.CramerShoupParameters": {
    ...parameters,
    name: "Cramer-Shoup",
    digest: arg(3, "any")
  },

  "new org.bouncycastle.crypto.params.RSAKeyParameters": { is: "key", name: "RSA", material: arg(0, "keyHalf") },
  "new org.bouncycastle.crypto.params.RSAPrivateCrtKeyParameters": { ...privateKey, name: "RSA" },
  "new org.bouncycastle.crypto.params.{DH,DSA,ElGamal}PrivateKeyParameters": {
    ...privateKey,
    name: "{1}",
    from: arg(1, "any")
  },
  "new org.bouncycastle.crypto.params.{DH,DSA,ElGamal}PublicKeyParameters": {
    ...publicKey,
    name: "{1}",
    from: arg(1, "any")
  },
  "new org.bouncycastle.crypto.params.GOST3410PrivateKeyParameters": {
    ...privateKey,
    name: "GOSTR3410",
    from: arg(1, "any")
  },
  "new org.bouncycastle.crypto.params.GOST3410PublicKeyParameters": {
    ...publicKey,
    name: "GOSTR3410",
    from: arg(1, "any")
  },
  "new org.bouncycastle.crypto.params.CramerShoupPrivateKeyParameters": {
    ...privateKey,
    name: "Cramer-Shoup",
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.params.CramerShoupPublicKeyParameters": {
    ...publicKey,
    name: "Cramer-Shoup",
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.params.NaccacheSternPrivateKeyParameters": { ...privateKey, name: "NaccacheStern" },
  "new org.bouncycastle.crypto.params.NaccacheSternKeyParameters": { ...publicKey, name: "NaccacheStern" },
  "new org.bouncycastle.crypto.params.ECPrivateKeyParameters": { ...privateKey, ...inEc },
  "new org.bouncycastle.crypto.params.ECPublicKeyParameters": { ...publicKey, ...inEc },
  "new org.bouncycastle.crypto.params.{Ed25519,Ed448,X25519,X448}PrivateKeyParameters": { ...privateKey, name: "{1}" },
  "new org.bouncycastle.crypto.params.{Ed25519,Ed448,X25519,X448}PublicKeyParameters": { ...publicKey, name: "{1}" },
  "new org.bouncycastle.crypto.params.BLSPrivateKeyParameters": { ...privateKey, name: "BLS", curve: "BLS12-381" },
  "new org.bouncycastle.crypto.params.BLSPublicKeyParameters": { ...publicKey, name: "BLS", curve: "BLS12-381" },
  "new org.bouncycastle.crypto.params.ECCSIPrivateKeyParameters": { ...privateKey, name: "ECCSI" },
  "new org.bouncycastle.crypto.params.ECCSIPublicKeyParameters": { ...publicKey, name: "ECCSI" },
  "new org.bouncycastle.crypto.params.SAKKEPrivateKeyParameters": { ...privateKey, name: "SAKKE" },
  "new org.bouncycastle.crypto.params.SAKKEPublicKeyParameters": { ...publicKey, name: "SAKKE" },
  "new org.bouncycastle.crypto.params.{SM9EncMaster,SM9SigMaster}PrivateKeyParameters": { ...privateKey, name: "SM9" },
  "org.bouncycastle.crypto.params.{SM9EncMaster,SM9SigMaster,SM9Enc,SM9Sig}PrivateKeyParameters.fromEncoded": {
    ...privateKey,
    name: "SM9"
  },
  "org.bouncycastle.crypto.params.SM9EncPrivateKeyParameters.fromEncodedExchangeKey": { ...privateKey, name: "SM9" },
  "org.bouncycastle.crypto.params.{SM9EncMaster,SM9SigMaster}PublicKeyParameters.fromEncoded": {
    ...publicKey,
    name: "SM9"
  },
  "org.bouncycastle.crypto.params.{Ed25519,Ed448,X25519,X448}PrivateKeyParameters#generatePublicKey": {
    inherits: true
  },

  "org.bouncycastle.crypto.util.PrivateKeyFactory.createKey": privateKey,
  "org.bouncycastle.crypto.util.PublicKeyFactory.createKey": publicKey,
  "org.bouncycastle.crypto.util.OpenSSHPrivateKeyUtil.parsePrivateKeyBlob": privateKey,
  "org.bouncycastle.crypto.util.OpenSSHPublicKeyUtil.parsePublicKey": publicKey
})
