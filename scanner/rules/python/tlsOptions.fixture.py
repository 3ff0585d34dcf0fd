import ssl

import aiohttp

aiohttp.TCPConnector(verify_ssl=False)  # expect: protocol TLS verification=none
pool = urllib3.PoolManager(cert_reqs="CERT_NONE", assert_hostname=False)  # expect: protocol TLS verification=none; protocol TLS verification=no-host-name
pool = urllib3.PoolManager(cert_reqs="CERT_REQUIRED")  # expect: protocol TLS verification=peer
pool = urllib3.PoolManager(cert_reqs=ssl.CERT_NONE)  # expect: protocol TLS verification=none
cache = redis.Redis(ssl=True, ssl_cert_reqs="none", ssl_check_hostname=False)  # expect: protocol TLS verification=none; protocol TLS verification=no-host-name
search = Elasticsearch(URL, verify_certs=False, ssl_assert_hostname=False)  # expect: protocol TLS verification=none; protocol TLS verification=no-host-name
lab = gitlab.Gitlab(URL, ssl_verify=False)  # expect: protocol TLS verification=none
open_url(URL, validate_certs=False)  # expect: protocol TLS verification=none
HTTPRequest(URL, validate_cert=False)  # expect: protocol TLS verification=none
winrm.Session(URL, auth=("a", "b"), server_cert_validation="ignore")  # expect: protocol TLS verification=none
winrm.Session(URL, auth=("a", "b"), server_cert_validation="validate")  # expect: protocol TLS verification=peer
MongoClient(URL, tls=True, tlsAllowInvalidCertificates=True)  # expect: protocol TLS verification=none
MongoClient(URL, tls=True, tlsInsecure=True)  # expect: protocol TLS verification=none
MongoClient(URL, tls=True, tlsAllowInvalidHostnames=True)  # expect: protocol TLS verification=no-host-name
psycopg2.connect(dbname="demo", sslmode="require")  # expect: protocol TLS verification=none
psycopg2.connect(dbname="demo", sslmode="verify-ca")  # expect: protocol TLS verification=no-host-name
DATABASES = {"default": {"OPTIONS": {"sslmode": "verify-full"}}}  # expect: protocol TLS verification=peer

# Not found: values nobody knows, connections without TLS, and asking for a value.
psycopg2.connect(sslmode="disable")
open_url(URL, validate_certs=module.params["validate_certs"])
urllib3.PoolManager(assert_hostname="made.up")
if pool.cert_reqs == ssl.CERT_NONE:
    pass


def check(verify_ssl=None, cert_reqs=None):
    return run(verify_ssl=verify_ssl, cert_reqs=cert_reqs)
