defmodule Demo.Certificates do
  def issue(pem, der, subject) do
    key = X509.PrivateKey.new_rsa(2048) # expect: keygen RSA-2048 material=private-key
    ca = X509.PrivateKey.new_ec(:secp256r1) # expect: keygen EC-P-256 material=private-key
    X509.PrivateKey.from_pem!(pem) # expect: key unknown certificateFormat=PEM material=private-key
    X509.PrivateKey.from_pem(pem) # expect: key unknown certificateFormat=PEM material=private-key
    X509.PrivateKey.to_pem(key) # expect: key unknown certificateFormat=PEM material=private-key
    X509.PrivateKey.from_der!(der) # expect: key unknown certificateFormat=DER material=private-key
    X509.PrivateKey.from_der(der) # expect: key unknown certificateFormat=DER material=private-key
    X509.PrivateKey.to_der(key) # expect: key unknown certificateFormat=DER material=private-key
    X509.PublicKey.from_pem!(pem) # expect: key unknown certificateFormat=PEM material=public-key
    X509.PublicKey.from_pem(pem) # expect: key unknown certificateFormat=PEM material=public-key
    X509.PublicKey.to_pem(key) # expect: key unknown certificateFormat=PEM material=public-key
    X509.PublicKey.from_der!(der) # expect: key unknown certificateFormat=DER material=public-key
    X509.PublicKey.from_der(der) # expect: key unknown certificateFormat=DER material=public-key
    X509.PublicKey.to_der(key) # expect: key unknown certificateFormat=DER material=public-key
    X509.Certificate.self_signed(ca, subject, template: :root_ca) # expect: certificate unknown digest=SHA-256 certificateFormat=X.509
    X509.Certificate.new(key, subject, ca, ca, hash: :sha512) # expect: certificate unknown digest=SHA-512 certificateFormat=X.509
    X509.Certificate.from_pem!(pem) # expect: certificate unknown certificateFormat=X.509
    X509.Certificate.from_pem(pem) # expect: certificate unknown certificateFormat=X.509
    X509.Certificate.from_der!(der) # expect: certificate unknown certificateFormat=X.509
    X509.Certificate.from_der(der) # expect: certificate unknown certificateFormat=X.509
    X509.CSR.new(key, subject) # expect: certificate unknown digest=SHA-256 certificateFormat=PKCS10
    X509.CSR.valid?(der) # expect: certificate unknown certificateFormat=PKCS10 functions=verify
    X509.CRL.new([], ca, key, hash: :sha384) # expect: certificate unknown digest=SHA-384 certificateFormat=X.509-CRL
    X509.CRL.valid?(der, ca) # expect: certificate unknown certificateFormat=X.509-CRL functions=verify
    CAStore.file_path() # expect: certificate unknown certificateFormat=X.509
    :certifi.cacerts() # expect: certificate unknown certificateFormat=X.509
    :certifi.cacertfile() # expect: certificate unknown certificateFormat=X.509
  end
end
