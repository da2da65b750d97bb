# region list
curl "http://localhost:9000/store/regions"
# endregion

# region prices
curl "http://localhost:9000/store/products?region_id=$REGION_ID"
# endregion

# region cart
curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "country_code": "se"
}
JSON

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON
# endregion

# region move
curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON
# endregion
