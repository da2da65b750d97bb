# region image
docker build --file shop.dockerfile --tag images.example.com/shop:1 .
docker push images.example.com/shop:1
# endregion

# region secret
kubectl create secret generic shop --from-env-file=kubernetes-secret.env
rm kubernetes-secret.env
# endregion

# region certificate
kubectl create secret tls shop-api-certificate --cert=fullchain.pem --key=privkey.pem
# endregion

# region first
kubectl apply --filename kubernetes.yaml
kubectl rollout status deployment/shop-api --timeout=5m
# endregion

# region update
sed -i.bak 's#/shop:1$#/shop:2#' kubernetes.yaml kubernetes-migrate.yaml
job=$(kubectl create --filename kubernetes-migrate.yaml --output name)
kubectl wait "$job" --for=condition=complete --timeout=15m &&
  kubectl apply --filename kubernetes.yaml &&
  kubectl rollout status deployment/shop-api --timeout=5m
# endregion

# region undo
kubectl rollout undo deployment/shop-api
kubectl rollout undo deployment/shop-worker
# endregion

# region command
kubectl exec deployment/shop-api -- node node_modules/.bin/stheno doctor
# endregion
