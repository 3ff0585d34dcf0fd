import * as https from "node:https"
import * as tls from "node:tls"
import axios from "axios"
import { Agent } from "undici"


process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0" // expect: protocol TLS verification=none
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "1" // expect: protocol TLS verification=peer
spawn("node", ["made-up.js"], { env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" } }) // expect: protocol TLS verification=none

const agent = new https.Agent({ rejectUnauthorized: false }) // expect: protocol TLS verification=none
new https.Agent({ rejectUnauthorized: true, minVersion: "TLSv1.3" }) // expect: protocol TLSv1.3 verification=peer
axios.get("https://made.up", { httpsAgent: agent })
axios.create({ httpsAgent: new https.Agent({ rejectUnauthorized: !1 === true }) }) // expect: protocol TLS
https.get("https://made.up", { rejectUnauthorized: false }, handle) // expect: protocol TLS verification=none
https.request({ host, rejectUnauthorized: false }, handle) // expect: protocol TLS verification=none
tls.connect({ host, rejectUnauthorized: false }) // expect: protocol TLS verification=none
new tls.TLSSocket(socket, { rejectUnauthorized: false }) // expect: protocol TLS verification=none
const options = { host, minVersion: "TLSv1.2" as const, rejectUnauthorized: false }
tls.connect(options) // expect: protocol TLSv1.2 verification=none

const dispatcher = new Agent({ connect: { rejectUnauthorized: false } }) // expect: protocol TLS verification=none
const pool = new Pool({ ssl: { rejectUnauthorized: true } }) // expect: protocol TLS verification=peer
request({ url, strictSSL: false }) // expect: protocol TLS verification=none
new MongoClient(url, { tlsAllowInvalidCertificates: true, tlsAllowInvalidHostnames: true }) // expect: protocol TLS verification=none; protocol TLS verification=no-host-name
cluster({ insecureSkipTLSVerify: true }) // expect: protocol TLS verification=none
new Request({ kubeconfig, insecureSkipTlsVerify: true }) // expect: protocol TLS verification=none
config.loadFromOptions({ clusters: [{ name, server, skipTLSVerify: true }] }) // expect: protocol TLS verification=none

send({ checkServerIdentity: () => undefined }) // expect: protocol TLS verification=no-host-name
send({ checkServerIdentity: () => {} }) // expect: protocol TLS verification=no-host-name
send({ checkServerIdentity: (host, certificate) => null }) // expect: protocol TLS verification=no-host-name
send({ checkServerIdentity: () => { return undefined } }) // expect: protocol TLS verification=no-host-name
send({ checkServerIdentity: function () { return null } }) // expect: protocol TLS verification=no-host-name
send({
  checkServerIdentity() {} // expect: protocol TLS verification=no-host-name
})
ssh.connect({ host, hostVerifier: () => true }) // expect: protocol SSH verification=none
ssh.connect({ host, hostVerifier() { return true } }) // expect: protocol SSH verification=none

// A server that asks for certificates may take those that it cannot check.
https.createServer({ requestCert: true, rejectUnauthorized: false }, app) // expect: protocol TLS
https.createServer({ requestCert: true, rejectUnauthorized: true }, app) // expect: protocol TLS verification=peer
new tls.Server({ requestCert: true, rejectUnauthorized: false }) // expect: protocol TLS
new tls.TLSSocket(socket, { isServer: true, requestCert: true, rejectUnauthorized: false }) // expect: protocol TLS verification=unsaid
new tls.TLSSocket(socket, { isServer: false, rejectUnauthorized: false }) // expect: protocol TLS verification=none

// Not found: values nobody knows, functions that look at something, and reading.
send({ rejectUnauthorized: settings.strict, strictSSL: process.env.STRICT })
send({ checkServerIdentity: (host, certificate) => check(host, certificate), hostVerifier: (key) => key === known })
send({ checkServerIdentity: undefined, hostVerifier: () => false })
if (process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0") warn()
const { rejectUnauthorized = false } = settings
process.env.OTHER = "0"
