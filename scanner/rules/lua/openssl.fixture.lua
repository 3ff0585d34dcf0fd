local digest = require("resty.openssl.digest")
local cipher = require "resty.openssl.cipher"
local pkey = require "resty.openssl.pkey"
local kdf = require "resty.openssl.kdf"
local ssl = require "ssl"
local crypto = require("crypto")
local NAME = "aes-256-gcm"

local h = digest.new("sha384") -- expect: hash SHA-384 functions=digest
h:update("x")
h:final()
local c, err = cipher.new(NAME) -- expect: cipher AES-256-GCM keyBits=256 mode=gcm nonceBits=96 functions=encrypt
c:encrypt(key, "123456789012", body)
cipher.new("des-ede3-cbc"):decrypt(key, "12345678", body) -- expect: cipher 3DES-168-CBC keyBits=168 mode=cbc nonceBits=64 functions=decrypt
local ec = pkey.new({ type = "EC", curve = "prime256v1" }) -- expect: key EC-P-256 curve=P-256
local rsa = pkey.new({ type = "RSA", bits = 2048 }) -- expect: key RSA-2048 keyBits=2048
local signature = rsa:sign(body, "sha256") -- expect: signature RSA-SHA-256-2048 keyBits=2048 digest=SHA-256 functions=sign
ec:verify(signature, body, "sha512") -- expect: signature ECDSA-P-256-SHA-512 curve=P-256 digest=SHA-512 functions=verify
rsa:encrypt(body) -- expect: cipher RSA-2048 functions=encrypt
rsa:decrypt(body) -- expect: cipher RSA-2048 functions=decrypt
ec:derive(peer) -- expect: key-agreement ECDH-P-256
local kem = pkey.new({ type = "ML-KEM-768" }) -- expect: key ML-KEM-768
kem:encapsulate() -- expect: kem ML-KEM-768 functions=encapsulate
kem:decapsulate(wrapped) -- expect: kem ML-KEM-768 functions=decapsulate
require("resty.openssl.x509.crl").new(body) -- expect: certificate unknown certificateFormat=X.509-CRL
require("resty.openssl.hmac").new(secret) -- expect: mac HMAC-SHA-1
kdf.derive({ type = kdf.TLS1_PRF, md = "sha256", outlen = 48 }) -- expect: kdf TLS12-PRF-SHA-256 outputBits=384
kdf.derive({ type = kdf.SCRYPT, scrypt_N = 16384, scrypt_r = 8, scrypt_p = 1 }) -- expect: kdf scrypt-16384-8-1 iterations=16384 parallelism=1
local hmac = require("resty.openssl.hmac").new("0123456789abcdef", "sha256") -- expect: mac HMAC-SHA-256 keyBits=128 digest=SHA-256 functions=tag
hmac:update(body)
hmac:final()
kdf.derive({ type = kdf.PBKDF2, outlen = 32, pass = pass, salt = "saltsalt", md = "sha256", pbkdf2_iter = 1000 }) -- expect: kdf PBKDF2-SHA-256-1000 digest=SHA-256 saltBits=64 iterations=1000 outputBits=256
kdf.derive({ type = kdf.SCRYPT, outlen = 16 }) -- expect: kdf scrypt outputBits=128
kdf.derive({ type = kdf.HKDF, md = old and "md5" or "sha512" }) -- expect: kdf HKDF-MD5 digest=MD5; kdf HKDF-SHA-512 digest=SHA-512
require("openssl.hmac").new("0123456789abcdef", "sha1") -- expect: mac HMAC-SHA-1 keyBits=128 digest=SHA-1
ssl.newcontext({ mode = "client", protocol = "tlsv1_2", ciphers = "ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384" }) -- expect: protocol TLSv1.2 version=1.2 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLSv1.2 version=1.2 suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
ssl.wrap(conn, { mode = "server", protocol = "any" }) -- expect: protocol TLS
crypto.digest("md5", body) -- expect: hash MD5
crypto.encrypt("aes128", body, "0123456789abcdef", "0123456789abcdef") -- expect: cipher AES-128-CBC keyBits=128 mode=cbc nonceBits=128 functions=encrypt
digest.new(choose()) -- expect: hash unknown

local other = require "other.digest"
other.new("sha256")
local function encrypt(x) end
encrypt("aes128")
local t = { digest = "md5" }

ssl.newcontext({ mode = "client", protocol = "tlsv1_2", verify = "none" }) -- expect: protocol TLSv1.2 verification=none
ssl.wrap(conn, { mode = "client", protocol = "tlsv1_3", verify = { "peer", "fail_if_no_peer_cert" } }) -- expect: protocol TLSv1.3 verification=peer
local https = require "ssl.https"
https.request({ url = url, verify = "none", protocol = "tlsv1_2" }) -- expect: protocol TLSv1.2 verification=none
