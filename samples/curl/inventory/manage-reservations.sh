# region stock
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain coat",
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "S",
      "sku": "COAT-S",
      "prices": [],
      "options": [
        {
          "value": "S"
        }
      ]
    }
  ]
}'

curl "http://localhost:9000/admin/inventory-items?sku=COAT-S" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Harbor depot"
}'

INVENTORY_ITEM_ID="iitem_…" # inventory_items[].id in the response of GET /admin/inventory-items
LOCATION_ID="sloc_…" # stock_location.id in the response of POST /admin/stock-locations

curl -X POST "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID",
  "stocked_quantity": 20
}
JSON
# endregion

# region create
curl -X POST "http://localhost:9000/admin/reservations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "inventory_item_id": "$INVENTORY_ITEM_ID",
  "location_id": "$LOCATION_ID",
  "quantity": 3,
  "description": "Window of the shop"
}
JSON
# endregion

# region level
curl "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region list
curl -G "http://localhost:9000/admin/reservations" \
  --data-urlencode "location_id[]=$LOCATION_ID" \
  --data-urlencode "quantity[gte]=2" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
RESERVATION_ID="resitem_…" # reservations[].id in the response of GET /admin/reservations

curl -X POST "http://localhost:9000/admin/reservations/$RESERVATION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "quantity": 2
}'
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/reservations/$RESERVATION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
