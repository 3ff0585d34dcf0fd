defmodule Demo.Jose do
  def all(key, token, claims) do
    signer = Joken.Signer.create("HS256", "a made-up secret") # expect: token HMAC-SHA-256
    Joken.Signer.create("RS512", %{"pem" => key}) # expect: token RSA-PKCS1-1.5-SHA-512
    Joken.Signer.sign(claims, other()) # expect: token JWT
    Joken.Signer.verify(token, other()) # expect: token JWT
    JOSE.JWK.generate_key({:rsa, 4096}) # expect: keygen RSA-4096
    JOSE.JWK.generate_key({:ec, "P-256"}) # expect: keygen EC-P-256
    JOSE.JWK.from_oct("0123456789abcdef") # expect: key unknown keyBits=128
    JOSE.JWK.from_pem(key) # expect: key unknown certificateFormat=PEM
    JOSE.JWK.from_pem_file("key.pem") # expect: key unknown certificateFormat=PEM
    JOSE.JWT.sign(key, %{"alg" => "HS256"}, claims) # expect: token HMAC-SHA-256 functions=sign
    JOSE.JWT.sign(key, given, claims) # expect: token unknown
    JOSE.JWS.sign(key, token, %{"alg" => "PS384"}) # expect: token RSA-PSS-SHA-384-MGF1 functions=sign
    JOSE.JWS.sign(key, token, claims) # expect: token unknown
    JOSE.JWT.verify(key, token) # expect: token JWS
    JOSE.JWS.verify(token, key) # expect: token JWS
    JOSE.JWT.verify_strict(key, ["ES256"], token) # expect: token ECDSA-P-256-SHA-256
    JOSE.JWS.verify_strict(key, ["RS256"], token) # expect: token RSA-PKCS1-1.5-SHA-256
    JOSE.JWK.from_der(key) # expect: key unknown certificateFormat=DER
    JOSE.JWK.from_der_file("key.der") # expect: key unknown certificateFormat=DER
    JOSE.JWK.from_openssh_key(key) # expect: key unknown certificateFormat=OpenSSH
    JOSE.JWK.from_openssh_key_file("id") # expect: key unknown certificateFormat=OpenSSH
    JOSE.JWK.from(key) # expect: key unknown certificateFormat=JWK
    JOSE.JWK.from_map(key) # expect: key unknown certificateFormat=JWK
    JOSE.JWK.from_binary(key) # expect: key unknown certificateFormat=JWK
    JOSE.JWK.from_file("key.json") # expect: key unknown certificateFormat=JWK
    JOSE.JWK.from_oct_file("key") # expect: key unknown material=secret-key
    JOSE.JWK.shared_secret(key, key) # expect: key-agreement unknown
    JOSE.JWK.block_encrypt(token, key) # expect: token JWE functions=encrypt
    JOSE.JWK.block_decrypt(token, key) # expect: token JWE functions=decrypt
    JOSE.JWT.encrypt(key, claims) # expect: token JWE functions=encrypt
    JOSE.JWT.decrypt(key, token) # expect: token JWE functions=decrypt
    JOSE.JWE.block_encrypt(key, token, claims) # expect: token JWE functions=encrypt
    JOSE.JWE.block_decrypt(key, token) # expect: token JWE functions=decrypt
    JOSE.JWE.key_encrypt(key, token, claims) # expect: token JWE functions=encrypt
    JOSE.JWE.key_decrypt(key, token, claims) # expect: token JWE functions=decrypt
    Other.sign(signer)
  end

  def tokens(config, claims, token, signer) do
    Joken.generate_and_sign(config, claims, signer) # expect: token JWT functions=sign
    Joken.generate_and_sign!(config, claims, signer) # expect: token JWT functions=sign
    Joken.encode_and_sign(claims, signer) # expect: token JWT functions=sign
    Joken.encode_and_sign!(claims, signer) # expect: token JWT functions=sign
    Joken.verify_and_validate(config, token, signer) # expect: token JWT functions=verify
    Joken.verify_and_validate!(config, token, signer) # expect: token JWT functions=verify
    Joken.verify(token, signer) # expect: token JWT functions=verify
    Joken.verify!(token, signer) # expect: token JWT functions=verify
    Guardian.encode_and_sign(Demo.Guardian, claims) # expect: token JWT functions=sign
    Guardian.decode_and_verify(Demo.Guardian, token) # expect: token JWT functions=verify
    Guardian.Token.Jwt.encode_and_sign(claims) # expect: token JWT functions=sign
    Guardian.Token.Jwt.decode_and_verify(token) # expect: token JWT functions=verify
  end
end
