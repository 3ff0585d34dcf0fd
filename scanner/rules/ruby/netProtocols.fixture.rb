Net::SSH.start("example.org", "user", encryption: "aes256-ctr", keys: ["key"]) # expect: protocol SSHv2 version=2.0
Net::SFTP.start("example.org", "user") # expect: protocol SSHv2 version=2.0
Net::SCP.start("example.org", "user") # expect: protocol SSHv2 version=2.0
Net::SSH::Transport::Session.new("example.org") # expect: protocol SSHv2 version=2.0
Net::SSH::Gateway.new("example.org", "user") # expect: protocol SSHv2 version=2.0
Net::SSH::KeyFactory.load_private_key("file") # expect: key unknown material=private-key
Net::SSH::KeyFactory.load_data_private_key("data") # expect: key unknown material=private-key
Net::SSH::KeyFactory.load_public_key("file") # expect: key unknown material=public-key
Net::SSH::KeyFactory.load_data_public_key("data") # expect: key unknown material=public-key
SSHKey.generate(type: "DSA", bits: 1024) # expect: keygen DSA-1024 keyBits=1024
SSHKey.generate # expect: keygen RSA-2048 keyBits=2048
SSHKey.new("pem") # expect: key unknown material=private-key

http = Net::HTTP.new("example.org", 443)
http.use_ssl = true
http.ssl_version = :TLSv1_2 # expect: protocol TLSv1.2 version=1.2
http.min_version = OpenSSL::SSL::TLS1_2_VERSION # expect: protocol TLSv1.2 version=1.2
http.max_version = :TLS1_3 # expect: protocol TLSv1.3 version=1.3
http.ciphers = "ECDHE-ECDSA-AES128-GCM-SHA256" # expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
http.ecdh_curves = "X25519MLKEM768:P-384" # expect: key-agreement ECDHE-P-384; key-agreement X25519MLKEM768
Net::HTTP.start("example.org", 443) { |connection| connection.min_version = :TLS1_1 } # expect: protocol TLSv1.1 version=1.1
Net::HTTP::Proxy.new.ssl_version = :SSLv3 # expect: protocol SSLv3 version=ssl3
smtp = Net::SMTP.new("example.org")
smtp.ssl_version = :TLSv1 # expect: protocol TLSv1.0 version=1.0
imap = Net::IMAP.new("example.org")
imap.ssl_version = :TLSv1 # expect: protocol TLSv1.0 version=1.0
ftp = Net::FTP.new("example.org")
ftp.ssl_version = :TLSv1 # expect: protocol TLSv1.0 version=1.0

connection = Faraday.new("https://example.org") do |f|
  f.ssl.version = :TLSv1_2 # expect: protocol TLSv1.2 version=1.2
  f.ssl.ciphers = "AES128-SHA:AES256-SHA" # expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA; protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
end
connection.ssl.min_version = :TLS1_2 # expect: protocol TLSv1.2 version=1.2
connection.ssl.max_version = :TLS1_3 # expect: protocol TLSv1.3 version=1.3

context = Puma::MiniSSL::Context.new # expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
context.ssl_cipher_filter = "AES256-SHA"
ssl_bind "0.0.0.0", 9292, cert: "a", key: "b", ssl_cipher_filter: "ECDHE-RSA-AES128-GCM-SHA256" # expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256

server.ssl_version = :TLSv1
SSH.start("example.org")
options.ciphers = "AES128-SHA"

Net::SSH.start("made.up", "user", verify_host_key: :never) # expect: protocol SSHv2 verification=none
Net::SSH.start("made.up", "user", verify_host_key: :always) # expect: protocol SSHv2 verification=peer
Net::SFTP.start("made.up", "user", verify_host_key: false) # expect: protocol SSHv2 verification=none
unchecked = Net::HTTP.new("made.up", 443)
unchecked.use_ssl = true
unchecked.verify_mode = OpenSSL::SSL::VERIFY_NONE # expect: protocol TLS verification=none
unchecked.verify_hostname = false # expect: protocol TLS verification=no-host-name
checked = Net::HTTP.new("made.up", 443)
checked.verify_mode = OpenSSL::SSL::VERIFY_PEER # expect: protocol TLS verification=peer
Net::HTTP.start("made.up", 443, use_ssl: true, verify_mode: OpenSSL::SSL::VERIFY_NONE) # expect: protocol TLS verification=none
Net::HTTP.start("made.up", 443, use_ssl: true, verify_hostname: false) # expect: protocol TLS verification=no-host-name
HTTParty.get("https://made.up", verify_peer: false) # expect: protocol TLS verification=none
HTTParty.post("https://made.up", verify_peer: false) # expect: protocol TLS verification=none
HTTParty.put("https://made.up", verify_peer: false) # expect: protocol TLS verification=none
HTTParty.patch("https://made.up", verify_peer: false) # expect: protocol TLS verification=none
HTTParty.delete("https://made.up", verify_peer: false) # expect: protocol TLS verification=none
HTTParty.head("https://made.up", verify_peer: false) # expect: protocol TLS verification=none
HTTParty.options("https://made.up", verify_peer: false) # expect: protocol TLS verification=none
Faraday.new("https://made.up", ssl: { verify: false }) # expect: protocol TLS verification=none
Faraday.new(url: "https://made.up", ssl: { verify: true, min_version: :TLS1_2 }) # expect: protocol TLSv1.2 verification=peer
connection.ssl.verify = false # expect: protocol TLS verification=none
connection.ssl.verify_mode = OpenSSL::SSL::VERIFY_NONE # expect: protocol TLS verification=none
connection.ssl.verify_hostname = false # expect: protocol TLS verification=no-host-name
HTTParty.get("https://made.up", verify: false) # expect: protocol TLS verification=none
HTTParty.post("https://made.up", body: body, verify: false) # expect: protocol TLS verification=none
HTTParty.put("https://made.up", verify: true) # expect: protocol TLS verification=peer
HTTParty.patch("https://made.up", verify: false) # expect: protocol TLS verification=none
HTTParty.delete("https://made.up", verify: false) # expect: protocol TLS verification=none
HTTParty.head("https://made.up", verify: false) # expect: protocol TLS verification=none
HTTParty.options("https://made.up", verify: false) # expect: protocol TLS verification=none
Redis.new(ssl_params: { verify_mode: OpenSSL::SSL::VERIFY_NONE }) # expect: protocol TLS verification=none
URI.open("https://made.up", ssl_verify_mode: OpenSSL::SSL::VERIFY_NONE) # expect: protocol TLS verification=none

HTTParty.get("https://made.up")
HTTParty.get("https://made.up", query: { verify: false })
Faraday.new("https://made.up", request: { timeout: 2 })
token.decode(verify: false)
