# region switch
curl -X POST "http://localhost:9000/admin/currencies/eur" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "includes_tax": true
}'
# endregion

# region cart
curl "http://localhost:9000/store/regions"

curl "http://localhost:9000/store/variants?title=S"

REGION_ID="reg_…" # regions[].id in the response of GET /store/regions
VARIANT_ID="variant_…" # variants[].id in the response of GET /store/variants

curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 2
    }
  ]
}
JSON
# endregion
