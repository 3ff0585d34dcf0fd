encryptor = ActiveSupport::MessageEncryptor.new(SecureRandom.random_bytes(32)) # expect: cipher AES-256-GCM functions=encrypt,decrypt keyBits=256 mode=gcm; random RNG byteLength=32
encryptor.encrypt_and_sign("x")
encryptor.decrypt_and_verify("x")
ActiveSupport::MessageEncryptor.new(key, cipher: "aes-256-cbc", digest: "SHA256") # expect: cipher AES-256-CBC keyBits=256 mode=cbc
ActiveSupport::MessageEncryptor.new(secret, sign_secret, :cipher => "aes-128-gcm") # expect: cipher AES-128-GCM keyBits=128 mode=gcm
verifier = ActiveSupport::MessageVerifier.new("not a secret", digest: "SHA256", serializer: JSON) # expect: mac HMAC-SHA-256 digest=SHA-256 functions=tag,verify
verifier.generate("x")
verifier.verify("x")
verifier.verified("x")
ActiveSupport::MessageVerifier.new("not a secret") # expect: mac HMAC-SHA-1 digest=SHA-1
generator = ActiveSupport::KeyGenerator.new("not a password", iterations: 1000, hash_digest_class: OpenSSL::Digest::SHA256)
generator.generate_key("salt", 32)
ActiveSupport::KeyGenerator.new("not a password") # expect: kdf PBKDF2-65536 iterations=65536
ActiveSupport::CachingKeyGenerator.new(generator) # expect: kdf PBKDF2-SHA-256-1000 iterations=1000 digest=SHA-256 saltBits=32 outputBits=256
ActiveSupport::EncryptedFile.new(content_path: "a", key_path: "b", env_key: "c", raise_if_missing_key: true) # expect: cipher AES-128-GCM keyBits=128 mode=gcm
ActiveSupport::EncryptedConfiguration.new(config_path: "a", key_path: "b", env_key: "c", raise_if_missing_key: true) # expect: cipher AES-128-GCM keyBits=128 mode=gcm
ActiveSupport::EncryptedFile.generate_key # expect: keygen AES-128 keyBits=128
ActiveSupport::EncryptedConfiguration.generate_key # expect: keygen AES-128 keyBits=128
ActiveSupport::KeyGenerator.hash_digest_class = OpenSSL::Digest::SHA1 # expect: kdf PBKDF2-SHA-1 digest=SHA-1
ActiveSupport::Digest.hash_digest_class = ::Digest::MD5 # expect: hash MD5
ActiveSupport::Digest.hexdigest("x") # expect: hash unknown functions=digest

class User < ApplicationRecord
  has_secure_password # expect: password-hash bcrypt functions=keyderive unknown=iterations
  encrypts :email, deterministic: true # expect: cipher AES-256-GCM keyBits=256 mode=gcm
  encrypts :name # expect: cipher AES-256-GCM keyBits=256 mode=gcm
  encrypts :phone, algorithm: "xsalsa20" # expect: cipher XSalsa20-Poly1305
  validates :password, length: 12
end
class Admin < ApplicationRecord
  has_secure_password :recovery, validations: false # expect: password-hash bcrypt functions=keyderive
end
ActiveRecord::Encryption::Cipher::Aes256Gcm.new(secret) # expect: cipher AES-256-GCM keyBits=256 mode=gcm
ActiveRecord::Encryption::Cipher.new # expect: cipher AES-256-GCM keyBits=256 mode=gcm
ActiveRecord::Encryption::Encryptor.new # expect: cipher AES-256-GCM keyBits=256 mode=gcm

ActiveRecord::Encryption::KeyGenerator.new(hash_digest_class: OpenSSL::Digest::SHA256) # expect: kdf PBKDF2-SHA-256 digest=SHA-256
Digest::UUID.uuid_v3(Digest::UUID::DNS_NAMESPACE, "x") # expect: hash MD5 functions=digest
Digest::UUID.uuid_v5(Digest::UUID::DNS_NAMESPACE, "x") # expect: hash SHA-1 functions=digest
Digest::UUID.uuid_v4 # expect: random RNG

Devise.setup do |config|
  config.stretches = Rails.env.test? ? 1 : 12 # expect: password-hash bcrypt-4096 iterations=4096
  config.pepper = "not a pepper" # expect: key unknown material=secret-key
end
Devise::Encryptor.digest(User, "not a password") # expect: password-hash bcrypt functions=keyderive
Devise::Encryptor.compare(User, "hash", "not a password") # expect: password-hash bcrypt functions=verify
Devise.friendly_token # expect: random RNG byteLength=15 default=byteLength
Devise.friendly_token(40) # expect: random RNG byteLength=none
Devise.token_generator.digest(User, :token, "x") # expect: mac HMAC-SHA-256 functions=tag
Devise.token_generator.generate(User, :token) # expect: mac HMAC-SHA-256 functions=tag

cookies.signed[:remember] = { value: 1 } # expect: mac HMAC-SHA-1 default=digest
token = cookies.signed["remember"] # expect: mac HMAC-SHA-1
cookies.encrypted[:token] # expect: cipher AES-256-GCM
cookies[:plain]

MessageEncryptor.new(key)
config.stretches = 3
encrypted = Foo.encrypts_things(:x)
Rails.application.config.secret_key_base = ENV["SECRET_KEY_BASE"] # expect: key unknown material=secret-key
Rails.application.config.secret_token = ENV["TOKEN"] || "0123456789abcdef0123456789abcdef" # expect: key unknown material=secret-key
Devise.setup do |config|
  config.secret_key = ENV.fetch("DEVISE_SECRET", "for development only") # expect: key unknown material=secret-key
  config.pepper = ENV["PEPPER"] # expect: key unknown material=secret-key
end
