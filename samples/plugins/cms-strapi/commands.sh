# region install
npm install ./packages/plugins/stheno-cms-strapi-0.1.0.tgz
# endregion
# region content-types
node create-content-types.mjs
# endregion

# region sync
curl -X POST http://localhost:9000/admin/strapi/sync \
  --header "Authorization: Bearer $TOKEN"
# endregion
