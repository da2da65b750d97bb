# region create
REGION_ID="reg_…" # ID of a region

curl -X POST "http://localhost:9000/admin/discounts" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "code": "AUTUMN10",
  "regions": [
    "$REGION_ID"
  ],
  "rule": {
    "type": "percentage",
    "value": 10,
    "allocation": "total"
  }
}
JSON

curl -X POST "http://localhost:9000/admin/discounts" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "code": "NOPOSTAGE",
  "regions": [
    "$REGION_ID"
  ],
  "rule": {
    "type": "free_shipping",
    "value": 0,
    "allocation": "total"
  }
}
JSON

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

CART_ID="cart_…" # cart.id in the response of POST /store/carts
OPTION_ID="so_…" # ID of the shipping option "Parcel"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/shipping-methods" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "option_id": "$OPTION_ID"
}
JSON
# endregion

# region apply
curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "discounts": [
    {
      "code": "autumn10"
    }
  ]
}'
# endregion

# region shipping
curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "discounts": [
    {
      "code": "AUTUMN10"
    },
    {
      "code": "NOPOSTAGE"
    }
  ]
}'
# endregion

# region remove
curl -X DELETE "http://localhost:9000/store/carts/$CART_ID/discounts/AUTUMN10"
# endregion

# region wrong
curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "discounts": [
    {
      "code": "SPRING"
    }
  ]
}'
# endregion
