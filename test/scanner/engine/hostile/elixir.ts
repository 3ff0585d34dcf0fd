import { type Hostile, licence } from "./Hostile.ts"

const elixirUse = (body: string): string =>
  `${licence("#")}defmodule A do\ndef f(x) do\n:crypto.hash(:md5, x)\n${body}\nend\nend\n`

const texts: Hostile["texts"] = {
  "a chain of 1,000 pipes": elixirUse(`x${" |> y()".repeat(1_000)}`),
  "calls nested 300 deep": elixirUse(`${"g(".repeat(300)}x${")".repeat(300)}`),
  "a string that never ends": elixirUse("") + `"${"text\n".repeat(1_000)}`,
  "functions that call each other for ever": elixirUse(
    ":crypto.hash(g(1), x)\nend\ndef g(a), do: h(a)\ndef h(a) do\ng(a)"
  ),
  "an attribute that stands for itself": elixirUse(":crypto.hash(@a, x)\nend\n@a @a\ndef z do\n1")
}

export const elixir: ReadonlyArray<Hostile> = [{ language: "Elixir", path: "hostile.ex", texts }]
