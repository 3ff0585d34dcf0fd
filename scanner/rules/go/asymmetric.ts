import { arg, library } from "../../match/rule.ts"

const rsaSign = { is: "signature", name: "RSA", functions: ["sign"] } as const
const rsaVerify = { is: "signature", name: "RSA", functions: ["verify"] } as const
const rsaEncrypt = { is: "cipher", name: "RSA", primitive: "pke", functions: ["encrypt"] } as const
const rsaDecrypt = { is: "cipher", name: "RSA", primitive: "pke", functions: ["decrypt"] } as const
const curve = (name: string) => ({ curve: name, returns: "crypto/elliptic.Curve" }) as const
const ed25519 = "{crypto/ed25519,golang.org/x/crypto/ed25519}"

/*
 * The Go standard library 1.25 (pkg.go.dev): crypto/rsa, dsa, ecdsa, ecdh, ed25519, elliptic, mlkem, rand; golang.org/x/crypto:
 * ed25519, curve25519. Signing with PKCS #1 v1.5 and PSS gets the digest as a crypto.Hash. EncryptOAEP uses its hash for the
 * mask as well. The values of DSA's parameter sizes name both lengths.
 */
export const asymmetric = library("go", "asymmetric", {
  "crypto/rsa.GenerateKey": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(1, "int"),
    returns: "crypto/rsa.PrivateKey"
  },
  "crypto/rsa.GenerateMultiPrimeKey": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(2, "int"),
    returns: "crypto/rsa.PrivateKey"
  },
  "new crypto/rsa.PublicKey": { is: "key", name: "RSA", material: "public-key" },
  "new crypto/rsa.PrivateKey": { is: "key", name: "RSA", material: "private-key" },
  "crypto/rsa.SignPKCS1v15": { ...rsaSign, padding: "pkcs1v15", key: arg(1, "any"), digest: arg(2, "hash") },
  "crypto/rsa.VerifyPKCS1v15": { ...rsaVerify, padding: "pkcs1v15", key: arg(0, "any"), digest: arg(1, "hash") },
  "crypto/rsa.SignPSS": {
    ...rsaSign,
    padding: "pss",
    key: arg(1, "any"),
    digest: arg(2, "hash"),
    from: arg(4, "any")
  },
  "crypto/rsa.VerifyPSS": {
    ...rsaVerify,
    padding: "pss",
    key: arg(0, "any"),
    digest: arg(1, "hash"),
    from: arg(4, "any")
  },
  "new crypto/rsa.PSSOptions": { saltBits: arg(99, "bytes", "SaltLength"), digest: arg(99, "hash", "Hash") },
  "new crypto/rsa.OAEPOptions": {
    padding: "oaep",
    digest: arg(99, "hash", "Hash"),
    mgfDigest: arg(99, "hash", "MGFHash")
  },
  "new crypto/rsa.PKCS1v15DecryptOptions": { padding: "pkcs1v15" },
  "crypto/rsa.EncryptOAEP": {
    ...rsaEncrypt,
    padding: "oaep",
    digest: arg(0, "hash"),
    mgfDigest: arg(0, "hash"),
    key: arg(2, "any")
  },
  "crypto/rsa.DecryptOAEP": {
    ...rsaDecrypt,
    padding: "oaep",
    digest: arg(0, "hash"),
    mgfDigest: arg(0, "hash"),
    key: arg(2, "any")
  },
  "crypto/rsa.EncryptOAEPWithOptions": { ...rsaEncrypt, key: arg(1, "any"), from: arg(3, "any") },
  "crypto/rsa.EncryptPKCS1v15": { ...rsaEncrypt, padding: "pkcs1v15", key: arg(1, "any") },
  "crypto/rsa.{DecryptPKCS1v15,DecryptPKCS1v15SessionKey}": {
    ...rsaDecrypt,
    padding: "pkcs1v15",
    key: arg(1, "any")
  },
  "crypto/rsa.PrivateKey#Sign": {
    ...rsaSign,
    inherits: true,
    digest: arg(2, "hash"),
    from: arg(2, "any")
  },
  "crypto/rsa.PrivateKey#Decrypt": { ...rsaDecrypt, inherits: true, from: arg(2, "any") },
  "crypto/rsa.PrivateKey#{Public,PublicKey}": { inherits: true, returns: "crypto/rsa.PublicKey" },

  "crypto/dsa.GenerateParameters": { is: "parameters", name: "DSA", keyBits: arg(2, "any") },
  "crypto/dsa.L1024N160": { keyBits: 1024 },
  "crypto/dsa.{L2048N224,L2048N256}": { keyBits: 2048 },
  "crypto/dsa.L3072N256": { keyBits: 3072 },
  "crypto/dsa.GenerateKey": { is: "keygen", name: "DSA" },
  "new crypto/dsa.{PublicKey,PrivateKey}": { is: "key", name: "DSA" },
  "crypto/dsa.Sign": { is: "signature", name: "DSA", functions: ["sign"] },
  "crypto/dsa.Verify": { is: "signature", name: "DSA", functions: ["verify"] },

  "crypto/elliptic.P224": curve("P-224"),
  "crypto/elliptic.P256": curve("P-256"),
  "crypto/elliptic.P384": curve("P-384"),
  "crypto/elliptic.P521": curve("P-521"),
  "crypto/elliptic.GenerateKey": { is: "keygen", name: "EC", curve: arg(0, "any") },
  "crypto/elliptic.{Unmarshal,UnmarshalCompressed}": {
    is: "key",
    name: "EC",
    material: "public-key",
    curve: arg(0, "any")
  },
  "crypto/elliptic.Curve#ScalarMult": { is: "key-agreement", name: "EC", inherits: true },
  "crypto/elliptic.Curve#ScalarBaseMult": { is: "keygen", name: "EC", inherits: true },

  "crypto/ecdsa.GenerateKey": {
    is: "keygen",
    name: "ECDSA",
    curve: arg(0, "any"),
    returns: "crypto/ecdsa.PrivateKey"
  },
  "crypto/ecdsa.ParseUncompressedPublicKey": {
    is: "key",
    name: "ECDSA",
    material: "public-key",
    curve: arg(0, "any"),
    returns: "crypto/ecdsa.PublicKey"
  },
  "crypto/ecdsa.ParseRawPrivateKey": {
    is: "key",
    name: "ECDSA",
    material: "private-key",
    curve: arg(0, "any"),
    returns: "crypto/ecdsa.PrivateKey"
  },
  "new crypto/ecdsa.PublicKey": {
    is: "key",
    name: "ECDSA",
    material: "public-key",
    curve: arg(99, "any", "Curve"),
    returns: "crypto/ecdsa.PublicKey"
  },
  "new crypto/ecdsa.PrivateKey": {
    is: "key",
    name: "ECDSA",
    material: "private-key",
    returns: "crypto/ecdsa.PrivateKey"
  },
  "crypto/ecdsa.{PublicKey,PrivateKey}#Curve=": { refines: true, curve: arg(0, "any") },
  "crypto/ecdsa.{Sign,SignASN1}": { is: "signature", name: "ECDSA", key: arg(1, "any"), functions: ["sign"] },
  "crypto/ecdsa.{Verify,VerifyASN1}": { is: "signature", name: "ECDSA", key: arg(0, "any"), functions: ["verify"] },
  "crypto/ecdsa.PrivateKey#Sign": {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    digest: arg(2, "hash"),
    functions: ["sign"]
  },
  "crypto/ecdsa.PrivateKey#{Public,PublicKey}": { inherits: true, returns: "crypto/ecdsa.PublicKey" },
  "crypto/ecdsa.{PrivateKey,PublicKey}#ECDH": { inherits: true, returns: "crypto/ecdh.Key" },

  "crypto/ecdh.{P256,P384,P521}": { name: "ECDH", curve: { text: "{1}", as: "curve" }, returns: "crypto/ecdh.Curve" },
  "crypto/ecdh.X25519": { name: "X25519", returns: "crypto/ecdh.Curve" },
  "crypto/ecdh.Curve#GenerateKey": { is: "keygen", inherits: true, returns: "crypto/ecdh.Key" },
  "crypto/ecdh.Curve#NewPrivateKey": {
    is: "key",
    material: "private-key",
    inherits: true,
    returns: "crypto/ecdh.Key"
  },
  "crypto/ecdh.Curve#NewPublicKey": { is: "key", material: "public-key", inherits: true, returns: "crypto/ecdh.Key" },
  "crypto/ecdh.{Key,PrivateKey}#ECDH": { is: "key-agreement", inherits: true },
  "crypto/ecdh.{Key,PrivateKey}#PublicKey": { inherits: true, returns: "crypto/ecdh.Key" },

  [`${ed25519}.GenerateKey`]: { is: "keygen", name: "Ed25519", returns: "crypto/ed25519.PrivateKey" },
  [`${ed25519}.NewKeyFromSeed`]: {
    is: "key",
    name: "Ed25519",
    material: "private-key",
    returns: "crypto/ed25519.PrivateKey"
  },
  [`${ed25519}.Sign`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${ed25519}.Verify`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  "crypto/ed25519.VerifyWithOptions": {
    is: "signature",
    name: "Ed25519",
    functions: ["verify"],
    from: arg(3, "any")
  },
  "new crypto/ed25519.Options": { digest: arg(99, "hash", "Hash") },
  "crypto/ed25519.PrivateKey#Sign": { is: "signature", name: "Ed25519", functions: ["sign"] },

  "crypto/mlkem.GenerateKey{768,1024}": {
    is: "keygen",
    name: "ML-KEM",
    parameterSet: "{1}",
    returns: "crypto/mlkem.Key"
  },
  "crypto/mlkem.NewDecapsulationKey{768,1024}": {
    is: "key",
    name: "ML-KEM",
    parameterSet: "{1}",
    material: "private-key",
    returns: "crypto/mlkem.Key"
  },
  "crypto/mlkem.NewEncapsulationKey{768,1024}": {
    is: "key",
    name: "ML-KEM",
    parameterSet: "{1}",
    material: "public-key",
    returns: "crypto/mlkem.Key"
  },
  "crypto/mlkem.Key#EncapsulationKey": { inherits: true, returns: "crypto/mlkem.Key" },
  "crypto/mlkem.Key#Encapsulate": { is: "kem", name: "ML-KEM", inherits: true, functions: ["encapsulate"] },
  "crypto/mlkem.Key#Decapsulate": { is: "kem", name: "ML-KEM", inherits: true, functions: ["decapsulate"] },
  "crypto/mlkem.EncapsulationKey{768,1024}#Encapsulate": {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}",
    functions: ["encapsulate"]
  },
  "crypto/mlkem.DecapsulationKey{768,1024}#Decapsulate": {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}",
    functions: ["decapsulate"]
  },

  "golang.org/x/crypto/curve25519.{X25519,ScalarMult,ScalarBaseMult}": { is: "key-agreement", name: "X25519" },

  "crypto/rand.Read": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "crypto/rand.{Int,Prime,Text}": { is: "random", name: "RNG" },
  "crypto/rand.Reader": { is: "random", name: "RNG", supplies: true }
})
