require "rotp"
require "webauthn"
require "onelogin/ruby-saml"
require "fernet"
require "aws-sdk-kms"

totp = ROTP::TOTP.new(secret, issuer: "me") # expect: mac HMAC-SHA-1 functions=tag,verify
totp.now
totp.verify(code)
hotp = ROTP::HOTP.new(secret, digest: "sha256") # expect: mac HMAC-SHA-256 functions=tag
hotp.at(0)
ROTP::Base32.random # expect: random RNG
ROTP::Base32.random_base32 # expect: random RNG

c = WebAuthn::Credential.from_create(params)
c.verify(challenge) # expect: signature unknown functions=verify
WebAuthn::Credential.from_get(params).verify(challenge, public_key: k, sign_count: 1) # expect: signature unknown functions=verify
rp = WebAuthn::RelyingParty.new(id: "me")
rp.verify_registration(params, challenge) # expect: signature unknown functions=verify
rp.verify_authentication(params, challenge) # expect: signature unknown functions=verify
WebAuthn.generate_user_id # expect: random RNG

settings = OneLogin::RubySaml::Settings.new
settings.security[:signature_method] = XMLSecurity::Document::RSA_SHA256 # expect: signature RSA-PKCS1-1.5-SHA-256
settings.security[:digest_method] = XMLSecurity::Document::SHA256 # expect: hash SHA-256
OneLogin::RubySaml::Response.new(params[:SAMLResponse]) # expect: signature unknown functions=verify
use(XMLSecurity::Document::RSA_SHA1) # expect: signature RSA-PKCS1-1.5-SHA-1
use(XMLSecurity::Document::RSA_SHA224) # expect: signature RSA-PKCS1-1.5-SHA-224
use(XMLSecurity::Document::RSA_SHA256) # expect: signature RSA-PKCS1-1.5-SHA-256
use(XMLSecurity::Document::RSA_SHA384) # expect: signature RSA-PKCS1-1.5-SHA-384
use(XMLSecurity::Document::RSA_SHA512) # expect: signature RSA-PKCS1-1.5-SHA-512
use(XMLSecurity::Document::DSA_SHA1) # expect: signature DSA-SHA-1
use(XMLSecurity::Document::DSA_SHA256) # expect: signature DSA-SHA-256
use(XMLSecurity::Document::ECDSA_SHA1) # expect: signature ECDSA-SHA-1
use(XMLSecurity::Document::ECDSA_SHA224) # expect: signature ECDSA-SHA-224
use(XMLSecurity::Document::ECDSA_SHA256) # expect: signature ECDSA-SHA-256
use(XMLSecurity::Document::ECDSA_SHA384) # expect: signature ECDSA-SHA-384
use(XMLSecurity::Document::ECDSA_SHA512) # expect: signature ECDSA-SHA-512
use(XMLSecurity::Document::SHA1) # expect: hash SHA-1
use(XMLSecurity::Document::SHA224) # expect: hash SHA-224
use(XMLSecurity::Document::SHA256) # expect: hash SHA-256
use(XMLSecurity::Document::SHA384) # expect: hash SHA-384
use(XMLSecurity::Document::SHA512) # expect: hash SHA-512
use(RubySaml::XML::RSA_SHA1) # expect: signature RSA-PKCS1-1.5-SHA-1
use(RubySaml::XML::RSA_SHA224) # expect: signature RSA-PKCS1-1.5-SHA-224
use(RubySaml::XML::RSA_SHA256) # expect: signature RSA-PKCS1-1.5-SHA-256
use(RubySaml::XML::RSA_SHA384) # expect: signature RSA-PKCS1-1.5-SHA-384
use(RubySaml::XML::RSA_SHA512) # expect: signature RSA-PKCS1-1.5-SHA-512
use(RubySaml::XML::DSA_SHA1) # expect: signature DSA-SHA-1
use(RubySaml::XML::DSA_SHA256) # expect: signature DSA-SHA-256
use(RubySaml::XML::ECDSA_SHA1) # expect: signature ECDSA-SHA-1
use(RubySaml::XML::ECDSA_SHA224) # expect: signature ECDSA-SHA-224
use(RubySaml::XML::ECDSA_SHA256) # expect: signature ECDSA-SHA-256
use(RubySaml::XML::ECDSA_SHA384) # expect: signature ECDSA-SHA-384
use(RubySaml::XML::ECDSA_SHA512) # expect: signature ECDSA-SHA-512
use(RubySaml::XML::SHA1) # expect: hash SHA-1
use(RubySaml::XML::SHA224) # expect: hash SHA-224
use(RubySaml::XML::SHA256) # expect: hash SHA-256
use(RubySaml::XML::SHA384) # expect: hash SHA-384
use(RubySaml::XML::SHA512) # expect: hash SHA-512
d = XMLSecurity::Document.new(xml)
d.sign_document(key, cert, XMLSecurity::Document::RSA_SHA512, XMLSecurity::Document::SHA512) # expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
s = XMLSecurity::SignedDocument.new(xml)
s.validate_document(print) # expect: signature unknown functions=verify
s.validate_signature(cert) # expect: signature unknown functions=verify
x = Xmldsig::SignedDocument.new(xml)
x.sign(key) # expect: signature unknown functions=sign
x.validate(cert) # expect: signature unknown functions=verify

