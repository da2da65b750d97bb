# region install
npm install ./packages/plugins/stheno-product-reviews-0.1.0.tgz
# endregion
