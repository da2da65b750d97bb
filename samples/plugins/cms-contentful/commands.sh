# region install
npm install ./packages/plugins/stheno-cms-contentful-0.1.0.tgz
# endregion

# region sync
curl -X POST http://localhost:9000/admin/contentful/sync \
  --header "Authorization: Bearer $TOKEN"
# endregion
