defmodule Sample.Vault do
  @moduledoc """
  Seals "things".
  """
  use GenServer
  alias Plug.Crypto.{KeyGenerator, MessageVerifier}
  alias Sample.Other, as: Other
  import Bitwise, only: [bsl: 2]
  require Logger

  @algorithm :aes_256_gcm
  @options [iterations: 1_000, length: 32, digest: :sha256]
  @type key :: binary()
  defstruct [:key, nonce: <<0::96>>]

  @spec seal(binary(), key()) :: {:ok, binary()} | {:error, atom()}
  def seal(text, key, options \\ []) when is_binary(text) and byte_size(key) == 32 do
    nonce = :crypto.strong_rand_bytes(12)

    with {:ok, aad} <- Keyword.fetch(options, :aad),
         {sealed, tag} <- :crypto.crypto_one_time_aead(@algorithm, key, nonce, text, aad, true) do
      {:ok, nonce <> tag <> sealed}
    else
      :error -> {:error, :no_aad}
    end
  end

  def open(<<nonce::binary-size(12), tag::binary-16, sealed::binary>>, key), do: {nonce, tag, sealed, key}

  defp digest(data, kind) do
    case kind do
      :strong -> :crypto.hash(:sha512, data)
      other when other in [:md5, :sha] -> :crypto.hash(other, data)
      _ -> raise ArgumentError, message: "no #{inspect(kind)}"
    end
    |> Base.encode16(case: :lower)
  end

  def derive(secret, salt) do
    secret
    |> KeyGenerator.generate(salt, @options)
    |> then(&MessageVerifier.sign("text", &1))
  end

  def other(%{key: key, list: [first | _rest]} = state) do
    if key, do: first, else: nil
    unless is_nil(state), do: Logger.info("a" <> ~s(b "c"))
    map = %{state | key: :new}
    total = for n <- 1..10, rem(n, 2) == 0, into: [], do: n * 2
    fun = fn
      {:ok, value}, _ -> value
      _, default -> default
    end

    try do
      fun.({:ok, 1}, 2) + Enum.sum(total) + bsl(1, 4)
    rescue
      e in RuntimeError -> e.message
    after
      send(self(), {:done, map[:key]})
    end
  end

  @impl true
  def handle_call({:get, id}, _from, state), do: {:reply, Map.get(state, id, 'none'), state}
end
