import { arg, library } from "../rule.ts"

const rsaSign = { is: "signature", name: "RSA", functions: ["sign"] } as const
const rsaVerify = { is: "signature", name: "RSA", functions: ["verify"] } as const
const rsaEncrypt = { is: "cipher", name: "RSA", primitive: "pke", functions: ["encrypt"] } as const
const rsaDecrypt = { is: "cipher", name: "RSA", primitive: "pke", functions: ["decrypt"] } as const
const curve = (name: string) => ({ curve: name, returns: "crypto/elliptic.Curve" }) as const
const ed25519 = "{crypto/ed25519,golang.org/x/crypto/ed25519}"

/*
 * The API lists of the Go standard library up to 1.27 (https://github.com/golang/go/tree/master/api): crypto/rsa, dsa, ecdsa,
 * ecdh, ed25519, elliptic, mlkem, mldsa, rand; https://github.com/golang/crypto: ed25519, curve25519. Signing with PKCS #1 v1.5
 * and PSS gets the digest as a crypto.Hash. EncryptOAEP, SignPSS and VerifyPSS use their hash for the mask as well. What a
 * crypto.Signer signs with is not known by its type. The values of DSA's parameter sizes name both lengths.
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
  "reflect.TypeOf": { asksType: true },
  "new crypto/rsa.PublicKey": { is: "key", name: "RSA", material: "public-key" },
  "new crypto/rsa.PrivateKey": { is: "key", name: "RSA", material: "private-key" },
  "crypto/rsa.SignPKCS1v15": { ...rsaSign, padding: "pkcs1v15", key: arg(1, "any"), digest: arg(2, "hash") },
  "crypto/rsa.VerifyPKCS1v15": { ...rsaVerify, padding: "pkcs1v15", key: arg(0, "any"), digest: arg(1, "hash") },
  "crypto/rsa.SignPSS": {
    ...rsaSign,
    padding: "pss",
    key: arg(1, "any"),
    digest: arg(2, "hash"),
    mgfDigest: arg(2, "hash"),
    from: arg(4, "any")
  },
  "crypto/rsa.VerifyPSS": {
    ...rsaVerify,
    padding: "pss",
    key: arg(0, "any"),
    digest: arg(1, "hash"),
    mgfDigest: arg(1, "hash"),
    from: arg(4, "any")
  },
  "new crypto/rsa.PSSOptions": {
    padding: "pss",
    saltBits: arg(99, "bytes", "SaltLength"),
    digest: arg(99, "hash", "Hash")
  },
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

  "crypto.SignMessage": {
    is: "signature",
    key: arg(0, "any"),
    digest: arg(3, "hash"),
    from: arg(3, "any"),
    functions: ["sign"]
  },
  "crypto.{Signer,MessageSigner}#{Sign,SignMessage}": {
    is: "signature",
    digest: arg(2, "hash"),
    from: arg(2, "any"),
    functions: ["sign"]
  },
  "crypto.Decrypter#Decrypt": { is: "cipher", primitive: "pke", from: arg(2, "any"), functions: ["decrypt"] },

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
  "crypto/elliptic.{Marshal,MarshalCompressed,Unmarshal,UnmarshalCompressed}": {
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
  "crypto/ecdh.{Key,PrivateKey,KeyExchanger}#ECDH": { is: "key-agreement", inherits: true },
  "crypto/ecdh.{Key,PrivateKey}#PublicKey": { inherits: true, returns: "crypto/ecdh.Key" },

  [`${ed25519}.GenerateKey`]: { is: "keygen", name: "Ed25519", returns: "crypto/ed25519.PrivateKey" },
  [`${ed25519}.NewKeyFromSeed`]: {
    is: "key",
    name: "Ed25519",
    material: "private-key",
    returns: "crypto/ed25519.PrivateKey"
  },
  [`${ed25519}.PublicKey`]: { is: "key", name: "Ed25519", material: "public-key" },
  [`${ed25519}.PrivateKey`]: {
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
  "crypto/mlkem.Key#{EncapsulationKey,Encapsulator}": { inherits: true, returns: "crypto/mlkem.Key" },
  "crypto/mlkem.Key#Encapsulate": { is: "kem", name: "ML-KEM", inherits: true, functions: ["encapsulate"] },
  "crypto/mlkem.Key#Decapsulate": { is: "kem", name: "ML-KEM", inherits: true, functions: ["decapsulate"] },
  "crypto/mlkem.DecapsulationKey{768,1024}#{EncapsulationKey,Encapsulator}": {
    name: "ML-KEM",
    parameterSet: "{1}",
    returns: "crypto/mlkem.Key"
  },
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

  "crypto/mlkem/mlkemtest.Encapsulate{768,1024}": {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}",
    functions: ["encapsulate"]
  },
  "crypto.Encapsulator#Encapsulate": { is: "kem", functions: ["encapsulate"] },
  "crypto.Decapsulator#Decapsulate": { is: "kem", functions: ["decapsulate"] },

  "crypto/mldsa.MLDSA{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },
  "crypto/mldsa.GenerateKey": { is: "keygen", name: "ML-DSA", from: arg(0, "any"), returns: "crypto/mldsa.PrivateKey" },
  "crypto/mldsa.NewPrivateKey": {
    is: "key",
    name: "ML-DSA",
    material: "private-key",
    from: arg(0, "any"),
    returns: "crypto/mldsa.PrivateKey"
  },
  "crypto/mldsa.NewPublicKey": {
    is: "key",
    name: "ML-DSA",
    material: "public-key",
    from: arg(0, "any"),
    returns: "crypto/mldsa.PublicKey"
  },
  "crypto/mldsa.Verify": { is: "signature", name: "ML-DSA", key: arg(0, "any"), functions: ["verify"] },
  "crypto/mldsa.PrivateKey#{Public,PublicKey}": { inherits: true, returns: "crypto/mldsa.PublicKey" },
  "crypto/mldsa.PrivateKey#{Sign,SignDeterministic}": {
    is: "signature",
    name: "ML-DSA",
    inherits: true,
    functions: ["sign"]
  },

  "golang.org/x/crypto/curve25519.{X25519,ScalarMult,ScalarBaseMult}": { is: "key-agreement", name: "X25519" },
  "golang.org/x/crypto/curve25519.{ScalarSize,PointSize}": { value: "32" },

  "crypto/rand.{Read,Reader.Read}": { is: "random", name: "RNG", byteLength: arg(0, "size"), fills: arg(0, "any") },
  "crypto/rand.{Int,Prime}": { is: "random", algorithm: arg(0, "any") },
  "crypto/rand.Text": { is: "random", name: "RNG" },
  "crypto/rand.Reader": { is: "random", name: "RNG", supplies: true, returns: "crypto/rand.Reader" },
  "crypto/rand.Reader#ReadFull": { refines: true, byteLength: arg(0, "size"), fills: arg(0, "any") }
})
