# region currency
curl -X POST "http://localhost:9000/admin/store/currencies/eur" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region create
curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Northern Europe",
  "currency_code": "eur",
  "tax_rate": 25,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "dk",
    "se"
  ]
}'
# endregion

# region create-request
curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Northern Europe",
  "currency_code": "eur",
  "tax_rate": 25,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "dk",
    "se"
  ]
}'
# endregion

# region update
REGION_ID="reg_…" # region.id in the response of POST /admin/regions

curl -X POST "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Denmark and Sweden",
  "tax_rate": 20
}'
# endregion

# region countries
curl -X POST "http://localhost:9000/admin/regions/$REGION_ID/countries" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "country_code": "fi"
}'
# endregion

# region storefront
curl "http://localhost:9000/store/regions"
# endregion

# region delete
curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Iceland",
  "currency_code": "eur",
  "tax_rate": 24,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "is"
  ]
}'

REGION_ID="reg_…" # region.id in the response of POST /admin/regions, where name is Iceland

curl -X DELETE "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
