require "openssl"

rsa = OpenSSL::PKey::RSA.new(2048) # expect: key RSA-2048 keyBits=2048
OpenSSL::PKey::RSA.new(File.read("key.pem")) # expect: key RSA
dsa = OpenSSL::PKey::DSA.new(1024) # expect: key DSA-1024 keyBits=1024
dh = OpenSSL::PKey::DH.new 2048 # expect: key DH-2048 keyBits=2048
OpenSSL::PKey::RSA.generate(4096) # expect: keygen RSA-4096 keyBits=4096
OpenSSL::PKey::DSA.generate 2048 # expect: keygen DSA-2048 keyBits=2048
OpenSSL::PKey::DH.generate(1024, 2) # expect: keygen DH-1024 keyBits=1024
ec = OpenSSL::PKey::EC.new("prime256v1") # expect: key EC-P-256 curve=P-256
ec.generate_key
OpenSSL::PKey::EC.new(File.read("key.pem")) # expect: key EC
OpenSSL::PKey::EC.generate("secp384r1") # expect: keygen EC-P-384 curve=P-384
group = OpenSSL::PKey::EC::Group.new("secp521r1")
other = OpenSSL::PKey::EC.new # expect: key EC-P-521 curve=P-521
other.group = group
other.generate_key!
key = OpenSSL::PKey.read(File.read("key.pem"), "not a password") # expect: key unknown
raw = OpenSSL::PKey.new_raw_private_key("X25519", "bytes") # expect: key x25519
OpenSSL::PKey.new_raw_public_key("ED25519", "bytes") # expect: key Ed25519
made = OpenSSL::PKey.generate_key("RSA", "rsa_keygen_bits" => 3072) # expect: keygen RSA-3072 keyBits=3072
curved = OpenSSL::PKey.generate_key("EC", { "ec_paramgen_curve" => "P-256" }) # expect: keygen EC-P-256 curve=P-256
OpenSSL::PKey.generate_parameters("DSA", "dsa_paramgen_bits" => 2048) # expect: parameters DSA-2048 keyBits=2048 functions=generate
OpenSSL::PKey.generate_parameters("EC", ec_paramgen_curve: "secp256k1") # expect: parameters EC-secp256k1 curve=secp256k1 functions=generate
key.public_key
key.sign_pss("SHA256", "data", salt_length: :digest, mgf1_hash: "SHA256") # expect: signature RSA-PSS-SHA-256-MGF1 digest=SHA-256 functions=sign primitive=signature padding=pss mgfDigest=SHA-256
key.verify_pss("SHA256", "signature", "data", salt_length: 20, mgf1_hash: "SHA1") # expect: signature RSA-PSS-SHA-256-MGF1-SHA-1-20 digest=SHA-256 functions=verify primitive=signature padding=pss saltBits=160 mgfDigest=SHA-1
rsa.public_key
dsa.public_key
dh.public_key
ec.public_key

