# region install
npm install ./packages/plugins/stheno-erp-brightpearl-0.1.0.tgz
# endregion
# region failed-jobs
npx stheno jobs failed
# endregion

# region sync
curl -X POST http://localhost:9000/admin/brightpearl/authorize \
  --header "Authorization: Bearer $TOKEN"
# endregion
