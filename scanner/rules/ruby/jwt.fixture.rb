require "jwt"

JWT.encode(payload, "not a secret", "HS256") # expect: token HMAC-SHA-256 functions=sign digest=SHA-256
JWT.encode payload, OpenSSL::PKey::RSA.generate(2048), "RS512" # expect: token RSA-PKCS1-1.5-SHA-512-2048 keyBits=2048 functions=sign primitive=signature padding=pkcs1v15 digest=SHA-512; keygen RSA-2048 keyBits=2048
JWT.encode(payload, nil, "none") # expect: token JWS-none functions=sign
JWT.encode(payload, key) # expect: token HMAC-SHA-256 functions=sign digest=SHA-256
JWT.encode(payload, key, ALG) # expect: token unknown functions=sign
JWT.decode(token, "not a secret", true, { algorithm: "HS384" }) # expect: token HMAC-SHA-384 functions=verify digest=SHA-384
JWT.decode token, key, true, algorithm: "ES256" # expect: token ECDSA-P-256-SHA-256 functions=verify digest=SHA-256 curve=P-256
JWT.decode(token, key, true, algorithms: %w[PS256 EdDSA]) # expect: token EdDSA functions=verify; token RSA-PSS-SHA-256-MGF1 primitive=signature padding=pss digest=SHA-256 mgfDigest=SHA-256 functions=verify
JWT.decode(token, key) # expect: token HMAC-SHA-256 functions=verify digest=SHA-256
JWT.decode(token, nil, false) # expect: token JWT functions=none
token = JWT::Token.new(payload: payload)
token.sign!(algorithm: "HS256", key: "not a secret") # expect: token HMAC-SHA-256 functions=sign digest=SHA-256
encoded = JWT::EncodedToken.new(text)
encoded.verify_signature!(algorithm: "RS256", key: key) # expect: token RSA-PKCS1-1.5-SHA-256 functions=verify primitive=signature padding=pkcs1v15 digest=SHA-256
encoded.verify!(signature: { algorithm: "HS512", key: "not a secret" }) # expect: token HMAC-SHA-512 functions=verify digest=SHA-512
JWT::JWK.new(key) # expect: key unknown certificateFormat=JWK
JWT::JWK.import(hash) # expect: key unknown certificateFormat=JWK
JWT::JWK.create_from(key) # expect: key unknown certificateFormat=JWK
JWT::JWK::RSA.new(key) # expect: key RSA certificateFormat=JWK
JWT::JWK::EC.new(key) # expect: key EC certificateFormat=JWK
JWT::JWK::HMAC.new("not a secret") # expect: key unknown certificateFormat=JWK
JWT::JWK::OKPRbNaCl.new(key) # expect: key unknown certificateFormat=JWK
JWT::JWK::Set.new(hash) # expect: keystore unknown certificateFormat=JWK

json = JSON::JWT.new(claims)
json.sign(key, :RS256) # expect: token RSA-PKCS1-1.5-SHA-256 functions=sign primitive=signature padding=pkcs1v15 digest=SHA-256
json.sign!("not a secret", :HS256) # expect: token HMAC-SHA-256 functions=sign digest=SHA-256
json.encrypt(key, :"RSA-OAEP", :A256GCM) # expect: token RSA-OAEP-SHA-1-MGF1 primitive=pke padding=oaep digest=SHA-1 mgfDigest=SHA-1 cipher=AES functions=encrypt
json.encrypt!(key, "RSA1_5", "A128CBC-HS256") # expect: token RSA-PKCS1-1.5 primitive=pke padding=pkcs1v15 cipher=AES functions=encrypt
JSON::JWT.decode(text, key) # expect: token unknown functions=verify
JSON::JWS.decode(text, key) # expect: token unknown functions=verify
JSON::JWE.decode(text, key) # expect: token unknown functions=verify
JSON::JWT.decode_compact_serialized(text, key) # expect: token unknown functions=verify
JSON::JWS.decode_compact_serialized(text, key) # expect: token unknown functions=verify
JSON::JWE.decode_compact_serialized(text, key) # expect: token unknown functions=verify
JSON::JWK.new(key) # expect: key unknown certificateFormat=JWK
JSON::JWK::Set.new(keys) # expect: keystore unknown certificateFormat=JWK

JOSE::JWT.sign(jwk, { "alg" => "HS256" }, claims) # expect: token HMAC-SHA-256 functions=sign digest=SHA-256
JOSE::JWS.sign(jwk, "x", { "alg" => "ES384" }) # expect: token ECDSA-P-384-SHA-384 functions=sign digest=SHA-384 curve=P-384
JOSE::JWT.verify(jwk, text) # expect: token unknown functions=verify
JOSE::JWS.verify(jwk, text) # expect: token unknown functions=verify
JOSE::JWT.verify_strict(jwk, ["RS256"], text) # expect: token RSA-PKCS1-1.5-SHA-256 functions=verify primitive=signature padding=pkcs1v15 digest=SHA-256
JOSE::JWS.verify_strict(jwk, ["PS384"], text) # expect: token RSA-PSS-SHA-384-MGF1 functions=verify primitive=signature padding=pss digest=SHA-384 mgfDigest=SHA-384
JOSE::JWE.block_encrypt(jwk, "x", { "alg" => "dir", "enc" => "A256GCM" }) # expect: token dir cipher=AES functions=encrypt
JOSE::JWT.encrypt(jwk, { "alg" => "A128KW", "enc" => "A128GCM" }) # expect: token AES-128-KW keyBits=128 mode=kw cipher=AES functions=encrypt
JOSE::JWE.block_decrypt(jwk, text) # expect: token unknown functions=decrypt
JOSE::JWT.decrypt(jwk, text) # expect: token unknown functions=decrypt
JOSE::JWK.generate_key([:ec, "P-256"]) # expect: keygen unknown
JOSE::JWK.from_pem("pem") # expect: key unknown certificateFormat=JWK
JOSE::JWK.from_pem_file("file") # expect: key unknown certificateFormat=JWK
JOSE::JWK.from_oct("oct") # expect: key unknown certificateFormat=JWK
JOSE::JWK.from_map(map) # expect: key unknown certificateFormat=JWK
JOSE::JWK.from_key(key) # expect: key unknown certificateFormat=JWK
JOSE::JWK.from(any) # expect: key unknown certificateFormat=JWK
JWE.encrypt("x", key) # expect: token RSA-OAEP functions=encrypt primitive=pke padding=oaep
JWE.encrypt("x", key, alg: "dir", enc: "A192GCM") # expect: token dir cipher=AES functions=encrypt
JWE.decrypt(text, key) # expect: token unknown functions=decrypt

Other.encode(payload, key, "HS256")
JSON.encode(payload)
