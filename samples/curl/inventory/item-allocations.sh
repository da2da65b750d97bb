# region list
curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region move
curl -X POST "http://localhost:9000/admin/reservations/$RESERVATION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID"
}
JSON
# endregion

# region release
curl -X DELETE "http://localhost:9000/admin/reservations/$RESERVATION_ID" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region reserve
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/line-items/$LINE_ITEM_ID/reserve" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region fulfill
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

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN"
# endregion
