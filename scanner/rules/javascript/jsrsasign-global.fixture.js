const token = KJUR.jws.JWS.sign("HS512", header, payload, secret) // expect: token HMAC-SHA-512 functions=sign digest=SHA-512
