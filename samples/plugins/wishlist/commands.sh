# region install
npm install ./packages/plugins/stheno-wishlist-0.1.0.tgz
# endregion
