import { apache } from "./apache.ts"
import { cryptoPolicies } from "./cryptoPolicies.ts"
import { dovecot } from "./dovecot.ts"
import { haproxy } from "./haproxy.ts"
import { java } from "./java.ts"
import { kafka } from "./kafka.ts"
import { mysql } from "./mysql.ts"
import { nginx } from "./nginx.ts"
import { openssl } from "./openssl.ts"
import { openvpn } from "./openvpn.ts"
import { postfix } from "./postfix.ts"
import { postgresql, postgresqlAccess } from "./postgresql.ts"
import type { Product } from "./Product.ts"
import { spring, springYaml } from "./spring.ts"
import { ssh, sshd } from "./ssh.ts"
import { ipsecConf, strongswan } from "./strongswan.ts"
import { wireguard } from "./wireguard.ts"

/** Every product whose configuration files are read. */
export const products: ReadonlyArray<Product> = [
  apache,
  cryptoPolicies,
  dovecot,
  haproxy,
  ipsecConf,
  java,
  kafka,
  mysql,
  nginx,
  openssl,
  openvpn,
  postfix,
  postgresql,
  postgresqlAccess,
  spring,
  springYaml,
  ssh,
  sshd,
  strongswan,
  wireguard
]
