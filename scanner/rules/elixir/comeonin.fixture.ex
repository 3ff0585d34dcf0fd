defmodule Demo.Passwords do
  import Bcrypt, only: [hash_pwd_salt: 1]

  def hashes(password, stored, user) do
    hash_pwd_salt(password) # expect: password-hash bcrypt-4096 default=iterations
    Bcrypt.hash_pwd_salt(password, log_rounds: 12) # expect: password-hash bcrypt-4096
    Bcrypt.add_hash(password) # expect: password-hash bcrypt-4096
    Bcrypt.verify_pass(password, stored) # expect: password-hash bcrypt functions=verify
    Bcrypt.check_pass(user, password) # expect: password-hash bcrypt functions=verify
    Argon2.hash_pwd_salt(password, t_cost: 3, m_cost: 16, parallelism: 4) # expect: password-hash Argon2-65536-3-4
    Argon2.add_hash(password) # expect: password-hash Argon2-65536 unknown=iterations,parallelism
    Argon2.verify_pass(password, stored) # expect: password-hash Argon2 functions=verify
    Argon2.check_pass(user, password) # expect: password-hash Argon2 functions=verify
    Pbkdf2.hash_pwd_salt(password, rounds: 160_000, digest: :sha256) # expect: password-hash PBKDF2-SHA-256-160000
    Pbkdf2.add_hash(password) # expect: password-hash PBKDF2-SHA-512 unknown=iterations
    Pbkdf2.verify_pass(password, stored) # expect: password-hash PBKDF2 functions=verify
    Pbkdf2.check_pass(user, password) # expect: password-hash PBKDF2 functions=verify
    Other.hash_pwd_salt(password)
    Comeonin.Bcrypt.hashpwsalt(password) # expect: password-hash bcrypt
    Comeonin.Bcrypt.add_hash(password) # expect: password-hash bcrypt
    Comeonin.Bcrypt.checkpw(password, stored) # expect: password-hash bcrypt functions=verify
    Comeonin.Bcrypt.check_pass(user, password) # expect: password-hash bcrypt functions=verify
    Comeonin.Argon2.hashpwsalt(password) # expect: password-hash Argon2
    Comeonin.Argon2.add_hash(password) # expect: password-hash Argon2
    Comeonin.Argon2.checkpw(password, stored) # expect: password-hash Argon2 functions=verify
    Comeonin.Argon2.check_pass(user, password) # expect: password-hash Argon2 functions=verify
    Comeonin.Pbkdf2.hashpwsalt(password) # expect: password-hash PBKDF2
    Comeonin.Pbkdf2.add_hash(password) # expect: password-hash PBKDF2
    Comeonin.Pbkdf2.checkpw(password, stored) # expect: password-hash PBKDF2 functions=verify
    Comeonin.Pbkdf2.check_pass(user, password) # expect: password-hash PBKDF2 functions=verify
    :bcrypt.hashpw(password, stored) # expect: password-hash bcrypt
  end
end
