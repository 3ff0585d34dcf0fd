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
