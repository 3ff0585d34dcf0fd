require "openssl"

context = OpenSSL::SSL::SSLContext.new # expect: protocol TLSv1.2 suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384; protocol TLSv1.3 suite=TLS_AES_128_GCM_SHA256
context.min_version = OpenSSL::SSL::TLS1_2_VERSION
context.max_version = :TLS1_3
context.ciphers = "ECDHE-RSA-AES256-GCM-SHA384"
context.ciphersuites = ["TLS_AES_128_GCM_SHA256"]
context.ecdh_curves = "prime256v1" # expect: key-agreement ECDHE-P-256
context.options = OpenSSL::SSL::OP_NO_SSLv3
context.set_params(verify_mode: OpenSSL::SSL::VERIFY_PEER)
context.cert = certificate
context.key = key
context.add_certificate(certificate, key)
context.tmp_dh = dh
context.tmp_dh_callback = proc { dh }
old = OpenSSL::SSL::SSLContext.new(:SSLv3) # expect: protocol SSLv3 version=ssl3
other = OpenSSL::SSL::SSLContext.new("TLSv1_2_client").tap do |c|
  c.ssl_version = :TLSv1
  c.groups = "X25519" # expect: key-agreement x25519 curve=Curve25519
end
third = OpenSSL::SSL::SSLContext.new # expect: protocol TLSv1.1 version=1.1
third.ssl_version :TLSv1_1
[OpenSSL::SSL::SSL2_VERSION, OpenSSL::SSL::SSL3_VERSION, OpenSSL::SSL::TLS1_VERSION, OpenSSL::SSL::TLS1_1_VERSION, OpenSSL::SSL::TLS1_3_VERSION].each do |version|
  OpenSSL::SSL::SSLContext.new.min_version = version # expect: protocol SSLv2 version=ssl2; protocol SSLv3 version=ssl3; protocol TLSv1.0 version=1.0; protocol TLSv1.1 version=1.1; protocol TLSv1.3 version=1.3
end
OpenSSL::SSL::SSLSocket.new(socket) # expect: protocol TLS
OpenSSL::SSL::SSLSocket.open("example.org", 443, context: context) # expect: protocol TLS
OpenSSL::SSL::SSLServer.new(server, other) # expect: protocol TLSv1.0

certificate = OpenSSL::X509::Certificate.new(File.read("cert.pem")) # expect: certificate unknown certificateFormat=X.509
OpenSSL::X509::Certificate.load("pem") # expect: certificate unknown certificateFormat=X.509
OpenSSL::X509::Certificate.load_file("cert.pem") # expect: certificate unknown certificateFormat=X.509
request = OpenSSL::X509::Request.new # expect: certificate unknown certificateFormat=PKCS10
list = OpenSSL::X509::CRL.new # expect: certificate unknown certificateFormat=X.509-CRL
OpenSSL::X509::Store.new # expect: keystore unknown certificateFormat=X.509
certificate.sign(OpenSSL::PKey::RSA.new(2048), OpenSSL::Digest.new("SHA256")) # expect: signature RSA-SHA-256-2048 keyBits=2048 digest=SHA-256 functions=sign; key RSA-2048 keyBits=2048
request.sign(key, "SHA1") # expect: signature unknown digest=SHA-1 functions=sign
list.sign(key, OpenSSL::Digest::SHA384.new) # expect: signature unknown digest=SHA-384 functions=sign
certificate.verify(certificate.public_key) # expect: signature unknown functions=verify
request.verify(request.public_key) # expect: signature unknown functions=verify
list.verify(key) # expect: signature unknown functions=verify

