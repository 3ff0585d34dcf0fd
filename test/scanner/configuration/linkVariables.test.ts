import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { Finding } from "../../../scanner/model/Finding.ts"
import { scannerWorkers } from "../../../src/node/scannerLayers.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

const shown = ({ path, place, facts, sources }: Finding): string =>
  `${path}:${place.line} ${facts.name} ${facts.version ?? facts.keyBits ?? "?"} ${(sources.version ?? sources.keyBits)?.from}`

const found = Effect.fnUntraced(function* (files: { readonly [path: string]: string }) {
  const { findings } = yield* scanFiles(files)
  return findings.map(shown)
})

const listener = 'resource "aws_lb_listener" "https" {\n  ssl_policy = var.policy\n}\n'
const variable = (value: string) => `variable "policy" {\n  default = "ELBSecurityPolicy-${value}"\n}\n`
const values = (value: string) => `policy = "ELBSecurityPolicy-${value}"\n`

const ONLY_12 = "TLS-1-2-2017-01"
const ONLY_13 = "TLS13-1-3-2021-06"

describe("variables that other files define", () => {
  it.live("of Terraform have the defaults of their folder", () =>
    Effect.gen(function* () {
      expect(
        yield* found({
          "lb/main.tf": listener,
          "lb/variables.tf": variable(ONLY_12),
          "other/variables.tf": variable(ONLY_13)
        })
      ).toEqual(["lb/main.tf:2 TLS 1.2 resolved"])
      expect(yield* found({ "main.tf": listener, "lb/variables.tf": variable(ONLY_12) })).toEqual([
        "main.tf:2 TLS ? unknown"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("of Terraform may be set by files of values, of which those that are always read go before", () =>
    Effect.gen(function* () {
      const tree = { "lb/main.tf": listener, "lb/variables.tf": variable(ONLY_12) }
      expect(yield* found({ ...tree, "lb/prod.tfvars": values(ONLY_13) })).toEqual([
        "lb/main.tf:2 TLS 1.2 resolved",
        "lb/main.tf:2 TLS 1.3 resolved"
      ])
      expect(yield* found({ ...tree, "lb/terraform.tfvars": values(ONLY_13) })).toEqual([
        "lb/main.tf:2 TLS 1.3 resolved"
      ])
      expect(yield* found({ "lb/main.tf": variable(ONLY_12) + listener, "lb/a.auto.tfvars": values(ONLY_13) })).toEqual(
        ["lb/main.tf:5 TLS 1.3 resolved"]
      )
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("of a module are what those say who use it", () =>
    Effect.gen(function* () {
      const use = `module "lb" {\n  source = "../modules/lb"\n  policy = "ELBSecurityPolicy-${ONLY_13}"\n}\n`
      expect(yield* found({ "modules/lb/main.tf": listener, "env/main.tf": use })).toEqual([
        "modules/lb/main.tf:2 TLS 1.3 resolved"
      ])
      expect(
        yield* found({ "modules/lb/main.tf": listener, "env/main.tf": use.replace("../modules", "../../modules") })
      ).toEqual(["modules/lb/main.tf:2 TLS ? unknown"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("of Terraform may be local values, whose file is evidence", () =>
    Effect.gen(function* () {
      const { findings } = yield* scanFiles({
        "keys/main.tf": 'resource "tls_private_key" "rsa" {\n  algorithm = "RSA"\n  rsa_bits  = local.bits\n}\n',
        "keys/locals.tf": "locals {\n  bits = 1024\n}\n"
      })
      expect(findings.map(shown)).toEqual(["keys/main.tf:1 RSA 1024 resolved"])
      expect(findings[0]!.evidence.filter(({ role }) => role === "definition")).toEqual([
        {
          path: "keys/locals.tf",
          place: { line: 2, column: 3, endLine: 2, endColumn: 14 },
          symbol: "local.bits",
          role: "definition"
        }
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("of a chart are the values beside its templates", () =>
    Effect.gen(function* () {
      const gateway = `apiVersion: networking.istio.io/v1
kind: Gateway
spec:
  servers:
    - tls:
        mode: SIMPLE
        minProtocolVersion: {{ .Values.gateway.tls.oldest | quote }}
`
      const chart = (oldest: string) => `gateway:\n  tls:\n    oldest: ${oldest}\n`
      const tree = {
        "charts/web/templates/gateway.yaml": gateway,
        "charts/web/values.yaml": chart("TLSV1_2"),
        "charts/other/values.yaml": chart("TLSV1_3")
      }
      expect(yield* found(tree)).toEqual(["charts/web/templates/gateway.yaml:7 TLS 1.2 resolved"])
      expect(yield* found({ "templates/gateway.yaml": gateway, "values.yaml": chart("TLSV1_3") })).toEqual([
        "templates/gateway.yaml:7 TLS 1.3 resolved"
      ])
      expect(yield* found({ "templates/gateway.yaml": gateway })).toEqual(["templates/gateway.yaml:7 TLS ? unknown"])
      const otherwise = gateway.replace("| quote", '| default "TLSV1_3" | quote')
      expect(yield* found({ "templates/gateway.yaml": otherwise })).toEqual([
        "templates/gateway.yaml:7 TLS 1.3 literal"
      ])
      expect(yield* found({ "templates/gateway.yaml": otherwise, "values.yaml": chart("TLSV1_2") })).toEqual([
        "templates/gateway.yaml:7 TLS 1.2 resolved"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("of a chart are put into the files that a ConfigMap holds", () =>
    Effect.gen(function* () {
      const { findings } = yield* scanFiles({
        "chart/templates/config.yaml": `apiVersion: v1
kind: ConfigMap
data:
  nginx.conf: |
    server {
      listen 443 ssl;
      ssl_protocols {{ .Values.tls.protocols | quote }};
      ssl_ciphers AES128-SHA;
    }
  notes.txt: |
    {{ .Values.notes }}
`,
        "chart/values.yaml": "notes: none\ntls:\n  protocols: TLSv1.1 TLSv1.2\n"
      })
      expect(findings.map(shown)).toEqual([
        "chart/templates/config.yaml:7 TLS 1.1 resolved",
        "chart/templates/config.yaml:7 TLS 1.2 resolved"
      ])
      expect(findings[0]!.evidence.filter(({ role }) => role === "definition")).toEqual([
        {
          path: "chart/values.yaml",
          place: { line: 3, column: 3, endLine: 3, endColumn: 29 },
          symbol: "tls.protocols",
          role: "definition"
        }
      ])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("of a role are its defaults", () =>
    Effect.gen(function* () {
      expect(
        yield* found({
          "roles/tls/tasks/main.yml": '- community.crypto.openssl_privatekey:\n    size: "{{ key_bits }}"\n',
          "roles/tls/defaults/main.yml": "key_bits: 1024\n",
          "roles/web/defaults/main.yml": "key_bits: 512\n"
        })
      ).toEqual(["roles/tls/tasks/main.yml:1 RSA 1024 resolved"])
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("give the same whatever the number of threads", () =>
    Effect.gen(function* () {
      const tree = {
        "lb/main.tf": listener,
        "lb/variables.tf": variable(ONLY_12),
        "lb/prod.tfvars": values(ONLY_13),
        "lb/dev.tfvars": values("2016-08")
      }
      const inProcess = yield* scanFiles(tree).pipe(Effect.provide(scannerOnce))
      const inWorkers = yield* scanFiles(tree).pipe(Effect.provide(scannerWorkers(2)))
      expect(inWorkers).toEqual(inProcess)
      expect(inProcess.findings.map(shown)).toEqual([
        "lb/main.tf:2 TLS 1.0 resolved",
        "lb/main.tf:2 TLS 1.1 resolved",
        "lb/main.tf:2 TLS 1.2 resolved",
        "lb/main.tf:2 TLS 1.3 resolved"
      ])
    })
  )
})
