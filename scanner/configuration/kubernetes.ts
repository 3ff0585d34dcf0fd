import { elbPolicies } from "./awsPolicies.ts"
import {
  attribute,
  certificate,
  groups,
  key,
  nothing,
  pem,
  policy,
  privateKey,
  type Product,
  revocation,
  suites,
  trust,
  type Use,
  versions
} from "./Product.ts"
import { checksPeer, skipsPeer } from "./trustUses.ts"
import { helm } from "./Variables.ts"

const nginxAnnotation = "metadata.annotations.nginx.ingress.kubernetes.io"
const issuer = "metadata.annotations.cert-manager.io"

const tls = { is: "protocol", facts: { name: "TLS" } } as const

const aesKey = key({ name: "AES", material: "secret-key" }, [16, 24, 32], "Kubernetes")

/** https://kubernetes.io/docs/tasks/administer-cluster/encrypt-data/#providers */
const storage: ReadonlyArray<Use> = [
  {
    is: "cipher",
    facts: { name: "AES", keyBits: 256, mode: "cbc", padding: "pkcs7" },
    in: ["aescbc"],
    rows: { "keys.secret": aesKey }
  },
  { is: "cipher", facts: { name: "AES", mode: "gcm" }, in: ["aesgcm"], rows: { "keys.secret": aesKey } },
  {
    is: "cipher",
    facts: { name: "XSalsa20-Poly1305" },
    in: ["secretbox"],
    rows: { "keys.secret": key({ name: "XSalsa20-Poly1305", material: "secret-key" }, [32], "Kubernetes") }
  }
]

/** https://github.com/istio/api: networking/v1alpha3/gateway.proto, destination_rule.proto and mesh/v1alpha1/config.proto. */
const istio: ReadonlyArray<Use> = [
  {
    ...tls,
    in: ["Gateway"],
    rows: {
      "spec.{servers,listeners}.tls.mode": {
        kind: "switch",
        on: /^(?:SIMPLE|MUTUAL|ISTIO_MUTUAL|OPTIONAL_MUTUAL|Terminate)$/
      },
      "spec.servers.tls.minProtocolVersion": versions("minimum"),
      "spec.servers.tls.maxProtocolVersion": versions("maximum"),
      "spec.servers.tls.cipherSuites": suites,
      "spec.servers.tls.{,tlsCertificates.}serverCertificate": certificate,
      "spec.servers.tls.{,tlsCertificates.}privateKey": privateKey,
      "spec.servers.tls.{,tlsCertificates.}caCertificates": trust,
      "spec.servers.tls.caCrl": revocation
    }
  },
  {
    ...tls,
    in: ["trafficPolicy", "portLevelSettings"],
    rows: {
      "tls.mode": { kind: "switch", on: /^(?:SIMPLE|MUTUAL|ISTIO_MUTUAL)$/, off: /^DISABLE$/ },
      "tls.clientCertificate": certificate,
      "tls.privateKey": privateKey,
      "tls.caCertificates": trust,
      "tls.caCrl": revocation
    }
  },
  {
    ...tls,
    in: ["meshMTLS", "tlsDefaults"],
    rows: { minProtocolVersion: versions("minimum"), ecdhCurves: groups, cipherSuites: suites }
  }
]

/*
 * https://kubernetes.io/docs/concepts/services-networking/ingress/#tls;
 * https://github.com/kubernetes/ingress-nginx/tree/main/docs/user-guide/nginx-configuration (annotations and ConfigMap);
 * https://cert-manager.io/docs/reference/api-docs/ (keys are RSA keys of 2048 bits if nothing is said, and ECDSA keys are on
 * P-256); https://kubernetes.io/docs/reference/config-api/kubelet-config.v1beta1/,
 * kubeconfig.v1/ and https://kubernetes.io/docs/reference/kubernetes-api/cluster-resources/api-service-v1/; monitors of
 * https://prometheus-operator.dev/docs/api-reference/api/.
 */
export const kubernetes: Product = {
  name: "kubernetes",
  files: [
    { path: /(?:^|\/)(?:\.kube\/config|kubeconfig[\w.-]*)$/ },
    {
      path: /\.ya?ml(?:\.[\w.-]+)?$|\.json$/,
      mark: /["']?kind["']?\s*:\s*["']?(?:Ingress|ConfigMap|Certificate|Gateway|Secret|DestinationRule|IstioOperator|KubeletConfiguration|Config|APIService|ServiceMonitor|PodMonitor|EncryptionConfig(?:uration)?)\b/
    }
  ],
  syntax: { kind: "yaml" },
  typed: "kind",
  variables: helm,
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
      defaultsOf: { RSA: { keyBits: 2048 }, ECDSA: { curve: "P-256" } },
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
      in: ["KubeletConfiguration"],
      rows: {
        tlsMinVersion: versions("minimum"),
        tlsCipherSuites: suites,
        tlsCertFile: certificate,
        tlsPrivateKeyFile: privateKey,
        "authentication.x509.clientCAFile": trust
      }
    },
    ...checksPeer(`${nginxAnnotation}/proxy-ssl-verify`, { in: ["Ingress"] }),
    ...skipsPeer("clusters.cluster.insecure-skip-tls-verify", { in: ["Config"] }),
    ...skipsPeer("spec.insecureSkipTLSVerify", { in: ["APIService"] }),
    ...skipsPeer("spec.{endpoints,podMetricsEndpoints}.tlsConfig.insecureSkipVerify", {
      in: ["ServiceMonitor", "PodMonitor"]
    }),
    ...skipsPeer("tls.insecureSkipVerify", { in: ["trafficPolicy", "portLevelSettings"] }),
    ...storage,
    ...istio
  ]
}
