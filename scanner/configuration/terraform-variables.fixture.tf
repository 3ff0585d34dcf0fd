# path: infra/lb/main.tf
variable "policy" {
  type    = string
  default = "ELBSecurityPolicy-TLS-1-2-2017-01"
}
variable "unset" {}
variable "protocols" {
  default = ["TLSv1.1", "TLSv1.2"]
}
locals {
  bits   = 4096
  policy = var.policy
  loop   = local.pool
  pool   = local.loop
}
resource "aws_lb_listener" "https" {
  # expect: protocol TLSv1.2
  ssl_policy = local.policy
}
locals {
  tls      = { oldest = "TLS1_1", sizes = { key = 3072 } }
  policies = { prod = "ELBSecurityPolicy-TLS13-1-3-2021-06", "dev" = "ELBSecurityPolicy-TLS-1-2-2017-01" }
}
variable "store" {
  default = { oldest = "TLS1_0" }
}
resource "azurerm_storage_account" "store" {
  # expect: protocol TLSv1.1
  min_tls_version = local.tls.oldest
}
resource "azurerm_storage_account" "other" {
  # expect: protocol TLSv1.0
  min_tls_version = var.store["oldest"]
}
resource "azurerm_key_vault_certificate" "web" { # expect: certificate X.509
  certificate_policy {
    key_properties {
      # expect: keygen RSA-3072
      key_type = "RSA"
      key_size = local.tls.sizes.key
    }
  }
}
resource "azurerm_key_vault_certificate" "curve" { # expect: certificate X.509
  certificate_policy {
    key_properties {
      # expect: keygen ECDSA-P-384
      key_type = "EC"
      curve    = "P-384"
    }
  }
}
resource "azurerm_cdn_frontdoor_custom_domain" "web" {
  tls {
    # expect: protocol TLSv1.2
    minimum_tls_version = "TLS12"
  }
}
resource "azurerm_frontdoor_custom_https_configuration" "web" {
  custom_https_configuration {
    # expect: protocol TLSv1.0
    minimum_tls_version = "1.0"
  }
}
resource "aws_lb_listener" "chosen" {
  # expect: protocol TLSv1.2
  # expect: protocol TLSv1.3
  ssl_policy = local.policies[var.environment]
}
resource "aws_lb_listener" "named" {
  # expect: protocol TLSv1.3
  ssl_policy = local.policies["prod"]
}
resource "aws_lb_listener" "either" {
  # expect: protocol TLSv1.2
  # expect: protocol TLSv1.3
  ssl_policy = var.modern && !var.old ? "ELBSecurityPolicy-TLS13-1-3-2021-06" : local.policy
}
resource "aws_lb_listener" "maybe" {
  # expect: protocol TLSv1.3
  ssl_policy = var.modern ? "ELBSecurityPolicy-TLS13-1-3-2021-06" : null
}
resource "aws_lb_listener" "open" {
  # expect: protocol TLS
  ssl_policy = var.unset
}
resource "aws_lb_listener" "cyclic" {
  # expect: protocol TLS
  ssl_policy = "${local.loop}"
}
# expect: keygen RSA-4096
resource "tls_private_key" "rsa" {
  algorithm = "RSA"
  rsa_bits  = local.bits
}
resource "aws_cloudfront_distribution" "cdn" {
  origin {
    custom_origin_config {
      # expect: protocol TLSv1.1
      # expect: protocol TLSv1.2
      origin_ssl_protocols = var.protocols
    }
  }
}
