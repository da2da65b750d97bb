# region install
npm install ./packages/plugins/stheno-image-variants-0.1.0.tgz
# endregion

# region check
curl "http://localhost:9000/store/products?limit=1&fields=id,thumbnail,thumbnail_variants&expand=images"
# endregion
