local resty_md5 = require "resty.md5"
local resty_sha256 = require("resty.sha256")
local aes = require "resty.aes"
local hmac = require "resty.hmac"
local jwt = require("resty.jwt")
local resty_rsa = require "resty.rsa"
local random = require "resty.random"

local digest = ngx.md5(body) -- expect: hash MD5
local tag = ngx.hmac_sha1("secretsecret", body) -- expect: mac HMAC-SHA-1 digest=SHA-1 keyBits=96
local h, err = resty_md5:new() -- expect: hash MD5 functions=digest
if not h then
  return nil, err
end
h:update(body)
local d = h:final()
local s = resty_sha256:new() -- expect: hash SHA-256
local a = assert(aes:new("key", nil, aes.cipher(256, "gcm"), { iv = "123456789012" })) -- expect: cipher AES-256-GCM keyBits=256 mode=gcm nonceBits=96 functions=encrypt,decrypt
a:encrypt(body)
a:decrypt(body)
aes:new("key", "salt", aes.cipher(192, "cbc"), aes.hash.sha512, 5) -- expect: cipher AES-192-CBC keyBits=192 mode=cbc
aes:new("key") -- expect: cipher AES-128-CBC keyBits=128 mode=cbc
local m = hmac:new("0123456789abcdef", hmac.ALGOS.SHA256) -- expect: mac HMAC-SHA-256 keyBits=128 digest=SHA-256 functions=tag
m:update("x")
m:final("x")
local token = jwt:sign("secret", { header = { typ = "JWT", alg = "HS256" }, payload = { foo = "bar" } }) -- expect: token HMAC-SHA-256 digest=SHA-256 functions=sign
jwt:verify("secret", token) -- expect: token JWT functions=verify
local rsa = resty_rsa:new({ public_key = key, padding = resty_rsa.PADDING.RSA_PKCS1_OAEP_PADDING }) -- expect: cipher RSA-OAEP padding=oaep
resty_rsa:generate_rsa_keys(2048) -- expect: keygen RSA-2048 keyBits=2048
random.bytes(16) -- expect: random RNG byteLength=16

local own = {}
function own.md5(x) end
own.md5(body)
md5(body)
local text = "ngx.md5(body)"

local socket = ngx.socket.tcp()
socket:sslhandshake(nil, "made.up", false) -- expect: protocol TLS verification=none
ngx.socket.connect("made.up", 443):sslhandshake(nil, "made.up", true) -- expect: protocol TLS verification=peer
local response = client:request_uri("https://made.up", { method = "GET", ssl_verify = false }) -- expect: protocol TLS verification=none
client:connect({ scheme = "https", host = "made.up", ssl_verify = true }) -- expect: protocol TLS verification=peer
client:connect({ scheme = "https", ssl_verify = settings.verify })
local ssl_verify = false
