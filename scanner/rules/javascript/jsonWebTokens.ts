import { arg, library, option } from "../rule.ts"

const token = { is: "token" } as const
const signs = { functions: ["sign"] } as const
const verifies = { functions: ["verify"] } as const

/*
 * jsonwebtoken 9, README (https://github.com/auth0/node-jsonwebtoken: HS256 by default, and decode, which verifies nothing) and verify.js, and the READMEs of jwt-simple 0.5 (HS256),
 * fast-jwt 6, express-jwt 8, koa-jwt 4, passport-jwt 4 and @nestjs/jwt 11, of which the last four leave tokens to jsonwebtoken.
 */
export const jsonWebTokens = library("javascript", "jsonWebTokens", {
  "jsonwebtoken.sign": {
    ...token,
    ...signs,
    algorithm: option(2, "jose", "algorithm"),
    key: arg(1, "jwtKey"),
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "jsonwebtoken.verify": {
    ...token,
    ...verifies,
    algorithm: option(2, "jose", "algorithms"),
    key: arg(1, "jwtKey")
  },
  "jsonwebtoken.decode": {},
  "jwt-simple.encode": {
    ...token,
    ...signs,
    algorithm: arg(2, "jose"),
    key: arg(1, "any"),
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "jwt-simple.decode": { ...token, ...verifies, algorithm: arg(3, "jose"), key: arg(1, "any") },
  "fast-jwt.createSigner": {
    ...token,
    ...signs,
    algorithm: option(0, "jose", "algorithm"),
    key: option(0, "any", "key")
  },
  "fast-jwt.createVerifier": {
    ...token,
    ...verifies,
    algorithm: option(0, "jose", "algorithms"),
    key: option(0, "any", "key")
  },
  "{express-jwt.expressjwt,express-jwt,koa-jwt}": {
    ...token,
    ...verifies,
    algorithm: option(0, "jose", "algorithms"),
    key: option(0, "jwtKey", "secret")
  },
  "new passport-jwt.Strategy": {
    ...token,
    ...verifies,
    algorithm: option(0, "jose", "algorithms|algorithm"),
    key: option(0, "jwtKey", "secretOrKey")
  },
  "@nestjs/jwt.JwtModule.register": {
    ...token,
    algorithm: option(0, "jose", "signOptions", "algorithm"),
    key: option(0, "jwtKey", "secret")
  },
  "new @nestjs/jwt.JwtService": {
    ...token,
    algorithm: option(0, "jose", "signOptions", "algorithm"),
    key: option(0, "jwtKey", "secret")
  },
  "@nestjs/jwt.JwtService#{sign,signAsync}": {
    ...token,
    ...signs,
    algorithm: option(1, "jose", "algorithm"),
    key: option(1, "jwtKey", "secret")
  },
  "@nestjs/jwt.JwtService#{verify,verifyAsync}": {
    ...token,
    ...verifies,
    algorithm: option(1, "jose", "algorithms"),
    key: option(1, "jwtKey", "secret")
  }
})
