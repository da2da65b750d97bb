# region without
curl "http://localhost:9000/store/products"
# endregion

# region with
PUBLISHABLE_KEY="pk_…" # publishable API key, see Settings in the dashboard

curl "http://localhost:9000/store/products" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"
# endregion

# region cart
curl "http://localhost:9000/store/regions" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"

REGION_ID="reg_…" # regions[].id in the response of GET /store/regions

curl -X POST "http://localhost:9000/store/carts" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts
VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products

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

CART_ID="cart_…" # cart.id in the response of POST /store/carts

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
SALES_CHANNEL_ID="sc_…" # cart.sales_channel_id in the response of POST /store/carts/{id}/line-items

curl -G "http://localhost:9000/admin/orders" \
  --data-urlencode "sales_channel_id[]=$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
