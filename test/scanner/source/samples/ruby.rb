#!/usr/bin/env ruby
# frozen_string_literal: true

require "openssl"

module Demo
  LIMITS = { low: 1, :high => 2, "other" => 3, "quoted": 4 }.freeze
  NAMES = %w[aes-256-gcm chacha20].freeze
  KINDS = %i[cipher digest]

  class Box < ::Struct.new(:name, :size, keyword_init: true)
    include Comparable
    attr_reader :alg
    attr_accessor :iv, :key

    @@count = 0
    DEFAULT = "sha256"

    class << self
      def build(...) = new(...)
      def [](name) = NAMES.index(name)
    end

    def initialize(alg = DEFAULT, *rest, size: 16, mode:, **options, &block)
      super()
      @alg ||= alg
      @size, @mode = size, mode
      @@count += 1
      @options = { alg:, size:, **options }
      block&.call(self)
      yield self if block_given?
    end

    def <=>(other) = size <=> other.size

    def alg=(value)
      @alg = value.to_s.downcase
    end

    private def pick(kind)
      case kind
      when :cipher, "cipher" then "aes"
      when ->(k) { k.to_s.empty? } then nil
      else kind.to_s
      end
    end

    def shape(value)
      case value
      in { name: String => name, size: Integer | nil }
        name
      in [first, *, last] if first
        last
      in ^value | :none
        nil
      in []
        raise ArgumentError, "empty" unless value
      end
    end

    def read(path)
      File.open(path, "rb") do |file|
        while (chunk = file.read(4096))
          self << chunk
        end
      end
    rescue Errno::ENOENT, IOError => e
      warn e.message
      retry if (tries = tries.to_i + 1) < 3
    else
      true
    ensure
      @done = true
    end

    protected

    def text
      <<~TEXT + <<-'RAW'
        name #{@alg.upcase} and #{"nested #{size}"}
      TEXT
        raw #{not} interpolated
      RAW
    end
  end

  def self.pairs = [1, 2, 3].each_slice(2).map { |a, b = 0| [a, b] }.to_h { [_1, _2] }
end

box = Demo::Box.build("md5", mode: :cbc) { |b| b.iv = "\x00" * 16 }
box&.alg = "sha1"
sizes = [1, *[2, 3], 4].map { it * 2 }
lazy = ->(x, y = 2, *z, k: 1, &b) { x + y }
lazy.(1)
lazy[1, k: 2]
puts "%s-%05d" % ["x", 5], ?a, :"dyn #{box}", 1_000, 0xff, 1r, 2i, 1e3, __FILE__
a, (b, *c), d = 1, [2, 3], 4
value = if a then b elsif c then d else nil end
other = (a ? b : c) rescue nil
result = begin Integer("1") end until true
data => { name: } if false
ok = data in { name: }
print(*sizes, **{}) unless a and not b or c
BEGIN { $global = 1 }
alias old_puts puts
undef old_puts if defined?(old_puts)
%q(single) + %Q(double #{a}) + `ls #{a}` + /re#{a}x/im.source
__END__
anything goes here
