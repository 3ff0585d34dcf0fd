import { EmbeddedJWK, exportJWK, exportPKCS8, exportSPKI, generateKeyPair } from "jose"

const pair = await generateKeyPair("ES256") // expect: keygen ECDSA-P-256-SHA-256
await exportJWK(pair.publicKey) // expect: key ECDSA-P-256-SHA-256 certificateFormat=JWK
await exportSPKI(pair.publicKey) // expect: key ECDSA-P-256-SHA-256 certificateFormat=SPKI
await exportPKCS8(pair.privateKey) // expect: key ECDSA-P-256-SHA-256 certificateFormat=PKCS8
await EmbeddedJWK(header, token) // expect: key unknown certificateFormat=JWK
