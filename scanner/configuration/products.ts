import { apache } from "./apache.ts"
import { dovecot } from "./dovecot.ts"
import { haproxy } from "./haproxy.ts"
import { mysql } from "./mysql.ts"
import { nginx } from "./nginx.ts"
import { openvpn } from "./openvpn.ts"
import { postfix } from "./postfix.ts"
import { postgresql, postgresqlAccess } from "./postgresql.ts"
import type { Product } from "./Product.ts"
import { ssh, sshd } from "./ssh.ts"
import { ipsecConf, strongswan } from "./strongswan.ts"
import { wireguard } from "./wireguard.ts"

/** Every product whose configuration files are read. */
export const products: ReadonlyArray<Product> = [
  apache,
  dovecot,
  haproxy,
  ipsecConf,
  mysql,
  nginx,
  openvpn,
  postfix,
  postgresql,
  postgresqlAccess,
  ssh,
  sshd,
  strongswan,
  wireguard
]
