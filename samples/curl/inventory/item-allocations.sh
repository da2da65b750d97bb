# region list
ORDER_ID="order_…" # ID of an order

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region move
RESERVATION_ID="resitem_…" # reservations[].id in the response of GET /admin/orders/{id}/reservations
LOCATION_ID="sloc_…" # ID of a stock location

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
LINE_ITEM_ID="item_…" # reservation.line_item_id in the response of POST /admin/reservations/{id}

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/line-items/$LINE_ITEM_ID/reserve" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region fulfill
ITEM_ID="item_…" # reservations[].line_item_id in the response of GET /admin/orders/{id}/reservations
LOCATION_ID="sloc_…" # reservations[].location_id in the response of GET /admin/orders/{id}/reservations

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

INVENTORY_ITEM_ID="iitem_…" # reservations[].inventory_item_id in the response of GET /admin/orders/{id}/reservations

curl "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN"
# endregion
