# region default
REGION_ID="reg_…" # ID of a region

curl -X POST "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "tax_rate": 20,
  "tax_code": "VAT20"
}'
# endregion

# region providers
curl "http://localhost:9000/admin/store/tax-providers" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region automatic
curl -X POST "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "automatic_taxes": false
}'
# endregion

# region again
curl -X POST "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "automatic_taxes": true
}'
# endregion

# region gift-cards
curl -X POST "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "gift_cards_taxable": false
}'
# endregion

# region inclusive
curl -X POST "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "includes_tax": true
}'

curl -X POST "http://localhost:9000/admin/currencies/eur" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "includes_tax": true
}'
# endregion

# region effect
curl "http://localhost:9000/store/products?region_id=$REGION_ID"
# endregion
