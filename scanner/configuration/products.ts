import { apache } from "./apache.ts"
import { dovecot } from "./dovecot.ts"
import { haproxy } from "./haproxy.ts"
import { mysql } from "./mysql.ts"
import { nginx } from "./nginx.ts"
import { postfix } from "./postfix.ts"
import { postgresql, postgresqlAccess } from "./postgresql.ts"
import type { Product } from "./Product.ts"
import { ssh, sshd } from "./ssh.ts"

/** Every product whose configuration files are read. */
export const products: ReadonlyArray<Product> = [
  apache,
  dovecot,
  haproxy,
  mysql,
  nginx,
  postfix,
  postgresql,
  postgresqlAccess,
  ssh,
  sshd
]
