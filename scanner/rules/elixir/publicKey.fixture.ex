defmodule Demo.Keys do
  def keys(data, key, pem, cert) do
    :public_key.generate_key({:rsa, 2048, 65_537}) # expect: keygen RSA-2048
    :public_key.generate_key({:namedCurve, :secp256r1}) # expect: keygen unknown curve=P-256
    :public_key.compute_key(data, key) # expect: key-agreement unknown
    :public_key.sign(data, :sha256, key) # expect: signature unknown digest=SHA-256
    :public_key.verify(data, :sha512, "signature", key) # expect: signature unknown digest=SHA-512
    :public_key.encrypt_public(data, key) # expect: cipher RSA functions=encrypt
    :public_key.encrypt_private(data, key) # expect: cipher RSA functions=encrypt
    :public_key.decrypt_private(data, key) # expect: cipher RSA functions=decrypt
    :public_key.decrypt_public(data, key) # expect: cipher RSA functions=decrypt
    :public_key.pkix_sign(cert, key) # expect: certificate unknown certificateFormat=X.509
    :public_key.pkix_decode_cert(cert, :otp) # expect: certificate unknown certificateFormat=X.509
    :public_key.pkix_path_validation(cert, [], []) # expect: certificate unknown certificateFormat=X.509
    :public_key.pkix_verify(cert, key) # expect: certificate unknown certificateFormat=X.509 functions=verify
    :public_key.cacerts_get() # expect: certificate unknown certificateFormat=X.509
    :public_key.cacerts_load("ca.pem") # expect: certificate unknown certificateFormat=X.509
    :public_key.pkix_crl_verify(cert, cert) # expect: certificate unknown certificateFormat=X.509-CRL functions=verify
    :public_key.pkix_crls_validate(cert, [], []) # expect: certificate unknown certificateFormat=X.509-CRL functions=verify
    :public_key.pkix_ocsp_validate(cert, cert, data, [], []) # expect: certificate unknown certificateFormat=OCSP functions=verify
    :public_key.dh_gex_group(1024, 2048, 8192, []) # expect: parameters DH-2048
    :public_key.der_decode(:RSAPrivateKey, pem) # expect: key RSA certificateFormat=DER material=private-key
    :public_key.der_encode(:RSAPrivateKey, key) # expect: key RSA certificateFormat=DER material=private-key
    :public_key.der_decode(:RSAPublicKey, pem) # expect: key RSA certificateFormat=DER material=public-key
    :public_key.der_encode(:RSAPublicKey, key) # expect: key RSA certificateFormat=DER material=public-key
    :public_key.der_decode(:ECPrivateKey, pem) # expect: key EC certificateFormat=DER material=private-key
    :public_key.der_encode(:ECPrivateKey, key) # expect: key EC certificateFormat=DER material=private-key
    :public_key.der_decode(:DSAPrivateKey, pem) # expect: key DSA certificateFormat=DER material=private-key
    :public_key.der_encode(:DSAPrivateKey, key) # expect: key DSA certificateFormat=DER material=private-key
    :public_key.der_decode(:PrivateKeyInfo, pem) # expect: key unknown certificateFormat=DER material=private-key
    :public_key.der_encode(:PrivateKeyInfo, key) # expect: key unknown certificateFormat=DER material=private-key
    :public_key.der_decode(:SubjectPublicKeyInfo, pem) # expect: key unknown certificateFormat=DER material=public-key
    :public_key.der_encode(:SubjectPublicKeyInfo, key) # expect: key unknown certificateFormat=DER material=public-key
    :public_key.der_decode(:Certificate, pem) # expect: certificate unknown certificateFormat=X.509
    :public_key.der_encode(:Certificate, cert) # expect: certificate unknown certificateFormat=X.509
    :public_key.der_decode(:OTPCertificate, pem) # expect: certificate unknown certificateFormat=X.509
    :public_key.der_encode(:OTPCertificate, cert) # expect: certificate unknown certificateFormat=X.509
    :public_key.der_decode(:CertificationRequest, pem) # expect: certificate unknown certificateFormat=PKCS10
    :public_key.der_encode(:CertificationRequest, cert) # expect: certificate unknown certificateFormat=PKCS10
    :public_key.der_decode(data, pem) # expect: key unknown certificateFormat=DER
    :public_key.der_encode(data, pem) # expect: key unknown certificateFormat=DER
    :public_key.pkix_encode(data, cert, :otp) # expect: certificate unknown certificateFormat=X.509
    :public_key.pkix_verify_hostname(cert, dns_id: data) # expect: certificate unknown certificateFormat=X.509 functions=verify
    :public_key.pkix_test_data(data) # expect: certificate unknown certificateFormat=X.509
    :public_key.pem_entry_decode(pem) # expect: key unknown certificateFormat=PEM
    :public_key.pem_entry_encode(:RSAPrivateKey, key) # expect: key unknown certificateFormat=PEM
    :public_key.pem_encode([pem]) # expect: key unknown
    pem |> :public_key.pem_decode() |> hd() # expect: key unknown certificateFormat=PEM
  end

  def sockets(host) do
    :ssl.connect(host, 443, versions: [:"tlsv1.2", :"tlsv1.3"]) # expect: protocol TLSv1.2; protocol TLSv1.3
    :ssl.listen(443, ciphers: ["TLS_AES_128_GCM_SHA256"]) # expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
    :ssl.handshake(host) # expect: protocol TLS
    :ssl.listen(443, verify: :verify_none) # expect: protocol TLS verification=unsaid
  end

  def trusting(host, url, verify) do
    :ssl.connect(host, 443, verify: :verify_none) # expect: protocol TLS verification=none
    :ssl.connect(host, 443, verify: :verify_peer, versions: [:"tlsv1.3"]) # expect: protocol TLSv1.3 verification=peer
    :httpc.request(:get, {url, []}, [ssl: [verify: :verify_none]], []) # expect: protocol TLS verification=none
    Mint.HTTP.connect(:https, host, 443, transport_opts: [verify: :verify_none]) # expect: protocol TLS verification=none
    Req.get!(url, connect_options: [transport_opts: [verify: :verify_none]]) # expect: protocol TLS verification=none
    HTTPoison.get(url, [], ssl: [verify: :verify_peer]) # expect: protocol TLS verification=peer
    HTTPoison.get(url, [], hackney: [:insecure]) # expect: protocol TLS verification=none
    HTTPoison.get(url, [], hackney: [pool: :made_up])
    Joken.check(token, verify: true)
    Joken.check(token, verify: verify)
    Joken.check(token, verify: :none)
  end
end
