# region install
npm install ./packages/plugins/stheno-ip-lookup-0.1.0.tgz
# endregion

# region start
TRUSTED_PROXIES=1 npm run dev
# endregion

# region check
curl http://localhost:9000/store/regions/ip --header "X-Forwarded-For: 88.198.1.1"
# endregion
