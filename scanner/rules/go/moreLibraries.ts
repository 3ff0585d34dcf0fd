import { arg, library, text } from "../rule.ts"

const drawn = { is: "random", name: "RNG" } as const
const tj = "github.com/tjfoc/gmsm"
const em = "github.com/emmansun/gmsm"
const gopenpgp = "github.com/ProtonMail/gopenpgp/v2"
const libp2p = "{github.com/libp2p/go-libp2p/core/crypto,github.com/libp2p/go-libp2p-core/crypto}"
const crypto11 = "{github.com/ThalesGroup/crypto11,github.com/ThalesIgnite/crypto11}"
const attest = "{github.com/google/go-attestation/attest,github.com/smallstep/go-attestation/attest}"
const pgp = { is: "cipher", name: "PGP" } as const
const gnark = "github.com/consensys/gnark-crypto/ecc"

/*
 * Smaller libraries by their documentation on https://pkg.go.dev: github.com/minio/sio and github.com/secure-io/sio-go (DARE: AES-256-GCM or ChaCha20-Poly1305),
 * github.com/gtank/cryptopasta, github.com/tjfoc/gmsm and github.com/emmansun/gmsm (SM2, SM3, SM4), github.com/ProtonMail/gopenpgp,
 * github.com/libp2p/go-libp2p, github.com/ThalesGroup/crypto11, github.com/google/go-attestation, aead.dev/minisign, github.com/jedisct1/go-minisign,
 * github.com/dchest/siphash, github.com/minio/blake2b-simd, github.com/consensys/gnark-crypto, filippo.io/mlkem768,
 * github.com/hashicorp/go-uuid, github.com/satori/go.uuid, github.com/thanhpk/randstr, k8s.io/client-go/util.
 */
