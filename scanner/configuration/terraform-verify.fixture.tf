# path: infra/providers.tf
provider "kubernetes" {
  # expect: protocol TLS verification=none
  insecure = true
}
provider "helm" {
  kubernetes {
    host = "https://made.up"
    # expect: protocol TLS verification=none
    insecure = true
  }
}
provider "vsphere" {
  # expect: protocol TLS verification=none
  allow_unverified_ssl = true
}
provider "vault" {
  # expect: protocol TLS verification=peer
  skip_tls_verify = false
}
provider "grafana" {
  # expect: protocol TLS verification=none
  insecure_skip_verify = true
}
provider "consul" {
  # expect: protocol TLS verification=none
  insecure_https = true
}
provider "keycloak" {
  # expect: protocol TLS verification=none
  tls_insecure_skip_verify = true
}
provider "proxmox" {
  # expect: protocol TLS verification=none
  pm_tls_insecure = true
}
provider "postgresql" {
  # expect: protocol TLS verification=none
  sslmode = "require"
}
provider "other" {
  sslmode  = "disable"
  insecure = var.insecure
}
resource "demo_thing" "one" {
  insecure = true
}
