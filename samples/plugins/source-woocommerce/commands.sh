# region install
npm install ./packages/plugins/stheno-source-woocommerce-0.1.0.tgz
# endregion

# region sign-in
source .env
TOKEN=$(curl --silent http://localhost:9000/admin/auth/token \
  -H "Content-Type: application/json" \
  -d "{ \"email\": \"$ADMIN_EMAIL\", \"password\": \"$ADMIN_PASSWORD\" }" |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')
# endregion

# region rehearse
curl http://localhost:9000/admin/woocommerce/imports \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"dry_run": true}'
# endregion

# region start
curl http://localhost:9000/admin/woocommerce/imports \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"kinds": ["products", "customers", "orders"]}'
# endregion

# region report
curl http://localhost:9000/admin/woocommerce/imports/$IMPORT_ID/report \
  -H "Authorization: Bearer $TOKEN" \
  --output report.csv
# endregion
