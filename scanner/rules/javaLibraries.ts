import type { Library } from "./rule.ts"
import { android } from "./java/android.ts"
import { okio } from "./java/okio.ts"
import { jwtScala } from "./java/jwtScala.ts"
import { plainRandom } from "./java/plainRandom.ts"
import { scalaHashing } from "./java/scalaHashing.ts"
import { cryptographyKotlin } from "./java/cryptographyKotlin.ts"
import { ktor } from "./java/ktor.ts"
import { libsodiumKotlin } from "./java/libsodiumKotlin.ts"
import { tsec } from "./java/tsec.ts"
import { apacheHttpClient } from "./java/apacheHttpClient.ts"
import { bcAsymmetric } from "./java/bcAsymmetric.ts"
import { bcCiphers } from "./java/bcCiphers.ts"
import { bcCurves } from "./java/bcCurves.ts"
import { bcHashes } from "./java/bcHashes.ts"
import { bcKdf } from "./java/bcKdf.ts"
import { bcKeyAgreement } from "./java/bcKeyAgreement.ts"
import { bcMacs } from "./java/bcMacs.ts"
import { bcMessages } from "./java/bcMessages.ts"
import { bcOids } from "./java/bcOids.ts"
import { bcOpenPgp } from "./java/bcOpenPgp.ts"
import { bcPki } from "./java/bcPki.ts"
import { bcPqc } from "./java/bcPqc.ts"
import { bcPqcLegacy } from "./java/bcPqcLegacy.ts"
import { bcPqcSpecs } from "./java/bcPqcSpecs.ts"
import { bcSpecs } from "./java/bcSpecs.ts"
import { bcTls } from "./java/bcTls.ts"
import { bcTlsSuites } from "./java/bcTlsSuites.ts"
import { commonsCodec } from "./java/commonsCodec.ts"
import { guava } from "./java/guava.ts"
import { hutool } from "./java/hutool.ts"
import { jasypt } from "./java/jasypt.ts"
import { javaJwt } from "./java/javaJwt.ts"
import { jbcrypt } from "./java/jbcrypt.ts"
import { jca } from "./java/jca.ts"
import { jcaSecurity } from "./java/jcaSecurity.ts"
import { jcaSecuritySpecs } from "./java/jcaSecuritySpecs.ts"
import { jcaSpecs } from "./java/jcaSpecs.ts"
import { jjwt } from "./java/jjwt.ts"
import { jose4j } from "./java/jose4j.ts"
import { jsse } from "./java/jsse.ts"
import { httpClients } from "./java/httpClients.ts"
import { tlsClients } from "./java/tlsClients.ts"
import { nettySsl } from "./java/nettySsl.ts"
import { nimbus } from "./java/nimbus.ts"
import { nimbusJwk } from "./java/nimbusJwk.ts"
import { okhttp } from "./java/okhttp.ts"
import { password4j } from "./java/password4j.ts"
import { springSecurity } from "./java/springSecurity.ts"
import { springSecurityJwt } from "./java/springSecurityJwt.ts"
import { sshClients } from "./java/sshClients.ts"
import { tink } from "./java/tink.ts"
import { tinkKeys } from "./java/tinkKeys.ts"
import { tinkParameters } from "./java/tinkParameters.ts"
import { tinkSubtle } from "./java/tinkSubtle.ts"
import { tlsConstants } from "./java/tlsConstants.ts"
import { xmlDsig } from "./java/xmlDsig.ts"

/** Every library the scanner knows in Java, one table each. */
export const javaLibraries: ReadonlyArray<Library> = [
  jca,
  jcaSpecs,
  jcaSecurity,
  jcaSecuritySpecs,
  jsse,
  xmlDsig,
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
  bcMessages,
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
  httpClients,
  tlsClients,
  okhttp,
  tlsConstants,
  tinkSubtle,
  tinkKeys,
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
  android,
  okio,
  jwtScala,
  scalaHashing,
  cryptographyKotlin,
  ktor,
  libsodiumKotlin,
  tsec,
  plainRandom
]
