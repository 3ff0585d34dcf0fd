defmodule Groups do
  @options [supported_groups: [:x25519mlkem768, :x25519], signature_algs: [:mldsa65, :eddsa_ed25519]] # expect: key-agreement X25519MLKEM768; key-agreement x25519 curve=Curve25519; signature Ed25519; signature ML-DSA-65

  def connect(host, own) do
    :ssl.connect(host, 443, versions: [:"tlsv1.3", :"dtlsv1.2"], supported_groups: [:secp384r1, :ffdhe2048]) # expect: protocol DTLSv1.2; protocol TLSv1.3; key-agreement ECDHE-P-384; key-agreement FFDHE-ffdhe2048
    :ssl.connect(host, 443, [{:active, false} | @options]) # expect: protocol TLS
    :ssl.listen(443, signature_algs_cert: [:rsa_pss_pss_sha256, :ecdsa_secp384r1_sha384], eccs: [:secp521r1]) # expect: protocol TLS; signature ECDSA-P-384-SHA-384; signature RSA-PSS-SHA-256-MGF1-32; key-agreement ECDHE-P-521
    :ssl.listen(443, supported_groups: own, signature_algs: :default) # expect: protocol TLS
    %{eccs: "none", supported_groups: 3, signature_algs: [:unheard_of]}
  end
end
