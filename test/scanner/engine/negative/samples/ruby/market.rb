# frozen_string_literal: true

# Prices of crypto currencies.
#
#   Digest::MD5.hexdigest("wallet")
#   OpenSSL::Cipher.new("DES-EDE3-CBC")
require "digest"
require "openssl"
require "bcrypt"

module Market
  MD5SUM_LABEL = "MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6"
  QUERY = "SELECT md5(name) FROM tokens WHERE cipher = 'aes-256-gcm'"
  PRICES = { "AES" => 1.25, "DES" => 0.5, rsa: 8 }.freeze

  class Token
    attr_reader :kind, :hash, :signature

    def initialize(kind)
      @kind = kind
      @hash = kind.hash
      @signature = "def initialize(kind)"
    end
  end

  module Digest
    class MD5
      def self.hexdigest(news)
        news[0, 5]
      end
    end
  end

  class Cipher
    def initialize(name)
      @name = name
    end

    def encrypt
      self
    end

    def update(letters)
      letters.reverse + @name
    end
  end

  class Puzzle
    def solve(riddle)
      # OpenSSL::Cipher.new("rc4") in a comment
      cipher = Cipher.new("aes-128-ecb").encrypt
      label = Digest::MD5.hexdigest("des pommes")
      puts "OpenSSL::Digest.new('md5') #{label} -----BEGIN RSA PRIVATE KEY-----"
      cipher.update(riddle) + MD5SUM_LABEL + QUERY + randomly(6).to_s
    end

    def randomly(sides)
      sides - 2
    end

    def price(key)
      PRICES.fetch(key, 0)
    end
  end
end

describe "md5 of a wallet" do
  it "encrypts nothing" do
    expect(Market::Puzzle.new.price("AES")).to eq(1.25)
  end
end

__END__
OpenSSL::Cipher.new("DES-EDE3-CBC")
Digest::SHA1.hexdigest("x")
