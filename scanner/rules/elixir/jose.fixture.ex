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
    JOSE.JWT.sign(key, %{"alg" => "HS256"}, claims) # expect: token JWS
    JOSE.JWS.sign(key, token, claims) # expect: token JWS
    JOSE.JWT.verify(key, token) # expect: token JWS
    JOSE.JWS.verify(token, key) # expect: token JWS
    JOSE.JWT.verify_strict(key, ["ES256"], token) # expect: token ECDSA-P-256-SHA-256
    JOSE.JWS.verify_strict(key, ["RS256"], token) # expect: token RSA-PKCS1-1.5-SHA-256
    Other.sign(signer)
  end
end
