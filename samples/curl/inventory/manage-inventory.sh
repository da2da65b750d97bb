# region product
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain coat",
  "status": "published",
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "S",
      "sku": "COAT-S",
      "prices": [
        {
          "currency_code": "usd",
          "amount": 7900
        }
      ],
      "options": [
        {
          "value": "S"
        }
      ]
    }
  ]
}'
# endregion

# region location
curl -X POST "http://localhost:9000/admin/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Main depot"
}'

curl "http://localhost:9000/admin/store" \
  -H "Authorization: Bearer $TOKEN"

SALES_CHANNEL_ID="sc_…" # store.default_sales_channel_id in the response of GET /admin/store
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

# region item
curl "http://localhost:9000/admin/inventory-items?sku=COAT-S" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
INVENTORY_ITEM_ID="iitem_…" # inventory_items[].id in the response of GET /admin/inventory-items

curl -X POST "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "weight": 900,
  "hs_code": "6201.40",
  "origin_country": "pt"
}'
# endregion

# region level
curl -X POST "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID",
  "stocked_quantity": 10
}
JSON

curl -X POST "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels/$LOCATION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "stocked_quantity": 12,
  "incoming_quantity": 20
}'

curl "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region reserve
curl -X POST "http://localhost:9000/admin/reservations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "inventory_item_id": "$INVENTORY_ITEM_ID",
  "location_id": "$LOCATION_ID",
  "quantity": 3,
  "description": "Held for the photo shoot"
}
JSON
# endregion

# region variant
VARIANT_ID="variant_…" # inventory_items[].variants[].id in the response of GET /admin/inventory-items

curl "http://localhost:9000/admin/variants/$VARIANT_ID/inventory" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region release
RESERVATION_ID="resitem_…" # reservation.id in the response of POST /admin/reservations

curl -X DELETE "http://localhost:9000/admin/reservations/$RESERVATION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
