const tls = require("tls")
const https = require("node:https")
const { createSecureServer } = require("http2")
const http = require("http")

const hardened = { minVersion: "TLSv1.2", ciphers: "ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384", honorCipherOrder: true }

tls.createServer(hardened, (socket) => socket.end()) // expect: protocol TLSv1.2 version=1.2 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLSv1.2 version=1.2 suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
tls.connect(443, "example.org", { maxVersion: "TLSv1.1" }, () => {}) // expect: protocol TLSv1.1 version=1.1
tls.connect({ host, minVersion: MIN }, () => {}) // expect: protocol TLS
tls.createSecureContext({ secureProtocol: "TLSv1_method", ecdhCurve: "X25519MLKEM768:X25519:P-256" }) // expect: protocol TLSv1.0; key-agreement ECDHE-P-256; key-agreement X25519MLKEM768; key-agreement x25519 curve=Curve25519
tls.createSecurePair(context) // expect: protocol TLS
new tls.TLSSocket(socket, { ...hardened, minVersion: "TLSv1.3" }) // expect: protocol TLSv1.3 version=1.3 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLSv1.3 version=1.3 suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
new tls.Server({ ciphers: "HIGH:!aNULL:!MD5" }) // expect: protocol TLS
https.createServer({ key, cert, secureProtocol: "SSLv3_method" }, app).listen(443) // expect: protocol SSLv3 version=ssl3
https.request("https://example.org", { minVersion: "TLSv1", maxVersion: "TLSv1.2" }, handle) // expect: protocol TLSv1.0 version=1.0; protocol TLSv1.2 version=1.2
https.get("https://example.org", handle) // expect: protocol TLS
new https.Agent({ keepAlive: true, minVersion: "TLSv1.3" }) // expect: protocol TLSv1.3 version=1.3
new https.Server({ cert }) // expect: protocol TLS
createSecureServer({ allowHTTP1: true, ciphers: "TLS_AES_256_GCM_SHA384" }) // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
http.createServer(hardened)
http.get("http://example.org")
