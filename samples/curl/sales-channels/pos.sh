# region counter
curl "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/shipping-profiles" \
  -H "Authorization: Bearer $TOKEN"

REGION_ID="reg_…" # regions[].id in the response of GET /admin/regions
PROFILE_ID="sp_…" # shipping_profiles[].id in the response of GET /admin/shipping-profiles, where type is default

curl -X POST "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Over the counter",
  "region_id": "$REGION_ID",
  "profile_id": "$PROFILE_ID",
  "provider_id": "manual",
  "data": {
    "id": "manual-fulfillment"
  },
  "price_type": "flat_rate",
  "amount": 0,
  "admin_only": true
}
JSON
# endregion

# region find
PUBLISHABLE_KEY="pk_…" # publishable API key, see Settings in the dashboard

curl "http://localhost:9000/store/products?q=HAT-1&region_id=$REGION_ID" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"
# endregion

# region sell
VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products

curl -X POST "http://localhost:9000/store/carts" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY" \
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

curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "counter@example.com"
}'

curl -X POST "http://localhost:9000/store/carts/$CART_ID/payment-sessions" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"
# endregion

# region hand-over
ORDER_ID="order_…" # data.id in the response of POST /store/carts/{id}/complete

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/capture" \
  -H "Authorization: Bearer $TOKEN"

OPTION_ID="so_…" # shipping_option.id in the response of POST /admin/shipping-options

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/shipping-methods" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "option_id": "$OPTION_ID",
  "price": 0
}
JSON

ITEM_ID="item_…" # order.items[].id in the response of POST /admin/orders/{id}/shipping-methods
LOCATION_ID="sloc_…" # ID of a stock location

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/fulfillment" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 2
    }
  ],
  "location_id": "$LOCATION_ID"
}
JSON

FULFILLMENT_ID="ful_…" # order.fulfillments[].id in the response of POST /admin/orders/{id}/fulfillment

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/shipment" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "fulfillment_id": "$FULFILLMENT_ID"
}
JSON
# endregion

# region stock
curl "http://localhost:9000/admin/variants/$VARIANT_ID/inventory" \
  -H "Authorization: Bearer $TOKEN"
# endregion
