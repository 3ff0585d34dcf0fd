defmodule Options do
  def keys(key, data, pub) do
    :crypto.generate_key(:eddh, :x25519) # expect: keygen x25519 curve=Curve25519
    :crypto.generate_key(:eddh, :x448) # expect: keygen x448 curve=Curve448
    :crypto.generate_key(:eddsa, :ed25519) # expect: keygen Ed25519
    :crypto.generate_key(:srp, {:host, []}) # expect: keygen SRP
    :crypto.compute_key(:srp, pub, key, {:host, []}) # expect: key-agreement SRP
    :crypto.compute_key(:eddh, pub, key, :x25519) # expect: key-agreement x25519 curve=Curve25519
    :crypto.sign(:dss, :sha, data, key) # expect: signature DSA-SHA-1 functions=sign
    :crypto.sign(:eddsa, :none, data, [key, :ed448]) # expect: signature Ed448 functions=sign
    :crypto.sign(:ecdsa, :sha256, data, [key, :secp256k1]) # expect: signature ECDSA-secp256k1-SHA-256 functions=sign
    :crypto.verify(:ecdsa, :sha256, data, "", [pub, :secp384r1]) # expect: signature ECDSA-P-384-SHA-256 functions=verify
    :crypto.sign(:slh_dsa_shake_128f, :none, data, key) # expect: signature SLH-DSA-SHAKE-128f functions=sign
    :crypto.verify(:mldsa87, :none, data, "", pub) # expect: signature ML-DSA-87 functions=verify
  end

  def rsa(key, data, pub) do
    :crypto.sign(:rsa, :sha256, data, key, rsa_padding: :rsa_pkcs1_pss_padding, rsa_pss_saltlen: 32) # expect: signature RSA-PSS-SHA-256-MGF1-32 functions=sign
    :crypto.sign(:rsa, :sha256, data, key, rsa_padding: :rsa_pkcs1_pss_padding, rsa_pss_saltlen: -1) # expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
    :crypto.sign(:rsa, :sha384, data, key, rsa_padding: :rsa_x931_padding) # expect: signature RSA-SHA-384 functions=sign
    :crypto.public_encrypt(:rsa, data, pub, rsa_padding: :rsa_pkcs1_oaep_padding, rsa_oaep_md: :sha256) # expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
    :crypto.public_encrypt(:rsa, data, pub, :rsa_no_padding) # expect: cipher RSA-RAW functions=encrypt
    :public_key.encrypt_public(data, pub, rsa_padding: :rsa_pkcs1_oaep_padding) # expect: cipher RSA-OAEP functions=encrypt
    :public_key.decrypt_private(data, key, rsa_padding: :rsa_pkcs1_padding) # expect: cipher RSA-PKCS1-1.5 padding=pkcs1v15 functions=decrypt
    :public_key.sign(data, :sha256, key, rsa_padding: :rsa_pkcs1_pss_padding) # expect: signature RSA-PSS-SHA-256-MGF1 digest=SHA-256 padding=pss functions=sign
    :public_key.verify(data, :sha256, "", pub, rsa_padding: :rsa_pkcs1_pss_padding) # expect: signature RSA-PSS-SHA-256-MGF1 digest=SHA-256 padding=pss functions=verify
  end

  def macs(key, data) do
    :crypto.mac(:cmac, :aes_128_cbc, key, data) # expect: mac AES-128-CMAC
    :crypto.mac_init(:hmac, :sha3_256, key) # expect: mac HMAC-SHA3-256
    :crypto.macN(:cmac, :blowfish_cbc, key, data, 8) # expect: mac CMAC-Blowfish
    :crypto.mac(:poly1305, key, data) # expect: mac Poly1305
  end
end
