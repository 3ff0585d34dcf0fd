import type { Library } from "./rule.ts"
import { argon2cffi } from "./python/argon2cffi.ts"
import { asyncssh } from "./python/asyncssh.ts"
import { authlib } from "./python/authlib.ts"
import { bcrypt } from "./python/bcrypt.ts"
import { crypt } from "./python/crypt.ts"
import { django } from "./python/django.ts"
import { ecdsa } from "./python/ecdsa.ts"
import { ed25519 } from "./python/ed25519.ts"
import { hashlib } from "./python/hashlib.ts"
import { hmac } from "./python/hmac.ts"
import { itsdangerous } from "./python/itsdangerous.ts"
import { jwcrypto } from "./python/jwcrypto.ts"
import { m2crypto } from "./python/m2crypto.ts"
import { oqs } from "./python/oqs.ts"
import { paramiko } from "./python/paramiko.ts"
import { passlib } from "./python/passlib.ts"
import { plainRandom } from "./python/plainRandom.ts"
import { pyaes } from "./python/pyaes.ts"
import { pycaCiphers } from "./python/pycaCiphers.ts"
import { pycaDsaDh } from "./python/pycaDsaDh.ts"
import { pycaEc } from "./python/pycaEc.ts"
import { pycaHashes } from "./python/pycaHashes.ts"
import { pycaKdf } from "./python/pycaKdf.ts"
import { pycaPqc } from "./python/pycaPqc.ts"
import { pycaRsa } from "./python/pycaRsa.ts"
import { pycaSerialization } from "./python/pycaSerialization.ts"
import { pycaX509 } from "./python/pycaX509.ts"
import { pycryptodomeCiphers } from "./python/pycryptodomeCiphers.ts"
import { pycryptodomeHashes } from "./python/pycryptodomeHashes.ts"
import { pycryptodomeKeys } from "./python/pycryptodomeKeys.ts"
import { pycryptodomeProtocols } from "./python/pycryptodomeProtocols.ts"
import { pycurl } from "./python/pycurl.ts"
import { pyjwt } from "./python/pyjwt.ts"
import { pynacl } from "./python/pynacl.ts"
import { pyopenssl } from "./python/pyopenssl.ts"
import { pyotp } from "./python/pyotp.ts"
import { pyscrypt } from "./python/pyscrypt.ts"
import { pythonJose } from "./python/pythonJose.ts"
import { rsa } from "./python/rsa.ts"
import { secrets } from "./python/secrets.ts"
import { ssl } from "./python/ssl.ts"
import { tinkPython } from "./python/tinkPython.ts"
import { tlsClients } from "./python/tlsClients.ts"
import { tlsOptions } from "./python/tlsOptions.ts"
import { urllib3 } from "./python/urllib3.ts"
import { werkzeug } from "./python/werkzeug.ts"

/** Every library the scanner knows in Python, one table each. */
export const pythonLibraries: ReadonlyArray<Library> = [
  hashlib,
  crypt,
  hmac,
  pycaCiphers,
  pycaDsaDh,
  pycaEc,
  pycaHashes,
  pycaKdf,
  pycaPqc,
  pycaRsa,
  pycaSerialization,
  pycaX509,
  secrets,
  ssl,
  pycryptodomeCiphers,
  pycryptodomeHashes,
  pycryptodomeKeys,
  pycryptodomeProtocols,
  pynacl,
  rsa,
  bcrypt,
  pycurl,
  pyjwt,
  pyopenssl,
  paramiko,
  passlib,
  argon2cffi,
  ecdsa,
  ed25519,
  oqs,
  pythonJose,
  jwcrypto,
  authlib,
  asyncssh,
  m2crypto,
  django,
  werkzeug,
  itsdangerous,
  urllib3,
  tlsClients,
  tlsOptions,
  tinkPython,
  pyaes,
  pyotp,
  pyscrypt,
  plainRandom
]
