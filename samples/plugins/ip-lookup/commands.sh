# region install
npm install ./packages/plugins/stheno-ip-lookup-0.1.0.tgz
# endregion

# region check
curl https://shop.example.com/store/regions/ip
# endregion
