import * as https from "node:https"
import tls from "node:tls"

tls.DEFAULT_MIN_VERSION = "TLSv1" // expect: protocol TLSv1.0
tls.DEFAULT_MAX_VERSION = "TLSv1.2" // expect: protocol TLSv1.2
tls.DEFAULT_CIPHERS = "TLS_AES_256_GCM_SHA384:ECDHE-RSA-AES128-GCM-SHA256" // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
tls.DEFAULT_ECDH_CURVE = "X25519:P-256" // expect: key-agreement ECDHE-P-256; key-agreement x25519 curve=Curve25519
https.createServer({ sigalgs: "RSA-PSS+SHA256:ecdsa_secp256r1_sha256:ed25519" }) // expect: protocol TLS; signature ECDSA-P-256-SHA-256; signature Ed25519; signature RSA-PSS-SHA-256-MGF1-32
const options = { sigalgs: "rsa_pkcs1_sha1" } // expect: signature RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15

tls.DEFAULT_MIN_VERSION = process.env.LOWEST // expect: protocol TLS
const none = { sigalgs: ["a"] }
other.DEFAULT_MIN_VERSION = "TLSv1"
