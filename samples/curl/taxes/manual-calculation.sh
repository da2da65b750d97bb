# region create
REGION_ID="reg_…" # ID of a region

curl -X POST "http://localhost:9000/admin/regions/$REGION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "automatic_taxes": false
}'

VARIANT_ID="variant_…" # ID of the variant S

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

# region without
CART_ID="cart_…" # cart.id in the response of POST /store/carts

curl "http://localhost:9000/store/carts/$CART_ID"
# endregion

# region with
curl -X POST "http://localhost:9000/store/carts/$CART_ID/taxes"
# endregion
