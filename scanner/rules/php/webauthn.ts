import { arg, library, text } from "../rule.ts"

const COSE = "Cose.Algorithm"
const ECDSA = `${COSE}.Signature.ECDSA.{ES256,ES384,ES512,ES256K}`
const RSA = `${COSE}.Signature.RSA.{RS256,RS384,RS512,PS256,PS384,PS512}`
const EDDSA = `${COSE}.Signature.EdDSA.{EdDSA,Ed25519}`
const MACS = `${COSE}.Mac.{HS256,HS384,HS512}`
const signature = { is: "signature", algorithm: text("{1}", "jose") } as const
const mac = { is: "mac", algorithm: text("{1}", "jose") } as const
const verify = { is: "signature", functions: ["verify"] } as const
const PARAMETERS = "Webauthn.PublicKeyCredentialParameters"
const VALIDATORS =
  "{Webauthn.AuthenticatorAssertionResponseValidator,Webauthn.AuthenticatorAttestationResponseValidator}"

/*
 * web-auth/webauthn-lib 5 with web-auth/cose-lib 4 (https://webauthn-doc.spomky-labs.com): algorithms of RFC 9053; lbuchs/webauthn
 * 2. Which algorithm an authenticator signs with, the key that it registered says.
 */
export const webauthn = library("php", "webauthn", {
  [`new ${ECDSA}`]: signature,
  [`${ECDSA}.create`]: signature,
  [`new ${RSA}`]: signature,
  [`${RSA}.create`]: signature,
  [`new ${EDDSA}`]: signature,
  [`${EDDSA}.create`]: signature,
  [`{new ${COSE}.Signature.RSA.RS1,${COSE}.Signature.RSA.RS1.create}`]: {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-1"
  },
  [`new ${MACS}`]: mac,
  [`${MACS}.create`]: mac,
  "Cose.Algorithms.COSE_ALGORITHM_{ES256,ES384,ES512,ES256K,RS256,RS384,RS512,PS256,PS384,PS512,EDDSA}": {
    value: "{1}"
  },
  [`{new ${PARAMETERS},${PARAMETERS}.create}`]: { is: "signature", algorithm: arg(1, "jose", "alg") },
  [`${PARAMETERS}.createPk`]: { is: "signature", algorithm: arg(0, "jose", "alg") },
  [VALIDATORS]: { returns: "Webauthn.Validator" },
  [`${VALIDATORS}.create`]: { returns: "Webauthn.Validator" },
  "Webauthn.Validator#check": verify,
  "new lbuchs.WebAuthn.WebAuthn": { returns: "lbuchs.WebAuthn.WebAuthn" },
  "lbuchs.WebAuthn.WebAuthn#{processCreate,processGet}": verify
})
