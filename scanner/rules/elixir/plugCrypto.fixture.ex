defmodule Demo.Tokens do
  alias Plug.Crypto.KeyGenerator
  alias Plug.Crypto.{MessageEncryptor, MessageVerifier}

  def keys(secret, conn, text) do
    key = secret |> KeyGenerator.generate("a made-up salt!!", iterations: 10_000, length: 64, digest: :sha512) # expect: kdf PBKDF2-SHA-512-10000 outputBits=512 saltBits=128
    KeyGenerator.generate(secret, "salt") # expect: kdf PBKDF2
    MessageVerifier.sign(text, key) # expect: mac HMAC-SHA-256
    MessageVerifier.sign(text, key, :sha512) # expect: mac HMAC-SHA-512
    MessageVerifier.verify(text, key) # expect: mac HMAC
    MessageEncryptor.encrypt(text, key, secret) # expect: cipher unknown functions=encrypt
    MessageEncryptor.decrypt(text, key, secret) # expect: cipher unknown functions=decrypt
    Phoenix.Token.sign(conn, "user", 1) # expect: mac HMAC-SHA-256 functions=tag
    Phoenix.Token.sign(conn, "user", 1, key_digest: :sha384) # expect: mac HMAC-SHA-256 functions=tag
    Phoenix.Token.verify(conn, "user", text) # expect: mac HMAC functions=verify
    Phoenix.Token.encrypt(conn, "user", 1) # expect: cipher unknown functions=encrypt
    Phoenix.Token.decrypt(conn, "user", text) # expect: cipher unknown functions=decrypt
    Plug.Crypto.sign(secret, "user", 1) # expect: mac HMAC-SHA-256 functions=tag
    Plug.Crypto.verify(secret, "user", text) # expect: mac HMAC functions=verify
    Plug.Crypto.encrypt(secret, "user", 1) # expect: cipher unknown functions=encrypt
    Plug.Crypto.decrypt(secret, "user", text) # expect: cipher unknown functions=decrypt
    Other.Token.sign(conn, "user", 1)
  end
end