Fernet.generate(secret, "data") # expect: cipher AES-128-CBC functions=encrypt
Fernet.verifier(secret, token) # expect: cipher AES-128-CBC functions=decrypt
config.password_strategy = Clearance::PasswordStrategies::BCrypt # expect: password-hash bcrypt
config.password_strategy = Clearance::PasswordStrategies::Argon2 # expect: password-hash Argon2id
use Sorcery::CryptoProviders::BCrypt # expect: password-hash bcrypt
use Sorcery::CryptoProviders::SHA1 # expect: password-hash SHA-1
use Sorcery::CryptoProviders::SHA256 # expect: password-hash SHA-256
use Sorcery::CryptoProviders::SHA512 # expect: password-hash SHA-512
use Sorcery::CryptoProviders::MD5 # expect: password-hash MD5
Acme::Client::CertificateRequest.new(names: ["a"]) # expect: certificate unknown certificateFormat=PKCS10

kms = Aws::KMS::Client.new
kms.encrypt(key_id: "a", plaintext: p) # expect: cipher AES-256 functions=encrypt
kms.decrypt(ciphertext_blob: c) # expect: cipher AES-256 functions=decrypt
kms.sign(key_id: "a", message: m, signing_algorithm: "ECDSA_SHA_256") # expect: signature ECDSA-SHA-256
kms.verify(key_id: "a", message: m, signing_algorithm: "RSASSA_PKCS1_V1_5_SHA_256") # expect: signature RSA-PKCS1-1.5-SHA-256
kms.generate_data_key(key_id: "a", key_spec: "AES_256") # expect: keygen AES-256
kms.generate_data_key_without_plaintext(key_id: "a", key_spec: "AES_128") # expect: keygen AES-128
kms.create_key(key_spec: "RSA_4096") # expect: keygen RSA-4096
s3 = Aws::S3::Client.new
s3.put_object(bucket: "b", key: "k", server_side_encryption: "aws:kms") # expect: cipher AES-256
s3.copy_object(bucket: "b", key: "k", server_side_encryption: "AES256") # expect: cipher AES-256
s3.create_multipart_upload(bucket: "b", server_side_encryption: "AES256") # expect: cipher AES-256
s3.put_object(bucket: "b", key: "k")
RestClient::Resource.new(url, verify_ssl: false) # expect: protocol TLS verification=none
RestClient::Request.execute(method: :get, url: url, verify_ssl: false) # expect: protocol TLS verification=none
UUIDTools::UUID.random_create # expect: random RNG
UUIDTools::UUID.timestamp_create
UUIDTools::UUID.md5_create(ns, "a") # expect: hash MD5
UUIDTools::UUID.sha1_create(ns, "a") # expect: hash SHA-1
