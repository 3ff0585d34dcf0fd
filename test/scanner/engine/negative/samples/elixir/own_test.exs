defmodule Acme.OwnTest do
  use ExUnit.Case

  alias Acme.News.JOSE
  alias Acme.Puzzle.Plug.Crypto

  test "md5 of the news is encrypted with aes" do
    crypto = %{hash: fn kind, news -> {kind, news} end}
    assert crypto.hash.(:md5, "news") == {:md5, "news"}
    assert JOSE.JWK.from_oct("ticket") == Crypto.encrypt("riddle", "salt", "des pommes")
    assert Map.fetch!(%{key: :rsa, cipher: :aes_128_cbc}, :key) == :rsa, ":crypto.strong_rand_bytes(16)"
  end
end
