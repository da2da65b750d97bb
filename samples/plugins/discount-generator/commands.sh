# region install
npm install ./packages/plugins/stheno-discount-generator-0.1.0.tgz
# endregion

# region create
curl http://localhost:9000/admin/discount-code \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"discount_code": "WELCOME"}'
# endregion