OpenSSL::PKCS7.encrypt([certificate], "data", OpenSSL::Cipher.new("aes-256-cbc"), OpenSSL::PKCS7::BINARY) # expect: cipher AES-256-CBC-PKCS7 keyBits=256 mode=cbc certificateFormat=PKCS7 functions=encrypt
signed = OpenSSL::PKCS7.sign(certificate, key, "data") # expect: signature unknown certificateFormat=PKCS7 functions=sign
message = OpenSSL::PKCS7.new("der") # expect: certificate unknown certificateFormat=PKCS7
OpenSSL::PKCS7.read_smime("smime") # expect: certificate unknown certificateFormat=PKCS7
message.verify(certs, store) # expect: signature unknown certificateFormat=PKCS7 functions=verify
message.decrypt(key, certificate) # expect: cipher unknown certificateFormat=PKCS7 functions=decrypt
OpenSSL::PKCS12.create("not a password", "name", key, certificate, nil, "PBE-SHA1-3DES", nil, 2048) # expect: keystore unknown certificateFormat=PKCS12 iterations=2048
OpenSSL::PKCS12.new("der", "not a password") # expect: keystore unknown certificateFormat=PKCS12
spki = OpenSSL::Netscape::SPKI.new # expect: certificate unknown certificateFormat=SPKI
spki.sign(key, "SHA256") # expect: signature unknown digest=SHA-256 functions=sign

SSLContext.new
server.min_version = :TLS1
modern = OpenSSL::SSL::SSLContext.new # expect: protocol TLS
modern.sigalgs = "ECDSA+SHA256"
modern.client_sigalgs = "ECDSA+SHA256"
modern.security_level = 2
envelope = OpenSSL::PKCS7.new # expect: certificate unknown certificateFormat=PKCS7
envelope.cipher = "aes-256-cbc" # expect: cipher AES-256-CBC certificateFormat=PKCS7
request = OpenSSL::Timestamp::Request.new
request.algorithm = "SHA256" # expect: hash SHA-256
factory = OpenSSL::Timestamp::Factory.new
factory.create_timestamp(key, certificate, request) # expect: signature unknown functions=sign
OpenSSL::OCSP::CertificateId.new(subject, issuer, OpenSSL::Digest.new("SHA1")) # expect: hash SHA-1

loose = OpenSSL::SSL::SSLContext.new # expect: protocol TLS verification=none
loose.verify_mode = OpenSSL::SSL::VERIFY_NONE
loose.verify_hostname = false
unnamed = OpenSSL::SSL::SSLContext.new # expect: protocol TLS verification=no-host-name
unnamed.verify_mode = OpenSSL::SSL::VERIFY_PEER | OpenSSL::SSL::VERIFY_FAIL_IF_NO_PEER_CERT
unnamed.verify_hostname = false
set = OpenSSL::SSL::SSLContext.new # expect: protocol TLS verification=none
set.set_params(verify_mode: OpenSSL::SSL::VERIFY_NONE)
OpenSSL::SSL::VERIFY_PEER

def loosen(http)
  http.verify_mode = OpenSSL::SSL::VERIFY_NONE # expect: protocol TLS verification=none
end

named = OpenSSL::SSL::SSLContext.new("TLSv1_2_server") # expect: protocol TLSv1.2 verification=unsaid
named.verify_mode = OpenSSL::SSL::VERIFY_NONE
served = OpenSSL::SSL::SSLContext.new
served.verify_mode = OpenSSL::SSL::VERIFY_NONE
OpenSSL::SSL::SSLServer.new(tcp, served) # expect: protocol TLS verification=unsaid
mutual = OpenSSL::SSL::SSLContext.new
mutual.verify_mode = OpenSSL::SSL::VERIFY_PEER
OpenSSL::SSL::SSLServer.new(tcp, mutual) # expect: protocol TLS verification=peer
connecting = OpenSSL::SSL::SSLContext.new
connecting.verify_mode = OpenSSL::SSL::VERIFY_NONE
OpenSSL::SSL::SSLSocket.new(tcp, connecting) # expect: protocol TLS verification=none
WEBrick::HTTPServer.new(Port: 443, SSLEnable: true, SSLVerifyClient: OpenSSL::SSL::VERIFY_NONE) # expect: protocol TLS verification=unsaid
