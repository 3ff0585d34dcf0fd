import { ansible, ansibleSettings } from "./ansible.ts"
import { apache } from "./apache.ts"
import { caddy } from "./caddy.ts"
import { conda, git, npm, pgService, pip, wget, yarn } from "./clientTools.ts"
import { cloudFormation } from "./cloudFormation.ts"
import { cryptoPolicies, cryptoPolicy } from "./cryptoPolicies.ts"
import { docker } from "./docker.ts"
import { dovecot } from "./dovecot.ts"
import { envoy } from "./envoy.ts"
import { haproxy } from "./haproxy.ts"
import { java } from "./java.ts"
import { kafka } from "./kafka.ts"
import { kubernetes } from "./kubernetes.ts"
import { mysql } from "./mysql.ts"
import { nginx } from "./nginx.ts"
import { openssl } from "./openssl.ts"
import { openvpn } from "./openvpn.ts"
import { postfix } from "./postfix.ts"
import { postgresql, postgresqlAccess } from "./postgresql.ts"
import type { Product } from "./Product.ts"
import { prometheus } from "./prometheus.ts"
import { spring, springYaml } from "./spring.ts"
import { ssh, sshd } from "./ssh.ts"
import { ipsecConf, strongswan } from "./strongswan.ts"
import { terraform } from "./terraform.ts"
import { traefik, traefikToml } from "./traefik.ts"
import { wireguard } from "./wireguard.ts"

/** Every product whose configuration files are read. */
export const products: ReadonlyArray<Product> = [
  ansible,
  ansibleSettings,
  apache,
  caddy,
  cloudFormation,
  conda,
  cryptoPolicies,
  cryptoPolicy,
  docker,
  dovecot,
  envoy,
  git,
  haproxy,
  ipsecConf,
  java,
  kafka,
  kubernetes,
  mysql,
  nginx,
  npm,
  openssl,
  openvpn,
  pgService,
  pip,
  postfix,
  postgresql,
  postgresqlAccess,
  prometheus,
  spring,
  springYaml,
  ssh,
  sshd,
  strongswan,
  terraform,
  traefik,
  traefikToml,
  wget,
  wireguard,
  yarn
]