key.sign("SHA256", "data") # expect: signature unknown digest=SHA-256 functions=sign
key.sign_raw("SHA256", "data") # expect: signature unknown digest=SHA-256 functions=sign
key.verify("SHA256", "signature", "data") # expect: signature unknown digest=SHA-256 functions=verify
key.verify_raw("SHA256", "signature", "data") # expect: signature unknown digest=SHA-256 functions=verify
rsa.sign(OpenSSL::Digest.new("SHA512"), "data") # expect: signature RSA-PKCS1-1.5-SHA-512-2048 keyBits=2048 digest=SHA-512 functions=sign primitive=signature padding=pkcs1v15
rsa.sign("SHA256", "data", { "rsa_padding_mode" => "pss", "rsa_mgf1_md" => "SHA1" }) # expect: signature RSA-PSS-SHA-256-MGF1-SHA-1-2048 keyBits=2048 digest=SHA-256 functions=sign primitive=signature padding=pss mgfDigest=SHA-1
rsa.sign_raw("SHA256", "data") # expect: signature RSA-PKCS1-1.5-SHA-256-2048 keyBits=2048 digest=SHA-256 functions=sign primitive=signature padding=pkcs1v15
rsa.verify("SHA1", "signature", "data") # expect: signature RSA-PKCS1-1.5-SHA-1-2048 keyBits=2048 digest=SHA-1 functions=verify primitive=signature padding=pkcs1v15
rsa.verify_raw("SHA1", "signature", "data", rsa_padding_mode: "pss") # expect: signature RSA-PSS-SHA-1-MGF1-2048 keyBits=2048 digest=SHA-1 functions=verify primitive=signature padding=pss
rsa.sign_pss("SHA256", "data", salt_length: 32, mgf1_hash: "SHA256") # expect: signature RSA-PSS-SHA-256-MGF1-32-2048 keyBits=2048 digest=SHA-256 functions=sign primitive=signature padding=pss saltBits=256 mgfDigest=SHA-256
rsa.sign_pss("SHA256", "data", salt_length: :max, mgf1_hash: "SHA256") # expect: signature RSA-PSS-SHA-256-MGF1-2048 keyBits=2048 digest=SHA-256 functions=sign primitive=signature padding=pss mgfDigest=SHA-256
rsa.verify_pss("SHA256", "signature", "data", salt_length: :auto, mgf1_hash: "SHA384") # expect: signature RSA-PSS-SHA-256-MGF1-SHA-384-2048 keyBits=2048 digest=SHA-256 functions=verify primitive=signature padding=pss mgfDigest=SHA-384
dsa.sign("SHA1", "data") # expect: signature DSA-1024-SHA-1 keyBits=1024 digest=SHA-1 functions=sign
dsa.sign_raw(nil, "data") # expect: signature DSA-1024 keyBits=1024 functions=sign
dsa.verify("SHA1", "signature", "data") # expect: signature DSA-1024-SHA-1 keyBits=1024 digest=SHA-1 functions=verify
dsa.verify_raw(nil, "signature", "data") # expect: signature DSA-1024 keyBits=1024 functions=verify
dsa.syssign("digest") # expect: signature DSA-1024 keyBits=1024 functions=sign
dsa.sysverify("digest", "signature") # expect: signature DSA-1024 keyBits=1024 functions=verify
ec.sign("SHA384", "data") # expect: signature ECDSA-P-256-SHA-384 curve=P-256 digest=SHA-384 functions=sign
ec.sign_raw(nil, "data") # expect: signature ECDSA-P-256 curve=P-256 functions=sign
ec.verify("SHA384", "signature", "data") # expect: signature ECDSA-P-256-SHA-384 curve=P-256 digest=SHA-384 functions=verify
ec.verify_raw(nil, "signature", "data") # expect: signature ECDSA-P-256 curve=P-256 functions=verify
ec.dsa_sign_asn1("digest") # expect: signature ECDSA-P-256 curve=P-256 functions=sign
ec.dsa_verify_asn1("digest", "signature") # expect: signature ECDSA-P-256 curve=P-256 functions=verify

rsa.public_encrypt("data") # expect: cipher RSA-PKCS1-1.5-2048 keyBits=2048 primitive=pke functions=encrypt padding=pkcs1v15
rsa.public_encrypt("data", OpenSSL::PKey::RSA::PKCS1_OAEP_PADDING) # expect: cipher RSA-OAEP-2048 keyBits=2048 primitive=pke padding=oaep functions=encrypt
rsa.private_decrypt("data", OpenSSL::PKey::RSA::NO_PADDING) # expect: cipher RSA-RAW-2048 keyBits=2048 primitive=pke padding=none functions=decrypt
rsa.private_encrypt("data", OpenSSL::PKey::RSA::PKCS1_PADDING) # expect: signature RSA-PKCS1-1.5-2048 keyBits=2048 primitive=signature padding=pkcs1v15 functions=sign
rsa.public_decrypt("data") # expect: signature RSA-PKCS1-1.5-2048 keyBits=2048 primitive=signature functions=verify padding=pkcs1v15
rsa.public_encrypt("data", OpenSSL::PKey::RSA::SSLV23_PADDING) # expect: cipher RSA-SSLv23-2048 keyBits=2048 primitive=pke padding=sslv23 functions=encrypt
made.encrypt("data", "rsa_padding_mode" => "oaep", "rsa_oaep_md" => "sha256") # expect: cipher RSA-OAEP-SHA-256-MGF1-3072 keyBits=3072 padding=oaep digest=SHA-256 functions=encrypt
made.decrypt("data", "rsa_padding_mode" => "oaep", "rsa_mgf1_md" => "sha256") # expect: cipher RSA-OAEP-MGF1-SHA-256-3072 keyBits=3072 padding=oaep mgfDigest=SHA-256 functions=decrypt
rsa.encrypt("data") # expect: cipher RSA-PKCS1-1.5-2048 keyBits=2048 primitive=pke functions=encrypt padding=pkcs1v15
rsa.decrypt("data", { "rsa_padding_mode" => "oaep" }) # expect: cipher RSA-OAEP-2048 keyBits=2048 primitive=pke padding=oaep functions=decrypt

