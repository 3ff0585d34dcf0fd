import { KeyObject, webcrypto } from "node:crypto"

const pair = await webcrypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]) // expect: keygen ECDSA-P-256
KeyObject.from(pair.privateKey) // expect: key ECDSA-P-256
