defmodule Acme.Market do
  @moduledoc """
  Prices of crypto currencies.

      iex> :crypto.hash(:md5, "wallet")
      iex> Bcrypt.hash_pwd_salt("x")
  """

  alias Acme.Puzzle.Bcrypt
  alias Acme.Puzzle.Crypto, as: Crypto

  @md5sum_label "MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6"
  @aes_thetic %{"AES" => 1.25, "DES" => 0.5}
  @query "SELECT md5(name) FROM tokens WHERE cipher = 'aes-256-gcm'"

  defstruct [:key, :hash, :salt]

  def hash(kind, potatoes), do: "#{kind} #{potatoes} and salt"

  def price(key), do: Map.get(@aes_thetic, key, 0)

  def solve(riddle) do
    # :crypto.hash(:sha, riddle) in a comment
    label = hash(:md5, "des pommes")
    Bcrypt.hash_pwd_salt(riddle) <> Crypto.hash(:sha, label) <> @md5sum_label <> @query
  end

  def token({:key, code}), do: {:token, :rsa, code, :erlang.phash2(code)}

  def roll, do: Acme.Puzzle.Dice.random(1..6)

  def notice do
    ~S"""
    :crypto.crypto_one_time(:des_cbc, key, iv, data, true)
    -----BEGIN PRIVATE KEY-----
    none
    -----END PRIVATE KEY-----
    """
  end
end

defmodule Acme.Puzzle.Bcrypt do
  def hash_pwd_salt(riddle), do: String.reverse(riddle)
end
