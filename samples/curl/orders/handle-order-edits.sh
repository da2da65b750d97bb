# region request
ORDER_ID="order_…" # ID of an order

curl -X POST "http://localhost:9000/admin/order-edits" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "order_id": "$ORDER_ID"
}
JSON

ORDER_EDIT_ID="oe_…" # order_edit.id in the response of POST /admin/order-edits
VARIANT_ID="variant_…" # ID of the variant L

curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/items" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON

curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/request" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region show
curl "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID"
# endregion

# region decline
curl -X POST "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID/decline" \
  -H "Content-Type: application/json" \
  -d '{
  "declined_reason": "Two coats are enough."
}'
# endregion

# region again
curl -X POST "http://localhost:9000/admin/order-edits" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "order_id": "$ORDER_ID"
}
JSON

ORDER_EDIT_ID="oe_…" # order_edit.id in the response of POST /admin/order-edits

curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/items" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON

curl -X POST "http://localhost:9000/admin/order-edits/$ORDER_EDIT_ID/request" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region pay
curl "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID"

PAYMENT_COLLECTION_ID="paycol_…" # order_edit.payment_collection_id in the response of GET /store/order-edits/{id}

curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions" \
  -H "Content-Type: application/json" \
  -d '{
  "provider_id": "manual"
}'

SESSION_ID="ps_…" # payment_collection.payment_sessions[].id in the response of POST /store/payment-collections/{id}/sessions

curl -X POST "http://localhost:9000/store/payment-collections/$PAYMENT_COLLECTION_ID/sessions/$SESSION_ID/authorize"
# endregion

# region complete
curl -X POST "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID/complete"

curl "http://localhost:9000/store/orders/$ORDER_ID"
# endregion
