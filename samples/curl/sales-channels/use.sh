# region create
curl -X POST "http://localhost:9000/admin/sales-channels" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Harbor shop"
}'

SALES_CHANNEL_ID="sc_…" # sales_channel.id in the response of POST /admin/sales-channels

curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "title": "Wool hat",
  "status": "published",
  "sales_channels": [
    {
      "id": "$SALES_CHANNEL_ID"
    }
  ],
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "One size",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 2500
        }
      ],
      "options": [
        {
          "value": "One size"
        }
      ]
    }
  ]
}
JSON

curl -X POST "http://localhost:9000/admin/publishable-api-keys" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Point of sale"
}'

PUBLISHABLE_API_KEY_ID="pk_…" # publishable_api_key.id in the response of POST /admin/publishable-api-keys

curl -X POST "http://localhost:9000/admin/publishable-api-keys/$PUBLISHABLE_API_KEY_ID/sales-channels/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "sales_channel_ids": [
    {
      "id": "$SALES_CHANNEL_ID"
    }
  ]
}
JSON
# endregion

# region without
curl "http://localhost:9000/store/products"
# endregion

# region with
PUBLISHABLE_KEY="pk_…" # publishable_api_key.id in the response of POST /admin/publishable-api-keys

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
VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products with the publishable API key

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
curl -G "http://localhost:9000/admin/orders" \
  --data-urlencode "sales_channel_id[]=$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
