import { library, named } from "../rule.ts"

const secured = { is: "protocol", name: "TLS" } as const

/*
 * Options by which clients of Kubernetes take any certificate of the cluster, or of a chart repository: kubectl
 * (https://kubernetes.io/docs/reference/kubectl/kubectl/), oc of OpenShift, which takes over those of kubectl, and Helm 3
 * (https://helm.sh/docs/helm/helm_pull/). Whether kubectl runs a command is said beside other programs that do.
 */
export const kubernetes = library(
  "shell",
  "kubernetes",
  {
    "{kubectl,oc}(insecure-skip-tls-verify:)": {
      ...secured,
      verification: named("insecure-skip-tls-verify", "acceptsAnyPeer")
    },
    "helm({insecure-skip-tls-verify,kube-insecure-skip-tls-verify}:)": {
      ...secured,
      verification: named("{1}", "acceptsAnyPeer")
    }
  },
  {
    oc: { valued: "namespace|n context kubeconfig cluster server|s token", flags: "insecure-skip-tls-verify" },
    helm: {
      valued: "namespace|n kube-context kubeconfig version set values|f",
      flags: "insecure-skip-tls-verify kube-insecure-skip-tls-verify"
    }
  }
)
