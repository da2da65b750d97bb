# region create
INVENTORY_ITEM_ID="iitem_…" # ID of an inventory item
LOCATION_ID="sloc_…" # ID of a stock location

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
