# region show
ORDER_EDIT_ID="oe_…" # ID of an order edit

curl "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID"
# endregion

# region decline
curl -X POST "http://localhost:9000/store/order-edits/$ORDER_EDIT_ID/decline" \
  -H "Content-Type: application/json" \
  -d '{
  "declined_reason": "Two coats are enough."
}'
# endregion

# region pay
ORDER_EDIT_ID="oe_…" # ID of an order edit

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

ORDER_ID="order_…" # order_edit.order_id in the response of POST /store/order-edits/{id}/complete

curl "http://localhost:9000/store/orders/$ORDER_ID"
# endregion
