import { arg, library, named } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const verify = { ...tls, verification: named("verify", "trustOrFile") } as const
const methods = "{get,options,head,post,put,patch,delete,request}"

/** A context gives all that is known of it. */
const mode = (keyword: string) =>
  ({ ...tls, verification: named(keyword, "checksPeer"), from: named(keyword, "any") }) as const

/*
 * What a call says of the certificate of the other side; a call that says nothing of it is not reported. Requests 2.32, "SSL Cert
 * Verification" (requests.readthedocs.io/en/latest/user/advanced), HTTPX 0.28, "SSL" (python-httpx.org/advanced/ssl), aiohttp 3.13,
 * "Client Reference" (docs.aiohttp.org), boto3, "Session reference",
 * hvac, Docker SDK, python-consul, kubernetes `Configuration`, python-ldap 3.4 (`OPT_X_TLS_NEVER`).
 */
export const tlsClients = library("python", "tlsClients", {
  [`requests.{,api.}${methods}(verify:)`]: verify,
  "requests.{Session,session,sessions.Session,sessions.session}": { returns: "requests.Session" },
  [`requests.Session#{get,options,head,post,put,patch,delete,request,send}(verify:)`]: verify,
  "requests.Session#verify=": { ...tls, verification: arg(0, "trustOrFile") },
  [`httpx.{get,options,head,post,put,patch,delete,request,stream,Client,AsyncClient,HTTPTransport,AsyncHTTPTransport}(verify:)`]:
    { ...verify, from: named("verify", "any") },

  "aiohttp.TCPConnector(ssl:)": mode("ssl"),
  "aiohttp.ClientSession": { returns: "aiohttp.ClientSession" },
  "aiohttp.request(ssl:)": mode("ssl"),
  "aiohttp.ClientSession#{get,options,head,post,put,patch,delete,request,ws_connect}(ssl:)": mode("ssl"),

  "boto3.{client,resource}(verify:)": { ...verify, returns: "boto3.Client" },
  "boto3.{Session,session.Session}": { returns: "boto3.Session" },
  "boto3.Session#{client,resource}(verify:)": { ...verify, returns: "boto3.Client" },
  "{botocore.session.get_session,aiobotocore.session.get_session}": { returns: "botocore.session.Session" },
  "botocore.session.Session#create_client(verify:)": verify,
  "{hvac.Client,docker.tls.TLSConfig,consul.Consul}(verify:)": verify,
  "kubernetes.client.Configuration": { returns: "kubernetes.client.Configuration" },
  "kubernetes.client.Configuration#verify_ssl=": { ...tls, verification: arg(0, "checksPeer") },
  "kubernetes.client.Configuration#assert_hostname=": { ...tls, verification: arg(0, "checksName") },

  "ldap.OPT_X_TLS_NEVER": { ...tls, verification: "none" }
})
