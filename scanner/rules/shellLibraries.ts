import type { Library } from "./rule.ts"
import { certificates } from "./shell/certificates.ts"
import { clouds } from "./shell/clouds.ts"
import { coreutils } from "./shell/coreutils.ts"
import { disks } from "./shell/disks.ts"
import { fileEncryption } from "./shell/fileEncryption.ts"
import { gnupg } from "./shell/gnupg.ts"
import { gnutls } from "./shell/gnutls.ts"
import { java } from "./shell/java.ts"
import { kubernetes } from "./shell/kubernetes.ts"
import { openssh } from "./shell/openssh.ts"
import { openssl } from "./shell/openssl.ts"
import { passwords } from "./shell/passwords.ts"
import { runners } from "./shell/runners.ts"
import { transfers } from "./shell/transfers.ts"
import { tunnels } from "./shell/tunnels.ts"

/** Every program whose command line the scanner knows. */
export const shellLibraries: ReadonlyArray<Library> = [
  certificates,
  clouds,
  coreutils,
  disks,
  fileEncryption,
  gnupg,
  gnutls,
  java,
  kubernetes,
  openssh,
  openssl,
  passwords,
  runners,
  transfers,
  tunnels
]
