defmodule Demo.Tokens do
  alias Plug.Crypto.KeyGenerator
  alias Plug.Crypto.{MessageEncryptor, MessageVerifier}

  def keys(secret, conn, text) do
    key = secret |> KeyGenerator.generate("a made-up salt!!", iterations: 10_000, length: 64, digest: :sha512) # expect: kdf PBKDF2-SHA-512-10000 outputBits=512 saltBits=128
    KeyGenerator.generate(secret, "salt") # expect: kdf PBKDF2
    MessageVerifier.sign(text, key) # expect: mac HMAC-SHA-256
    MessageVerifier.sign(text, key, :sha512) # expect: mac HMAC-SHA-512
    MessageVerifier.verify(text, key) # expect: mac HMAC
    MessageEncryptor.encrypt(text, key, secret) # expect: cipher AES-256-GCM functions=encrypt
    MessageEncryptor.decrypt(text, key, secret) # expect: cipher AES-256-GCM functions=decrypt
    Phoenix.Token.sign(conn, "user", 1) # expect: mac HMAC-SHA-256
    Phoenix.Token.sign(conn, "user", 1, key_digest: :sha384) # expect: mac HMAC-SHA-384
    Phoenix.Token.verify(conn, "user", text) # expect: mac HMAC
    Phoenix.Token.encrypt(conn, "user", 1) # expect: cipher AES-256-GCM
    Phoenix.Token.decrypt(conn, "user", text) # expect: cipher AES-256-GCM
    Plug.Crypto.sign(secret, "user", 1) # expect: mac HMAC-SHA-256
    Plug.Crypto.verify(secret, "user", text) # expect: mac HMAC
    Plug.Crypto.encrypt(secret, "user", 1) # expect: cipher AES-256-GCM
    Plug.Crypto.decrypt(secret, "user", text) # expect: cipher AES-256-GCM
    Other.Token.sign(conn, "user", 1)
  end
end