export const moreLibraries = library("go", "moreLibraries", {
  "new github.com/minio/sio.Config": { is: "cipher", from: arg(99, "any", "CipherSuites") },
  "github.com/minio/sio.AES_256_GCM": { name: "AES", keyBits: 256, mode: "gcm" },
  "github.com/minio/sio.CHACHA20_POLY1305": { name: "ChaCha20-Poly1305" },
  "github.com/secure-io/sio-go.NewStream": { is: "cipher", from: arg(0, "any") },
  "github.com/secure-io/sio-go.{AES_128_GCM,AES_256_GCM,ChaCha20Poly1305,XChaCha20Poly1305}": {
    is: "cipher",
    algorithm: text("{1}", "cipher")
  },
  "github.com/gtank/cryptopasta.{Encrypt,Decrypt}": { is: "cipher", name: "AES", keyBits: 256, mode: "gcm" },
  "github.com/gtank/cryptopasta.{GenerateHMAC,CheckHMAC}": { is: "mac", name: "HMAC", digest: "SHA-512/256" },
  "github.com/gtank/cryptopasta.{HashPassword,CheckPasswordHash}": { is: "password-hash", name: "bcrypt" },
  "github.com/gtank/cryptopasta.NewSigningKey": { is: "keygen", name: "ECDSA", curve: "P-256" },
  "github.com/gtank/cryptopasta.NewEncryptionKey": { is: "keygen", keyBits: 256, material: "secret-key" },

  [`${tj}/sm2.GenerateKey`]: { is: "keygen", name: "SM2", returns: "github.com/tjfoc/gmsm/sm2.PrivateKey" },
  [`${tj}/sm2.{Encrypt,EncryptAsn1}`]: { is: "cipher", name: "SM2", functions: ["encrypt"] },
  [`${tj}/sm2.{Decrypt,DecryptAsn1}`]: { is: "cipher", name: "SM2", functions: ["decrypt"] },
  [`${tj}/sm2.Sm2Sign`]: { is: "signature", name: "SM2", functions: ["sign"] },
  [`${tj}/sm2.{Sm2Verify,Verify}`]: { is: "signature", name: "SM2", functions: ["verify"] },
  [`${em}/sm2.GenerateKey`]: { is: "keygen", name: "SM2", returns: "github.com/tjfoc/gmsm/sm2.PrivateKey" },
  [`${em}/sm2.{Encrypt,EncryptASN1}`]: { is: "cipher", name: "SM2", functions: ["encrypt"] },
  [`${em}/sm2.Decrypt`]: { is: "cipher", name: "SM2", functions: ["decrypt"] },
  [`${em}/sm2.{SignASN1,Sign}`]: { is: "signature", name: "SM2", functions: ["sign"] },
  [`${em}/sm2.{VerifyASN1,VerifyASN1WithSM2,Verify,VerifyWithSM2}`]: {
    is: "signature",
    name: "SM2",
    functions: ["verify"]
  },
  "github.com/tjfoc/gmsm/sm2.PrivateKey#Sign": { is: "signature", name: "SM2", functions: ["sign"] },
  "github.com/tjfoc/gmsm/sm2.PrivateKey#Decrypt": { is: "cipher", name: "SM2", functions: ["decrypt"] },
  [`{${tj},${em}}/sm3.New`]: { is: "hash", name: "SM3", returns: "hash.Hash" },
  [`${tj}/sm3.Sm3Sum`]: { is: "hash", name: "SM3" },
  [`${em}/sm3.{Sum,Kdf}`]: { is: "hash", name: "SM3" },
  [`{${tj},${em}}/sm4.NewCipher`]: { is: "cipher", name: "SM4", keyBits: 128, returns: "crypto/cipher.Block" },
  [`${tj}/sm4.Sm4{Cbc,Ecb,CFB,OFB,GCM}`]: { is: "cipher", name: "SM4", keyBits: 128, mode: text("{1}", "mode") },
  [`${em}/zuc.{NewCipher,NewEEACipher}`]: { is: "cipher", name: "ZUC-128" },
  [`${em}/zuc.{NewHash,NewEIAHash}`]: { is: "mac", name: "ZUC-MAC" },

  [`${gopenpgp}/helper.{EncryptMessageArmored,EncryptSignMessageArmored,EncryptBinaryMessage,EncryptMessageWithPassword,EncryptAttachment}`]:
    { ...pgp, functions: ["encrypt"] },
  [`${gopenpgp}/helper.{DecryptMessageArmored,DecryptVerifyMessageArmored,DecryptBinaryMessageArmored,DecryptMessageWithPassword,DecryptAttachment}`]:
    { ...pgp, functions: ["decrypt"] },
  [`${gopenpgp}/helper.{SignCleartextMessage,SignCleartextMessageArmored}`]: {
    is: "signature",
    name: "PGP",
    functions: ["sign"]
  },
  [`${gopenpgp}/helper.{VerifyCleartextMessage,VerifyCleartextMessageArmored,VerifySignatureExplicit}`]: {
    is: "signature",
    name: "PGP",
    functions: ["verify"]
  },
  [`${gopenpgp}/helper.GenerateKey`]: { is: "keygen", algorithm: arg(3, "keyType"), keyBits: arg(4, "int") },
  [`${gopenpgp}/crypto.GenerateKey`]: { is: "keygen", algorithm: arg(2, "keyType"), keyBits: arg(3, "int") },
  [`${gopenpgp}/crypto.{NewKey,NewKeyFromArmored,NewKeyRing,NewPrivateKeyFromArmored}`]: {
    is: "key",
    certificateFormat: "PGP"
  },

  [`${libp2p}.GenerateEd25519Key`]: { is: "keygen", name: "Ed25519" },
  [`${libp2p}.GenerateSecp256k1Key`]: { is: "keygen", name: "EC", curve: "secp256k1" },
  [`${libp2p}.GenerateECDSAKeyPair`]: { is: "keygen", name: "ECDSA", curve: "P-256" },
  [`${libp2p}.GenerateRSAKeyPair`]: { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  [`${libp2p}.{GenerateKeyPair,GenerateKeyPairWithReader}`]: {
    is: "keygen",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "int")
  },
  [`${libp2p}.{RSA,Ed25519,ECDSA}`]: { name: "{2}" },
  [`${libp2p}.Secp256k1`]: { name: "EC", curve: "secp256k1" },
  "github.com/libp2p/go-libp2p/p2p/security/noise.New": { is: "protocol", name: "Noise" },
  "{github.com/libp2p/go-libp2p/p2p/security/tls,github.com/libp2p/go-libp2p-tls}.New": { is: "protocol", name: "TLS" },

  [`${crypto11}.{Configure,ConfigureFromFile}`]: { returns: "github.com/ThalesGroup/crypto11.Context" },
  "github.com/ThalesGroup/crypto11.Context#{GenerateRSAKeyPair,GenerateRSAKeyPairWithLabel}": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(-1, "int")
  },
  "github.com/ThalesGroup/crypto11.Context#{GenerateECDSAKeyPair,GenerateECDSAKeyPairWithLabel}": {
    is: "keygen",
    name: "ECDSA",
    curve: arg(-1, "any")
  },
  "github.com/ThalesGroup/crypto11.Context#{GenerateSecretKey,GenerateSecretKeyWithLabel}": {
    is: "keygen",
    keyBits: arg(-2, "int"),
    from: arg(-1, "any")
  },
  [`${crypto11}.Cipher{AES,DES3}`]: { algorithm: text("{2}", "cipher") },
  [`new ${attest}.VerifyOpts`]: { is: "signature", digest: arg(99, "hash", "Hash"), functions: ["verify"] },

  "aead.dev/minisign.GenerateKey": { is: "keygen", name: "Ed25519" },
  "{aead.dev/minisign.Sign,aead.dev/minisign.SignWithComments}": {
    is: "signature",
    name: "Ed25519",
    functions: ["sign"]
  },
  "aead.dev/minisign.Verify": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "github.com/jedisct1/go-minisign.{NewPublicKey,DecodePublicKey,NewPublicKeyFromFile}": { is: "key", name: "Ed25519" },
  "github.com/dchest/siphash.{New,New128,Hash,Hash128}": { is: "mac", name: "SipHash" },
  "{github.com/minio/blake2b-simd,github.com/dchest/blake2b}.{New512,Sum512}": { is: "hash", name: "BLAKE2b" },
  "{github.com/minio/blake2b-simd,github.com/dchest/blake2b}.{New256,Sum256}": {
    is: "hash",
    name: "BLAKE2b",
    outputBits: 256
  },
  "{github.com/minio/blake2b-simd,github.com/dchest/blake2b}.NewMAC": { is: "mac", name: "BLAKE2b-MAC" },
  [`${gnark}/{bn254,bls12-381,bls12-377,bw6-761,secp256k1}/ecdsa.GenerateKey`]: { is: "keygen", name: "ECDSA" },
  [`${gnark}/{bn254,bls12-381,bls12-377,bw6-761}/twistededwards/eddsa.GenerateKey`]: { is: "keygen", name: "EdDSA" },
  "filippo.io/mlkem768.{GenerateKey,NewKeyFromSeed}": { is: "keygen", name: "ML-KEM", parameterSet: "768" },
  "filippo.io/mlkem768.Encapsulate": { is: "kem", name: "ML-KEM", parameterSet: "768", functions: ["encapsulate"] },
  "filippo.io/mlkem768.Decapsulate": { is: "kem", name: "ML-KEM", parameterSet: "768", functions: ["decapsulate"] },

  "github.com/hashicorp/go-uuid.{GenerateUUID,GenerateRandomBytes,GenerateUUIDWithReader,GenerateRandomBytesWithReader}":
    drawn,
  "github.com/satori/go.uuid.NewV4": drawn,
  "github.com/thanhpk/randstr.{Hex,Base64,Base62,Bytes,String,Dec}": drawn,
  "k8s.io/client-go/util/keyutil.MakeEllipticPrivateKeyPEM": { is: "keygen", name: "ECDSA", curve: "P-256" },
  "k8s.io/client-go/util/keyutil.{ParsePrivateKeyPEM,PrivateKeyFromFile}": { is: "key", material: "private-key" },
  "k8s.io/client-go/util/cert.{NewSelfSignedCACert,GenerateSelfSignedCertKey,ParseCertsPEM,CertsFromFile,NewPool}": {
    is: "certificate",
    certificateFormat: "X.509"
  }
})
