import { arg, library } from "../rule.ts"

const digest = { is: "hash", returns: "resty.hash" } as const

/*
 * lua-nginx-module ("tcpsock:sslhandshake", "ngx.md5", "ngx.sha1_bin", "ngx.hmac_sha1"), https://github.com/openresty/lua-resty-string, lua-resty-hmac,
 * lua-resty-rsa, lua-resty-jwt 0.2, lua-resty-http 0.17 (`ssl_verify`): README files. resty.aes takes AES-128-CBC and one round of MD5 where nothing is said.
 */
export const openresty = library("lua", "openresty", {
  "ngx.socket.{tcp,connect}": { returns: "ngx.socket.tcp" },
  "ngx.socket.tcp#sslhandshake": { is: "protocol", name: "TLS", verification: arg(2, "checksPeer") },
  "entry ssl_verify": { is: "protocol", algorithm: arg(0, "tlsChecksPeer") },
  "ngx.{md5,md5_bin}": { is: "hash", name: "MD5" },
  "ngx.sha1_bin": { is: "hash", name: "SHA-1" },
  "ngx.hmac_sha1": { is: "mac", name: "HMAC", digest: "SHA-1", keyBits: arg(0, "bytes") },
  "resty.md5.new": { ...digest, name: "MD5" },
  "resty.sha1.new": { ...digest, name: "SHA-1" },
  "resty.sha{224,256,384,512}.new": { ...digest, name: "SHA-{1}" },
  "resty.hash#update": { refines: true, operates: true, functions: ["digest"] },
  "resty.hash#final": { refines: true },
  "resty.aes.new": {
    is: "cipher",
    algorithm: arg(2, "any"),
    nonceBits: arg(3, "bytes", undefined, "iv"),
    defaults: { name: "AES", keyBits: 128, mode: "cbc" },
    returns: "resty.aes"
  },
  "resty.aes.cipher": {
    name: "AES",
    keyBits: arg(0, "int"),
    mode: arg(1, "mode"),
    defaults: { keyBits: 128, mode: "cbc" }
  },
  "resty.aes.hash.{md5,sha1,sha224,sha256,sha384,sha512}": { value: "{1}" },
  "resty.aes#encrypt": { refines: true, functions: ["encrypt"] },
  "resty.aes#decrypt": { refines: true, functions: ["decrypt"] },
  "resty.hmac.new": { is: "mac", name: "HMAC", keyBits: arg(0, "bytes"), digest: arg(1, "any"), returns: "resty.hmac" },
  "resty.hmac.ALGOS.MD5": { name: "MD5" },
  "resty.hmac.ALGOS.SHA1": { name: "SHA-1" },
  "resty.hmac.ALGOS.SHA{256,384,512}": { name: "SHA-{1}" },
  "resty.hmac#{update,final}": { refines: true, operates: true, functions: ["tag"] },
  "resty.random.{bytes,token}": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "resty.rsa.new": {
    is: "cipher",
    name: "RSA",
    padding: arg(0, "any", undefined, "padding"),
    algorithm: arg(0, "openssl", undefined, "algorithm"),
    returns: "resty.rsa"
  },
  "resty.rsa.generate_rsa_keys": { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  "resty.rsa.PADDING.RSA_PKCS1_PADDING": { padding: "pkcs1v15" },
  "resty.rsa.PADDING.RSA_PKCS1_OAEP_PADDING": { padding: "oaep" },
  "resty.rsa.PADDING.RSA_NO_PADDING": { padding: "none" },
  "resty.jwt.sign": { is: "token", algorithm: arg(-1, "jose", undefined, "header", "alg"), functions: ["sign"] },
  "resty.jwt.{verify,verify_jwt_obj}": { is: "token", name: "JWT", functions: ["verify"] },
  "resty.jwt.load_jwt": { is: "token", name: "JWT" },
  "{jwt,luajwt}.encode": { is: "token", algorithm: arg(2, "jose"), functions: ["sign"] },
  "{jwt,luajwt}.decode": { is: "token", name: "JWT", functions: ["verify"] }
})
