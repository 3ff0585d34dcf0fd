<?php
$jwk = [
    "kty" => "RSA", // expect: key RSA certificateFormat=JWK
    "alg" => "RS256", // expect: token RSA-PKCS1-1.5-SHA-256
    "use" => "sig"
];
$header = json_encode(["typ" => "JWT", "alg" => "HS256"]); // expect: token HMAC-SHA-256
$curve = ["kty" => "EC", "alg" => $other]; // expect: key EC
$not = ["alg" => "left", "kty" => "oct"];

return [
    "cipher" => "AES-256-CBC", // expect: cipher AES-256-CBC
    "driver" => "bcrypt", // expect: password-hash bcrypt
    "cache" => ["driver" => "redis", "cipher" => env("APP_CIPHER")]
];
