# region install
npm install ./packages/plugins/stheno-discount-generator-0.1.0.tgz
# endregion

# region template
REGION_ID=$(curl --silent http://localhost:9000/store/regions |
  grep -o 'reg_[0-9A-Z]*' | head -1)
curl --silent "http://localhost:9000/admin/discounts?fields=code,is_dynamic&expand=" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data "{
    \"code\": \"WELCOME\",
    \"is_dynamic\": true,
    \"usage_limit\": 1,
    \"valid_duration\": \"P30D\",
    \"regions\": [\"$REGION_ID\"],
    \"rule\": { \"type\": \"percentage\", \"value\": 10, \"allocation\": \"total\" }
  }"
# endregion

# region create
curl http://localhost:9000/admin/discount-code \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"discount_code": "WELCOME"}'
# endregion
