# region install
npm install ./packages/plugins/stheno-fulfillment-table-rate-0.1.0.tgz
# endregion
