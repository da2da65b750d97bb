# region reasons
curl -X POST "http://localhost:9000/admin/return-reasons" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "value": "wrong_size",
  "label": "Wrong size",
  "description": "It does not fit"
}'

curl "http://localhost:9000/admin/return-reasons" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region request
ORDER_ID="order_…" # ID of an order
ITEM_ID="item_…" # ID of a line item
REASON_ID="rr_…" # return_reasons[].id in the response of GET /admin/return-reasons
OPTION_ID="so_…" # ID of the shipping option "Parcel back"

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/return" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 1,
      "reason_id": "$REASON_ID"
    }
  ],
  "return_shipping": {
    "option_id": "$OPTION_ID",
    "price": 300
  }
}
JSON
# endregion

# region list
curl "http://localhost:9000/admin/returns?limit=20" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region receive
RETURN_ID="ret_…" # returns[].id in the response of GET /admin/returns

curl -X POST "http://localhost:9000/admin/returns/$RETURN_ID/receive" \
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

curl "http://localhost:9000/admin/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region cancel
curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/return" \
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

RETURN_ID="ret_…" # order.returns[].id in the response of POST /admin/orders/{id}/return, where status is requested

curl -X POST "http://localhost:9000/admin/returns/$RETURN_ID/cancel" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region change-reason
RETURN_REASON_ID="rr_…" # return_reason.id in the response of POST /admin/return-reasons

curl -X POST "http://localhost:9000/admin/return-reasons/$RETURN_REASON_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "label": "Too small or too large"
}'
# endregion

# region delete-reason
curl -X DELETE "http://localhost:9000/admin/return-reasons/$RETURN_REASON_ID" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/return-reasons" \
  -H "Authorization: Bearer $TOKEN"
# endregion
