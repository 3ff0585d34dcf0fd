import { arg, library, text } from "../rule.ts"

const JWT = "System.IdentityModel.Tokens.Jwt.JwtSecurityTokenHandler"
const JSON_TOKENS = "Microsoft.IdentityModel.JsonWebTokens.JsonWebTokenHandler"
const TOKENS = "Microsoft.IdentityModel.Tokens"
const signed = { is: "token", functions: ["sign"] } as const
const verified = { is: "token", functions: ["verify"] } as const
const FIDO = "Fido2NetLib.Fido2"
const verify = { is: "signature", functions: ["verify"] } as const
const BUILDERS = "Microsoft.Extensions.DependencyInjection.*"
const COSE = "Fido2NetLib.Objects.COSE.Algorithm"
const CRYPTO = "System.Security.Cryptography.Cose"

/*
 * System.IdentityModel.Tokens.Jwt and Microsoft.IdentityModel.JsonWebTokens 8 (https://learn.microsoft.com/dotnet/api/microsoft.identitymodel.jsonwebtokens): credentials say the algorithm.
 * fido2-net-lib 4. Duende IdentityServer 7, "Key Management": RS256 unless told. System.Security.Cryptography.Cose 10.
 */
export const signIn = library("dotnet", "signIn", {
  [`new ${JWT}`]: { returns: JWT },
  [`${JWT}#{CreateEncodedJwt,WriteToken}`]: { ...signed, from: arg(0, "any") },
  [`${JWT}#CreateToken`]: { from: arg(0, "any") },
  "new System.IdentityModel.Tokens.Jwt.JwtSecurityToken": {
    from: [arg(5, "any", "signingCredentials"), arg(0, "any")]
  },
  "new System.IdentityModel.Tokens.Jwt.JwtHeader": { from: arg(0, "any", "signingCredentials") },
  [`new ${TOKENS}.SecurityTokenDescriptor`]: { returns: `${TOKENS}.SecurityTokenDescriptor` },
  [`${TOKENS}.SecurityTokenDescriptor#SigningCredentials=`]: { refines: true, from: arg(0, "any") },
  [`${JWT}#{ValidateToken,ValidateTokenAsync}`]: verified,
  [`new ${JSON_TOKENS}`]: { returns: JSON_TOKENS },
  [`${JSON_TOKENS}#CreateToken`]: { ...signed, from: [arg(0, "any"), arg(1, "any", "signingCredentials")] },
  [`${JSON_TOKENS}#{ValidateToken,ValidateTokenAsync}`]: verified,
  [`${JSON_TOKENS}#EncryptToken`]: { is: "token", key: arg(1, "any"), functions: ["encrypt"] },
  [`${JSON_TOKENS}#DecryptToken`]: { is: "token", functions: ["decrypt"] },
  [`${BUILDERS}#AddDeveloperSigningCredential`]: {
    is: "token",
    algorithm: arg(99, "jose", "signingAlgorithm"),
    functions: ["sign"],
    defaults: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-256" }
  },
  [`${BUILDERS}#AddSigningCredential`]: {
    is: "token",
    from: arg(0, "any"),
    algorithm: arg(1, "jose", "signingAlgorithm"),
    functions: ["sign"],
    defaults: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-256" }
  },

  [`new ${FIDO}`]: { returns: FIDO },
  "Fido2NetLib.IFido2": { returns: FIDO },
  [`${FIDO}#{MakeNewCredentialAsync,MakeAssertionAsync}`]: verify,
  [`${COSE}.{ES256,ES384,ES512,ES256K,RS256,RS384,RS512,PS256,PS384,PS512,EdDSA}`]: { value: "{1}" },
  "new Fido2NetLib.PubKeyCredParam": { is: "signature", algorithm: arg(0, "jose") },
  "Fido2NetLib.PubKeyCredParam.{ES256,ES384,ES512,RS256,RS384,RS512,PS256,PS384,PS512,Ed25519}": {
    is: "signature",
    algorithm: text("{1}", "jose")
  },

  [`new ${CRYPTO}.CoseSigner`]: {
    is: "signature",
    key: arg(0, "any", "key"),
    digest: arg(-1, "dotnet", "hashAlgorithm"),
    padding: arg(1, "padding", "signaturePadding"),
    functions: ["sign"]
  },
  [`${CRYPTO}.{CoseMessage.DecodeSign1,CoseMessage.DecodeMultiSign}`]: { returns: `${CRYPTO}.CoseMessage` },
  [`${CRYPTO}.CoseMessage#{VerifyEmbedded,VerifyDetached,VerifyDetachedAsync}`]: {
    is: "signature",
    key: arg(0, "any", "key"),
    functions: ["verify"]
  }
})
