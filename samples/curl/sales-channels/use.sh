# region without
curl "http://localhost:9000/store/products"
# endregion

# region with
curl "http://localhost:9000/store/products" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"
# endregion

# region cart
curl "http://localhost:9000/store/regions" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"

curl -X POST "http://localhost:9000/store/carts" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON
# endregion

# region refused
curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
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

# region orders
curl -G "http://localhost:9000/admin/orders" \
  --data-urlencode "sales_channel_id[]=$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
