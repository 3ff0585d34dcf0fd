import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const sha1 = { digest: "SHA-1" } as const
const session = { is: "mac", name: "HMAC", functions: ["tag", "verify"], defaults: sha1 } as const

/*
 * ItsDangerous 2.2, "API Reference": HMAC with SHA-1 is the documented default; with the JSON web signatures of 1.1. Flask 3.1,
 * "API": `secret_key` signs the cookie of sessions, by SecureCookieSessionInterface with HMAC and SHA-1.
 */
export const itsdangerous = library("python", "itsdangerous", {
  "itsdangerous.{Signer,TimestampSigner,signer.Signer,timed.TimestampSigner}": {
    is: "mac",
    name: "HMAC",
    digest: arg(4, "hash", "digest_method"),
    from: arg(5, "any", "algorithm"),
    returns: "itsdangerous.Signer",
    defaults: sha1
  },
  "itsdangerous.{HMACAlgorithm,signer.HMACAlgorithm}": { digest: arg(0, "hash", "digest_method"), defaults: sha1 },
  "itsdangerous.{Serializer,TimedSerializer,URLSafeSerializer,URLSafeTimedSerializer,serializer.Serializer,timed.TimedSerializer,url_safe.URLSafeSerializer,url_safe.URLSafeTimedSerializer}":
    {
      is: "mac",
      name: "HMAC",
      digest: arg(5, "hash", "signer_kwargs", "digest_method"),
      returns: "itsdangerous.Serializer",
      defaults: sha1
    },
  "itsdangerous.Signer#sign": { refines: true, functions: ["tag"] },
  "itsdangerous.Signer#{unsign,validate,verify_signature}": { refines: true, functions: ["verify"] },
  "itsdangerous.Serializer#{dump,dumps}": { refines: true, functions: ["tag"] },
  "itsdangerous.Serializer#{load,loads}": { refines: true, functions: ["verify"] },
  "flask.Flask": { returns: "flask.Flask" },
  "flask.Flask#secret_key=": { ...session, key: arg(0, "any") },
  "flask.Flask#config": { returns: "flask.Config" },
  "flask.Config#{update,from_mapping}(SECRET_KEY:)": { ...session, key: arg(KEYWORD_ONLY, "any", "SECRET_KEY") },
  "itsdangerous.{JSONWebSignatureSerializer,TimedJSONWebSignatureSerializer}": {
    is: "token",
    algorithm: arg(KEYWORD_ONLY, "jose", "algorithm_name"),
    returns: "itsdangerous.JSONWebSignatureSerializer",
    defaults: { name: "HMAC" }
  },
  "itsdangerous.JSONWebSignatureSerializer#{dump,dumps}": { refines: true, functions: ["sign"] },
  "itsdangerous.JSONWebSignatureSerializer#{load,loads}": { refines: true, functions: ["verify"] }
})
