import { elbPolicies } from "./awsPolicies.ts"
import { attribute, groups, nothing, pem, policy, type Product, suites, trust, versions } from "./Product.ts"

const nginxAnnotation = "metadata.annotations.nginx.ingress.kubernetes.io"
const issuer = "metadata.annotations.cert-manager.io"

const tls = { is: "protocol", facts: { name: "TLS" } } as const

/*
 * https://kubernetes.io/docs/concepts/services-networking/ingress/#tls;
 * https://github.com/kubernetes/ingress-nginx/tree/main/docs/user-guide/nginx-configuration (annotations and ConfigMap);
 * https://cert-manager.io/docs/reference/api-docs/ (keys are RSA keys of 2048 bits if nothing is said, and ECDSA keys are on
 * P-256); https://istio.io/latest/docs/reference/config/networking/gateway/.
 */
export const kubernetes: Product = {
  name: "kubernetes",
  files: [
    {
      path: /\.ya?ml(?:\.[\w.-]+)?$|\.json$/,
      mark: /["']?kind["']?\s*:\s*["']?(?:Ingress|ConfigMap|Certificate|Gateway|Secret)\b/
    }
  ],
  syntax: { kind: "yaml" },
  typed: "kind",
  embeds: { in: "ConfigMap", member: "data" },
  uses: [
    {
      ...tls,
      in: ["Ingress"],
      rows: {
        "spec.tls.secretName": nothing,
        "spec.tls.hosts": nothing,
        [`${nginxAnnotation}/ssl-ciphers`]: suites,
        [`${nginxAnnotation}/auth-tls-secret`]: nothing,
        "metadata.annotations.alb.ingress.kubernetes.io/ssl-policy": policy(elbPolicies)
      }
    },
    {
      ...tls,
      in: ["Ingress"],
      rows: {
        [`${nginxAnnotation}/proxy-ssl-protocols`]: versions("list"),
        [`${nginxAnnotation}/proxy-ssl-ciphers`]: suites,
        [`${nginxAnnotation}/proxy-ssl-secret`]: nothing
      }
    },
    {
      ...tls,
      in: ["ConfigMap"],
      rows: {
        "data.ssl-protocols": versions("list"),
        "data.ssl-ciphers": suites,
        "data.ssl-ecdh-curve": groups,
        "data.ssl-dh-param": nothing
      }
    },
    {
      is: "keygen",
      in: ["Certificate"],
      where: { name: "apiVersion", value: /^(?:cert-manager\.io|certmanager\.k8s\.io)\// },
      always: true,
      defaults: { name: "RSA", keyBits: 2048 },
      rows: {
        "spec.privateKey.algorithm": attribute("algorithm", "keyType"),
        "spec.privateKey.size": attribute("keyBits", "int"),
        "spec.keyAlgorithm": attribute("algorithm", "keyType"),
        "spec.keySize": attribute("keyBits", "int")
      }
    },
    {
      is: "keygen",
      in: ["Ingress"],
      rows: {
        [`${issuer}/private-key-algorithm`]: attribute("algorithm", "keyType"),
        [`${issuer}/private-key-size`]: attribute("keyBits", "int")
      }
    },
    { in: ["Secret"], rows: { "data.{tls.crt,tls.key,ca.crt,ssh-privatekey}": pem } },
    {
      ...tls,
      in: ["Gateway"],
      rows: {
        "spec.{servers,listeners}.tls.mode": {
          says: "switch",
          on: /^(?:SIMPLE|MUTUAL|ISTIO_MUTUAL|OPTIONAL_MUTUAL|Terminate)$/
        },
        "spec.servers.tls.minProtocolVersion": versions("minimum"),
        "spec.servers.tls.maxProtocolVersion": versions("maximum"),
        "spec.servers.tls.ecdhCurves": groups,
        "spec.servers.tls.caCertificates": trust
      }
    }
  ]
}
