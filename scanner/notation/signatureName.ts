import { hashWords } from "./hash.ts"
import { firstOf, ignored, join, optional, renamedAs, sequence, token, words, type Words } from "./words.ts"

export const digestWords: Words = renamedAs("digest", hashWords)

const noDigest = ignored("none raw null")

/** What comes after `with`. Several ways to build a curve signature differ in encoding only. */
const schemeWords: Words = words({
  "rsa rsaencryption rsasignature pkcs1 rsapkcs1 rsav15 rsapkcs1v15 rsassapkcs1v15": {
    name: "RSA",
    padding: "pkcs1v15"
  },
  "rsaandmgf1 rsapss rsassapss rsapssmgf1 rsassapssandmgf1": { name: "RSA", padding: "pss" },
  "rsaandshake128 rsapssandshake128": { name: "RSA", padding: "pss", mgfDigest: "SHAKE128" },
  "rsaandshake256 rsapssandshake256": { name: "RSA", padding: "pss", mgfDigest: "SHAKE256" },
  "rsaiso97962 iso97962 rsaandiso97962": { name: "ISO9796-2" },
  "rsax931 x931 rsaandx931": { name: "X9.31" },
  "dsa ddsa detdsa dsaencryption": { name: "DSA" },
  "ecdsa ecddsa detecdsa plainecdsa cvcecdsa ecdsaencryption": { name: "ECDSA" },
  ecnr: { name: "ECNR" },
  ecgdsa: { name: "ECGDSA" },
  eckcdsa: { name: "ECKCDSA" },
  "sm2 sm2encryption": { name: "SM2" },
  "gost3410 ecgost3410 gost341094 gost34102001 ecgost34102001 ecgost34102012": { name: "GOSTR3410" },
  "ecgost34102012256 gost34102012256": { name: "GOSTR3410", parameterSet: "2012-256" },
  "ecgost34102012512 gost34102012512": { name: "GOSTR3410", parameterSet: "2012-512" },
  "ecgost34102018256 gost34102018256": { name: "GOSTR3410", parameterSet: "2018-256" },
  "ecgost34102018512 gost34102018512": { name: "GOSTR3410", parameterSet: "2018-512" },
  "dstu4145 dstu4145le": { name: "DSTU4145" },
  "xmss xmsssha256 xmsssha512 xmssshake128 xmssshake256": { name: "XMSS" },
  "xmssmt xmssmtsha256 xmssmtsha512 xmssmtshake128 xmssmtshake256": { name: "XMSSMT" },
  sphincs256: { name: "SPHINCS-256" },
  ed25519: { name: "Ed25519" },
  ed448: { name: "Ed448" },
  mldsa: { name: "ML-DSA" },
  "mldsa44 mldsa44externalhash": { name: "HashML-DSA", parameterSet: "44" },
  "mldsa65 mldsa65externalhash": { name: "HashML-DSA", parameterSet: "65" },
  "mldsa87 mldsa87externalhash": { name: "HashML-DSA", parameterSet: "87" },
  slhdsa: { name: "SLH-DSA" }
})

const encoding = ignored("inp1363format inplainformat asn1 plain")

/** Schemes that OpenSSL and others write before the digest. */
const leadingWords: Words = words({
  "rsa rsassapkcs1v15with idrsassapkcs1v15with rsassapkcs1v15 rsapkcs1": { name: "RSA", padding: "pkcs1v15" },
  "rsapss rsassapss rsapkcs1pss rsapsspss": { name: "RSA", padding: "pss" },
  "dsa dsawith iddsawith": { name: "DSA" },
  "ecdsa ecdsawith idecdsawith": { name: "ECDSA" },
  sm2with: { name: "SM2" }
})

const WITH = ignored("with")

/** A signature with its digest: `SHA256withRSAandMGF1`, `RSA-SHA256`, `ecdsa-with-SHA256`. */
export const signatureName = firstOf(
  sequence(token(join(digestWords, noDigest)), token(WITH), token(schemeWords), optional(encoding)),
  sequence(token(leadingWords), token(digestWords), optional(ignored("2 signature"))),
  sequence(token(ignored("none raw")), token(schemeWords), optional(encoding))
)
