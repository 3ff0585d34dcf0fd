require "acme/kitchen/bcrypt"

module Acme
  module OpenSSL
    class Cipher
      def initialize(riddle) = @riddle = riddle
      def encrypt(key: "c minor") = @riddle + key
    end
  end

  class SecureRandom
    def self.hex(dice) = dice.to_s
  end

  class Dinner
    def cook(salt, hash = {})
      hash[:key] = salt
      label = Acme::OpenSSL::Cipher.new("aes-128-ecb").encrypt
      token = Acme::SecureRandom.hex(6)
      "#{label} #{token} Digest::SHA1.hexdigest('x') #{hash.key?(:key)}"
    end
  end
end
