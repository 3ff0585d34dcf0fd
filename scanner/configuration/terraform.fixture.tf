# path: infra/main.tf
# expect: key AES-256
resource "aws_kms_key" "default" {
  description = "kind of key: RSA_2048"
}

# expect: key EC-P-256
resource "aws_kms_key" "signing" {
  customer_master_key_spec = "ECC_NIST_P256" # signs
  policy = jsonencode({
    Statement = [{ Effect = "Allow", Principal = { AWS = "*" } }]
  })
}
# expect: key AES-256
resource "aws_kms_external_key" "outside" { key_spec = "SYMMETRIC_DEFAULT" }
# expect: key unknown
resource "aws_kms_key" "open" {
  customer_master_key_spec = var.spec
}
data "aws_kms_key" "known" {
  key_id = "alias/known"
}
# expect: key RSA-PSS-SHA-256-MGF1-2048
resource "google_kms_crypto_key" "sign" {
  name = "sign"
  version_template {
    algorithm = "RSA_SIGN_PSS_2048_SHA256"
  }
}
# expect: key AES-256-GCM
resource "google_kms_crypto_key" "default" {
  name = <<EOT
    algorithm = "EC_SIGN_P256_SHA256"
  EOT
}
# expect: key RSA-3072
resource "azurerm_key_vault_key" "rsa" {
  key_type = "RSA-HSM"
  key_size = 3072
  key_opts = ["sign", "verify"]
}
# expect: key ECDSA-P-384
resource "azurerm_key_vault_key" "ec" {
  key_type = "EC"
  curve    = "P-384"
}
# expect: keygen RSA-4096
resource "tls_private_key" "rsa" {
  algorithm = "RSA"
  rsa_bits  = 4096
}
# expect: keygen ECDSA-P-384
resource "tls_private_key" "ec" {
  algorithm   = "ECDSA"
  ecdsa_curve = "P384"
}
resource "tls_private_key" "plain" { # expect: keygen RSA-2048
  algorithm = "RSA"
}
resource "tls_private_key" "curve" { # expect: keygen ECDSA-P-224
  algorithm = "ECDSA"
}
resource "tls_private_key" "edwards" { # expect: keygen Ed25519
  algorithm = "ED25519"
  rsa_bits  = 1024
}
resource "azurerm_key_vault_key" "plain" { # expect: key ECDSA-P-256
  key_type = "EC"
}
resource "aws_acm_certificate" "cert" {
  domain_name   = "example.com"
  # expect: keygen ECDSA-P-256
  key_algorithm = "EC_prime256v1"
}
resource "aws_acmpca_certificate_authority" "ca" {
  certificate_authority_configuration {
    # expect: keygen RSA-4096
    key_algorithm     = "RSA_4096"
    # expect: signature RSA-PKCS1-1.5-SHA-512
    signing_algorithm = "SHA512WITHRSA"
  }
}
resource "aws_s3_bucket_server_side_encryption_configuration" "sse" {
  rule {
    apply_server_side_encryption_by_default {
      # expect: cipher AES-256
      sse_algorithm = "AES256"
    }
  }
}
resource "aws_s3_bucket" "old" {
  server_side_encryption_configuration {
    rule {
      apply_server_side_encryption_by_default {
        sse_algorithm = "aws:kms"
      }
    }
  }
}
resource "aws_lb_listener" "https" {
  port            = "443"
  protocol        = "HTTPS"
  # expect: protocol TLSv1.1
  # expect: protocol TLSv1.2
  ssl_policy      = "ELBSecurityPolicy-TLS-1-1-2017-01"
  certificate_arn = aws_acm_certificate.cert.arn
}
resource "aws_lb_listener" "odd" {
  protocol   = "TLS"
  # expect: protocol TLS
  ssl_policy = "ELBSecurityPolicy-of-tomorrow"
}
resource "aws_lb_listener" "default" { # expect: protocol TLSv1.0; protocol TLSv1.1; protocol TLSv1.2
  protocol = "HTTPS"
}
resource "aws_lb_listener" "http" {
  port     = 80
  protocol = "HTTP"
}
resource "aws_cloudfront_distribution" "cdn" {
  origin {
    custom_origin_config {
      # expect: protocol TLSv1.1
      # expect: protocol TLSv1.2
      origin_ssl_protocols = ["TLSv1.1", "TLSv1.2"]
    }
  }
  viewer_certificate {
    # expect: protocol TLSv1.2
    # expect: protocol TLSv1.3
    minimum_protocol_version = "TLSv1.2_2021"
  }
}
resource "aws_api_gateway_domain_name" "api" {
  # expect: protocol TLSv1.2
  security_policy = "TLS_1_2"
}
resource "aws_apigatewayv2_domain_name" "api" {
  domain_name_configuration {
    # expect: protocol TLSv1.2
    security_policy = "TLS_1_2"
  }
}
resource "aws_opensearch_domain" "search" {
  domain_endpoint_options {
    # expect: protocol TLSv1.0
    # expect: protocol TLSv1.1
    # expect: protocol TLSv1.2
    tls_security_policy = "Policy-Min-TLS-1-0-2019-07"
  }
}
# expect: protocol TLS
resource "aws_elasticache_replication_group" "cache" { transit_encryption_enabled = true }
resource "aws_elasticache_replication_group" "open" { transit_encryption_enabled = false }
resource "google_compute_ssl_policy" "web" {
  # expect: protocol TLSv1.2 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  min_tls_version = "TLS_1_2"
  profile         = "CUSTOM"
  custom_features = ["TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"]
}
resource "azurerm_application_gateway" "gw" {
  ssl_policy {
    # expect: protocol TLSv1.2 suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    min_protocol_version = "TLSv1_2"
    cipher_suites        = ["TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"]
  }
}
resource "azurerm_storage_account" "store" {
  # expect: protocol TLSv1.2
  min_tls_version = "TLS1_2"
}
resource "azurerm_mssql_server" "sql" {
  # expect: protocol TLSv1.2
  minimum_tls_version = "1.2"
}
resource "azurerm_cosmosdb_account" "db" {
  # expect: protocol TLSv1.1
  minimal_tls_version = "Tls11"
}
resource "azurerm_cosmosdb_account" "old" {
  # expect: protocol TLSv1.0
  minimal_tls_version = "Tls"
}
resource "azurerm_postgresql_server" "pg" {
  # expect: protocol TLSv1.0
  ssl_minimal_tls_version_enforced = "TLS1_0"
}
resource "azurerm_linux_web_app" "app" {
  site_config {
    # expect: protocol TLSv1.2
    minimum_tls_version = "1.2"
  }
}
resource "azurerm_app_service" "app" {
  site_config {
    # expect: protocol TLSv1.1
    min_tls_version = 1.1
  }
}
resource "cloudflare_zone_settings_override" "zone" {
  settings {
    # expect: protocol TLSv1.3
    min_tls_version = "1.3"
  }
}
# expect: certificate X.509
resource "tls_self_signed_cert" "self" {
  private_key_pem = tls_private_key.rsa.private_key_pem
}
resource azurerm_redis_cache bare {
  # expect: protocol TLSv1.2
  minimum_tls_version = "1.2"
}
/* resource "aws_kms_key" "no" { customer_master_key_spec = "RSA_2048" } */
