RestClient::Resource.new("https://made.up", verify_ssl: false) # expect: protocol TLS verification=none
RestClient::Request.execute(method: :get, url: url, :verify_ssl => OpenSSL::SSL::VERIFY_NONE) # expect: protocol TLS verification=none
Excon.get("https://made.up", ssl_verify_peer: false) # expect: protocol TLS verification=none
Typhoeus.get("https://made.up", ssl_verifypeer: false, ssl_verifyhost: 0) # expect: protocol TLS verification=none; protocol TLS verification=no-host-name
config.action_mailer.smtp_settings = { address: "made.up", openssl_verify_mode: "none" } # expect: protocol TLS verification=none
client.configure(verify_hostname: false) # expect: protocol TLS verification=no-host-name
PG.connect(dbname: "demo", sslmode: "require") # expect: protocol TLS verification=none

RestClient::Resource.new("https://made.up", verify_ssl: settings.verify)
PG.connect(dbname: "demo", sslmode: "disable")
