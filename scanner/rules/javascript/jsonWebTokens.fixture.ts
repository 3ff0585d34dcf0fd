import jwt, { sign as signToken } from "jsonwebtoken"
import simple from "jwt-simple"
import { createSigner, createVerifier } from "fast-jwt"
import { expressjwt } from "express-jwt"
import oldExpressJwt from "express-jwt"
import koaJwt from "koa-jwt"
import { Strategy as JwtStrategy } from "passport-jwt"
import { JwtModule, JwtService } from "@nestjs/jwt"
import { createPrivateKey } from "crypto"
import { sign } from "./jsonwebtoken"

const options: jwt.SignOptions = { algorithm: "RS256", expiresIn: "1h" }
jwt.sign({ sub: 1 }, secret) // expect: token HMAC-SHA-256 functions=sign
jwt.sign({ sub: 1 }, secret, { expiresIn: "1h" }) // expect: token HMAC-SHA-256 functions=sign
signToken({ sub: 1 }, secret, options) // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign digest=SHA-256
jwt.sign({ sub: 1 }, { key: pem, passphrase }, { algorithm: "ES384" }, (error, token) => {}) // expect: token ECDSA-P-384-SHA-384 functions=sign curve=P-384 digest=SHA-384
jwt.sign({ sub: 1 }, "", { algorithm: "none" }) // expect: token JWS-none functions=sign
jwt.sign({ sub: 1 }, secret, { algorithm: process.env.ALG }) // expect: token unknown functions=sign
jwt.verify(token, key, { algorithms: ["PS256", "EdDSA"] }) // expect: token EdDSA functions=verify; token RSA-PSS-SHA-256-MGF1 functions=verify digest=SHA-256
jwt.verify(token, key) // expect: token unknown functions=verify
jwt.verify(token, "an invented secret") // expect: token HMAC functions=verify
jwt.verify(token, "an invented secret", { algorithms: ["HS384"] }) // expect: token HMAC-SHA-384 functions=verify digest=SHA-384
jwt.verify(token, "-----BEGIN PUBLIC KEY-----\nAA==\n-----END PUBLIC KEY-----") // expect: token unknown functions=verify
jwt.verify(token, "") // expect: token unknown functions=verify
simple.encode({ sub: 1 }, secret) // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
simple.encode({ sub: 1 }, secret, "HS512") // expect: token HMAC-SHA-512 functions=sign digest=SHA-512
simple.decode(token, secret, false, "HS384") // expect: token HMAC-SHA-384 functions=verify digest=SHA-384
createSigner({ key: secret, algorithm: "HS256" })({ sub: 1 }) // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
createVerifier({ key: pem, algorithms: ["RS512"] }) // expect: token RSA-PKCS1-1.5-SHA-512 functions=verify digest=SHA-512
app.use(expressjwt({ secret, algorithms: ["HS256"] })) // expect: token HMAC-SHA-256 functions=verify digest=SHA-256
app.use(oldExpressJwt({ secret, algorithms: ["RS256"] })) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify digest=SHA-256
app.use(koaJwt({ secret })) // expect: token unknown functions=verify
app.use(oldExpressJwt({ secret: "an invented secret" })) // expect: token HMAC functions=verify
passport.use(new JwtStrategy({ secretOrKey, algorithms: ["ES256"] }, verify)) // expect: token ECDSA-P-256-SHA-256 functions=verify curve=P-256 digest=SHA-256
const module = JwtModule.register({ secret, signOptions: { algorithm: "HS384" } }) // expect: token HMAC-SHA-384 digest=SHA-384
const service = new JwtService({ secret }) // expect: token unknown

class Tokens {
  constructor(private readonly jwt: JwtService) {}
  make(user: object) {
    return [this.jwt.sign(user), this.jwt.signAsync(user, { algorithm: "RS256" })] // expect: token unknown functions=sign; token RSA-PKCS1-1.5-SHA-256 functions=sign digest=SHA-256
  }
  check(token: string) {
    return [this.jwt.verify(token), this.jwt.verifyAsync(token, { algorithms: ["HS256"] })] // expect: token unknown functions=verify; token HMAC-SHA-256 functions=verify digest=SHA-256
  }
}
sign({ sub: 1 }, secret)
jwt.decode(token)
