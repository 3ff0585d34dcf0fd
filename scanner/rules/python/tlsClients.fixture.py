import ssl

import aiohttp
import boto3
import botocore.session
import consul
import docker
import httpx
import hvac
import ldap
import requests
from aiobotocore.session import get_session
from kubernetes import client
from requests import get as fetch
from requests.sessions import Session

URL = "https://made.up"

requests.get(URL, verify=False)  # expect: protocol TLS verification=none
requests.api.get(URL, verify=False)  # expect: protocol TLS verification=none
requests.options(URL, verify=True)  # expect: protocol TLS verification=peer
requests.api.options(URL, verify=False)  # expect: protocol TLS verification=none
requests.head(URL, verify=False)  # expect: protocol TLS verification=none
requests.api.head(URL, verify=False)  # expect: protocol TLS verification=none
requests.post(URL, verify=True)  # expect: protocol TLS verification=peer
requests.api.post(URL, verify=False)  # expect: protocol TLS verification=none
requests.put(URL, verify=False)  # expect: protocol TLS verification=none
requests.api.put(URL, verify=False)  # expect: protocol TLS verification=none
requests.patch(URL, verify=True)  # expect: protocol TLS verification=peer
requests.api.patch(URL, verify=False)  # expect: protocol TLS verification=none
requests.delete(URL, verify=False)  # expect: protocol TLS verification=none
requests.api.delete(URL, verify=False)  # expect: protocol TLS verification=none
requests.request("GET", URL, verify=True)  # expect: protocol TLS verification=peer
requests.api.request("GET", URL, verify=False)  # expect: protocol TLS verification=none
fetch(URL, verify=False)  # expect: protocol TLS verification=none
requests.get(URL, verify="/etc/ssl/made-up.pem")  # expect: protocol TLS verification=peer
requests.get(URL, verify=settings.VERIFY)  # expect: protocol TLS 

session = requests.Session()
session.verify = False  # expect: protocol TLS verification=none
session.get(URL, verify=False)  # expect: protocol TLS verification=none
session.options(URL, verify=False)  # expect: protocol TLS verification=none
session.head(URL, verify=False)  # expect: protocol TLS verification=none
session.post(URL, verify=False)  # expect: protocol TLS verification=none
session.put(URL, verify=False)  # expect: protocol TLS verification=none
session.patch(URL, verify=False)  # expect: protocol TLS verification=none
session.delete(URL, verify=False)  # expect: protocol TLS verification=none
session.request(URL, verify=False)  # expect: protocol TLS verification=none
session.send(URL, verify=False)  # expect: protocol TLS verification=none
other = requests.session()
other.verify = "/etc/ssl/made-up.pem"  # expect: protocol TLS verification=peer
other = requests.sessions.session()
other.verify = "/etc/ssl/made-up.pem"  # expect: protocol TLS verification=peer
other = Session()
other.verify = "/etc/ssl/made-up.pem"  # expect: protocol TLS verification=peer
other = requests.sessions.Session()
other.verify = "/etc/ssl/made-up.pem"  # expect: protocol TLS verification=peer


class Client:
    def __init__(self):
        self.session = requests.Session()
        self.session.verify = False  # expect: protocol TLS verification=none

    def load(self):
        return self.session.get(URL)

httpx.get(URL, verify=False)  # expect: protocol TLS verification=none
httpx.options(URL, verify=False)  # expect: protocol TLS verification=none
httpx.head(URL, verify=False)  # expect: protocol TLS verification=none
httpx.post(URL, verify=False)  # expect: protocol TLS verification=none
httpx.put(URL, verify=False)  # expect: protocol TLS verification=none
httpx.patch(URL, verify=False)  # expect: protocol TLS verification=none
httpx.delete(URL, verify=False)  # expect: protocol TLS verification=none
httpx.request(URL, verify=False)  # expect: protocol TLS verification=none
httpx.stream(URL, verify=False)  # expect: protocol TLS verification=none
httpx.Client(verify=False)  # expect: protocol TLS verification=none
httpx.AsyncClient(verify=False)  # expect: protocol TLS verification=none
httpx.HTTPTransport(verify=False)  # expect: protocol TLS verification=none
httpx.AsyncHTTPTransport(verify=False)  # expect: protocol TLS verification=none
context = ssl.create_default_context()
context.check_hostname = False
httpx.Client(verify=context)  # expect: protocol TLS verification=no-host-name


aiohttp.TCPConnector(ssl=False)  # expect: protocol TLS verification=none
aiohttp.request("GET", URL, ssl=False)  # expect: protocol TLS verification=none

async def load():
    async with aiohttp.ClientSession() as web:
        await web.get(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.options(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.head(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.post(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.put(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.patch(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.delete(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.request(URL, ssl=False)  # expect: protocol TLS verification=none
        await web.ws_connect(URL, ssl=False)  # expect: protocol TLS verification=none

boto3.client("s3", verify=False)  # expect: protocol TLS verification=none
boto3.resource("s3", verify=True)  # expect: protocol TLS verification=peer
aws = boto3.Session()
aws.client("s3", verify=False)  # expect: protocol TLS verification=none
boto3.session.Session().resource("s3", verify=False)  # expect: protocol TLS verification=none
botocore.session.get_session().create_client("s3", verify=False)  # expect: protocol TLS verification=none
get_session().create_client("s3", verify=False)  # expect: protocol TLS verification=none
hvac.Client(url=URL, verify=False)  # expect: protocol TLS verification=none
docker.tls.TLSConfig(verify=False)  # expect: protocol TLS verification=none
consul.Consul(scheme="https", verify=False)  # expect: protocol TLS verification=none
configuration = client.Configuration()
configuration.verify_ssl = False  # expect: protocol TLS verification=none
configuration.assert_hostname = False  # expect: protocol TLS verification=no-host-name
ldap.set_option(ldap.OPT_X_TLS_REQUIRE_CERT, ldap.OPT_X_TLS_NEVER)  # expect: protocol TLS verification=none


# Not found: calls that say nothing of it, values nobody knows, and names of other things.
requests.get(URL)
requests.post(URL, json={"verify": False})
session.get(URL, timeout=3)
web = make_session()
web.get(URL, verify=False)
jwt_options.decode(token, verify=False)
redis.Redis(ssl=False)


def check(verify=False, verify_ssl=None):
    return run(verify=verify)
