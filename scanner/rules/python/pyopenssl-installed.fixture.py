from pyOpenSSL import SSL

SSL.Context(method=SSL.SSLv2_METHOD)  # expect: protocol SSLv2
SSL.Context(SSL.SSLv3_METHOD)  # expect: protocol SSLv3
SSL.Context(SSL.SSLv23_METHOD)  # expect: protocol TLS
SSL.Context(SSL.TLSv1_METHOD)  # expect: protocol TLSv1.0
SSL.Context(SSL.TLSv1_1_METHOD)  # expect: protocol TLSv1.1
SSL.Context(SSL.TLSv1_2_METHOD)  # expect: protocol TLSv1.2
SSL.Context(SSL.TLS_METHOD)  # expect: protocol TLS
SSL.Context(SSL.TLS_SERVER_METHOD)  # expect: protocol TLS
SSL.Context(SSL.TLS_CLIENT_METHOD)  # expect: protocol TLS
SSL.Context(SSL.DTLS_METHOD)  # expect: protocol DTLS
SSL.Context(SSL.DTLS_SERVER_METHOD)  # expect: protocol DTLS
SSL.Context(SSL.DTLS_CLIENT_METHOD)  # expect: protocol DTLS
connect(method=SSL.SSLv3_METHOD)  # expect: protocol SSLv3
