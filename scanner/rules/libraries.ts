import type { Library } from "../match/rule.ts"
import { bcAsymmetric } from "./java/bcAsymmetric.ts"
import { bcCiphers } from "./java/bcCiphers.ts"
import { bcCurves } from "./java/bcCurves.ts"
import { bcHashes } from "./java/bcHashes.ts"
import { bcKdf } from "./java/bcKdf.ts"
import { bcKeyAgreement } from "./java/bcKeyAgreement.ts"
import { bcMacs } from "./java/bcMacs.ts"
import { bcOids } from "./java/bcOids.ts"
import { bcOpenPgp } from "./java/bcOpenPgp.ts"
import { bcPki } from "./java/bcPki.ts"
import { bcPqc } from "./java/bcPqc.ts"
import { bcPqcLegacy } from "./java/bcPqcLegacy.ts"
import { bcPqcSpecs } from "./java/bcPqcSpecs.ts"
import { bcSpecs } from "./java/bcSpecs.ts"
import { bcTls } from "./java/bcTls.ts"
import { bcTlsSuites } from "./java/bcTlsSuites.ts"
import { jca } from "./java/jca.ts"
import { jcaSecurity } from "./java/jcaSecurity.ts"
import { jcaSecuritySpecs } from "./java/jcaSecuritySpecs.ts"
import { jcaSpecs } from "./java/jcaSpecs.ts"
import { jsse } from "./java/jsse.ts"
import { commonsCodec } from "./java/commonsCodec.ts"
import { guava } from "./java/guava.ts"
import { jbcrypt } from "./java/jbcrypt.ts"
import { javaJwt } from "./java/javaJwt.ts"
import { jjwt } from "./java/jjwt.ts"
import { nimbus } from "./java/nimbus.ts"
import { nimbusJwk } from "./java/nimbusJwk.ts"
import { jose4j } from "./java/jose4j.ts"
import { springSecurity } from "./java/springSecurity.ts"
import { springSecurityJwt } from "./java/springSecurityJwt.ts"
import { tink } from "./java/tink.ts"
import { tinkParameters } from "./java/tinkParameters.ts"
import { tinkSubtle } from "./java/tinkSubtle.ts"
import { tlsConstants } from "./java/tlsConstants.ts"
import { okhttp } from "./java/okhttp.ts"
import { nettySsl } from "./java/nettySsl.ts"
import { apacheHttpClient } from "./java/apacheHttpClient.ts"
import { jasypt } from "./java/jasypt.ts"
import { password4j } from "./java/password4j.ts"
import { hutool } from "./java/hutool.ts"
import { sshClients } from "./java/sshClients.ts"
import { xmlDsig } from "./java/xmlDsig.ts"
import { crypt } from "./python/crypt.ts"
import { hashlib } from "./python/hashlib.ts"
import { hmac } from "./python/hmac.ts"
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
import { pynacl } from "./python/pynacl.ts"
import { rsa } from "./python/rsa.ts"
import { bcrypt } from "./python/bcrypt.ts"
import { pyjwt } from "./python/pyjwt.ts"
import { pyopenssl } from "./python/pyopenssl.ts"
import { paramiko } from "./python/paramiko.ts"
import { passlib } from "./python/passlib.ts"
import { argon2cffi } from "./python/argon2cffi.ts"
import { ecdsa } from "./python/ecdsa.ts"
import { ed25519 } from "./python/ed25519.ts"
import { oqs } from "./python/oqs.ts"
import { pythonJose } from "./python/pythonJose.ts"
import { jwcrypto } from "./python/jwcrypto.ts"
import { authlib } from "./python/authlib.ts"
import { asyncssh } from "./python/asyncssh.ts"
import { m2crypto } from "./python/m2crypto.ts"
import { django } from "./python/django.ts"
import { werkzeug } from "./python/werkzeug.ts"
import { itsdangerous } from "./python/itsdangerous.ts"
import { urllib3 } from "./python/urllib3.ts"
import { tinkPython } from "./python/tinkPython.ts"
import { pyaes } from "./python/pyaes.ts"
import { pyotp } from "./python/pyotp.ts"
import { pyscrypt } from "./python/pyscrypt.ts"
import { secrets } from "./python/secrets.ts"
import { ssl } from "./python/ssl.ts"

/** Every library the scanner knows, one table each. */
export const libraries: ReadonlyArray<Library> = [
  jca,
  jcaSpecs,
  jcaSecurity,
  jcaSecuritySpecs,
  jsse,
  xmlDsig,
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
  bcAsymmetric,
  bcCiphers,
  bcCurves,
  bcHashes,
  bcKdf,
  bcKeyAgreement,
  bcMacs,
  bcOids,
  bcOpenPgp,
  bcPki,
  bcPqc,
  bcPqcLegacy,
  bcPqcSpecs,
  bcSpecs,
  bcTls,
  bcTlsSuites,
  commonsCodec,
  sshClients,
  hutool,
  password4j,
  jasypt,
  apacheHttpClient,
  nettySsl,
  okhttp,
  tlsConstants,
  tinkSubtle,
  tinkParameters,
  tink,
  springSecurityJwt,
  springSecurity,
  jose4j,
  nimbusJwk,
  nimbus,
  guava,
  jbcrypt,
  javaJwt,
  jjwt,
  pycryptodomeCiphers,
  pycryptodomeHashes,
  pycryptodomeKeys,
  pycryptodomeProtocols,
  pynacl,
  rsa,
  bcrypt,
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
  tinkPython,
  pyaes,
  pyotp,
  pyscrypt
]

export const librariesOf = (language: string): ReadonlyArray<Library> =>
  libraries.filter((library) => library.language === language)
