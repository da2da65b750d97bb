# region js-client
npm install ../stheno-packages/stheno-js-client-0.1.0.tgz
# endregion

# region react
npm install ../stheno-packages/stheno-js-client-0.1.0.tgz \
  ../stheno-packages/stheno-medusa-react-0.1.0.tgz @tanstack/react-query
# endregion
