# region list
curl "http://localhost:9000/admin/orders?limit=10" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region filter
curl -G "http://localhost:9000/admin/orders" \
  --data-urlencode "payment_status[]=awaiting" \
  --data-urlencode "fulfillment_status[]=not_fulfilled" \
  --data-urlencode "created_at[gte]=2026-01-01T00:00:00Z" \
  --data-urlencode "q=ada@example.com" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region retrieve
ORDER_ID="order_…" # orders[].id in the response of GET /admin/orders

curl "http://localhost:9000/admin/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region details
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "ada.byron@example.com",
  "shipping_address": {
    "first_name": "Ada",
    "last_name": "Byron",
    "address_1": "Main Street 1",
    "address_2": "Second floor",
    "city": "Aarhus",
    "postal_code": "8000",
    "country_code": "dk"
  }
}'
# endregion

# region capture
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/capture" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region fulfill
ITEM_ID="item_…" # order.items[].id in the response of POST /admin/orders/{id}/capture

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/fulfillment" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1
    }
  ]
}
JSON
# endregion

# region ship
FULFILLMENT_ID="ful_…" # order.fulfillments[].id in the response of POST /admin/orders/{id}/fulfillment

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/shipment" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "fulfillment_id": "$FULFILLMENT_ID",
  "tracking_numbers": [
    "PARCEL-1"
  ]
}
JSON
# endregion

# region refund
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/refund" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "amount": 1000,
  "reason": "discount",
  "note": "A button was missing."
}'
# endregion
