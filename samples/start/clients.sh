# region js-client
npm install ../stheno-packages/stheno-js-client-0.1.0.tgz
# endregion

# region react
npm install ../stheno-packages/stheno-js-client-0.1.0.tgz \
  ../stheno-packages/stheno-medusa-react-0.1.0.tgz @tanstack/react-query
# endregion

# region modules
npm init --yes
npm pkg set type=module
npm install ../stheno-packages/stheno-core-0.1.0.tgz \
  ../stheno-packages/stheno-server-0.1.0.tgz \
  ../stheno-packages/stheno-demo-shop-0.1.0.tgz \
  ../stheno-packages/stheno-create-medusa-app-0.1.0.tgz tsx
# endregion
