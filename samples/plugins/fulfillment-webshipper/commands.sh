# region install
npm install ./packages/plugins/stheno-fulfillment-webshipper-0.1.0.tgz
# endregion
