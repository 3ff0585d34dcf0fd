import ssl

from requests.adapters import HTTPAdapter
from requests.packages.urllib3.util.ssl_ import create_urllib3_context as bundled, ssl_wrap_socket as bundled_wrap
from urllib3.util import ssl_wrap_socket
from urllib3.util.ssl_ import create_urllib3_context
from urllib3.util import ssl_

CIPHERS = "ECDHE+AESGCM"


class TlsAdapter(HTTPAdapter):
    def init_poolmanager(self, *args, **kwargs):
        context = create_urllib3_context(ciphers=CIPHERS, ssl_minimum_version=ssl.TLSVersion.TLSv1_2)  # expect: protocol TLSv1.2
        kwargs["ssl_context"] = context
        return super().init_poolmanager(*args, **kwargs)


limited = bundled(ssl_version=ssl.PROTOCOL_TLSv1)  # expect: protocol TLSv1.0
wide = create_urllib3_context()  # expect: protocol TLSv1.3
wide.minimum_version = ssl.TLSVersion.TLSv1_3
ssl_wrap_socket(sock, ssl_version=ssl.PROTOCOL_TLSv1_2)  # expect: protocol TLSv1.2
ssl_.ssl_wrap_socket(sock)  # expect: protocol TLS
ssl_.ssl_wrap_socket(sock, ciphers="ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384")  # expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
bundled_wrap(sock, ssl_version=ssl.PROTOCOL_SSLv3)  # expect: protocol SSLv3


def create_context():
    return None


create_context()
