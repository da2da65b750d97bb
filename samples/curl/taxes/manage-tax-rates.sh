# region create
REGION_ID="reg_…" # ID of a region

curl -X POST "http://localhost:9000/admin/tax-rates" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "name": "Reduced rate",
  "code": "reduced",
  "rate": 6
}
JSON
# endregion

# region targets
TAX_RATE_ID="txr_…" # tax_rate.id in the response of POST /admin/tax-rates
PRODUCT_ID="prod_…" # ID of a product

curl -X POST "http://localhost:9000/admin/tax-rates/$TAX_RATE_ID/products/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "products": [
    "$PRODUCT_ID"
  ]
}
JSON

curl -G "http://localhost:9000/admin/tax-rates/$TAX_RATE_ID" \
  --data-urlencode "expand[]=products" \
  --data-urlencode "expand[]=product_types" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region effect
curl "http://localhost:9000/store/products/$PRODUCT_ID?region_id=$REGION_ID"
# endregion

# region list
curl "http://localhost:9000/admin/tax-rates?region_id=$REGION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
curl -X POST "http://localhost:9000/admin/tax-rates/$TAX_RATE_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "rate": 7
}'
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/tax-rates/$TAX_RATE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
