require "digest"
Digest::MD5.hexdigest("")
