import { arg, library, text } from "../rule.ts"

const CIPHER = "phpseclib.Cipher"
const ASYMMETRIC = "phpseclib.AsymmetricKey"
const RSA = "phpseclib3.RsaKey"
const KEYS = `{${ASYMMETRIC},${RSA}}`
const block = "{AES,Rijndael,TripleDES,DES,Blowfish,Twofish,RC2}"
const stream = "{RC4,ChaCha20,Salsa20}"
const pss = { defaults: { padding: "pss", digest: "SHA-256", mgfDigest: "SHA-256" } } as const
const oaep = { defaults: { padding: "oaep", digest: "SHA-256", mgfDigest: "SHA-256" } } as const
const signing = { is: "signature", inherits: true, functions: ["sign"] } as const

/*
 * phpseclib 3.0 documentation (phpseclib3), with 2.0 (phpseclib) and 1.0 (Crypt_*), whose ciphers are in CBC mode unless
 * told (https://phpseclib.com/docs, and phpseclib/Crypt). RSA signs with PSS and encrypts with OAEP unless told, with SHA-1 in 1 and 2 and with
 * SHA-256 in 3. setPassword takes PBKDF2 with SHA-1 and 1000 rounds unless told.
 */
export const phpseclib = library("php", "phpseclib", {
  [`new phpseclib3.Crypt.${block}`]: {
    is: "cipher",
    mode: arg(0, "mode", "mode"),
    algorithm: text("{1}", "cipher"),
    returns: CIPHER
  },
  [`new {phpseclib.Crypt.,Crypt_}${block}`]: {
    is: "cipher",
    mode: arg(0, "mode", "mode"),
    algorithm: text("{2}", "cipher"),
    returns: CIPHER,
    defaults: { mode: "cbc" }
  },
  [`new {phpseclib3.Crypt.,phpseclib.Crypt.,Crypt_}${stream}`]: {
    is: "cipher",
    algorithm: text("{2}", "cipher"),
    returns: CIPHER
  },
  "{phpseclib.Crypt.AES,phpseclib.Crypt.Rijndael,phpseclib.Crypt.DES,phpseclib.Crypt.TripleDES,phpseclib.Crypt.Blowfish,phpseclib.Crypt.Twofish,phpseclib.Crypt.RC2,phpseclib.Crypt.Base}.MODE_{CTR,ECB,CBC,CFB,CFB8,OFB,OFB8}":
    { value: "{2}" },
  "CRYPT_{AES,RIJNDAEL,DES,TRIPLEDES,DES3,BLOWFISH,TWOFISH,RC2}_MODE_{CTR,ECB,CBC,CFB,OFB}": { value: "{2}" },
  [`${CIPHER}#setKey`]: { refines: true, keyBits: arg(0, "bytes"), key: arg(0, "any") },
  [`${CIPHER}#setKeyLength`]: { refines: true, keyBits: arg(0, "int") },
  [`${CIPHER}#{setIV,setNonce}`]: { refines: true, nonceBits: arg(0, "bytes") },
  [`${CIPHER}#{setTag,setAAD}`]: { refines: true },
  [`${CIPHER}#disablePadding`]: { refines: true, padding: "none" },
  [`${CIPHER}#encrypt`]: { refines: true, operates: true, functions: ["encrypt"] },
  [`${CIPHER}#decrypt`]: { refines: true, operates: true, functions: ["decrypt"] },
  [`${CIPHER}#setPassword`]: {
    is: "kdf",
    algorithm: arg(1, "kdfName"),
    digest: arg(2, "hash"),
    saltBits: arg(3, "bytes"),
    iterations: arg(4, "int"),
    outputBits: arg(5, "bytes"),
    functions: ["keyderive"]
  },

  [RSA]: { returns: ASYMMETRIC },
  "phpseclib3.Crypt.RSA.createKey": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "int", "bits"),
    returns: RSA,
    defaults: { keyBits: 2048 }
  },
  "phpseclib3.Crypt.DSA.createKey": { is: "keygen", name: "DSA", keyBits: arg(0, "int"), returns: ASYMMETRIC },
  "phpseclib3.Crypt.EC.createKey": { is: "keygen", name: "EC", curve: arg(0, "curve", "curve"), returns: ASYMMETRIC },
  "phpseclib3.Crypt.DH.createKey": { is: "keygen", name: "DH", from: arg(0, "any"), returns: ASYMMETRIC },
  "phpseclib3.Crypt.DH.createParameters": { is: "parameters", name: "DH", keyBits: arg(0, "int") },
  "phpseclib3.Crypt.DSA.createParameters": {
    is: "parameters",
    name: "DSA",
    keyBits: arg(0, "int"),
    defaults: { keyBits: 2048 }
  },
  "phpseclib3.Crypt.RSA.{loadFormat,loadPrivateKeyFormat,loadPublicKeyFormat}": {
    is: "key",
    name: "RSA",
    returns: RSA
  },
  "phpseclib3.Crypt.{DSA,EC,DH}.{loadFormat,loadPrivateKeyFormat,loadPublicKeyFormat,loadParameters}": {
    is: "key",
    name: "{1}",
    returns: ASYMMETRIC
  },
  "phpseclib3.Crypt.DH.computeSecret": { is: "key-agreement", key: arg(0, "any") },
  "phpseclib3.Crypt.RSA.load": { is: "key", name: "RSA", returns: RSA },
  "phpseclib3.Crypt.RSA.loadPrivateKey": { is: "key", name: "RSA", material: "private-key", returns: RSA },
  "phpseclib3.Crypt.RSA.loadPublicKey": { is: "key", name: "RSA", material: "public-key", returns: RSA },
  "phpseclib3.Crypt.{DSA,EC,DH}.load": { is: "key", name: "{1}", returns: ASYMMETRIC },
  "phpseclib3.Crypt.{DSA,EC,DH}.loadPrivateKey": {
    is: "key",
    name: "{1}",
    material: "private-key",
    returns: ASYMMETRIC
  },
  "phpseclib3.Crypt.{DSA,EC,DH}.loadPublicKey": { is: "key", name: "{1}", material: "public-key", returns: ASYMMETRIC },
  "phpseclib3.Crypt.PublicKeyLoader.load": { is: "key", returns: ASYMMETRIC },
  "phpseclib3.Crypt.PublicKeyLoader.loadPrivateKey": { is: "key", material: "private-key", returns: ASYMMETRIC },
  "phpseclib3.Crypt.PublicKeyLoader.loadPublicKey": { is: "key", material: "public-key", returns: ASYMMETRIC },
  [`${KEYS}#withPadding`]: { refines: true, padding: arg(0, "any"), returns: "{1}" },
  [`${KEYS}#withHash`]: { refines: true, digest: arg(0, "hash"), returns: "{1}" },
  [`${RSA}#withLabel`]: { refines: true, returns: RSA },
  [`${ASYMMETRIC}#{withContext,withSignatureFormat}`]: { refines: true, returns: ASYMMETRIC },
  [`${KEYS}#withMGFHash`]: { refines: true, mgfDigest: arg(0, "hash"), returns: "{1}" },
  [`${KEYS}#withSaltLength`]: { refines: true, saltBits: arg(0, "bytes"), returns: "{1}" },
  [`${KEYS}#{getPublicKey,withPassword}`]: { refines: true, returns: "{1}" },
  [`${RSA}#sign`]: { ...signing, ...pss },
  [`${RSA}#verify`]: { ...signing, functions: ["verify"], ...pss },
  [`${RSA}#encrypt`]: { is: "cipher", inherits: true, primitive: "pke", functions: ["encrypt"], ...oaep },
  [`${RSA}#decrypt`]: { is: "cipher", inherits: true, primitive: "pke", functions: ["decrypt"], ...oaep },
  [`${ASYMMETRIC}#sign`]: signing,
  [`${ASYMMETRIC}#verify`]: { ...signing, functions: ["verify"] },
  [`${ASYMMETRIC}#encrypt`]: { is: "cipher", inherits: true, primitive: "pke", functions: ["encrypt"] },
  [`${ASYMMETRIC}#decrypt`]: { is: "cipher", inherits: true, primitive: "pke", functions: ["decrypt"] },
  "{phpseclib3.Crypt.RSA,phpseclib.Crypt.RSA}.{SIGNATURE_PSS,SIGNATURE_PKCS1,ENCRYPTION_OAEP,ENCRYPTION_PKCS1,ENCRYPTION_NONE}":
    {
      padding: text("{2}", "phpseclibPadding")
    },
  "CRYPT_RSA_{SIGNATURE_PSS,SIGNATURE_PKCS1,ENCRYPTION_OAEP,ENCRYPTION_PKCS1}": {
    padding: text("{1}", "phpseclibPadding")
  },

  "new {phpseclib.Crypt.RSA,Crypt_RSA}": { is: "key", name: "RSA", returns: "phpseclib.RSA" },
  "phpseclib.RSA#createKey": { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  "phpseclib.RSA#{loadKey,setPassword}": { refines: true },
  "phpseclib.RSA#{setSignatureMode,setEncryptionMode}": { refines: true, padding: arg(0, "any") },
  "phpseclib.RSA#setHash": { refines: true, digest: arg(0, "hash") },
  "phpseclib.RSA#setMGFHash": { refines: true, mgfDigest: arg(0, "hash") },
  "phpseclib.RSA#sign": { ...signing, defaults: { padding: "pss", digest: "SHA-1" } },
  "phpseclib.RSA#verify": { ...signing, functions: ["verify"], defaults: { padding: "pss", digest: "SHA-1" } },
  "phpseclib.RSA#encrypt": {
    is: "cipher",
    inherits: true,
    primitive: "pke",
    functions: ["encrypt"],
    defaults: { padding: "oaep", digest: "SHA-1" }
  },
  "phpseclib.RSA#decrypt": {
    is: "cipher",
    inherits: true,
    primitive: "pke",
    functions: ["decrypt"],
    defaults: { padding: "oaep", digest: "SHA-1" }
  },

  "new {phpseclib3.Crypt.Hash,phpseclib.Crypt.Hash,Crypt_Hash}": {
    is: "hash",
    algorithm: arg(0, "openssl"),
    functions: ["digest"],
    returns: "phpseclib.Hash"
  },
  "phpseclib.Hash#setKey": { refines: true, keyBits: arg(0, "bytes"), key: arg(0, "any") },
  "phpseclib.Hash#hash": { refines: true, operates: true },
  "{phpseclib3.Crypt.Random,phpseclib.Crypt.Random}.string": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size")
  },
  crypt_random_string: { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "new {phpseclib3.Net.SSH2,phpseclib.Net.SSH2,Net_SSH2,phpseclib3.Net.SFTP,phpseclib.Net.SFTP,Net_SFTP}": {
    is: "protocol",
    name: "SSH",
    version: "2.0"
  },
  "new {phpseclib3.File.X509,phpseclib.File.X509,File_X509}": {
    is: "certificate",
    certificateFormat: "X.509",
    returns: "phpseclib.X509"
  },
  "phpseclib.X509#sign": { is: "signature", algorithm: arg(2, "openssl"), functions: ["sign"] },
  "phpseclib.X509#signCSR": { is: "signature", algorithm: arg(0, "openssl"), functions: ["sign"] }
})
