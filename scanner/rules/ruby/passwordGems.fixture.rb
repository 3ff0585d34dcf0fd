require "bcrypt"

BCrypt::Password.create("not a password") # expect: password-hash bcrypt-4096 functions=keyderive iterations=4096
BCrypt::Password.create("not a password", cost: 10) # expect: password-hash bcrypt-1024 iterations=1024 functions=keyderive
BCrypt::Password.create("not a password", :cost => 11) # expect: password-hash bcrypt-2048 iterations=2048 functions=keyderive
BCrypt::Password.new(stored) # expect: password-hash bcrypt functions=verify
BCrypt::Password.valid_hash?(stored) # expect: password-hash bcrypt functions=verify
salt = BCrypt::Engine.generate_salt(8)
BCrypt::Engine.hash_secret("not a password", salt) # expect: password-hash bcrypt-256 iterations=256 functions=keyderive
BCrypt::Engine.cost = 14 # expect: password-hash bcrypt-16384 iterations=16384
BCrypt::Engine.hash_secret("not a password", BCrypt::Engine.generate_salt) # expect: password-hash bcrypt-4096 iterations=4096 functions=keyderive

BCryptPbkdf.key("not a password", "saltsalt", 32, 16) # expect: kdf bcrypt-pbkdf-16 saltBits=64 outputBits=256 iterations=16 functions=keyderive
SCrypt::Password.create("not a password", key_len: 64, salt_size: 16) # expect: password-hash scrypt outputBits=512 saltBits=128 functions=keyderive
SCrypt::Password.create("not a password") # expect: password-hash scrypt functions=keyderive outputBits=256 saltBits=256
SCrypt::Password.new(stored) # expect: password-hash scrypt functions=verify
SCrypt::Engine.hash_secret("not a password", salt) # expect: password-hash scrypt functions=keyderive
SCrypt::Engine.scrypt("not a password", "saltsalt", 16384, 8, 1, 32) # expect: kdf scrypt-16384-8-1 saltBits=64 iterations=16384 blockSize=8 parallelism=1 outputBits=256

hasher = Argon2::Password.new(t_cost: 3, m_cost: 12, p_cost: 2) # expect: password-hash Argon2id-4096-3-2 iterations=3 memoryKib=4096 parallelism=2 functions=keyderive
hasher.create("not a password")
Argon2::Password.new # expect: password-hash Argon2id unknown=iterations,memoryKib,parallelism
Argon2::Password.create("not a password") # expect: password-hash Argon2id functions=keyderive
Argon2::Password.verify_password("not a password", stored) # expect: password-hash Argon2 functions=verify

UnixCrypt::DES.build("not a password") # expect: password-hash crypt-des functions=keyderive
UnixCrypt::DES.hash("not a password", "ab") # expect: password-hash crypt-des functions=keyderive
UnixCrypt::MD5.build("not a password") # expect: password-hash crypt-md5 functions=keyderive
UnixCrypt::MD5.hash("not a password", "ab") # expect: password-hash crypt-md5 functions=keyderive
UnixCrypt::SHA256.build("not a password") # expect: password-hash crypt-sha256 functions=keyderive
UnixCrypt::SHA256.hash("not a password", "ab") # expect: password-hash crypt-sha256 functions=keyderive
UnixCrypt::SHA512.build("not a password") # expect: password-hash crypt-sha512 functions=keyderive
UnixCrypt::SHA512.hash("not a password", "ab") # expect: password-hash crypt-sha512 functions=keyderive
UnixCrypt.valid?("not a password", stored) # expect: password-hash unknown functions=verify

Password.create("not a password")
User.create(password: "not a password", cost: 12)
