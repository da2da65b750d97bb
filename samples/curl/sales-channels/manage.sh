# region hat
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Wool hat",
  "status": "published"
}'
# endregion

# region list
curl "http://localhost:9000/admin/sales-channels" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region create
curl -X POST "http://localhost:9000/admin/sales-channels" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Harbor shop",
  "description": "The point of sale at the harbor"
}'
# endregion

# region products
curl "http://localhost:9000/admin/products?q=hat" \
  -H "Authorization: Bearer $TOKEN"

SALES_CHANNEL_ID="sc_…" # sales_channel.id in the response of POST /admin/sales-channels
PRODUCT_ID="prod_…" # products[].id in the response of GET /admin/products

curl -X POST "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID/products/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "product_ids": [
    {
      "id": "$PRODUCT_ID"
    }
  ]
}
JSON

curl -G "http://localhost:9000/admin/products" \
  --data-urlencode "sales_channel_id[]=$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region retrieve
curl "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN"

curl -G "http://localhost:9000/admin/products" \
  --data-urlencode "sales_channel_id[]=$SALES_CHANNEL_ID" \
  --data-urlencode "fields=title" \
  -H "Authorization: Bearer $TOKEN"

curl -G "http://localhost:9000/admin/orders" \
  --data-urlencode "sales_channel_id[]=$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region stock
curl -X POST "http://localhost:9000/admin/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Harbor store room"
}'

LOCATION_ID="sloc_…" # stock_location.id in the response of POST /admin/stock-locations

curl -X POST "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID"
}
JSON
# endregion

# region key
curl -X POST "http://localhost:9000/admin/publishable-api-keys" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Point of sale at the harbor"
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

curl "http://localhost:9000/admin/publishable-api-keys/$PUBLISHABLE_API_KEY_ID/sales-channels" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region revoke
curl -X POST "http://localhost:9000/admin/publishable-api-keys/$PUBLISHABLE_API_KEY_ID/revoke" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region disable
curl -X POST "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "is_disabled": true
}'
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
