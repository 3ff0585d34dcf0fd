#!/bin/bash
kubectl --insecure-skip-tls-verify get pods # expect: protocol TLS verification=none
kubectl get pods -n made-up --insecure-skip-tls-verify=true # expect: protocol TLS verification=none
kubectl config set-cluster made-up --insecure-skip-tls-verify=true --server="$SERVER" # expect: protocol TLS verification=none
kubectl --insecure-skip-tls-verify=false get pods # expect: protocol TLS verification=peer
oc login "$SERVER" --token="$TOKEN" --insecure-skip-tls-verify=true # expect: protocol TLS verification=none
oc login "$SERVER" --insecure-skip-tls-verify=false # expect: protocol TLS verification=peer
helm repo add made-up https://made.up/charts --insecure-skip-tls-verify # expect: protocol TLS verification=none
helm upgrade made-up ./chart --kube-insecure-skip-tls-verify # expect: protocol TLS verification=none
helm upgrade made-up ./chart --kube-insecure-skip-tls-verify="$SKIP" # expect: protocol TLS verification=unsaid
kubectl get pods
helm install made-up ./chart
echo kubectl --insecure-skip-tls-verify
other --insecure-skip-tls-verify
