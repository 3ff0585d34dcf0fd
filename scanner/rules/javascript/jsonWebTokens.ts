import { arg, library, option } from "../../match/rule.ts"

const token = { is: "token" } as const
const signs = { functions: ["sign"] } as const
const verifies = { functions: ["verify"] } as const

/*
 * jsonwebtoken 9 (README: HS256 by default), jwt-simple 0.5 (README: HS256), fast-jwt 6, express-jwt 8, koa-jwt 4,
 * passport-jwt 4, @fastify/jwt 9, @nestjs/jwt 11. A default counts for each attribute alone, so that the hash of HS256 is
 * told only where a key is not given an algorithm of another kind.
 */
export const jsonWebTokens = library("javascript", "jsonWebTokens", {
  "jsonwebtoken.sign": {
    ...token,
    ...signs,
    algorithm: option(2, "jose", "algorithm"),
    key: arg(1, "keyObject"),
    defaults: { name: "HMAC" }
  },
  "jsonwebtoken.verify": {
    ...token,
    ...verifies,
    algorithm: option(2, "jose", "algorithms"),
    key: arg(1, "keyObject")
  },
  "jwt-simple.encode": {
    ...token,
    ...signs,
    algorithm: arg(2, "jose"),
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "jwt-simple.decode": { ...token, ...verifies, algorithm: arg(3, "jose") },
  "fast-jwt.createSigner": { ...token, ...signs, algorithm: option(0, "jose", "algorithm") },
  "fast-jwt.createVerifier": { ...token, ...verifies, algorithm: option(0, "jose", "algorithms") },
  "{express-jwt.expressjwt,express-jwt,koa-jwt}": {
    ...token,
    ...verifies,
    algorithm: option(0, "jose", "algorithms")
  },
  "new passport-jwt.Strategy": { ...token, ...verifies, algorithm: option(0, "jose", "algorithms|algorithm") },
  "@nestjs/jwt.JwtModule.register": { ...token, algorithm: option(0, "jose", "signOptions", "algorithm") },
  "new @nestjs/jwt.JwtService": { ...token, algorithm: option(0, "jose", "signOptions", "algorithm") },
  "@nestjs/jwt.JwtService#{sign,signAsync}": { ...token, ...signs, algorithm: option(1, "jose", "algorithm") },
  "@nestjs/jwt.JwtService#{verify,verifyAsync}": { ...token, ...verifies, algorithm: option(1, "jose", "algorithms") }
})
