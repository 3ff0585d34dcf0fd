import { type Hostile, licence, lines } from "./Hostile.ts"

const rubyMd5 = `${licence("#")}Digest::MD5.hexdigest("x")\n`

const texts: Hostile["texts"] = {
  "parentheses nested 20,000 deep": `${rubyMd5}x = ${"(".repeat(20_000)}1${")".repeat(20_000)}\n`,
  "blocks that are never closed": `${rubyMd5}${"f do |x|\n".repeat(2_000)}`,
  "a string that never ends": `${rubyMd5}x = "${"a".repeat(1_000)}\ny = 1\n`,
  "a heredoc that never ends": `${rubyMd5}x = <<~EOS\n${"text #{x}\n".repeat(2_000)}`,
  "texts in texts": `${rubyMd5}x = ${'"#{'.repeat(300)}1${'}"'.repeat(300)}\nDigest::SHA2.new(x)\n`,
  "a sum of 10,000 texts": `${rubyMd5}OpenSSL::Digest.new("M"${' + "D"'.repeat(10_000)})\n`,
  "a chain of 500 calls": `${rubyMd5}Digest::MD5.new${'.update("x")'.repeat(500)}\n`,
  "methods that call each other for ever": `${rubyMd5}def f(a) = g(a)\ndef g(a) = f(a)\nOpenSSL::Digest.new(f("md5"))\n`,
  "methods without parentheses that call themselves": `${rubyMd5}def f\n  @a ||= f\nend\nOpenSSL::Digest.new(f)\n`,
  "a constant that stands for itself": `${rubyMd5}module A\n  Digest = Digest\n  B = ::A::B\n  OpenSSL::Digest.new(B)\nend\n`,
  "a hash that is spread into itself": `${rubyMd5}o = { **o }\nOpenSSL::KDF.hkdf("x", **o)\n`,
  "modules nested 300 deep": `${rubyMd5}${lines(300, (at) => `module M${at}`)}\n${lines(300, () => "end")}\n`,
  "an end of the program in between": `${rubyMd5}__END__\n${"def (\n".repeat(1_000)}`
}

export const ruby: ReadonlyArray<Hostile> = [{ language: "Ruby", path: "hostile.rb", texts }]