raw.derive(peer) # expect: key-agreement x25519
dh.derive(peer) # expect: key-agreement DH-2048 keyBits=2048
dh.compute_key(peer) # expect: key-agreement DH-2048 keyBits=2048
dh.generate_key!
dh.generate_key
ec.derive(peer) # expect: key-agreement ECDH-P-256 curve=P-256
ec.dh_compute_key(point) # expect: key-agreement ECDH-P-256 curve=P-256

rsa.to_pem(OpenSSL::Cipher.new("aes-256-cbc"), "not a password") # expect: key RSA-2048 keyBits=2048 material=private-key cipher=AES
rsa.to_s # expect: key RSA-2048 keyBits=2048 material=private-key
rsa.export(OpenSSL::Cipher::DES.new, "not a password") # expect: key RSA-2048 keyBits=2048 material=private-key cipher=DES
rsa.private_to_pem("aes-128-cbc", "not a password") # expect: key RSA-2048 keyBits=2048 material=private-key cipher=AES
rsa.private_to_der # expect: key RSA-2048 keyBits=2048 material=private-key
dsa.to_pem # expect: key DSA-1024 keyBits=1024 material=private-key
dsa.to_s # expect: key DSA-1024 keyBits=1024 material=private-key
dsa.export # expect: key DSA-1024 keyBits=1024 material=private-key
dsa.private_to_pem # expect: key DSA-1024 keyBits=1024 material=private-key
dsa.private_to_der # expect: key DSA-1024 keyBits=1024 material=private-key
ec.to_pem # expect: key EC-P-256 curve=P-256 material=private-key
ec.to_s # expect: key EC-P-256 curve=P-256 material=private-key
ec.export # expect: key EC-P-256 curve=P-256 material=private-key
ec.private_to_pem # expect: key EC-P-256 curve=P-256 material=private-key
ec.private_to_der # expect: key EC-P-256 curve=P-256 material=private-key
key.private_to_pem # expect: key unknown material=private-key
key.private_to_der # expect: key unknown material=private-key

document.sign("SHA256", "data")
RSA.new(2048)
PKey::RSA.new(2048)
OpenSSL::PKey::RSA.instance_methods
recovering = OpenSSL::PKey.read(pem) # expect: key unknown
recovering.verify_recover("SHA256", signature) # expect: signature unknown functions=verify digest=SHA-256
recovering.encapsulate # expect: kem unknown functions=encapsulate
recovering.decapsulate(ciphertext) # expect: kem unknown functions=decapsulate
OpenSSL::PKey::RSA.new(2048).verify_recover("SHA256", signature) # expect: key RSA-2048; signature RSA-PKCS1-1.5-SHA-256-2048 functions=verify digest=SHA-256 padding=pkcs1v15
OpenSSL::HPKE.keygen(suite) # expect: keygen HPKE
OpenSSL::HPKE::Context::Sender.new(suite) # expect: cipher HPKE functions=encrypt
OpenSSL::HPKE::Context::Receiver.new(suite) # expect: cipher HPKE functions=decrypt
OpenSSL::PKey.generate_key("ML-KEM-768").encapsulate # expect: keygen ML-KEM-768; kem ML-KEM-768 functions=encapsulate
sending = OpenSSL::HPKE::Context::Sender.new(suite) # expect: cipher HPKE functions=encrypt
sending.encap(peer, info)
sending.seal(aad, text)
receiving = OpenSSL::HPKE::Context::Receiver.new(suite) # expect: cipher HPKE functions=decrypt
receiving.decap(enc, mine, info)
receiving.open(aad, text)
receiving.export(32, label)
