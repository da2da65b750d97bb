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
IMPORT_ID=$(curl --silent http://localhost:9000/admin/woocommerce/imports \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"dry_run": true}' |
  grep -o 'imp_[0-9A-Z]*' | head -1)
# endregion

# region start
IMPORT_ID=$(curl --silent http://localhost:9000/admin/woocommerce/imports \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"kinds": ["products", "customers", "orders"]}' |
  grep -o 'imp_[0-9A-Z]*' | head -1)
# endregion

# region report
curl http://localhost:9000/admin/woocommerce/imports/$IMPORT_ID/report \
  -H "Authorization: Bearer $TOKEN" \
  --output report.csv
# endregion

# region wait
while curl --silent http://localhost:9000/admin/woocommerce/imports/$IMPORT_ID \
  -H "Authorization: Bearer $TOKEN" | grep -q '"status":"running"'; do sleep 1; done
# endregion

# region ended
curl --silent http://localhost:9000/admin/woocommerce/imports/$IMPORT_ID \
  -H "Authorization: Bearer $TOKEN" | grep -o '"status":"[a-z]*"'
# endregion
