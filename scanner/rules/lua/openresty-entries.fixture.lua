-- Every entry point that the other fixture does not show.
ngx.md5_bin(x, y, z) -- expect: hash MD5
ngx.sha1_bin(x, y, z) -- expect: hash SHA-1
resty.sha1.new(x, y, z) -- expect: hash SHA-1
resty.sha224.new(x, y, z) -- expect: hash SHA-224
resty.sha384.new(x, y, z) -- expect: hash SHA-384
resty.sha512.new(x, y, z) -- expect: hash SHA-512
require("resty.aes"):new("k", nil, resty.aes.hash.md5) -- expect: cipher unknown
require("resty.aes"):new("k", nil, resty.aes.hash.sha1) -- expect: cipher unknown
require("resty.aes"):new("k", nil, resty.aes.hash.sha224) -- expect: cipher unknown
require("resty.aes"):new("k", nil, resty.aes.hash.sha256) -- expect: cipher unknown
require("resty.aes"):new("k", nil, resty.aes.hash.sha384) -- expect: cipher unknown
require("resty.hmac"):new("k", resty.hmac.ALGOS.MD5) -- expect: mac HMAC-MD5 keyBits=8 digest=MD5
require("resty.hmac"):new("k", resty.hmac.ALGOS.SHA1) -- expect: mac HMAC-SHA-1 keyBits=8 digest=SHA-1
require("resty.hmac"):new("k", resty.hmac.ALGOS.SHA384) -- expect: mac HMAC-SHA-384 keyBits=8 digest=SHA-384
require("resty.hmac"):new("k", resty.hmac.ALGOS.SHA512) -- expect: mac HMAC-SHA-512 keyBits=8 digest=SHA-512
resty.random.token(x, y, z) -- expect: random RNG
require("resty.rsa"):new({ padding = resty.rsa.PADDING.RSA_PKCS1_PADDING }) -- expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15
require("resty.rsa"):new({ padding = resty.rsa.PADDING.RSA_NO_PADDING }) -- expect: cipher RSA-RAW padding=none
resty.jwt.verify_jwt_obj(x, y, z) -- expect: token JWT functions=verify
resty.jwt.load_jwt(x, y, z) -- expect: token JWT
jwt.encode(x, y, z) -- expect: token unknown functions=sign
luajwt.encode(x, y, z) -- expect: token unknown functions=sign
jwt.decode(x, y, z) -- expect: token JWT functions=verify
luajwt.decode(x, y, z) -- expect: token JWT functions=verify
